#include <sqlite3.h>

// What Swift cannot call: functions with a variable number of arguments, and macros.

/// Switches off the memory statistics of the library: each allocation then takes no lock. Has to
/// come before anything else.
static inline int steward_sqlite_without_statistics(void) {
  return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
}

/// Forbids what no store does: SQL in the file that calls functions of the library's. And lets a
/// column that is not there be an error: unless told so, SQLite takes its quoted name for a text.
static inline int steward_sqlite_be_defensive(sqlite3 *database) {
  int code = sqlite3_db_config(database, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, (int *)0);
  if (code != SQLITE_OK) return code;
  code = sqlite3_db_config(database, SQLITE_DBCONFIG_DQS_DML, 0, (int *)0);
  if (code != SQLITE_OK) return code;
  return sqlite3_db_config(database, SQLITE_DBCONFIG_DEFENSIVE, 1, (int *)0);
}

/// Leaves the log as it is when the last connection closes, with all that it holds.
static inline int steward_sqlite_keep_log(sqlite3 *database) {
  return sqlite3_db_config(database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, (int *)0);
}

/// Binds bytes that stay where they are until the statement has run.
static inline int steward_sqlite_bind_text(
    sqlite3_stmt *statement, int index, const char *text, sqlite3_uint64 length) {
  return sqlite3_bind_text64(statement, index, text, length, SQLITE_STATIC, SQLITE_UTF8);
}

static inline int steward_sqlite_bind_blob(
    sqlite3_stmt *statement, int index, const void *bytes, sqlite3_uint64 length) {
  return sqlite3_bind_blob64(statement, index, bytes, length, SQLITE_STATIC);
}

// Extended result codes are macros that Swift does not see.
static const int steward_sqlite_constraint_unique = SQLITE_CONSTRAINT_UNIQUE;
static const int steward_sqlite_constraint_key = SQLITE_CONSTRAINT_PRIMARYKEY;
