#include <libical/ical.h>

// The rule of a recurrence is a structure of two thousand bytes, passed by value, and belongs to the
// iterator once that is made: neither is for Swift to handle.

/// Lets what is wrong be told by null pointers: the library ends the program otherwise, where it was
/// built so.
static inline void steward_ical_prepare(void) { icalerror_set_errors_are_fatal(0); }

/// A day. That without a date has hours of -1, which make it the day before.
static inline struct icaltimetype steward_ical_day(int year, int month, int day) {
  struct icaltimetype time = icaltime_null_time();
  time.year = year;
  time.month = month;
  time.day = day;
  time.is_date = 1;
  return time;
}

/// Begins to go through the days of a rule. Null where the library finds that it never holds.
static inline icalrecur_iterator *steward_ical_begin(const char *rule, int year, int month, int day) {
  struct icalrecurrencetype parsed = icalrecurrencetype_from_string(rule);
  if (parsed.freq == ICAL_NO_RECURRENCE) {
    icalrecurrencetype_clear(&parsed);
    return (icalrecur_iterator *)0;
  }
  return icalrecur_iterator_new(parsed, steward_ical_day(year, month, day));
}

/// Goes on from a day. Returns 0 where that is not possible.
static inline int steward_ical_skip(icalrecur_iterator *iterator, int year, int month, int day) {
  return icalrecur_iterator_set_start(iterator, steward_ical_day(year, month, day));
}

/// The next day, as year, month and day in eight decimal digits; 0 after the last.
static inline int steward_ical_next(icalrecur_iterator *iterator) {
  struct icaltimetype next = icalrecur_iterator_next(iterator);
  if (icaltime_is_null_time(next)) return 0;
  return next.year * 10000 + next.month * 100 + next.day;
}
