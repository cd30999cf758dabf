#include "schema.h"

#include <stdio.h>
#include <string.h>

// The tables that a virtual table makes by itself.
static const char *const is_shadow =
    "EXISTS (SELECT 1 FROM reference.sqlite_schema AS owner"
    " WHERE owner.sql LIKE 'CREATE VIRTUAL TABLE%'"
    " AND entry.name IN (owner.name || '_data', owner.name || '_idx', owner.name || '_content',"
    " owner.name || '_docsize', owner.name || '_config'))";

static void check_page_size(sqlite3 *target) {
  sqlite3_int64 sizes[2];
  const char *const asks[] = {"PRAGMA main.page_size", "PRAGMA reference.page_size"};
  for (int index = 0; index < 2; index++) {
    sqlite3_stmt *row = database_prepare(target, asks[index]);
    if (!database_step(row)) fail("a database has no page size");
    sizes[index] = sqlite3_column_int64(row, 0);
    sqlite3_finalize(row);
  }
  if (sizes[0] != sizes[1]) fail("the pages of the two databases are not of one size");
}

// Runs a statement for every entry of the reference's schema that a condition holds for; %w stands
// for its name, or the whole is the entry's own SQL where no statement is given.
static void for_each_entry(sqlite3 *target, const char *condition, const char *statement) {
  char *sql = sqlite3_mprintf(
      "SELECT entry.name, entry.sql FROM reference.sqlite_schema AS entry"
      " WHERE entry.sql IS NOT NULL AND entry.name NOT LIKE 'sqlite\\_%%' ESCAPE '\\'"
      " AND NOT %s AND %s ORDER BY entry.type <> 'table', entry.rowid",
      is_shadow, condition);
  if (!sql) fail("out of memory");
  sqlite3_stmt *row = database_prepare(target, sql);
  sqlite3_free(sql);
  // The statements change the schema, so that all are read before the first is run.
  Buffer statements = {0};
  while (database_step(row)) {
    const char *name = (const char *)sqlite3_column_text(row, 0);
    char *text = statement ? sqlite3_mprintf(statement, name, name)
                           : sqlite3_mprintf("%s;", sqlite3_column_text(row, 1));
    if (!text) fail("out of memory");
    buffer_add(&statements, text);
    sqlite3_free(text);
  }
  sqlite3_finalize(row);
  if (statements.count) database_run(target, "%s", statements.bytes);
}

void schema_copy(sqlite3 *target, const char *reference, const char *type) {
  database_run(target, "ATTACH %Q AS reference", reference);
  check_page_size(target);
  database_run(target, "BEGIN; PRAGMA defer_foreign_keys = ON");
  for_each_entry(target, "true", NULL);

  char *others = sqlite3_mprintf(
      "entry.type = 'table' AND entry.sql NOT LIKE 'CREATE VIRTUAL%%' AND entry.name <> %Q"
      " AND substr(entry.name, 1, %d) <> '%q_'"
      " AND entry.name NOT IN ('steward_transaction', 'steward_change')",
      type, (int)strlen(type) + 1, type);
  if (!others) fail("out of memory");
  for_each_entry(
      target, others, "INSERT INTO main.\"%w\" SELECT * FROM reference.\"%w\";");
  sqlite3_free(others);

  // How the full-text index merges is data of its own table.
  for_each_entry(
      target, "entry.sql LIKE 'CREATE VIRTUAL TABLE%fts5%'",
      "REPLACE INTO main.\"%w_config\" SELECT * FROM reference.\"%w_config\""
      " WHERE k <> 'version';");
  database_run(target, "COMMIT; DETACH reference");
}
