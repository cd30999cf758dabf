// Reads every record of seven columns in a loop over sqlite3_step.
//
//   fetch STORE id|table
//
// The records come in the order of their identity, as the library gives them, or as they lie in the
// table. Prints the median time of several loops in microseconds, then how many records there were
// and a sum over all that was read, which `StoreBenchmark` prints too.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "database.h"

enum { loops = 5 };

static int compare_numbers(const void *left, const void *right) {
  double first = *(const double *)left, second = *(const double *)right;
  return (first > second) - (first < second);
}

// Adds up a text: its first byte and its length.
static uint64_t sum_of_text(sqlite3_stmt *row, int column) {
  const unsigned char *text = sqlite3_column_text(row, column);
  int count = sqlite3_column_bytes(row, column);
  return count ? (uint64_t)text[0] + (uint64_t)count : 0;
}

static uint64_t sum_of_row(sqlite3_stmt *row) {
  unsigned char identity[16] = {0};
  const void *bytes = sqlite3_column_blob(row, 0);
  if (bytes && sqlite3_column_bytes(row, 0) == 16) memcpy(identity, bytes, 16);
  uint64_t sum = (uint64_t)identity[0] + identity[8];
  sum += sum_of_text(row, 1);
  sum += sum_of_text(row, 2);
  if (sqlite3_column_type(row, 3) != SQLITE_NULL) {
    sum += (uint64_t)sqlite3_column_int64(row, 3);
    sum += sum_of_text(row, 4);
  }
  if (sqlite3_column_type(row, 5) != SQLITE_NULL) sum += (uint64_t)sqlite3_column_int64(row, 5);
  sum += (uint64_t)sqlite3_column_int64(row, 6);
  return sum + (uint64_t)sqlite3_column_int64(row, 7);
}

int main(int count, char **arguments) {
  if (count != 3) fail("usage: fetch STORE id|table");
  sqlite3 *database = database_open(arguments[1]);
  Buffer sql = {0};
  buffer_add(
      &sql,
      "SELECT id, name, note, price, price_currency, bought, quantity, insured FROM thing");
  if (strcmp(arguments[2], "id") == 0) buffer_add(&sql, " ORDER BY id");

  double times[loops];
  uint64_t sum = 0, rows = 0;
  for (int loop = -1; loop < loops; loop++) {
    sum = rows = 0;
    double start = seconds_now();
    sqlite3_stmt *row = database_prepare(database, sql.bytes);
    while (database_step(row)) {
      sum += sum_of_row(row);
      rows++;
    }
    sqlite3_finalize(row);
    if (loop >= 0) times[loop] = (seconds_now() - start) * 1e6;
  }
  database_close(database);
  qsort(times, loops, sizeof *times, compare_numbers);
  printf("%.1f\n%llu records, sum %llu\n", times[loops / 2], (unsigned long long)rows,
         (unsigned long long)sum);
}
