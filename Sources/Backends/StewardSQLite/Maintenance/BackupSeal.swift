import StewardModels
import StewardPersistence

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The digest that a backup holds of itself, so that it is whole in one file, also through a pipe.
///
/// It is the SHA-256 of the file with zeros in the digest's own place, a setting of the store. The
/// place is found by a random salt before it.
struct BackupSeal {
  static let setting = "backup-digest"
  private static let prefix = "sha256:"
  private static let digits = 64

  /// Writes the digest into a copy that nobody has open.
  ///
  /// - Parameter salted: The value of the setting as `blank` made it.
  static func close(_ path: String, salted: String) throws -> String {
    try withBytes(path, writable: true) { bytes in
      guard let place = place(of: salted, in: UnsafeRawBufferPointer(bytes)) else {
        throw damaged(path)
      }
      let digest = digest(UnsafeRawBufferPointer(bytes), place)
      for (index, digit) in digest.utf8.enumerated() { bytes[place + index] = digit }
      return digest
    }
  }

  /// The value of the setting before the digest is known.
  static func blank() -> String {
    var salt = String(UInt64.random(in: .min ... .max), radix: 16)
    salt = String(repeating: "0", count: 16 - salt.utf8.count) + salt
    return prefix + salt + ":" + String(repeating: "0", count: digits)
  }

  /// Compares the file with the digest in it.
  ///
  /// - Returns: The digest.
  /// - Throws: `StoreError.Code.corrupt`.
  static func verify(_ path: String, sealed: String) throws -> String {
    try withBytes(path, writable: false) { bytes in
      let file = UnsafeRawBufferPointer(bytes)
      let said = String(sealed.suffix(digits))
      guard let place = place(of: sealed, in: file), digest(file, place) == said else {
        throw damaged(path)
      }
      return said
    }
  }

  static func damaged(_ path: String) -> StoreError {
    StoreError(
      .corrupt, Message("store.backup.damaged", ["path": .text(path)]),
      hint: Message("store.backup.damaged.hint"), details: "the digest is another")
  }

  private static func digest(_ file: UnsafeRawBufferPointer, _ place: Int) -> String {
    var digest = SHA256()
    digest.update(UnsafeRawBufferPointer(rebasing: file[..<place]))
    [UInt8](repeating: UInt8(ascii: "0"), count: digits).withUnsafeBytes { digest.update($0) }
    digest.update(UnsafeRawBufferPointer(rebasing: file[(place + digits)...]))
    return digest.finish()
  }

  /// Where the digest stands: after the setting's name and the salt.
  private static func place(of value: String, in file: UnsafeRawBufferPointer) -> Int? {
    let mark = Array((setting + value.dropLast(digits)).utf8)
    guard var base = file.baseAddress, value.utf8.count > digits else { return nil }
    let end = base + file.count
    while let found = memchr(base, Int32(mark[0]), end - base) {
      let candidate = UnsafeRawPointer(found)
      guard end - candidate >= mark.count + digits else { return nil }
      if memcmp(candidate, mark, mark.count) == 0 {
        return candidate + mark.count - UnsafeRawPointer(file.baseAddress.unsafelyUnwrapped)
      }
      base = candidate + 1
    }
    return nil
  }

  /// Gives a file's bytes to a body without reading them into memory.
  private static func withBytes<Result>(
    _ path: String, writable: Bool, _ body: (UnsafeMutableRawBufferPointer) throws -> Result
  ) throws -> Result {
    let descriptor = StoreFile.openFile(path, (writable ? O_RDWR : O_RDONLY) | O_CLOEXEC, 0)
    guard descriptor >= 0 else { throw StoreFile.failure(errno, path) }
    defer { StoreFile.closeFile(descriptor) }
    let size = Int(lseek(descriptor, 0, SEEK_END))
    guard size > 0 else { throw damaged(path) }
    let protection = writable ? PROT_READ | PROT_WRITE : PROT_READ
    let memory = mmap(nil, size, protection, MAP_SHARED, descriptor, 0)
    guard let memory, memory != MAP_FAILED else { throw StoreFile.failure(errno, path) }
    defer { munmap(memory, size) }
    return try body(UnsafeMutableRawBufferPointer(start: memory, count: size))
  }
}
