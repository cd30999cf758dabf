import StewardCommandLine
import StewardKit
import StewardModels
import StewardPersistence

/// `restore FILE [--replace]`: puts a backup in the place of the store.
enum RestoreVerb {
  static let verb = Verb("restore") { domain in
    CommandSpecification(
      "restore", summary: Message("steward.restore"),
      discussion: Message("steward.restore.discussion"),
      examples: [
        CommandExample("\(domain.name) restore steward.backup --replace"),
        CommandExample("gpg -d steward.gpg | \(domain.name) restore -"),
      ],
      arguments: [
        ArgumentSpecification(
          "FILE|-", help: Message("steward.restore.file"), isRequired: true, completion: .file)
      ],
      options: [.flag("replace", help: Message("steward.restore.replace"))])
  } run: { session in
    let backend = try session.maintenance(mustExist: false)
    let source = session.arguments.words.first ?? ""
    let isPiped = source == "-"
    let path = isPiped ? try InputFile.make(session) : source
    defer { if isPiped { InputFile.remove(path) } }
    let report = try await InputFile.named(path, isPiped: isPiped) {
      try await backend.restore(
        from: path, replacing: session.arguments.has("replace"), at: session.setup.now,
        rehearsing: session.isRehearsal)
    }
    await backend.close()
    if !session.isRehearsal { session.noteKept("steward.kept") }
    try session.tell(
      Message(
        session.isRehearsal ? "steward.restore.would" : "steward.restore.done",
        ["count": .number(report.records), "path": .text(report.path)]))
    if let kept = report.replaced {
      try session.tell(Message("steward.restore.kept", ["path": .text(kept)]))
    }
    if report.digest == nil { try session.console.notify(Message("steward.restore.unsealed")) }
    return .success
  }
}
