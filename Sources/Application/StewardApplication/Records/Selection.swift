import StewardCommandLine
import StewardModels
import StewardPersistence
import StewardQuery

/// The records that a changing verb is about, found inside its transaction.
struct Selection: Sendable, Hashable {
  /// How many records are changed without being asked about.
  static let unasked = 10

  let ids: [Identifier]
  /// Whether one of them was named by a part of its name.
  let isByPart: Bool
}

/// Reads the words of a changing verb: references, or a filter.
struct SelectionReader {
  let session: Session
  let words: FilterWords
  /// What a verb can be about, where that is not what lists hold.
  let candidates: FilterExpression?
  private let assignments: AssignmentReader

  init(_ session: Session, candidates: FilterExpression? = nil) {
    self.session = session
    self.candidates = candidates
    words = FilterWords(session)
    assignments = AssignmentReader(session.main.model.type)
  }

  private var type: RecordType { session.main.model.type }

  /// The records that the command line names.
  ///
  /// - Throws: `ApplicationError.Code.usage` where it names none.
  func selection(in snapshot: Snapshot, _ habits: Habits) throws -> Selection {
    let typed = session.arguments.words
    let filters = typed.filter(isFilter)
    let hasFilter =
      !filters.isEmpty || session.arguments.has("where") || session.arguments.has("all")
    guard hasFilter else {
      guard !typed.isEmpty else {
        throw ApplicationError(
          .usage, Message("application.selection.none", ["verb": .text(session.verbName)]),
          hint: Message("application.selection.none.hint"))
      }
      return try references(typed, in: snapshot)
    }
    if let bare = typed.first(where: { !isFilter($0) && !Self.joins.contains($0) }) {
      throw ApplicationError(
        .usage, Message("application.selection.mixed", ["word": .text(bare)]),
        hint: Message("application.selection.mixed.hint"))
    }
    var ids: [Identifier] = []
    let filter: FilterExpression
    if let candidates, session.domain.lists == nil {
      filter = try words.given(typed, habits).and(candidates)
    } else {
      filter = try words.filter(typed, habits).and(candidates ?? .always)
    }
    let query = RecordQuery(type.name, filter: filter, sort: session.main.sort)
    try snapshot.scan(query, fields: [type.fields[0].name]) { row in
      if let id = row.identifier(0) { ids.append(id) }
      return true
    }
    if ids.isEmpty {
      try EmptyFilter(session, snapshot).tell(filter, on: session.console)
      try session.noteUnchosen(typed, in: snapshot, habits)
    }
    return Selection(ids: ids, isByPart: false)
  }

  /// The records that words name one by one; several words that are one whole name are that record.
  func references(_ typed: [String], in snapshot: Snapshot) throws -> Selection {
    var finder = RecordFinder(snapshot, type: type)
    finder.preferred = candidates.map { [$0] } ?? session.openEntries
    try session.narrow(&finder, in: snapshot)
    if typed.count > 1, let id = try finder.named(typed.joined(separator: " ")) {
      return Selection(ids: [id], isByPart: false)
    }
    var ids: [Identifier] = []
    var isByPart = false
    let numbered = NumberedFinder(session, finder)
    for found in try typed.flatMap(numbered.find) {
      if !ids.contains(found.id) { ids.append(found.id) }
      isByPart = isByPart || found.isByPart
    }
    return Selection(ids: ids, isByPart: isByPart)
  }

  private static let joins: Set<String> = ["or", "and", "not", "(", ")"]

  /// Whether a word is a condition and no reference: a tag, or a field with a sign and a value.
  private func isFilter(_ word: String) -> Bool {
    if word.hasPrefix("@") || word.hasPrefix("＠") { return true }
    let body = word.drop { $0 == "(" }
    guard let sign = body.firstIndex(where: { ":：=<>!≠≤≥".contains($0) }) else { return false }
    var name = String(body[..<sign])
    if assignments.lookup.own(name) != nil { return true }
    if let point = name.lastIndex(of: "."), assignments.lookup.index(name) == nil {
      name = String(name[..<point])
    }
    guard let index = assignments.lookup.index(name) else { return false }
    return type.fields[index].kind != .identifier
  }
}

extension Session {
  /// Of entries that repeat the one that is open is meant, and not those that were done before it.
  var openEntries: [FilterExpression] {
    guard domain.succession != nil, let done = main.model.type.field(role: .done) else { return [] }
    return [.isNone(FieldPath(done.name))]
  }

  /// The verb as typed in help.
  var verbName: String { arguments.path.joined(separator: " ") }
}
