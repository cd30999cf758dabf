import StewardCommandLine
import StewardInterchange
import StewardModels
import StewardPersistence
import StewardQuery
import StewardText

/// Names out of the store, and of fields, that begin with what was typed.
struct NameOffer {
  let session: Session
  private var type: RecordType { session.main.model.type }

  init(_ session: Session) { self.session = session }

  /// How many names are offered at the most: more than that nobody reads.
  private static let most = 200

  /// The names of a kind; see `CompletionKind.names`.
  ///
  /// A program over all domains has no fields of its own to offer; records are those of the store.
  func names(_ kind: String, typed: String) async throws -> [CompletionCandidate] {
    if session.domain.isEverywhere {
      return kind == "record" ? try await recordsEverywhere(typed) : []
    }
    switch kind {
    case "field": return matching(typed, fields(type.fields))
    case "fields": return fieldList(typed)
    case "tag": return try await signed(typed)
    case "record": return try await records(type.name, typed)
    case "filter": return try await conditions(typed, fields: type.fields)
    case "assignment": return try await conditions(typed, fields: type.fields.filter(\.isTyped))
    case "day", "day.past": return try await days(typed, isPast: kind == "day.past")
    case "list:": return try await lists(typed)
    case "selection":
      return try await records(type.name, typed) + conditions(typed, fields: type.fields)
    default:
      if let kind = FieldKind(kind) { return try await values(kind, typed) }
      return try await records(kind, typed)
    }
  }

  private func matching(
    _ typed: String, _ candidates: [CompletionCandidate]
  ) -> [CompletionCandidate] {
    candidates.filter { $0.text.hasPrefix(typed) }
  }

  private func fields(_ fields: [FieldDescription]) -> [CompletionCandidate] {
    fields.map { CompletionCandidate($0.name, note: $0.help) }
  }

  /// Names of fields with commas between them, each with `-` before it or not.
  private func fieldList(_ typed: String) -> [CompletionCandidate] {
    let start = typed.lastIndex { $0 == "," }.map { typed.index(after: $0) } ?? typed.startIndex
    let sign = typed[start...].prefix { $0 == "-" || $0 == "+" }
    let kept = typed[..<start] + sign
    return matching(
      typed, fields(type.fields).map { CompletionCandidate(kept + $0.text, note: $0.note) })
  }

  /// A tag, with the sign before it that adds or takes away.
  private func signed(_ typed: String) async throws -> [CompletionCandidate] {
    let sign = String(typed.prefix { $0 == "+" || $0 == "-" })
    let tags = try await tags()
    return matching(typed, tags.map { CompletionCandidate(sign + $0.text, note: $0.note) })
  }

  /// `@tag`, `field:` and `field:value`.
  private func conditions(
    _ typed: String, fields: [FieldDescription]
  ) async throws -> [CompletionCandidate] {
    if typed.hasPrefix("@") {
      let tags = try await tags()
      return matching(typed, tags.map { CompletionCandidate("@" + $0.text, note: $0.note) })
    }
    guard let colon = typed.firstIndex(of: ":") else {
      let names = fields.map {
        CompletionCandidate($0.name + ":", note: $0.help, isOpen: true)
      }
      return matching(typed, names)
    }
    let name = String(typed[..<colon])
    guard let index = FieldLookup(type).index(name) else { return [] }
    let kept = typed[...colon]
    let part = String(typed[typed.index(after: colon)...])
    let field = type.fields[index]
    let found =
      switch field.kind {
      case .day, .when, .moment: try await days(part, isPast: field.isPast)
      default: try await values(field.kind, part)
      }
    return found.map { CompletionCandidate(kept + $0.text, note: $0.note) }
  }

  /// Words for days.
  private func days(_ typed: String, isPast: Bool) async throws -> [CompletionCandidate] {
    let days = try await session.readForOverview { _, habits in
      DayOffer(habits: habits, isPast: isPast).candidates
    }
    return matching(typed, days)
  }

  /// The lists as the first word of a command names them: `Trip:`.
  private func lists(_ typed: String) async throws -> [CompletionCandidate] {
    guard let shape = session.domain.lists, !typed.hasSuffix(":") else { return [] }
    return try await records(shape.list, typed).map {
      CompletionCandidate($0.text + ":", note: $0.note)
    }
  }

  /// How most things repeat.
  private static let repeats = [
    "day", "weekday", "week", "2w", "month", "3mo", "year", "mon", "tue", "wed", "thu", "fri",
    "sat",
    "sun",
  ]

