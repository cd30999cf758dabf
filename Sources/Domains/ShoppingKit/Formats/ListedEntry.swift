import StewardInterchange
import StewardModels
import StewardPersistence
import StewardText

/// What a file says of one entry.
struct ListedEntry {
  /// Name, amount and price.
  var text: EntryText
  var isChecked = false
  var category: String?
  var shop: String?
  var note: String?
}

/// A cell of a table that cannot be read.
struct ListedFault: Error {
  let column: String
  let source: String
  let message: Message

  /// What is wrong, with what can be done about it where that is known.
  static func message(_ error: any StewardError) -> Message {
    guard let hint = error.hint else { return error.message }
    return Message(
      "interchange.problem.hinted", ["problem": .message(error.message), "hint": .message(hint)])
  }
}

/// One part of a file with lists.
enum ListedPart {
  /// A list begins; nil is the first of all lists.
  case list(String?, note: String?)
  /// An entry of the list that began last.
  case entry(() throws -> ListedEntry)
}

/// Takes a file apart into lists and entries.
protocol ListedParts: AnyObject {
  /// Goes to the beginning.
  ///
  /// - Parameter names: Whether a text names a product.
  func begin(names: @escaping (String) throws -> Bool) throws
  /// The next part and its line, or nil at the end.
  func next() throws -> (part: ListedPart, line: Int, source: String)?
  var fraction: Double? { get }
  var replacements: Replacements { get }
  /// Writes the part read last.
  func writeRejected(_ reasons: [String], to output: ByteOutput) throws
}

/// Makes records of the lists and entries of a file.
final class ListedReader: ForeignReader {
  private let parts: any ListedParts
  private let reading: ForeignReading
  private var finder: EntryFinder?
  private var list: EntryFinder.Found?
  private var queue: [ForeignRecord] = []

  init(_ parts: any ListedParts, _ reading: ForeignReading) {
    self.parts = parts
    self.reading = reading
  }

  func begin(in snapshot: Snapshot) throws {
    let finder = EntryFinder(snapshot, now: reading.context.now)
    self.finder = finder
    list = nil
    queue = []
    try parts.begin { try finder.isProduct($0) }
  }

  func next() throws -> ForeignRecord? {
    while queue.isEmpty, let (part, line, source) = try parts.next() {
      guard let finder else { return nil }
      switch part {
      case .list(let name, let note):
        list = try finder.list(name, note: note, line: line, into: &queue)
      case .entry(let read):
        let known = try list ?? finder.list(nil, note: nil, line: line, into: &queue)
        list = known
        do {
          try finder.entry(try read(), on: known, line: line, source: source, into: &queue)
        } catch let fault as ListedFault {
          var record = ForeignRecord(
            Entry.schema.name, id: IdentifierSource.shared.next(), line: line)
          record.refuse(fault.message, label: fault.column, source: fault.source)
          queue.append(record)
        } catch let error as any StewardError where !(error is StoreError) {
          var record = ForeignRecord(
            Entry.schema.name, id: IdentifierSource.shared.next(), line: line)
          record.refuse(
            ListedFault.message(error), label: Entry.schema.name, source: source)
          queue.append(record)
        }
      }
    }
    return queue.isEmpty ? nil : queue.removeFirst()
  }

  var fraction: Double? { parts.fraction }
  var replacements: Replacements { parts.replacements }
  var warnings: [RowProblem] { [] }

  func writeRejected(_ reasons: [String], to output: ByteOutput) throws {
    try parts.writeRejected(reasons, to: output)
  }
}
