import StewardModels

/// A record on its way from a file to a store: what a row says, field by field, and what is wrong
/// with it.
///
/// An import has one and fills it anew for each row.
final class RecordDraft {
  /// A reference by name or path, which only a store can tell the record of.
  struct Named {
    let field: Int
    let type: String
    let text: String
    /// The field by which the record is known, where that is not its name.
    var key: Int?

    /// How many names stand in it, as far as slashes tell.
    var length: Int {
      key == nil ? text.utf8.count { $0 == UInt8(ascii: "/") } + 1 : 1
    }
  }

  /// A text that the domain reads in a way of its own.
  struct Special {
    let field: Int
    let text: String
  }

  /// One of the person's own fields; nil where the row says that there is none.
  struct Own {
    let column: OwnColumn
    let value: OwnValue?
    /// Whether it is text only because the file knows no other kind of value.
    var isText = false
  }

  /// The type.
  private(set) var type: ImportType
  /// Which row of the file it is, counted from one.
  var number = 0
  /// The physical line where the row begins.
  private(set) var line = 0
  /// What each field holds, where the row says so.
  var values: [Value]
  /// Whether the row says something of a field.
  var isGiven: [Bool]
  var named: [Named] = []
  var special: [Special] = []
  var own: [Own] = []
  /// What cannot be read.
  var problems: [RowProblem] = []
  /// Whether the row comes from another program's file, whose reader knows the records that are
  /// there.
  var isForeign = false
  /// Whether the row adds to the record of an earlier row.
  var isFurther = false
  /// When what the row says of a field counts, where that is not always.
  var rules: [Int: ForeignRecord.Rule] = [:]
  /// What stands for the row's content.
  var digest = ContentDigest(high: 0, low: 0)

  init(_ type: ImportType) {
    self.type = type
    values = type.layout.absent
    isGiven = type.layout.absent.map { _ in false }
  }

  /// Begins with a row of which nothing is known.
  func begin(_ type: ImportType, line: Int) {
    self.line = line
    isFurther = false
    values = type.layout.absent
    if type !== self.type || isGiven.count != values.count {
      self.type = type
      isGiven = values.map { _ in false }
    } else {
      for index in isGiven.indices { isGiven[index] = false }
    }
    named.removeAll(keepingCapacity: true)
    special.removeAll(keepingCapacity: true)
    own.removeAll(keepingCapacity: true)
    problems.removeAll(keepingCapacity: true)
    if !rules.isEmpty { rules.removeAll(keepingCapacity: true) }
  }

  /// Forgets what does not count for a record that is there.
  func applyRules(over old: [Value]) {
    for (field, rule) in rules {
      switch rule {
      case .always: continue
      case .whereNew: isGiven[field] = false
      case .whereEmpty:
        if !old[field].isNone, old[field] != type.layout.absent[field] { isGiven[field] = false }
      }
    }
  }

  /// Says what a field holds.
  func set(_ field: Int, _ value: Value) {
    values[field] = value
    isGiven[field] = true
  }

  /// How deep the records lie that the row names and that are of its own type: those that lie in
  /// no other come first.
  var depth: Int {
    var depth = 0
    for name in named where name.type == type.type.name { depth = max(depth, name.length) }
    return depth
  }

  /// Whether the row says what the field holds by which records are found.
  func holds(_ key: Int) -> Bool {
    special.contains { $0.field == key } || isGiven[key] && !values[key].isNone
  }

  /// The identity, where the row gives one.
  var identity: Identifier? {
    if isGiven[0], case .reference(let id) = values[0] { id } else { nil }
  }
}
