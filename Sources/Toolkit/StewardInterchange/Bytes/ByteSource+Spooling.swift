extension ByteSource {
  /// A source with the same bytes that can be read more than once.
  ///
  /// Files and bytes in memory are returned as they are. What comes through a pipe is copied to a
  /// file without a name in the folder for temporary files, readable by this user alone, which is
  /// gone when the source is.
  ///
  /// - Parameter check: Called ten times a second while nothing comes; an error ends the waiting.
  public func spooled(check: () throws -> Void = {}) throws -> ByteSource {
    if isRewindable { return self }
    let folder = SystemCalls.environment("TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    let file: Descriptor
    do {
      file = Descriptor(try SystemCalls.openUnnamed(in: folder), isOurs: true)
    } catch {
      throw error.writing(folder)
    }
    let total = try copy(to: file, in: folder, check)
    do {
      try SystemCalls.seek(file.number, to: 0)
      let status = try SystemCalls.status(file.number)
      return ByteSource(
        name: name, size: total, backing: .descriptor(file, start: 0), status: status)
    } catch {
      throw error.reading(name)
    }
  }

  private func copy(
    to file: Descriptor, in folder: String, _ check: () throws -> Void
  ) throws -> Int {
    let chunk = ByteStorage(capacity: 256 * 1024)
    var total = 0
    while true {
      try waitToRead(check)
      let count = try read(into: chunk.room)
      if count == 0 { return total }
      total += count
      do {
        try SystemCalls.writeBytes(
          file.number, UnsafeRawBufferPointer(start: chunk.base, count: count))
      } catch {
        throw error.writing(folder)
      }
    }
  }
}
