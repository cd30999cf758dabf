import StewardCommandLine
import StewardModels
import StewardPersistence

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// `backup FILE|- [--keep N]`: a copy of the whole store, while others write.
enum BackupVerb {
  static let verb = Verb("backup") { domain in
    CommandSpecification(
      "backup", summary: Message("steward.backup"),
      discussion: Message("steward.backup.discussion"),
      examples: [
        CommandExample("\(domain.name) backup /media/disk/steward.backup --keep 7"),
        CommandExample("\(domain.name) backup - | gpg -c > steward.gpg"),
      ],
      arguments: [
        ArgumentSpecification(
          "FILE|-", help: Message("steward.backup.file"), isRequired: true, completion: .file)
      ],
      options: [.value("keep", placeholder: "N", help: Message("steward.backup.keep"))])
  } run: { session in
    let target = session.arguments.words.first ?? "-"
    let keep = try session.arguments.integer("keep", in: 1...1000)
    let backend = try session.maintenance()
    if session.isRehearsal {
      try session.tell(Message("steward.backup.would", ["path": .text(target)]))
      return .success
    }
    if target == "-" {
      try await pipe(session, backend)
      return .success
    }
    let isRotated = keep != nil && StoreAddress.exists(target)
    let report = try await backend.backUp(
      to: isRotated ? target + ".new" : target, at: session.setup.now)
    if let keep, isRotated { try rotate(target, keep) }
    await backend.close()
    session.noteKept("steward.kept")
    try session.tell(
      Message(
        "steward.backup.done",
        [
          "count": .number(report.records), "path": .text(target),
          "digest": .text(report.digest ?? ""),
        ]))
    return .success
  }

  /// Gives earlier backups the names `FILE.1`, `FILE.2`, …, and the new one theirs.
  private static func rotate(_ target: String, _ keep: Int) throws {
    func name(_ age: Int) -> String { age == 0 ? target : "\(target).\(age)" }
    if keep == 1 {
      try move(target + ".new", target)
      return
    }
    for age in stride(from: keep - 2, through: 0, by: -1) where StoreAddress.exists(name(age)) {
      try move(name(age), name(age + 1))
    }
    try move(target + ".new", target)
  }

  private static func move(_ from: String, _ to: String) throws {
    guard rename(from, to) == 0 else {
      throw StoreError(
        .cannotCreate,
        Message(
          "store.cannot-create",
          ["path": .text(to), "reason": .text(String(cString: strerror(errno)))]))
    }
  }

  /// Writes the backup to standard output, by way of a file beside the store.
  private static func pipe(_ session: Session, _ backend: any StoreMaintenance) async throws {
    if session.console.terminal.isTerminal(.output) {
      throw ApplicationError(
        .refused, Message("steward.backup.terminal"), hint: Message("steward.backup.terminal.hint"))
    }
    let path = (StoreAddress.path(session.setup.address) ?? "steward") + ".backup-\(getpid())"
    _ = try await backend.backUp(to: path, at: session.setup.now)
    defer { unlink(path) }
    await backend.close()
    guard let file = fopen(path, "rb") else {
      throw StoreError(.inputOutput, Message("store.input-output", ["path": .text(path)]))
    }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let count = fread(&bytes, 1, bytes.count, file)
      if count == 0 { break }
      let portion = bytes[..<count]
      try session.console.output.append { $0.append(contentsOf: portion) }
    }
  }
}
