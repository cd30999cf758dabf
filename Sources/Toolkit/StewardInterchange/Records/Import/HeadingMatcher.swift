import StewardModels
import StewardPersistence
import StewardText

/// Tells what a heading means: a field by its name or title, one of the person's own, or what the
/// person or the domain said that it means.
///
/// Case, accents, spaces, hyphens and underscores do not count.
struct HeadingMatcher {
  /// What a heading means.
  enum Meaning: Hashable {
    case field(Int)
    case own(OwnColumn)
    /// The unit or the currency of what another column holds for the field.
    case unit(Int)
    case ignored
  }

  private let type: RecordType
  private var said: [String: Meaning] = [:]
  private var known: [String: Meaning] = [:]
  private let ownPrefixes: [(prefix: String, field: Int)]

  /// - Parameters:
  ///   - said: What the person says that headings mean.
  ///   - aliases: What the domain says that they mean.
  /// - Throws: `InterchangeError.Code.unknownField` where `said` names a field that is none.
  init(
    _ type: RecordType, said: [String: String], aliases: [String: String]
  ) throws(InterchangeError) {
    self.type = type
    ownPrefixes = Self.ownNames(type)
    for (index, field) in type.fields.enumerated().reversed() {
      known[Self.key(field.title)] = .field(index)
    }
    for (index, field) in type.fields.enumerated() {
      for alias in field.aliases { known[Self.key(alias)] = .field(index) }
    }
    for (index, field) in type.fields.enumerated() { known[Self.key(field.name)] = .field(index) }
    known[Self.key(RecordFormat.problemsHeading)] = .ignored
    for (heading, name) in aliases {
      // A domain's table may name fields of a newer version: those are no columns of this one.
      guard known[Self.key(heading)] == nil, let meaning = meaning(ofName: name) else { continue }
      known[Self.key(heading)] = meaning
    }
    for (heading, name) in said {
      guard let meaning = meaning(ofName: name) else { throw unknownField(name) }
      self.said[Self.key(heading)] = meaning
    }
  }

  /// Tells what the headings of another program's table mean.
  ///
  /// Fields of this type that the table does not declare mean nothing in it.
  ///
  /// - Throws: `InterchangeError.Code.unknownField` where `said` names a field that is none.
  init(
    _ type: RecordType, said: [String: String], table: ForeignTable
  ) throws(InterchangeError) {
    self.type = type
    ownPrefixes =
      table.ownPrefix.flatMap { prefix in
        type.fields.firstIndex { $0.kind == .own }.map { [(prefix.lowercased(), $0)] }
      } ?? []
    known[Self.key(RecordFormat.problemsHeading)] = .ignored
    for column in table.columns {
      guard let name = column.field,
        let field = type.fields.firstIndex(where: { $0.name == name })
      else { continue }
      for heading in column.headings { known[Self.key(heading)] = .field(field) }
      if let unit = column.unitHeading { known[Self.key(unit)] = .unit(field) }
    }
    for (heading, name) in said {
      guard let meaning = meaning(ofName: name) else { throw unknownField(name) }
      self.said[Self.key(heading)] = meaning
    }
  }

  /// What a heading means; nil where nothing is known of it.
  func meaning(of heading: String) -> Meaning? {
    let key = Self.key(heading)
    if key.isEmpty { return nil }
    return said[key] ?? own(heading, after: ownPrefixes) ?? known[key]
  }

  /// The names and titles of fields that a heading may have been meant to be.
  func nearest(to heading: String) -> [String] {
    let names = type.fields.flatMap { [$0.name, $0.title] }
    var seen: Set<String> = []
    return NearMiss.nearest(to: heading, in: names, limit: 6)
      .compactMap { near in type.fields.first { $0.name == near || $0.title == near }?.name }
      .filter { seen.insert($0).inserted }
  }

  /// The field that a name of `--map` or `--key` means.
  func meaning(ofName name: String) -> Meaning? {
    if name.isEmpty { return .ignored }
    if let own = own(name, after: Self.ownNames(type)) { return own }
    let key = Self.key(name)
    return type.fields.firstIndex { Self.key($0.name) == key }.map { .field($0) }
  }

  func unknownField(_ name: String) -> InterchangeError {
    let near = nearest(to: name)
    return InterchangeError(
      .unknownField,
      Message("interchange.import.field", ["field": .text(name), "type": .text(type.title)]),
      hint: near.isEmpty ? nil : Message("interchange.import.nearest", ["names": .list(near)]))
  }

  /// The names by which `--map` says one of the person's own fields: `own.colour`.
  private static func ownNames(_ type: RecordType) -> [(prefix: String, field: Int)] {
    type.fields.indices.filter { type.fields[$0].kind == .own }.map {
      ("\(type.fields[$0].name).", $0)
    }
  }

  private func own(
    _ heading: String, after prefixes: [(prefix: String, field: Int)]
  ) -> Meaning? {
    let heading = heading.drop(while: \.isWhitespace)
    for (prefix, field) in prefixes where heading.utf8.count > prefix.utf8.count {
      guard heading.prefix(prefix.count).lowercased() == prefix else { continue }
      var name = heading.dropFirst(prefix.count)
      while name.last?.isWhitespace == true { name.removeLast() }
      if name.isEmpty { return nil }
      return .own(OwnColumn(field: field, name: String(name).nfc))
    }
    return nil
  }

  /// What two spellings of a heading have in common.
  static func key(_ heading: String) -> String {
    String(
      String.UnicodeScalarView(
        heading.folded.unicodeScalars.filter {
          $0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "."
            || $0 == "%" || $0 == "#" || $0 == "№"
        }))
  }
}
