#include <string.h>
#include <unicode/uchar.h>
#include <unicode/uscript.h>
#include <unicode/utf8.h>

#include "text.h"

// What a code point of folded text is to the tokens around it.
typedef enum { separator, word_part, mark, character, emoji, flag } Part;

void document_clear(Document *document) {
  buffer_clear(&document->bytes);
  document->count = 0;
}

static void add_token(Document *document, const char *token, size_t count) {
  for (size_t index = 0; index < document->count; index++) {
    if (document->tokens[index].count == count &&
        memcmp(document->bytes.bytes + document->tokens[index].start, token, count) == 0) {
      return;
    }
  }
  if (document->count == document->capacity) {
    document->capacity = document->capacity ? 2 * document->capacity : 64;
    document->tokens =
        must_allocate(document->tokens, document->capacity * sizeof *document->tokens);
  }
  if (document->bytes.count) buffer_append(&document->bytes, " ", 1);
  document->tokens[document->count].start = document->bytes.count;
  document->tokens[document->count].count = count;
  document->count++;
  buffer_append(&document->bytes, token, count);
}

static bool is_plain(unsigned char byte) {
  return (unsigned char)(byte - 'a') < 26 || (unsigned char)(byte - '0') < 10;
}

static bool is_written_without_spaces(UChar32 scalar) {
  if (scalar < 0x1100) return false;
  if ((scalar >= 0x4E00 && scalar <= 0x9FFF) || scalar == 0x30FC) return true;
  UErrorCode status = U_ZERO_ERROR;
  switch (uscript_getScript(scalar, &status)) {
    case USCRIPT_HAN:
    case USCRIPT_HIRAGANA:
    case USCRIPT_KATAKANA:
    case USCRIPT_HANGUL:
    case USCRIPT_BOPOMOFO: return true;
    default: return false;
  }
}

static bool is_alphanumeric(UChar32 scalar) {
  int8_t type = u_charType(scalar);
  return (type >= 1 && type <= 5) || (type >= 9 && type <= 11);
}

static bool is_flag_half(UChar32 scalar) { return scalar >= 0x1F1E6 && scalar <= 0x1F1FF; }

static Part part_of(UChar32 scalar) {
  if (scalar < 0x80) return is_plain((unsigned char)scalar) ? word_part : separator;
  if (is_alphanumeric(scalar)) return is_written_without_spaces(scalar) ? character : word_part;
  int8_t type = u_charType(scalar);
  if (type == U_NON_SPACING_MARK || type == U_COMBINING_SPACING_MARK) return mark;
  if (is_flag_half(scalar)) return flag;
  if (scalar >= 0x1F3FB && scalar <= 0x1F3FF) return separator;
  if (scalar >= 0xA9 && (u_hasBinaryProperty(scalar, UCHAR_EXTENDED_PICTOGRAPHIC) ||
                         u_hasBinaryProperty(scalar, UCHAR_EMOJI_PRESENTATION))) {
    return emoji;
  }
  return separator;
}

static size_t end_of_marks(const char *text, size_t count, size_t index) {
  while (index < count) {
    size_t next = index;
    UChar32 scalar;
    U8_NEXT(text, next, count, scalar);
    if (part_of(scalar) != mark) break;
    index = next;
  }
  return index;
}

static void add_any(Document *document, const char *text, size_t count) {
  const size_t none = SIZE_MAX;
  size_t word = none, before = none;
  for (size_t index = 0; index < count;) {
    size_t start = index;
    UChar32 scalar;
    U8_NEXT(text, index, count, scalar);
    Part part = part_of(scalar);
    if (part == mark) continue;
    if (part == word_part) {
      if (word == none) word = start;
    } else if (word != none) {
      add_token(document, text + word, start - word);
      word = none;
    }
    size_t last = before;
    before = none;
    if (part == character) {
      index = end_of_marks(text, count, index);
      add_token(document, text + start, index - start);
      if (last != none) add_token(document, text + last, index - last);
      before = start;
    } else if (part == flag) {
      size_t next = index;
      if (next < count) {
        U8_NEXT(text, next, count, scalar);
        if (is_flag_half(scalar)) index = next;
      }
      add_token(document, text + start, index - start);
    } else if (part == emoji) {
      add_token(document, text + start, index - start);
    }
  }
  if (word != none) add_token(document, text + word, count - word);
}

void document_add(Document *document, const char *folded, size_t count) {
  for (size_t index = 0; index < count; index++) {
    if ((unsigned char)folded[index] >= 0x80) {
      add_any(document, folded, count);
      return;
    }
  }
  for (size_t index = 0; index < count;) {
    size_t start = index;
    while (index < count && is_plain((unsigned char)folded[index])) index++;
    if (index > start) add_token(document, folded + start, index - start);
    index++;
  }
}
