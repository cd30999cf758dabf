// The tables of a store, made again in another file.
#ifndef BENCHMARK_SCHEMA_H
#define BENCHMARK_SCHEMA_H

#include "database.h"

// Makes every table, index and trigger of the store at `reference` in `target`, with the rows of
// every table but those of one record type and the journal.
void schema_copy(sqlite3 *target, const char *reference, const char *type);

#endif
