#include "rows.h"

#include <stdio.h>
#include <string.h>

int rows_column(const Rows *rows, const char *name) {
  for (int index = 0; index < rows->column_count; index++) {
    if (strcmp(rows->columns[index].name, name) == 0) return index;
  }
  return -1;
}

// Finds what a column is made from by its name: `name_fold` from `name`, `name_key` likewise.
static void find_source(Rows *rows, Column *column, const char *ending, Source source) {
  size_t count = strlen(column->name), tail = strlen(ending);
  if (count <= tail || strcmp(column->name + count - tail, ending) != 0) return;
  char *base = must_copy(column->name);
  base[count - tail] = 0;
  int from = rows_column(rows, base);
  if (from < 0) return;
  column->from = from;
  column->source = source;
}

static void find_columns(Rows *rows, sqlite3 *store, const char *type) {
  char *sql = sqlite3_mprintf("SELECT name FROM pragma_table_info(%Q) ORDER BY cid", type);
  if (!sql) fail("out of memory");
  sqlite3_stmt *row = database_prepare(store, sql);
  while (database_step(row)) {
    if (rows->column_count == most_columns) fail("%s has too many columns", type);
    Column *column = &rows->columns[rows->column_count];
    column->name = must_copy((const char *)sqlite3_column_text(row, 0));
    column->source = copied;
    column->from = rows->column_count++;
    find_source(rows, column, "_fold", folded);
    find_source(rows, column, "_key", sort_key);
  }
  sqlite3_finalize(row);
  sqlite3_free(sql);
  if (rows->column_count == 0) fail("there is no table %s", type);
}

// Reads from the store's description of itself which columns are searched, which holds tags, and
// the language of the store.
static void read_catalog(Rows *rows, sqlite3 *store, const char *type) {
  char *sql = sqlite3_mprintf(
      "SELECT f.name, ' ' || f.traits || ' ' LIKE '%% searchable %%', f.kind = 'tags'"
      " FROM steward_field AS f JOIN steward_type AS t ON t.code = f.type WHERE t.name = %Q",
      type);
  if (!sql) fail("out of memory");
  sqlite3_stmt *row = database_prepare(store, sql);
  rows->tags = -1;
  while (database_step(row)) {
    int column = rows_column(rows, (const char *)sqlite3_column_text(row, 0));
    if (column < 0) fail("%s has no column for one of its fields", type);
    rows->columns[column].is_searchable = sqlite3_column_int(row, 1);
    if (sqlite3_column_int(row, 2)) rows->tags = column;
  }
  sqlite3_finalize(row);
  sqlite3_free(sql);
  row = database_prepare(store, "SELECT value FROM steward_setting WHERE name = 'locale'");
  if (!database_step(row)) fail("the store has no language");
  rows->locale = must_copy((const char *)sqlite3_column_text(row, 0));
  sqlite3_finalize(row);
}

static void keep_value(Buffer *values, sqlite3_stmt *row, int column) {
  unsigned char type = (unsigned char)sqlite3_column_type(row, column);
  buffer_append(values, &type, 1);
  if (type == SQLITE_INTEGER) {
    int64_t integer = sqlite3_column_int64(row, column);
    buffer_append(values, &integer, sizeof integer);
  } else if (type == SQLITE_FLOAT) {
    double real = sqlite3_column_double(row, column);
    buffer_append(values, &real, sizeof real);
  } else if (type != SQLITE_NULL) {
    const void *bytes = sqlite3_column_blob(row, column);
    uint32_t count = (uint32_t)sqlite3_column_bytes(row, column);
    buffer_append(values, &count, sizeof count);
    buffer_append(values, bytes, count);
  }
}

void rows_load(Rows *rows, const char *path, const char *type) {
  memset(rows, 0, sizeof *rows);
  sqlite3 *store = database_open_to_read(path);
  find_columns(rows, store, type);
  read_catalog(rows, store, type);
  Buffer sql = {0};
  buffer_add(&sql, "SELECT ");
  const char *between = "";
  for (int index = 0; index < rows->column_count; index++) {
    if (rows->columns[index].source != copied) continue;
    buffer_format(&sql, "%s\"%s\"", between, rows->columns[index].name);
    between = ", ";
  }
  buffer_format(&sql, " FROM \"%s\" ORDER BY 1", type);
  sqlite3_stmt *row = database_prepare(store, sql.bytes);
  while (database_step(row)) {
    int count = sqlite3_column_count(row);
    for (int column = 0; column < count; column++) keep_value(&rows->values, row, column);
    rows->count++;
  }
  sqlite3_finalize(row);
  database_close(store);
}

const char *rows_read(const Rows *rows, const char *position, Value *values) {
  for (int index = 0; index < rows->column_count; index++) {
    if (rows->columns[index].source != copied) continue;
    Value *value = &values[index];
    value->type = (unsigned char)*position++;
    if (value->type == SQLITE_INTEGER) {
      memcpy(&value->integer, position, sizeof value->integer);
      position += sizeof value->integer;
    } else if (value->type == SQLITE_FLOAT) {
      memcpy(&value->real, position, sizeof value->real);
      position += sizeof value->real;
    } else if (value->type != SQLITE_NULL) {
      memcpy(&value->count, position, sizeof value->count);
      value->bytes = position + sizeof value->count;
      position = value->bytes + value->count;
    }
  }
  return position;
}

void rows_derive(Rows *rows, Value *values) {
  for (int index = 0; index < rows->column_count; index++) {
    Column *column = &rows->columns[index];
    if (column->source == copied) continue;
    const Value *from = &values[column->from];
    Value *value = &values[index];
    value->type = SQLITE_NULL;
    if (from->type != SQLITE_TEXT) continue;
    if (column->source == folded) text_fold(from->bytes, from->count, &column->made);
    else text_key(from->bytes, from->count, &column->made);
    value->type = column->source == folded ? SQLITE_TEXT : SQLITE_BLOB;
    value->bytes = column->made.bytes;
    value->count = (uint32_t)column->made.count;
  }
}

void rows_tokens(const Rows *rows, const Value *values, Document *document) {
  static Buffer fold;
  document_clear(document);
  for (int index = 0; index < rows->column_count; index++) {
    if (!rows->columns[index].is_searchable || values[index].type != SQLITE_TEXT) continue;
    text_fold(values[index].bytes, values[index].count, &fold);
    document_add(document, fold.bytes, fold.count);
  }
}
