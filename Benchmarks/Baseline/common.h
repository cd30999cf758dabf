// What every program of the baseline needs: a buffer that grows, a clock, an end with a reason.
#ifndef BENCHMARK_COMMON_H
#define BENCHMARK_COMMON_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Bytes that grow; `bytes` is always followed by a zero.
typedef struct {
  char *bytes;
  size_t count;
  size_t capacity;
} Buffer;

void buffer_clear(Buffer *buffer);
void buffer_append(Buffer *buffer, const void *bytes, size_t count);
void buffer_add(Buffer *buffer, const char *text);
void buffer_format(Buffer *buffer, const char *format, ...) __attribute__((format(printf, 2, 3)));

// Seconds of a clock that only goes forward.
double seconds_now(void);

// Prints the reason on standard error and ends with 1.
_Noreturn void fail(const char *format, ...) __attribute__((format(printf, 1, 2)));

void *must_allocate(void *old, size_t bytes);
char *must_copy(const char *text);

// Reads a whole number from an argument.
long must_parse(const char *text);

// SplitMix64: every seed gives the same numbers on every machine.
typedef struct {
  uint64_t state;
} Random;

uint64_t random_next(Random *random);
size_t random_below(Random *random, size_t bound);

// Days since 1970-01-01 to the year, month and day of the Gregorian calendar.
void day_parts(int64_t day, int *year, int *month, int *date);

#endif
