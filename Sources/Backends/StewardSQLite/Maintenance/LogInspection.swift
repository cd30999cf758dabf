#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the log beside a database holds (https://sqlite.org/fileformat2.html#walformat): SQLite passes
/// over in silence what comes after the first frame that is damaged or cut off.
struct LogInspection {
  /// How many bytes belong to whole changes.
  private(set) var whole = 0
  /// How many bytes after those belong to the same writing, but to no whole change.
  private(set) var lost = 0

  private static let headerSize = 32
  private static let frameHeaderSize = 24

  /// Reads the log at a path; one that is not there has lost nothing.
  init(_ path: String) throws {
    guard let bytes = try Self.read(path), !bytes.isEmpty else { return }
    guard bytes.count >= Self.headerSize else {
      lost = bytes.count
      return
    }
    func word(_ offset: Int) -> UInt32 {
      bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | UInt32($1) }
    }
    let isBigEndian = word(0) & 1 == 1
    func add(_ range: Range<Int>, to sum: inout (UInt32, UInt32)) {
      for offset in stride(from: range.lowerBound, to: range.upperBound, by: 8) {
        let (first, second) = (word(offset), word(offset + 4))
        sum.0 &+= (isBigEndian ? first : first.byteSwapped) &+ sum.1
        sum.1 &+= (isBigEndian ? second : second.byteSwapped) &+ sum.0
      }
    }
    var sum: (UInt32, UInt32) = (0, 0)
    add(0..<24, to: &sum)
    let pageSize = Int(word(8))
    guard sum == (word(24), word(28)), pageSize >= 512, pageSize <= 65536 else {
      lost = bytes.count
      return
    }
    let frame = Self.frameHeaderSize + pageSize
    var offset = Self.headerSize
    var isSound = true
    whole = offset
    while offset < bytes.count {
      let left = bytes.count - offset
      // Frames of an earlier writing carry other salts: they are of no account.
      let isOwn = left >= 16 && word(offset + 8) == word(16) && word(offset + 12) == word(20)
      guard isOwn || left < 16 else { break }
      guard left >= frame else {
        lost = bytes.count - whole
        return
      }
      add(offset..<(offset + 8), to: &sum)
      add((offset + Self.frameHeaderSize)..<(offset + frame), to: &sum)
      isSound = isSound && sum == (word(offset + 16), word(offset + 20))
      if isSound, word(offset + 4) != 0 { whole = offset + frame }
      offset += frame
    }
    lost = max(0, min(offset, bytes.count) - whole)
  }

  private static func read(_ path: String) throws -> [UInt8]? {
    let descriptor = StoreFile.openFile(path, O_RDONLY | O_CLOEXEC, 0)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw StoreFile.failure(errno, path)
    }
    defer { close(descriptor) }
    let size = Int(lseek(descriptor, 0, SEEK_END))
    lseek(descriptor, 0, SEEK_SET)
    var bytes = [UInt8](repeating: 0, count: max(size, 0))
    var filled = 0
    while filled < bytes.count {
      let got = bytes.withUnsafeMutableBytes { memory in
        readBytes(descriptor, memory.baseAddress.map { $0 + filled }, memory.count - filled)
      }
      if got == 0 { break }
      if got < 0, errno == EINTR { continue }
      guard got > 0 else { throw StoreFile.failure(errno, path) }
      filled += got
    }
    return Array(bytes.prefix(filled))
  }

  private static func readBytes(
    _ descriptor: Int32, _ memory: UnsafeMutableRawPointer?, _ count: Int
  ) -> Int {
    #if canImport(Glibc)
      Glibc.read(descriptor, memory, count)
    #else
      Darwin.read(descriptor, memory, count)
    #endif
  }
}
