/// Where writers put their bytes: collected, and handed on in blocks.
///
/// What is left in the end is handed on by `flush()`, which whoever made the output calls.
public final class ByteOutput {
  private let storage: ByteStorage
  private let block: Int
  private let sink: ((UnsafeRawBufferPointer) throws -> Void)?
  /// How many bytes were handed on.
  private var handedOn = 0

  /// An output that hands its bytes to `sink`, in blocks of about `block` bytes.
  public init(block: Int = 64 * 1024, sink: @escaping (UnsafeRawBufferPointer) throws -> Void) {
    storage = ByteStorage(capacity: block + 4096)
    self.block = max(1, block)
    self.sink = sink
  }

  /// An output that keeps everything in memory; see `bytes`.
  public init() {
    storage = ByteStorage(capacity: 1024)
    block = Int.max
    sink = nil
  }

  /// How many bytes were written in all.
  public var count: Int { handedOn + storage.count }

  /// The bytes that were not handed on: all of them where the output has no sink.
  public var bytes: [UInt8] { Array(storage.bytes) }

  /// The same as text.
  public var text: String { String(decoding: storage.bytes, as: UTF8.self) }

  /// Writes bytes.
  public func write(_ bytes: UnsafeBufferPointer<UInt8>) throws {
    guard let base = bytes.baseAddress else { return }
    storage.append(base, bytes.count)
    if storage.count >= block { try flush() }
  }

  /// Writes bytes.
  public func write(_ bytes: [UInt8]) throws {
    try bytes.withUnsafeBufferPointer { try write($0) }
  }

  /// Writes text as UTF-8.
  public func write(_ text: String) throws {
    var text = text
    try text.withUTF8 { try write($0) }
  }

  /// Writes one byte.
  @inline(__always) func write(byte: UInt8) throws {
    storage.append(byte)
    if storage.count >= block { try flush() }
  }

  /// Hands on what was collected.
  public func flush() throws {
    guard let sink, storage.count > 0 else { return }
    // Emptied in any case: what a sink refused once is not given to it again.
    defer {
      handedOn += storage.count
      storage.removeAll()
    }
    try sink(UnsafeRawBufferPointer(storage.bytes))
  }
}
