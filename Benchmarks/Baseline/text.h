// What a store keeps beside a text: its folded form, its sort key, its search tokens.
//
// The rules are those of StewardText (Folding, Collation, SearchTokens), written against ICU in C;
// `Benchmarks/run` compares the rows of both, so that neither side does less.
#ifndef BENCHMARK_TEXT_H
#define BENCHMARK_TEXT_H

#include "common.h"

// Opens the order of a locale, as ICU names it; the empty name is the root order.
void text_open(const char *locale);

// Replaces `into` by the text without regard to case, accents and width.
void text_fold(const char *text, size_t count, Buffer *into);

// Replaces `into` by the bytes that stand in order as the texts do; numbers by their value.
void text_key(const char *text, size_t count, Buffer *into);

// Tokens, each once, parted by spaces.
typedef struct {
  Buffer bytes;
  struct {
    size_t start;
    size_t count;
  } *tokens;
  size_t count;
  size_t capacity;
} Document;

void document_clear(Document *document);

// Adds the tokens of a folded text: words, and of Chinese, Japanese and Korean single characters
// and pairs.
void document_add(Document *document, const char *folded, size_t count);

#endif
