#include "common.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

void *must_allocate(void *old, size_t bytes) {
  void *memory = realloc(old, bytes ? bytes : 1);
  if (!memory) fail("out of memory");
  return memory;
}

char *must_copy(const char *text) {
  size_t count = strlen(text) + 1;
  return memcpy(must_allocate(NULL, count), text, count);
}

static void buffer_reserve(Buffer *buffer, size_t more) {
  size_t needed = buffer->count + more + 1;
  if (needed <= buffer->capacity) return;
  size_t capacity = buffer->capacity ? buffer->capacity : 256;
  while (capacity < needed) capacity *= 2;
  buffer->bytes = must_allocate(buffer->bytes, capacity);
  buffer->capacity = capacity;
}

void buffer_clear(Buffer *buffer) {
  buffer->count = 0;
  buffer_reserve(buffer, 0);
  buffer->bytes[0] = 0;
}

void buffer_append(Buffer *buffer, const void *bytes, size_t count) {
  buffer_reserve(buffer, count);
  if (count) memcpy(buffer->bytes + buffer->count, bytes, count);
  buffer->count += count;
  buffer->bytes[buffer->count] = 0;
}

void buffer_add(Buffer *buffer, const char *text) { buffer_append(buffer, text, strlen(text)); }

void buffer_format(Buffer *buffer, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  int needed = vsnprintf(NULL, 0, format, arguments);
  va_end(arguments);
  if (needed < 0) fail("a text cannot be formatted");
  buffer_reserve(buffer, (size_t)needed);
  va_start(arguments, format);
  vsnprintf(buffer->bytes + buffer->count, (size_t)needed + 1, format, arguments);
  va_end(arguments);
  buffer->count += (size_t)needed;
}

double seconds_now(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

void fail(const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  fputs("benchmark: ", stderr);
  vfprintf(stderr, format, arguments);
  fputc('\n', stderr);
  va_end(arguments);
  exit(1);
}

long must_parse(const char *text) {
  char *end;
  errno = 0;
  long number = strtol(text, &end, 10);
  if (errno || end == text || *end) fail("\"%s\" is no whole number", text);
  return number;
}

uint64_t random_next(Random *random) {
  uint64_t mixed = random->state += 0x9E3779B97F4A7C15u;
  mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9u;
  mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBu;
  return mixed ^ (mixed >> 31);
}

size_t random_below(Random *random, size_t bound) { return (size_t)(random_next(random) % bound); }

// Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", civil_from_days.
void day_parts(int64_t day, int *year, int *month, int *date) {
  day += 719468;
  int64_t era = (day >= 0 ? day : day - 146096) / 146097;
  int64_t of_era = day - era * 146097;
  int64_t year_of_era = (of_era - of_era / 1460 + of_era / 36524 - of_era / 146096) / 365;
  int64_t of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
  int64_t shifted = (5 * of_year + 2) / 153;
  *date = (int)(of_year - (153 * shifted + 2) / 5 + 1);
  *month = (int)(shifted < 10 ? shifted + 3 : shifted - 9);
  *year = (int)(year_of_era + era * 400 + (*month <= 2));
}
