/// What was replaced by U+FFFD because it was no text.
public struct Replacements: Sendable, Hashable {
  /// How many places were replaced.
  public private(set) var count = 0
  /// Where the first of them are, in bytes from the beginning of the file.
  public private(set) var firstOffsets: [Int] = []

  /// How many offsets are kept.
  public static let kept = 10

  mutating func add(at offset: Int) {
    count += 1
    if firstOffsets.count < Self.kept { firstOffsets.append(offset) }
  }
}
