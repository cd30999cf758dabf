import StewardModels
import StewardPersistence
import StewardQuery

/// What a copy is called where nobody says: `Lamp (2)`, and where there is one, `Lamp (3)`.
///
/// The number stands in parentheses, as one in the name itself tells kinds of things apart: a second
/// `iPhone 15` is no `iPhone 16`.
struct FreeName {
  let type: RecordType
  let snapshot: Snapshot

  init(_ type: RecordType, _ snapshot: Snapshot) {
    self.type = type
    self.snapshot = snapshot
  }

  /// The next name after that of a record; nil where records have none.
  func next(to record: StoredRecord) throws -> String? {
    guard let field = type.field(role: .name), field.kind == .text else { return nil }
    let name = try snapshot.name(of: RecordReference(type: type.name, id: record.id))
    let stem = Self.parts(name)?.stem ?? name
    var last = 1
    let query = RecordQuery(
      type.name, filter: .text(FieldPath(field.name), .startsWith, stem + " ("))
    try snapshot.scan(query, fields: [field.name]) { row in
      if let number = Self.parts(row.text(0))?.number { last = max(last, number) }
      return true
    }
    return "\(stem) (\(last + 1))"
  }

  /// `Lamp (2)` as `Lamp` and 2; nil for a name without such a number.
  static func parts(_ name: String) -> (stem: String, number: Int)? {
    guard name.hasSuffix(")"), let open = name.lastIndex(of: "("), open > name.startIndex else {
      return nil
    }
    let digits = name[name.index(after: open)...].dropLast()
    let stem = name[..<name.index(before: open)]
    guard name[name.index(before: open)] == " ", !stem.isEmpty, (1...9).contains(digits.utf8.count),
      digits.utf8.allSatisfy({ (48...57).contains($0) }), let number = Int(digits), number > 0
    else { return nil }
    return (String(stem), number)
  }
}
