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
        } catch let error as any StewardError where !(error is StoreError) {
          var record = ForeignRecord(
            Entry.schema.name, id: IdentifierSource.shared.next(), line: line)
          record.refuse(
            error.hint.map {
              Message(
                "interchange.problem.hinted",
                ["problem": .message(error.message), "hint": .message($0)])
            } ?? error.message, label: "", source: source)
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
