// Writes what the everyday commands are given in each run, and the statements that do the same.
//
//   statements STORE TEMPLATE COUNT FOLDER
//
// STORE is a store of items. TEMPLATE is one in which `inventory add NAME --price MONEY` was the
// last command: its last item shows which columns such an item has. In FOLDER each file gets COUNT
// lines: what to type (`add.name`, `add.price`, `show.handle`, `set.handle`, `set.price`,
// `whole.name`, `whole.price`), and the SQL that an expert would write for the sqlite3 shell
// (`add.sql`, `show.sql`, `set.sql`, `undo.sql`, `whole.sql`). No two lines are of one item.
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "rows.h"

// Said before each change, so that it is as safe as the program's.
static const char *const begin =
    "PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; BEGIN IMMEDIATE; ";

typedef struct {
  FILE *files[12];
} Outputs;

enum {
  add_name, add_price, add_sql, show_handle, show_sql, set_handle, set_price, set_sql, undo_sql,
  whole_name, whole_price, whole_sql,
};

static const char *const file_names[] = {
    "add.name", "add.price", "add.sql", "show.handle", "show.sql", "set.handle", "set.price",
    "set.sql", "undo.sql", "whole.name", "whole.price", "whole.sql",
};

static void put(Outputs *outputs, int file, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

static void put(Outputs *outputs, int file, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  vfprintf(outputs->files[file], format, arguments);
  va_end(arguments);
  fputc('\n', outputs->files[file]);
}

static void quote(Buffer *sql, const Value *value) {
  if (value->type == SQLITE_INTEGER) {
    buffer_format(sql, "%lld", (long long)value->integer);
  } else if (value->type == SQLITE_FLOAT) {
    buffer_format(sql, "%.17g", value->real);
  } else if (value->type == SQLITE_TEXT) {
    char *quoted = sqlite3_mprintf("'%.*q'", (int)value->count, value->bytes);
    if (!quoted) fail("out of memory");
    buffer_add(sql, quoted);
    sqlite3_free(quoted);
  } else if (value->type == SQLITE_BLOB) {
    buffer_add(sql, "x'");
    for (uint32_t index = 0; index < value->count; index++) {
      buffer_format(sql, "%02x", (unsigned char)value->bytes[index]);
    }
    buffer_add(sql, "'");
  } else {
    buffer_add(sql, "NULL");
  }
}

// How many items a store has.
static long count_items(const char *store) {
  sqlite3 *database = database_open_to_read(store);
  sqlite3_stmt *row = database_prepare(database, "SELECT max(_rid) FROM item");
  long count = database_step(row) ? (long)sqlite3_column_int64(row, 0) : 0;
  sqlite3_finalize(row);
  database_close(database);
  return count;
}

// A new item: the template's columns, with an identity, a name and an asset number of its own.
static void put_additions(
    Outputs *outputs, const char *store, const char *template, long count) {
  Rows rows;
  rows_load(&rows, template, "item");
  text_open(rows.locale);
  int id = rows_column(&rows, "id"), name = rows_column(&rows, "name");
  int asset = rows_column(&rows, "asset");
  if (id < 0 || name < 0 || asset < 0 || !rows.count) fail("%s holds no items", template);
  Value values[most_columns];
  const char *position = rows.values.bytes;
  for (size_t row = 0; row < rows.count; row++) position = rows_read(&rows, position, values);

  Buffer sql = {0}, text = {0};
  Buffer code = {0};
  Document tokens = {0};
  long items = count_items(store);
  Random random = {7};
  char identity[16];
  if (values[id].count != 16) fail("an item has no identity");
  memcpy(identity, values[id].bytes, 8);
  for (long number = 0; number < count; number++) {
    buffer_clear(&text);
    buffer_format(&text, "Travel kettle TK-%llu", (unsigned long long)random_next(&random) % 100000);
    put(outputs, add_name, "%s", text.bytes);
    put(outputs, add_price, "12.%02ld EUR", number % 100);
    uint64_t low = random_next(&random) | 0x8000000000000000u;
    memcpy(identity + 8, &low, 8);
    identity[8] = (char)((identity[8] & 0x3F) | 0x80);
    values[0].type = SQLITE_NULL;
    values[id].bytes = identity;
    values[name].bytes = text.bytes;
    values[name].count = (uint32_t)text.count;
    buffer_clear(&code);
    buffer_format(&code, "%03ld-%03ld", (items + number + 1) / 1000, (items + number + 1) % 1000);
    values[asset].bytes = code.bytes;
    values[asset].count = (uint32_t)code.count;
    rows_derive(&rows, values);
    buffer_clear(&sql);
    buffer_format(&sql, "%sINSERT INTO item VALUES (", begin);
    for (int column = 0; column < rows.column_count; column++) {
      if (column) buffer_add(&sql, ", ");
      quote(&sql, &values[column]);
    }
    rows_tokens(&rows, values, &tokens);
    put(outputs, add_sql,
        "%s); INSERT INTO item_search (rowid, tokens) VALUES (last_insert_rowid(), '%s'); COMMIT;",
        sql.bytes, tokens.bytes.bytes);
  }
}

// The first characters of a handle, as many as 50 bits give; empty where they are all letters or
// all digits, which no listed handle is.
static void handle_of(const unsigned char *identity, char *handle) {
  uint64_t bits = 0;
  for (int index = 8; index < 16; index++) bits = bits << 8 | identity[index];
  bool has_letter = false, has_digit = false;
  for (int index = 0; index < 10; index++) {
    unsigned five = bits >> (62 - 5 * (index + 1)) & 31;
    handle[index] = "0123456789abcdefghjkmnpqrstvwxyz"[five];
    if (five >= 10) has_letter = true;
    else has_digit = true;
  }
  handle[has_letter && has_digit ? 10 : 0] = 0;
}

// The condition that names an item by the start of its handle, in SQL.
static void handle_condition(const unsigned char *identity, Buffer *sql) {
  uint64_t low = 0;
  for (int index = 8; index < 16; index++) low = low << 8 | identity[index];
  uint64_t rest = (1u << 12) - 1;
  buffer_clear(sql);
  buffer_format(sql, "substr(id, 9) BETWEEN x'%016llx' AND x'%016llx'",
                (unsigned long long)(low & ~rest), (unsigned long long)(low | rest));
}

static void put_change(
    Outputs *outputs, int file, const char *price, bool has_changed, const char *condition) {
  put(outputs, file, "%sUPDATE item SET price = %s%s WHERE %s; COMMIT;", begin, price,
      has_changed ? ", changed = 1000000 * unixepoch()" : "", condition);
}

static void put_items(Outputs *outputs, const char *store, long count) {
  sqlite3 *database = database_open_to_read(store);
  sqlite3_stmt *row = database_prepare(
      database,
      "SELECT id, name, name_fold, price, price_currency FROM item"
      " WHERE _rid % max(1, (SELECT max(_rid) FROM item) / ?) = 0");
  sqlite3_bind_int64(row, 1, 4 * count);
  sqlite3_stmt *columns = database_prepare(
      database, "SELECT 1 FROM pragma_table_info('item') WHERE name = 'changed'");
  bool has_changed = database_step(columns);
  sqlite3_finalize(columns);

  Buffer condition = {0}, price = {0};
  // Items take turns: one to show, one to set by handle, one to set by name.
  for (long number = 0; number < 3 * count && database_step(row);) {
    const unsigned char *identity = sqlite3_column_blob(row, 0);
    if (!identity || sqlite3_column_bytes(row, 0) != 16) fail("an item has no identity");
    char handle[11];
    handle_of(identity, handle);
    if (!handle[0]) continue;
    long run = number / 3;
    handle_condition(identity, &condition);
    buffer_clear(&price);
    buffer_format(&price, "%ld, price_currency = 'EUR'", 1300 + run);
    if (number % 3 == 0) {
      put(outputs, show_handle, "%s", handle);
      put(outputs, show_sql, "SELECT * FROM item WHERE %s;", condition.bytes);
    } else if (number % 3 == 1) {
      put(outputs, set_handle, "%s", handle);
      put(outputs, set_price, "%ld.%02ld EUR", (1300 + run) / 100, (1300 + run) % 100);
      put_change(outputs, set_sql, price.bytes, has_changed, condition.bytes);
      buffer_clear(&price);
      char *before = sqlite3_column_type(row, 3) == SQLITE_NULL
          ? sqlite3_mprintf("NULL, price_currency = NULL")
          : sqlite3_mprintf("%lld, price_currency = %Q", sqlite3_column_int64(row, 3),
                            sqlite3_column_text(row, 4));
      put_change(outputs, undo_sql, before, has_changed, condition.bytes);
      sqlite3_free(before);
    } else {
      put(outputs, whole_name, "%s", sqlite3_column_text(row, 1));
      put(outputs, whole_price, "%ld.%02ld EUR", (1300 + run) / 100, (1300 + run) % 100);
      char *named = sqlite3_mprintf("name_fold = %Q", sqlite3_column_text(row, 2));
      put_change(outputs, whole_sql, price.bytes, has_changed, named);
      sqlite3_free(named);
    }
    number++;
  }
  sqlite3_finalize(row);
  database_close(database);
}

int main(int count, char **arguments) {
  if (count != 5) fail("usage: statements STORE TEMPLATE COUNT FOLDER");
  Outputs outputs;
  Buffer path = {0};
  for (size_t index = 0; index < sizeof file_names / sizeof *file_names; index++) {
    buffer_clear(&path);
    buffer_format(&path, "%s/%s", arguments[4], file_names[index]);
    outputs.files[index] = fopen(path.bytes, "w");
    if (!outputs.files[index]) fail("%s cannot be written", path.bytes);
  }
  long lines = must_parse(arguments[3]);
  put_additions(&outputs, arguments[1], arguments[2], lines);
  put_items(&outputs, arguments[1], lines);
  for (size_t index = 0; index < sizeof file_names / sizeof *file_names; index++) {
    if (fclose(outputs.files[index])) fail("%s cannot be written", file_names[index]);
  }
}
