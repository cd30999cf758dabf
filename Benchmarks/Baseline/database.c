#include "database.h"

#include <stdarg.h>
#include <stdio.h>
#include <unistd.h>

#ifndef PRAGMAS
#error "compile with -DPRAGMAS, the settings of StewardSQLite"
#endif

void database_check(sqlite3 *database, int code) {
  if (code == SQLITE_OK || code == SQLITE_ROW || code == SQLITE_DONE) return;
  fail("SQLite: %s", database ? sqlite3_errmsg(database) : sqlite3_errstr(code));
}

static sqlite3 *open_file(const char *path, int flags) {
  // As StewardSQLite: no statistics, no locks within a connection. Only the first call counts.
  static bool is_configured;
  if (!is_configured) sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
  is_configured = true;
  sqlite3 *database;
  int code = sqlite3_open_v2(path, &database, flags | SQLITE_OPEN_NOMUTEX, NULL);
  if (code) fail("%s: %s", path, sqlite3_errstr(code));
  return database;
}

sqlite3 *database_open(const char *path) {
  sqlite3 *database = open_file(path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
  database_run(database, "%s", PRAGMAS);
  return database;
}

sqlite3 *database_open_to_read(const char *path) { return open_file(path, SQLITE_OPEN_READWRITE); }

void database_close(sqlite3 *database) { database_check(database, sqlite3_close(database)); }

void database_remove(const char *path) {
  static const char *const endings[] = {"", "-wal", "-shm", "-journal"};
  Buffer name = {0};
  for (size_t index = 0; index < sizeof endings / sizeof *endings; index++) {
    buffer_clear(&name);
    buffer_format(&name, "%s%s", path, endings[index]);
    unlink(name.bytes);
  }
}

void database_run(sqlite3 *database, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  char *sql = sqlite3_vmprintf(format, arguments);
  va_end(arguments);
  if (!sql) fail("out of memory");
  char *words = NULL;
  if (sqlite3_exec(database, sql, NULL, NULL, &words)) fail("SQLite: %s, in: %s", words, sql);
  sqlite3_free(sql);
}

sqlite3_stmt *database_prepare(sqlite3 *database, const char *sql) {
  sqlite3_stmt *statement;
  if (sqlite3_prepare_v2(database, sql, -1, &statement, NULL)) {
    fail("SQLite: %s, in: %s", sqlite3_errmsg(database), sql);
  }
  return statement;
}

bool database_step(sqlite3_stmt *statement) {
  int code = sqlite3_step(statement);
  database_check(sqlite3_db_handle(statement), code);
  return code == SQLITE_ROW;
}
