#include "text.h"

#include <stdlib.h>
#include <unicode/ucol.h>
#include <unicode/unorm2.h>
#include <unicode/uscript.h>
#include <unicode/ustring.h>

// UTF-16 that grows.
typedef struct {
  UChar *units;
  int32_t count;
  int32_t capacity;
} Wide;

static UCollator *collator;
static const UNormalizer2 *composed, *decomposed, *case_folded;

static void check(UErrorCode status, const char *what) {
  if (U_FAILURE(status)) fail("ICU, %s: %s", what, u_errorName(status));
}

void text_open(const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  collator = ucol_open(locale, &status);
  check(status, "ucol_open");
  ucol_setAttribute(collator, UCOL_NUMERIC_COLLATION, UCOL_ON, &status);
  ucol_setAttribute(collator, UCOL_STRENGTH, UCOL_TERTIARY, &status);
  composed = unorm2_getNFCInstance(&status);
  decomposed = unorm2_getNFDInstance(&status);
  case_folded = unorm2_getNFKCCasefoldInstance(&status);
  check(status, "opening");
}

static void wide_reserve(Wide *wide, size_t units) {
  if ((size_t)wide->capacity >= units) return;
  if (units > INT32_MAX / 2) fail("a text is too long");
  wide->capacity = (int32_t)(units * 2);
  wide->units = must_allocate(wide->units, (size_t)wide->capacity * sizeof(UChar));
}

static void widen(const char *text, size_t count, Wide *into) {
  wide_reserve(into, count + 1);
  UErrorCode status = U_ZERO_ERROR;
  u_strFromUTF8(into->units, into->capacity, &into->count, text, (int32_t)count, &status);
  check(status, "u_strFromUTF8");
}

static void normalize(const UNormalizer2 *form, const Wide *text, Wide *into) {
  wide_reserve(into, (size_t)text->count * 3 + 32);
  UErrorCode status = U_ZERO_ERROR;
  into->count = unorm2_normalize(
      form, text->units, text->count, into->units, into->capacity, &status);
  if (status == U_BUFFER_OVERFLOW_ERROR) {
    wide_reserve(into, (size_t)into->count + 1);
    status = U_ZERO_ERROR;
    into->count = unorm2_normalize(
        form, text->units, text->count, into->units, into->capacity, &status);
  }
  check(status, "unorm2_normalize");
}

static bool loses_marks(UChar32 scalar) {
  UErrorCode status = U_ZERO_ERROR;
  switch (uscript_getScript(scalar, &status)) {
    case USCRIPT_LATIN:
    case USCRIPT_GREEK:
    case USCRIPT_CYRILLIC:
    case USCRIPT_ARABIC:
    case USCRIPT_HEBREW: return true;
    default: return false;
  }
}

// The plain letters for a letter that no decomposition covers.
static const char *plain_letters(UChar32 scalar) {
  switch (scalar) {
    case 0xE6: return "ae";
    case 0xF0:
    case 0x111: return "d";
    case 0xF8: return "o";
    case 0xFE: return "th";
    case 0x127: return "h";
    case 0x131: return "i";
    case 0x142: return "l";
    case 0x153: return "oe";
    case 0x167: return "t";
    default: return NULL;
  }
}

// Whether a character of three bytes is a Han character or a kana that folding leaves alone.
static bool is_own_folded_form(const unsigned char *bytes) {
  if (bytes[0] >= 0xE5 && bytes[0] <= 0xE9) return true;
  if (bytes[0] == 0xE4) return bytes[1] >= 0xB8;
  if (bytes[0] != 0xE3) return false;
  switch (bytes[1]) {
    case 0x81: return true;
    case 0x82: return bytes[2] <= 0x96 || bytes[2] >= 0xA0;
    case 0x83: return bytes[2] <= 0xBE;
    default: return false;
  }
}

// Folds what needs no more than capitals made small; false where it needs more.
static bool fold_quickly(const char *text, size_t count, Buffer *into) {
  buffer_append(into, text, count);
  unsigned char *bytes = (unsigned char *)into->bytes;
  for (size_t index = 0; index < count;) {
    unsigned char byte = bytes[index];
    if (byte < 0x80) {
      if ((unsigned char)(byte - 'A') < 26) bytes[index] = byte | 0x20;
      index += 1;
    } else if (is_own_folded_form(bytes + index)) {
      index += 3;
    } else {
      return false;
    }
  }
  return true;
}

void text_fold(const char *text, size_t count, Buffer *into) {
  static Wide first, second;
  buffer_clear(into);
  if (fold_quickly(text, count, into)) return;
  widen(text, count, &first);
  normalize(composed, &first, &second);
  normalize(case_folded, &second, &first);
  normalize(decomposed, &first, &second);

  wide_reserve(&first, (size_t)second.count * 2 + 1);
  first.count = 0;
  bool drops_marks = false;
  for (int32_t index = 0; index < second.count;) {
    UChar32 scalar;
    U16_NEXT(second.units, index, second.count, scalar);
    if (scalar >= 0x300 && u_charType(scalar) == U_NON_SPACING_MARK) {
      if (!drops_marks) U16_APPEND_UNSAFE(first.units, first.count, scalar);
      continue;
    }
    drops_marks = loses_marks(scalar);
    const char *letters = plain_letters(scalar);
    if (letters) {
      while (*letters) first.units[first.count++] = (UChar)*letters++;
    } else {
      U16_APPEND_UNSAFE(first.units, first.count, scalar);
    }
  }
  normalize(composed, &first, &second);

  buffer_clear(into);
  for (int32_t index = 0; index < second.count;) {
    UChar32 scalar;
    U16_NEXT(second.units, index, second.count, scalar);
    char bytes[4];
    int32_t length = 0;
    U8_APPEND_UNSAFE(bytes, length, scalar);
    buffer_append(into, bytes, (size_t)length);
  }
}

void text_key(const char *text, size_t count, Buffer *into) {
  static Wide wide;
  widen(text, count, &wide);
  uint8_t key[1024];
  int32_t needed = ucol_getSortKey(collator, wide.units, wide.count, key, sizeof key);
  buffer_clear(into);
  // ICU closes a key with a zero, which orders nothing.
  if (needed <= (int32_t)sizeof key) {
    buffer_append(into, key, (size_t)needed - 1);
    return;
  }
  uint8_t *longer = must_allocate(NULL, (size_t)needed);
  ucol_getSortKey(collator, wide.units, wide.count, longer, needed);
  buffer_append(into, longer, (size_t)needed - 1);
  free(longer);
}
