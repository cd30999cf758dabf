#include <stdlib.h>

#if defined(__GLIBC__)
#include <malloc.h>
#endif

/// Lets all threads of a short-lived program share one heap that grows in large steps. glibc would
/// give each thread a heap of its own, which grows by a system call for every few kilobytes. Has to
/// come before the first thread; does nothing with other allocators.
static inline void steward_share_one_heap(void) {
#if defined(__GLIBC__)
  mallopt(M_ARENA_MAX, 1);
  mallopt(M_TOP_PAD, 1024 * 1024);
#endif
}
