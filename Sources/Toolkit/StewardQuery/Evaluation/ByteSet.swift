/// A set of texts in normal form C that knows its members by their bytes.
///
/// A plain `Set<String>` takes canonically equivalent texts for one.
struct ByteSet {
  private let members: Set<String>

  init(_ members: some Sequence<String>) { self.members = Set(members) }

  /// Whether a text is a member, byte for byte.
  func contains(_ text: String) -> Bool {
    guard let index = members.firstIndex(of: text) else { return false }
    return members[index].utf8.elementsEqual(text.utf8)
  }
}
