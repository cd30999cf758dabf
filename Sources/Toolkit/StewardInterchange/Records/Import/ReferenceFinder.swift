import StewardModels
import StewardPersistence
import StewardQuery

/// Finds the records that rows refer to, and makes those that a name is enough for.
struct ReferenceFinder {
  /// A reference by identity to a record that may still come.
  struct Pending {
    let line: Int
    let problem: RowProblem
  }

  private let types: [ImportType]
  private var resolvers: [String: PathResolver] = [:]
  private var found: [String: [String: Identifier]] = [:]
  private var known: Set<RecordReference> = []
  /// References to records that were not there yet.
  private(set) var pending: [RecordReference: Pending] = [:]

  init(_ types: [ImportType]) { self.types = types }

  /// The record that a path or a name means.
  ///
  /// - Returns: nil where there is none and none can be made.
  mutating func record(
    named text: String, type: String, in transaction: Transaction
  ) throws -> Identifier? {
    if let known = found[type]?[text] { return known }
    var resolver = resolvers[type] ?? PathResolver(type: type)
    let id: Identifier?
    if makes(type) {
      id = try resolver.make(text, in: transaction)
    } else {
      id = try resolver.find(text, in: transaction) ?? only(text, type, in: transaction)
    }
    resolvers[type] = resolver
    if let id { found[type, default: [:]][text] = id }
    return id
  }

  /// The record that holds a text in the field by which records of its type are known.
  ///
  /// - Returns: nil where none does, and where several do.
  mutating func record(
    holding text: String, in field: FieldPath, type: String, _ transaction: Transaction
  ) throws -> Identifier? {
    let name = "\(field)\u{0}\(text)"
    if let known = found[type]?[name] { return known }
    let records = try transaction.records(
      RecordQuery(type, filter: .text(field, .equals, text), limit: 2))
    guard records.count == 1, let id = records.first?.id else { return nil }
    found[type, default: [:]][name] = id
    return id
  }

  /// The only record whose path ends like this.
  private func only(
    _ text: String, _ type: String, in transaction: Transaction
  ) throws -> Identifier? {
    let candidates = try transaction.records(
      endingIn: RecordPath(text), type: type, limit: 2)
    return candidates.count == 1 ? candidates.first : nil
  }

  /// Whether records of a type are made of their names: those of the main type are what a file is
  /// about, and are never made because another record names one.
  private func makes(_ type: String) -> Bool {
    guard let index = types.firstIndex(where: { $0.type.name == type }), index > 0 else {
      return false
    }
    return types[index].isMadeByName
  }

  /// Whether a record of an identity is there.
  mutating func isThere(_ record: RecordReference, in transaction: Transaction) throws -> Bool {
    if known.contains(record) { return true }
    guard try transaction.record(record) != nil else { return false }
    if known.count > 50_000 { known.removeAll() }
    known.insert(record)
    return true
  }

  /// Notes a reference to a record that may still come.
  mutating func wait(for record: RecordReference, _ pending: Pending) {
    if self.pending[record] == nil { self.pending[record] = pending }
  }
}
