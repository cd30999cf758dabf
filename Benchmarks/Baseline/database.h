// A connection as the store opens it.
#ifndef BENCHMARK_DATABASE_H
#define BENCHMARK_DATABASE_H

#include <sqlite3.h>

#include "common.h"

// Opens a file with the settings of StewardSQLite, given as PRAGMAS.
sqlite3 *database_open(const char *path);

// Opens a file that is not to be changed.
sqlite3 *database_open_to_read(const char *path);

void database_close(sqlite3 *database);

// Removes a database and what lies beside it.
void database_remove(const char *path);

// Runs statements; the format is that of sqlite3_mprintf.
void database_run(sqlite3 *database, const char *format, ...);

sqlite3_stmt *database_prepare(sqlite3 *database, const char *sql);

// Steps; true for a row, false at the end.
bool database_step(sqlite3_stmt *statement);

// Fails with the database's own words unless the code says that all is well.
void database_check(sqlite3 *database, int code);

#endif
