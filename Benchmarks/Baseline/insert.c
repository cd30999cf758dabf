// Writes the records of a store into a new one, as a program in C would that has no journal.
//
//   insert REFERENCE TARGET TYPE work|whole
//
// The tables and indexes are those of REFERENCE, and so are the values of the declared columns,
// which are read beforehand. Within the time stand, in one transaction: for each record its folded
// texts and its sort keys, made here through ICU; the row with all its indexes; its search tokens
// and the full-text entry; its tags in their table; and the commit. `whole` counts opening and closing the file too, as a process that imports has
// to. Prints the time in microseconds.
#include <stdio.h>
#include <string.h>

#include "rows.h"
#include "schema.h"

typedef struct {
  Rows rows;
  const char *type;
} Job;

static sqlite3_stmt *prepare_row(const Job *job, sqlite3 *target) {
  Buffer sql = {0};
  buffer_format(&sql, "INSERT INTO \"%s\" VALUES (?", job->type);
  for (int index = 1; index < job->rows.column_count; index++) buffer_add(&sql, ", ?");
  buffer_add(&sql, ")");
  return database_prepare(target, sql.bytes);
}

static void bind(sqlite3_stmt *statement, int index, const Value *value) {
  switch (value->type) {
    case SQLITE_INTEGER: sqlite3_bind_int64(statement, index, value->integer); break;
    case SQLITE_FLOAT: sqlite3_bind_double(statement, index, value->real); break;
    case SQLITE_TEXT:
      sqlite3_bind_text(statement, index, value->bytes, (int)value->count, SQLITE_STATIC);
      break;
    case SQLITE_BLOB:
      sqlite3_bind_blob(statement, index, value->bytes, (int)value->count, SQLITE_STATIC);
      break;
    default: sqlite3_bind_null(statement, index);
  }
}

static void carry_out(sqlite3 *target, sqlite3_stmt *statement) {
  database_check(target, sqlite3_step(statement));
  database_check(target, sqlite3_reset(statement));
}

static void insert_tokens(
    const Job *job, sqlite3 *target, sqlite3_stmt *statement, const Value *values) {
  static Document document;
  rows_tokens(&job->rows, values, &document);
  if (!document.bytes.count) return;
  sqlite3_bind_int64(statement, 1, values[0].integer);
  sqlite3_bind_text(
      statement, 2, document.bytes.bytes, (int)document.bytes.count, SQLITE_STATIC);
  carry_out(target, statement);
}

static void insert_tags(
    const Job *job, sqlite3 *target, sqlite3_stmt *statement, const Value *values) {
  static Buffer fold;
  const Value *tags = &values[job->rows.tags];
  if (tags->type != SQLITE_TEXT) return;
  const char *tag = tags->bytes, *end = tags->bytes + tags->count;
  while (tag < end) {
    const char *next = memchr(tag, '\n', (size_t)(end - tag));
    if (!next) next = end;
    text_fold(tag, (size_t)(next - tag), &fold);
    sqlite3_bind_text(statement, 1, fold.bytes, (int)fold.count, SQLITE_STATIC);
    sqlite3_bind_int64(statement, 2, values[0].integer);
    carry_out(target, statement);
    tag = next + 1;
  }
}

static void insert_all(Job *job, sqlite3 *target) {
  sqlite3_stmt *row = prepare_row(job, target), *tokens = NULL, *tags = NULL;
  bool has_tokens = false;
  for (int column = 0; column < job->rows.column_count; column++) {
    if (job->rows.columns[column].is_searchable) has_tokens = true;
  }
  Buffer sql = {0};
  if (has_tokens) {
    buffer_format(&sql, "INSERT INTO \"%s_search\" (rowid, tokens) VALUES (?, ?)", job->type);
    tokens = database_prepare(target, sql.bytes);
  }
  if (job->rows.tags >= 0) {
    buffer_clear(&sql);
    buffer_format(
        &sql, "INSERT OR IGNORE INTO \"%s_tag_%s\" (tag, rid) VALUES (?, ?)", job->type,
        job->rows.columns[job->rows.tags].name);
    tags = database_prepare(target, sql.bytes);
  }
  database_run(target, "BEGIN IMMEDIATE");
  const char *position = job->rows.values.bytes;
  Value values[most_columns];
  for (size_t index = 0; index < job->rows.count; index++) {
    position = rows_read(&job->rows, position, values);
    rows_derive(&job->rows, values);
    for (int column = 0; column < job->rows.column_count; column++) {
      bind(row, column + 1, &values[column]);
    }
    carry_out(target, row);
    if (tokens) insert_tokens(job, target, tokens, values);
    if (tags) insert_tags(job, target, tags, values);
  }
  database_run(target, "COMMIT");
  sqlite3_finalize(row);
  sqlite3_finalize(tokens);
  sqlite3_finalize(tags);
}

int main(int count, char **arguments) {
  if (count != 5) fail("usage: insert REFERENCE TARGET TYPE work|whole");
  static Job job;
  const char *path = arguments[2];
  bool is_whole = strcmp(arguments[4], "whole") == 0;
  job.type = arguments[3];
  rows_load(&job.rows, arguments[1], job.type);

  database_remove(path);
  sqlite3 *target = database_open(path);
  schema_copy(target, arguments[1], job.type);
  database_close(target);

  double start = seconds_now();
  target = database_open(path);
  text_open(job.rows.locale);
  double opened = seconds_now();
  insert_all(&job, target);
  double written = seconds_now();
  database_close(target);
  double end = is_whole ? seconds_now() : written;
  printf("%.1f\n%zu records\n", (end - (is_whole ? start : opened)) * 1e6, job.rows.count);
}
