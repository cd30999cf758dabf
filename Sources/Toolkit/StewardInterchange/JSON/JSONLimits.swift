/// How much one value may hold, against files that would fill the memory.
public struct JSONLimits: Sendable, Hashable {
  /// How deep arrays and objects may lie in one another.
  public var depth: Int
  /// The longest text in bytes of UTF-8.
  public var stringBytes: Int
  /// The longest number in bytes.
  public var numberBytes: Int
  /// The longest value that is built in memory, such as one record, in bytes of the file.
  public var valueBytes: Int

  /// Makes limits: 512 levels, 16 MiB a text, 64 KiB a number, 64 MiB a value.
  public init(
    depth: Int = 512, stringBytes: Int = 16 * 1024 * 1024, numberBytes: Int = 64 * 1024,
    valueBytes: Int = 64 * 1024 * 1024
  ) {
    self.depth = depth
    self.stringBytes = stringBytes
    self.numberBytes = numberBytes
    self.valueBytes = valueBytes
  }
}
