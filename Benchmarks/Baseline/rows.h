// The records of one type, held in memory, and how each column is come by.
#ifndef BENCHMARK_ROWS_H
#define BENCHMARK_ROWS_H

#include "database.h"
#include "text.h"

enum { most_columns = 128 };

typedef enum {
  // Copied as it is.
  copied,
  // The folded form of another column.
  folded,
  // The sort key of another column.
  sort_key,
} Source;

typedef struct {
  char *name;
  Source source;
  // The index of the column that it is made from; its own where it is copied.
  int from;
  // Whether a search finds its words.
  bool is_searchable;
  // What was made for the latest row.
  Buffer made;
} Column;

typedef struct {
  Column columns[most_columns];
  int column_count;
  // The column of tags, one a line; -1 where there is none.
  int tags;
  // The language whose order the store has, as the store keeps it.
  char *locale;
  // The values of the copied columns, row after row: a byte for the type, then eight bytes of
  // number, or four bytes of length and the bytes.
  Buffer values;
  size_t count;
} Rows;

typedef struct {
  int type;
  int64_t integer;
  double real;
  const char *bytes;
  uint32_t count;
} Value;

// Reads every record of a type.
void rows_load(Rows *rows, const char *store, const char *type);

// The index of a column, or -1.
int rows_column(const Rows *rows, const char *name);

// Reads the copied columns of the row at `position` and moves on to the next row.
const char *rows_read(const Rows *rows, const char *position, Value *values);

// Makes the other columns of a row; what it makes lasts until the next call.
void rows_derive(Rows *rows, Value *values);

// Makes the search tokens of a row.
void rows_tokens(const Rows *rows, const Value *values, Document *document);

#endif