  /// The values of a field of a kind, where they are few and known.
  private func values(_ kind: FieldKind, _ typed: String) async throws -> [CompletionCandidate] {
    switch kind {
    case .choice(let words): matching(typed, words.map { CompletionCandidate($0) })
    case .repeats: matching(typed, Self.repeats.map { CompletionCandidate($0) })
    case .flag: matching(typed, ["yes", "no"].map { CompletionCandidate($0) })
    case .tags: matching(typed, try await tags())
    case .reference(let type): try await records(type, typed)
    default: []
    }
  }

  /// Every tag, with how many records have it.
  private func tags() async throws -> [CompletionCandidate] {
    guard let field = type.fields.first(where: { $0.kind == .tags }) else { return [] }
    let query = AggregateQuery(type.name, by: FieldPath(field.name))
    return try await session.readForOverview { snapshot, _ in
      try snapshot.aggregate(query).compactMap { group in
        guard case .text(let tag) = group.key else { return nil }
        return CompletionCandidate(tag, note: String(group.count))
      }
    }
  }

  /// What the records of all domains are called, each name once, with what it is.
  private func recordsEverywhere(_ typed: String) async throws -> [CompletionCandidate] {
    try await session.readForOverview { snapshot, _ in
      var found: [CompletionCandidate] = []
      var seen: Set<String> = []
      for type in snapshot.types {
        guard let field = type.field(role: .name), field.kind == .text else { continue }
        var query = RecordQuery(type.name, sort: [SortKey(field.name)], limit: Self.most)
        if !typed.isEmpty {
          query.filter = .text(FieldPath(field.name), .startsWith, typed)
        }
        try snapshot.scan(query, fields: [field.name]) { row in
          let name = row.text(0)
          if name.hasPrefix(typed), seen.insert(name).inserted {
            found.append(CompletionCandidate(name, note: type.title))
          }
          return found.count < Self.most
        }
      }
      return found
    }
  }

  /// The paths that begin with what was typed, else without regard to case and accents, else the one
  /// whose last part begins so: of several a shell would put what they share in its place.
  private static func begun(_ paths: Set<RecordPath>, by typed: String) -> [RecordPath] {
    let exact = paths.filter { $0.description.hasPrefix(typed) }
    if !exact.isEmpty { return Array(exact) }
    let folded = typed.folded
    let alike = paths.filter { $0.description.folded.hasPrefix(folded) }
    if !alike.isEmpty { return Array(alike) }
    let ends = paths.filter { $0.parts.last?.folded.hasPrefix(folded) ?? false }
    return ends.count == 1 ? Array(ends) : []
  }

  /// What records are called, by their whole path where they lie in each other.
  private func records(_ name: String, _ typed: String) async throws -> [CompletionCandidate] {
    guard let domain = session.domain.type(name), let field = domain.model.type.field(role: .name)
    else { return [] }
    // Of a path any part may be what was typed: all of them are looked through. So are records that
    // are called after others: no order of theirs is that of their names.
    let isNamedElsewhere = domain.model.type.field(role: .parent) != nil || field.kind != .text
    var query = RecordQuery(name, limit: Self.most)
    if field.kind == .text { query.sort = [SortKey(field.name)] }
    if isNamedElsewhere {
      query.limit = 10_000
    } else if !typed.isEmpty {
      query.filter = .text(FieldPath(field.name), .startsWith, typed)
    }
    let asked = query
    return try await session.readForOverview { snapshot, _ in
      var found: [(id: Identifier, name: String)] = []
      try snapshot.scan(asked, fields: ["id", field.name]) { row in
        if let id = row.identifier(0) {
          found.append((id, field.kind == .text ? row.text(1) : ""))
        }
        return true
      }
      guard isNamedElsewhere else {
        // Case and accents that were typed are kept where something has them.
        let exact = found.filter { $0.name.hasPrefix(typed) }
        return (exact.isEmpty ? found : exact).map { CompletionCandidate($0.name) }
      }
      // Part by part, so that what lies in a place comes right after it.
      let paths = try snapshot.paths(of: Set(found.map(\.id)), type: name)
      return Self.begun(Set(paths.values), by: typed).map { path in
        (path: path.description, key: path.parts.map(snapshot.collation.sortKey))
      }
      .sorted { left, right in
        left.key.lexicographicallyPrecedes(right.key) { $0.lexicographicallyPrecedes($1) }
      }
      .prefix(Self.most).map { CompletionCandidate($0.path) }
    }
  }
}
