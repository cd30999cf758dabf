#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Says something on standard output, at once and in one piece.
func report(_ words: String) {
  let bytes = Array((words + "\n").utf8)
  // Whoever listens may be gone: then there is nobody to tell.
  _ = write(STDOUT_FILENO, bytes, bytes.count)
}
