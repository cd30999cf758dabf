#include <sqlite3.h>

// As StewardSQLite: no statistics of memory. Has to come before anything else.
static inline int raw_sqlite_without_statistics(void) {
  return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
}
