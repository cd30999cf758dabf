/// The tables of every store beside those of its records: what it says of itself, and its journal.
enum StoreTables {
  /// `Stwd`, in the file's header: this is a store of ours.
  static let applicationID = 0x5374_7764

  static let creation = [
    "CREATE TABLE steward_setting(name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID",
    """
    CREATE TABLE steward_type(code INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, \
    title TEXT NOT NULL, plural TEXT NOT NULL, version INTEGER NOT NULL) STRICT
    """,
    """
    CREATE TABLE steward_field(type INTEGER NOT NULL, position INTEGER NOT NULL, \
    name TEXT NOT NULL, kind TEXT NOT NULL, traits TEXT NOT NULL, role TEXT, \
    title TEXT NOT NULL, default_value TEXT, PRIMARY KEY(type, position)) STRICT, WITHOUT ROWID
    """,
    """
    CREATE TABLE steward_transaction(number INTEGER PRIMARY KEY, moment INTEGER NOT NULL, \
    user TEXT NOT NULL, host TEXT NOT NULL, program TEXT NOT NULL, command TEXT NOT NULL, \
    kind INTEGER NOT NULL, target INTEGER, undone_by INTEGER) STRICT
    """,
    """
    CREATE TABLE steward_change(number INTEGER NOT NULL, type INTEGER NOT NULL, \
    id BLOB NOT NULL, kind INTEGER NOT NULL, before TEXT, revision_before INTEGER, \
    revision_after INTEGER, PRIMARY KEY(number, type, id)) STRICT, WITHOUT ROWID
    """,
  ]
}
