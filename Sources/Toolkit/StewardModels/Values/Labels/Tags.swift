/// The tags of a record: a set of short texts, in the plain order of their UTF-8 bytes.
///
/// A tag is not empty, has no white space at its ends, and holds no control character and no line
/// break; anything else may stand in it (`nuts; bolts`). Case tells tags apart. Kept as one text,
/// so that a row is decoded without taking it to pieces.
///
///     let tags = try Tags(["winter", "attic"])
///     Array(tags)  // ["attic", "winter"]
public struct Tags: Hashable, Sendable {
  /// The tags in order, each on a line of its own; empty for none.
  ///
  /// What stores keep.
  public let stored: String

  /// No tags.
  public init() { stored = "" }

  /// Takes tags in any order; the same tag twice is one, white space at the ends is left out.
  ///
  /// Throws `invalidValue` for a tag that is empty or holds a control character or a line break.
  public init(_ tags: some Sequence<String>) throws(ModelError) {
    var checked: [String] = []
    for tag in tags { checked.append(try Tags.checked(tag)) }
    self.init(unordered: checked)
  }

  /// The tags that a store keeps as one text, a line for each.
  ///
  /// Lines out of order or there twice, which only another program can have written, are put in
  /// order; empty ones are no tags. Text in order is taken as it is, in one pass without copies.
  public init(stored text: String) {
    guard Tags.isInOrder(text) else {
      let lines = text.utf8.split(separator: Tags.lineBreak)
      self.init(unordered: lines.map { String(Substring($0)) })
      return
    }
    self.init(inOrder: text)
  }

  /// Tags that are checked but for their order.
  init(unordered tags: [String]) {
    let sorted = tags.sorted { $0.precedesInBytes($1) }
    var text = ""
    var last: String?
    for tag in sorted where tag != last {
      if last != nil { text += "\n" }
      text += tag
      last = tag
    }
    self.init(inOrder: text)
  }

  private init(inOrder text: String) { stored = text }

  /// Whether there are none.
  public var isEmpty: Bool { stored.isEmpty }

  /// Whether a tag is among them, letter for letter.
  public func contains(_ tag: String) -> Bool {
    stored.utf8.split(separator: Tags.lineBreak).contains { $0.elementsEqual(tag.utf8) }
  }

  /// The tags with one more.
  ///
  /// Throws `invalidValue` as `init(_:)` does.
  public func inserting(_ tag: String) throws(ModelError) -> Tags {
    let tag = try Tags.checked(tag)
    return contains(tag) ? self : Tags(unordered: Array(self) + [tag])
  }

  /// The tags without one, which need not be among them.
  public func removing(_ tag: String) -> Tags {
    contains(tag) ? Tags(unordered: filter { $0 != tag }) : self
  }

  /// The tags of both.
  public func union(_ other: Tags) -> Tags {
    if other.isEmpty { return self }
    return isEmpty ? other : Tags(unordered: Array(self) + Array(other))
  }

  /// The tags that are not in the other.
  public func subtracting(_ other: Tags) -> Tags {
    Tags(unordered: filter { !other.contains($0) })
  }
}
