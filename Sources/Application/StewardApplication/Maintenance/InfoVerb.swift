import StewardCommandLine
import StewardKit
import StewardModels
import StewardPersistence
import StewardSQLite
import StewardText

/// `info`: where the store is, what is in it, and the versions of everything.
enum InfoVerb {
  static let verb = Verb("info") { domain in
    CommandSpecification(
      "info", summary: Message("steward.info"),
      examples: [CommandExample("\(domain.name) info --json")])
  } run: { session in
    let path = StoreAddress.path(session.setup.address) ?? session.setup.address
    try await session.read { snapshot, habits in
      var table = FactTable(keys: ["name", "value"])
      func add(_ name: String, _ value: FactTable.Cell) { table.rows.append([.text(name), value]) }
      add("store", .text(path))
      add("bytes", .number(StoreAddress.size(path)))
      for name in ["locale", "time-zone", "currency"] {
        add(name, try snapshot.setting(name).map { .text($0) } ?? .none)
      }
      let backup = try snapshot.setting("last-backup")
      add("last-backup", try backup.map { try Moment(rfc3339: $0) }.cell(backup, habits))
      add("commands", .number(Int(try snapshot.journal(JournalQuery(limit: 1)).first?.number ?? 0)))
      for type in snapshot.types {
        add("\(type.name).records", .number(try snapshot.count(RecordQuery(type.name))))
        add("\(type.name).fields", .number(type.fields.count))
        add("\(type.name).version", .number(type.version))
      }
      add("sqlite", .text(SQLiteBackend.libraryVersion))
      add("icu", .text("\(Collation.version)"))
      try table.write(session)
    }
    return .success
  }
}
