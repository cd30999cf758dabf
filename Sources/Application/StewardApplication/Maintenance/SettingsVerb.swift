import StewardCommandLine
import StewardModels
import StewardPersistence
import StewardText

/// `settings [NAME [VALUE]]`: what holds for the whole store.
enum SettingsVerb {
  static let names = ["currency", "locale", "time-zone", "reminder-time", "owner"]

  static let verb = Verb("settings") { domain in
    CommandSpecification(
      "settings", summary: Message("steward.settings"),
      discussion: Message("steward.settings.discussion"),
      examples: [
        CommandExample("\(domain.name) settings"),
        CommandExample("\(domain.name) settings currency EUR"),
        CommandExample("\(domain.name) settings locale sv-SE", Message("steward.settings.order")),
      ],
      arguments: [
        ArgumentSpecification(
          "NAME", help: Message("steward.settings.name"), completion: .choices(names)),
        ArgumentSpecification("VALUE", help: Message("steward.settings.value")),
      ])
  } run: { session in
    let words = session.arguments.words
    let name = words.first
    if let name, !names.contains(name) {
      throw ApplicationError(
        .usage, Message("steward.settings.unknown", ["name": .text(name)]),
        hint: Message("steward.settings.unknown.hint", ["names": .list(names)]))
    }
    if let name, words.count > 1 {
      try await set(name, words[1], session)
    } else {
      try await list(name.map { [$0] } ?? names, session)
    }
    return .success
  }

  private static func list(_ names: [String], _ session: Session) async throws {
    try await session.read { snapshot, _ in
      var table = FactTable(keys: ["name", "value"])
      for name in names {
        let value = try snapshot.setting(name)
        table.rows.append([.text(name), value.map { .text($0) } ?? .none])
      }
      if names.count == 1, session.format == .table {
        try session.answer(.literal(table.rows[0][1].text))
      } else {
        try table.write(session)
      }
    }
  }

  private static func set(_ name: String, _ text: String, _ session: Session) async throws {
    let value = try read(name, text)
    if !session.isRehearsal {
      let store = try await session.open(isWriting: true)
      // Each program reads it at its next command; a locale makes the order anew in this transaction.
      try await store.transaction(session.command, kind: .system) { try $0.set(name, to: value) }
      session.noteKept()
    }
    try session.tell(
      Message(
        value == nil ? "steward.settings.cleared" : "steward.settings.set",
        ["name": .text(name), "value": .text(value ?? "")]))
  }

  /// A value in its neutral form; nil for one that is taken away.
  private static func read(_ name: String, _ text: String) throws -> String? {
    if text.isEmpty, name != "locale" { return nil }
    do {
      switch name {
      case "currency": return try Currency(text).code
      case "locale": return try LocaleName(text).identifier
      case "time-zone": return try TimeZoneName(text).identifier
      case "reminder-time": return try clock(text)
      default: return text
      }
    } catch let error as any StewardError {
      throw ApplicationError(.invalid, error.message, hint: error.hint, details: error.details)
    }
  }

  /// A time of day as `HH:MM`.
  private static func clock(_ text: String) throws(ApplicationError) -> String {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].utf8.count == 2, (1...2).contains(parts[0].utf8.count),
      let hours = UInt(parts[0]), let minutes = UInt(parts[1]), hours < 24, minutes < 60
    else {
      throw ApplicationError(
        .invalid, Message("steward.settings.time", ["text": .text(text)]),
        hint: Message("steward.settings.time.hint"))
    }
    return (hours < 10 ? "0" : "") + "\(hours):\(parts[1])"
  }
}
