// What Steward uses of ICU, under names that Swift can see.
//
// ICU appends its version to every function by macro (`ucol_open` becomes `ucol_open_72`), which
// the importer does not follow. Each wrapper is one call and nothing else; UTF-16 code units are
// `uint16_t` and UTF-8 bytes `uint8_t` on both sides.
#ifndef STEWARD_CICU_SHIM_H
#define STEWARD_CICU_SHIM_H

#include <stdint.h>
#include <unicode/ucal.h>
#include <unicode/uchar.h>
#include <unicode/ucol.h>
#include <unicode/ucurr.h>
#include <unicode/uenum.h>
#include <unicode/unorm2.h>
#include <unicode/uscript.h>
#include <unicode/utypes.h>
#include <unicode/uversion.h>

// Versions and errors

static inline void icu_u_getVersion(uint8_t *version) { u_getVersion(version); }

static inline void icu_u_getUnicodeVersion(uint8_t *version) { u_getUnicodeVersion(version); }

static inline const char *icu_u_errorName(UErrorCode code) { return u_errorName(code); }

// Normalisation

static inline const UNormalizer2 *icu_unorm2_getNFCInstance(UErrorCode *status) {
  return unorm2_getNFCInstance(status);
}

static inline const UNormalizer2 *icu_unorm2_getNFDInstance(UErrorCode *status) {
  return unorm2_getNFDInstance(status);
}

static inline const UNormalizer2 *icu_unorm2_getNFKCCasefoldInstance(UErrorCode *status) {
  return unorm2_getNFKCCasefoldInstance(status);
}

static inline UNormalizationCheckResult icu_unorm2_quickCheck(
    const UNormalizer2 *form, const uint16_t *text, int32_t length, UErrorCode *status) {
  return unorm2_quickCheck(form, (const UChar *)text, length, status);
}

static inline int32_t icu_unorm2_normalize(
    const UNormalizer2 *form, const uint16_t *text, int32_t length, uint16_t *into,
    int32_t capacity, UErrorCode *status) {
  return unorm2_normalize(
      form, (const UChar *)text, length, (UChar *)into, capacity, status);
}

// Properties of code points

static inline int8_t icu_u_charType(uint32_t scalar) { return u_charType((UChar32)scalar); }

static inline int32_t icu_u_charDirection(uint32_t scalar) {
  return (int32_t)u_charDirection((UChar32)scalar);
}

static inline UBool icu_u_hasBinaryProperty(uint32_t scalar, UProperty property) {
  return u_hasBinaryProperty((UChar32)scalar, property);
}

static inline int32_t icu_u_getIntPropertyValue(uint32_t scalar, UProperty property) {
  return u_getIntPropertyValue((UChar32)scalar, property);
}

static inline int32_t icu_uscript_getScript(uint32_t scalar, UErrorCode *status) {
  return (int32_t)uscript_getScript((UChar32)scalar, status);
}

// Collation

static inline UCollator *icu_ucol_open(const char *locale, UErrorCode *status) {
  return ucol_open(locale, status);
}

static inline void icu_ucol_close(UCollator *collator) { ucol_close(collator); }

static inline void icu_ucol_setAttribute(
    UCollator *collator, UColAttribute attribute, UColAttributeValue value, UErrorCode *status) {
  ucol_setAttribute(collator, attribute, value, status);
}

static inline int32_t icu_ucol_getSortKey(
    const UCollator *collator, const uint16_t *text, int32_t length, uint8_t *key,
    int32_t capacity) {
  return ucol_getSortKey(collator, (const UChar *)text, length, key, capacity);
}

static inline int32_t icu_ucol_strcoll(
    const UCollator *collator, const uint16_t *left, int32_t leftLength, const uint16_t *right,
    int32_t rightLength) {
  return (int32_t)ucol_strcoll(
      collator, (const UChar *)left, leftLength, (const UChar *)right, rightLength);
}

// Time zones

static inline int32_t icu_ucal_getCanonicalTimeZoneID(
    const uint16_t *name, int32_t length, uint16_t *into, int32_t capacity, UBool *isSystemID,
    UErrorCode *status) {
  return ucal_getCanonicalTimeZoneID(
      (const UChar *)name, length, (UChar *)into, capacity, isSystemID, status);
}

// `UCalendar *` is a pointer to a pointer to nothing; a calendar is an address to Swift.
static inline void *icu_ucal_open(const uint16_t *zone, int32_t length, UErrorCode *status) {
  return (void *)ucal_open((const UChar *)zone, length, "", UCAL_GREGORIAN, status);
}

static inline void icu_ucal_close(void *calendar) { ucal_close((UCalendar *)calendar); }

static inline void icu_ucal_setMillis(void *calendar, double millis, UErrorCode *status) {
  ucal_setMillis((UCalendar *)calendar, millis, status);
}

static inline int32_t icu_ucal_get(
    const void *calendar, UCalendarDateFields field, UErrorCode *status) {
  return ucal_get((const UCalendar *)calendar, field, status);
}

static inline UEnumeration *icu_ucal_openTimeZones(UErrorCode *status) {
  return ucal_openTimeZones(status);
}

static inline const char *icu_uenum_next(
    UEnumeration *enumeration, int32_t *length, UErrorCode *status) {
  return uenum_next(enumeration, length, status);
}

static inline void icu_uenum_close(UEnumeration *enumeration) { uenum_close(enumeration); }

// Currencies

static inline int32_t icu_ucurr_forLocale(
    const char *locale, uint16_t *code, int32_t capacity, UErrorCode *status) {
  return ucurr_forLocale(locale, (UChar *)code, capacity, status);
}

#endif
