/// A small picture beside a name: one of the named icons, or any one emoji.
///
/// Equal means the same stored text. `Icon.blank` is a choice like any other: blank space.
public struct Icon: Hashable, Sendable, CustomStringConvertible {
  /// What stores keep: the name of a named icon in English, else the emoji itself.
  public let stored: String

  /// An icon as a store keeps it; text that this version does not know is kept and shows blank.
  public init(stored: String) { self.stored = stored }

  /// An icon by its name, in any case, by the emoji of a named icon, or any single emoji.
  ///
  /// Throws `invalidValue` for anything else.
  public init(named text: String) throws(ModelError) {
    let name = text.lowercased()
    if let entry = Icon.table.first(where: { $0.name.lowercased() == name }) {
      stored = entry.name
    } else if let emoji = Icon.singleEmoji(text) {
      stored = Icon.table.first { $0.symbol == emoji }?.name ?? emoji
    } else {
      throw ModelError(
        .invalidValue, Message("model.icon.unknown", ["text": .text(text)]),
        hint: Message("model.icon.hint", ["names": .list(Icon.table.map(\.name))]))
    }
  }

  /// The name of a named icon, else the emoji.
  public var name: String { stored }

  /// The emoji; empty for No Icon, which is blank space where icons stand.
  public var symbol: String {
    if let entry = Icon.table.first(where: { $0.name == stored }) { return entry.symbol }
    return Icon.singleEmoji(stored) ?? ""
  }

  /// The stored text.
  public var description: String { stored }

  /// Blank space.
  public static let blank = Icon(stored: "No Icon")
  /// A folder, which a list made by hand begins with.
  public static let folder = Icon(stored: "Folder")

  /// The named icons in the order in which they are offered.
  public static let all: [Icon] = table.map { Icon(stored: $0.name) }
}
