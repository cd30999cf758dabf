import StewardInterchange
package import StewardModels
package import StewardPersistence
import StewardQuery
import StewardText

/// Finds the record that a person means by a handle, a code, a name or a part of it.
package struct RecordFinder {
  /// What was found, and how certain it is that it was meant.
  package struct Found: Sendable, Hashable {
    package let id: Identifier
    /// Whether only a part of the name was typed.
    package let isByPart: Bool
  }

  let snapshot: Snapshot
  let type: RecordType
  /// Which records are meant where several are called alike, the first before the second.
  var preferred: [FilterExpression] = []
  /// Among which records names are looked for; nil for all.
  var within: FilterExpression?
  /// What is said of a name that is not there, where none is near.
  package var hint = noneNear
  /// What a name is said to be missing on, where only a part of the records is looked through.
  var place: String?
  /// Where a record is, for the names that are near; nil where that need not be said.
  var whereabouts: ((Identifier) throws -> String?)?
  /// What is said of a name that means something else, before names that are near.
  var otherwise: ((String) throws -> Message?)?

  /// How many candidates an error lists.
  private static let listed = 10
  /// How many names are proposed for one that was mistyped.
  private static let listedNear = 3
  /// What is said where no name is near.
  static let noneNear = Message("application.reference.none.hint")
  /// Among how many names one that was mistyped is looked for.
  private static let searched = 20_000

  package init(_ snapshot: Snapshot, type: RecordType) {
    self.snapshot = snapshot
    self.type = type
  }

  /// The record that a text means.
  ///
  /// A whole name wins over a handle; a code and something else that name different records are an
  /// error that lists both; a part of a name counts where nothing else fits, but never where it is
  /// digits alone.
  ///
  /// - Throws: `ApplicationError.Code.notFound` with the nearest names, `.ambiguous` with the
  ///   candidates.
  package func find(_ text: String) throws -> Found {
    if text.folded.hasPrefix("id:") || text.folded.hasPrefix("id：") {
      guard let id = try byHandle(text) else { throw try notFound(text) }
      return Found(id: id, isByPart: false)
    }
    let found = try exact(text)
    if found.count > 1 { throw try ambiguous(text, found) }
    if let id = found.first { return Found(id: id, isByPart: false) }
    // A number that no row and no code has is a slip: it does not mean a name that it stands in.
    if NumberList.isWritten(as: text) { throw try notFound(text) }
    let parts = try byName(text, .contains)
    if parts.count > 1 { throw try ambiguous(text, parts) }
    guard let id = parts.first else { throw try notFound(text) }
    return Found(id: id, isByPart: true)
  }

  /// The records of a whole name, else of a handle, and those of a code.
  func exact(_ text: String) throws -> [Identifier] {
    var found = try byName(text, .equals)
    if found.isEmpty, let id = try byHandle(text) { found = [id] }
    for id in try byCode(text) where !found.contains(id) { found.append(id) }
    return found
  }

  /// The record of a whole name; nil where there is none.
  ///
  /// - Throws: `ApplicationError.Code.ambiguous` where several have it.
  package func named(_ text: String) throws -> Identifier? {
    let found = try byName(text, .equals)
    if found.count > 1 { throw try ambiguous(text, found) }
    return found.first
  }

  /// The record of a handle: `k3vq`, `id:k3vq`, or a whole identifier.
  ///
  /// Without `id:` it has four characters or more with a letter and a digit among them, so that no
  /// word is one, or all twelve, as of an identity without a random part.
  func byHandle(_ text: String) throws -> Identifier? {
    var handle = text[...]
    var isSaid = false
    for prefix in ["id:", "id：", "ID:"] where text.hasPrefix(prefix) {
      handle = text.dropFirst(prefix.count)
      isSaid = true
    }
    if let id = Identifier(String(handle)) {
      return try snapshot.record(RecordReference(type: type.name, id: id))?.id
    }
    guard let prefix = HandlePrefix(handle), isSaid || Self.looksListed(prefix.characters) else {
      return nil
    }
    let ids = try snapshot.identities(of: type.name, handle: prefix, limit: Self.listed)
    if ids.count > 1 { throw try ambiguous(text, ids) }
    return ids.first
  }

  private static func looksListed(_ handle: String) -> Bool {
    handle.utf8.count >= Handle.shortest && handle.utf8.contains { $0 >= 97 }
      && handle.utf8.contains { $0 < 97 } || handle.utf8.count == Handle.longest
  }

  private func byName(_ text: String, _ match: TextMatch) throws -> [Identifier] {
    let catalog = snapshot.catalog
    guard !text.isEmpty,
      let named = type.called(match, text.nfc, types: { catalog.type($0) })
    else { return [] }
    let called = within.map { named.and($0) } ?? named
    for preferred in preferred {
      let found = try ids(called.and(preferred))
      if !found.isEmpty { return found }
    }
    return try ids(called)
  }

  /// Records by a field with the role `.code`, without regard to case and width: so it is indexed.
  func byCode(_ text: String) throws -> [Identifier] {
    var found: [Identifier] = []
    for field in type.fields where field.role == .code && field.kind == .text {
      found += try ids(.text(FieldPath(field.name), .equals, text.nfc))
    }
    return found
  }

  private func ids(_ filter: FilterExpression) throws -> [Identifier] {
    var ids: [Identifier] = []
    let query = RecordQuery(type.name, filter: filter, limit: Self.listed + 1)
    try snapshot.scan(query, fields: [type.fields[0].name]) { row in
      if let id = row.identifier(0) { ids.append(id) }
      return true
    }
    return ids
  }

  /// The error for a text that means several records.
  func ambiguous(_ text: String, _ ids: [Identifier]) throws -> ApplicationError {
    var names = try ids.prefix(Self.listed).map(label)
    if ids.count > Self.listed { names.append("…") }
    return ApplicationError(
      .ambiguous,
      Message(
        "application.reference.ambiguous",
        ["text": .text(text), "type": .text(type.plural), "candidates": .list(names)]),
      hint: Message("application.reference.ambiguous.hint"))
  }

  /// The error for a text that means no record, with the nearest names.
  package func notFound(_ text: String) throws -> ApplicationError {
    var names: [String] = []
    var ids: [String: Identifier] = [:]
    if let name = type.field(role: .name) {
      func note(_ called: String, _ id: Identifier) {
        if ids.updateValue(id, forKey: called) == nil { names.append(called) }
      }
      let query = RecordQuery(type.name, limit: Self.searched)
      var unnamed: [Identifier] = []
      try snapshot.scan(query, fields: [type.fields[0].name, name.name]) { row in
        guard let id = row.identifier(0) else { return true }
        if name.kind == .text { note(row.text(1), id) } else { unnamed.append(id) }
        return true
      }
      let paths = unnamed.isEmpty ? [:] : try snapshot.paths(of: unnamed, type: type.name)
      for id in unnamed { if let path = paths[id] { note(path.description, id) } }
    }
    let near = try near(text, among: names).compactMap { try ids[$0].map(placed) }
    let other = try otherwise?(text)
    var arguments: [String: Message.Argument] = [
      "text": .text(text), "type": .text(type.title),
    ]
    if let place { arguments["list"] = .text(place) }
    return ApplicationError(
      .notFound,
      Message(place == nil ? "application.reference.none" : "lists.on.none", arguments),
      hint: other
        ?? (near.isEmpty
          ? hint
          : Message("cli.nearest", ["choices": .list(near)])))
  }

  /// The names nearest to a text; to a number those that hold it.
  private func near(_ text: String, among names: [String]) -> [String] {
    guard NumberList.isWritten(as: text) else { return Self.nearest(to: text, in: names) }
    let folded = text.folded
    let holding = names.filter { $0.folded.contains(folded) }
    return holding.isEmpty
      ? NearMiss.nearest(to: text, in: names, limit: Self.listedNear)
      : Array(holding.prefix(Self.listedNear))
  }

  /// The names nearest to a text; where no whole name is near, those in which a word is.
  private static func nearest(to text: String, in names: [String]) -> [String] {
    let near = NearMiss.nearest(to: text, in: names, limit: listedNear)
    guard near.isEmpty else { return near }
    var words: [String] = []
    var owners: [String: [String]] = [:]
    for name in names {
      for word in name.split(whereSeparator: \.isWhitespace).map(String.init) {
        if owners[word] == nil { words.append(word) }
        owners[word, default: []].append(name)
      }
    }
    var found: [String] = []
    for word in NearMiss.nearest(to: text, in: words, limit: listedNear) {
      for name in owners[word] ?? [] where !found.contains(name) { found.append(name) }
    }
    return Array(found.prefix(listedNear))
  }

  /// A record as errors propose it, with where it is.
  private func placed(_ id: Identifier) throws -> String {
    let label = try label(id)
    return try whereabouts?(id).map { "\(label) \($0)" } ?? label
  }

  /// A record as errors name it: `"Lamp" (k3vq)`.
  package func label(_ id: Identifier) throws -> String {
    let name = try snapshot.name(of: RecordReference(type: type.name, id: id))
    let handle = try snapshot.listedHandle(of: id, type: type.name)
    return "\"\(name)\" (\(handle))"
  }
}
