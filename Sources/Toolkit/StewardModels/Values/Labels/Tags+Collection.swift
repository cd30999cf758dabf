extension Tags: BidirectionalCollection {
  /// The place of a tag; valid for the tags that it came from.
  public struct Index: Comparable, Hashable, Sendable {
    /// Bytes before the tag in the stored text, one more past the end for the last line break.
    let offset: Int

    /// Whether the first comes before the second.
    public static func < (left: Index, right: Index) -> Bool { left.offset < right.offset }
  }

  /// The place of the first tag.
  public var startIndex: Index { Index(offset: 0) }

  /// The place past the last tag.
  public var endIndex: Index { Index(offset: isEmpty ? 0 : stored.utf8.count + 1) }

  /// The place after another.
  ///
  /// Takes time in proportion to the tag's length.
  public func index(after index: Index) -> Index {
    let bytes = stored.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: index.offset)
    let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
    return Index(offset: bytes.distance(from: bytes.startIndex, to: end) + 1)
  }

  /// The place before another.
  ///
  /// Takes time in proportion to the tag's length.
  public func index(before index: Index) -> Index {
    let bytes = stored.utf8
    let end = bytes.index(bytes.startIndex, offsetBy: index.offset - 1)
    guard let lineBreak = bytes[..<end].lastIndex(of: UInt8(ascii: "\n")) else {
      return startIndex
    }
    return Index(offset: bytes.distance(from: bytes.startIndex, to: lineBreak) + 1)
  }

  /// The tag at a place.
  public subscript(index: Index) -> String {
    let bytes = stored.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: index.offset)
    let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
    return String(Substring(bytes[start..<end]))
  }
}

extension Tags: ExpressibleByArrayLiteral, CustomStringConvertible {
  /// Tags written in a program.
  ///
  /// A tag that `init(_:)` would refuse is a mistake in the program and stops it; tags that come
  /// from outside go through `init(_:)`.
  public init(arrayLiteral tags: String...) {
    do throws(ModelError) {
      try self.init(tags)
    } catch {
      // A literal is written in the program, not read from outside.
      preconditionFailure("invalid tag in a literal: \(error)")
    }
  }

  /// The tags as a list.
  public var description: String { Array(self).description }
}
