/// A growable run of bytes whose address stays the same until it grows.
///
/// Readers keep pointers into it across calls, which an `Array` does not allow. Memory is bounded
/// by whoever appends.
final class ByteStorage {
  private(set) var base: UnsafeMutablePointer<UInt8>
  private(set) var capacity: Int
  private(set) var count = 0

  init(capacity: Int) {
    self.capacity = max(16, capacity)
    base = .allocate(capacity: self.capacity)
  }

  deinit { base.deallocate() }

  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: base, count: count) }

  /// The room after the bytes that are there.
  var room: UnsafeMutableRawBufferPointer {
    UnsafeMutableRawBufferPointer(start: base + count, count: capacity - count)
  }

  @inline(__always) func append(_ bytes: UnsafePointer<UInt8>, _ length: Int) {
    if length > capacity - count { grow(by: length) }
    (base + count).update(from: bytes, count: length)
    count += length
  }

  @inline(__always) func append(_ byte: UInt8) {
    if count == capacity { grow(by: 1) }
    base[count] = byte
    count += 1
  }

  func append(scalar: Unicode.Scalar) {
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { append(byte) }
  }

  /// Takes `length` bytes that were written into `room` as part of the content.
  func extend(by length: Int) { count = min(capacity, count + length) }

  @inline(__always) func removeAll() { count = 0 }

  /// Keeps only the bytes from `start`, at the front.
  func keep(from start: Int) {
    base.update(from: base + start, count: count - start)
    count -= start
  }

  func reserve(_ total: Int) {
    if total > capacity { grow(by: total - count) }
  }

  @inline(never) private func grow(by length: Int) {
    capacity = max(capacity * 2, count + length)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.update(from: base, count: count)
    base.deallocate()
    base = larger
  }
}
