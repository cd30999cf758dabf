extension Icon {
  /// The named icons.
  ///
  /// Names are kept in stores and never change; new ones are added at the end.
  static let table: [(name: String, symbol: String)] = [
    ("No Icon", ""),
    ("Appointments", "📅"),
    ("Birthdays", "🎂"),
    ("Chores", "🧹"),
    ("Drinks", "🍹"),
    ("Folder", "📁"),
    ("Groceries", "🛒"),
    ("Inbox", "📥"),
    ("Photos", "🖼️"),
    ("Trips", "✈️"),
    ("Home", "🏠"),
    ("Garage", "🚗"),
    ("Garden", "🌱"),
    ("Kitchen", "🍳"),
    ("Tools", "🔧"),
    ("Books", "📚"),
    ("Clothes", "👕"),
    ("Electronics", "💻"),
    ("Furniture", "🛋️"),
    ("Gifts", "🎁"),
    ("Health", "💊"),
    ("Music", "🎵"),
    ("Pets", "🐾"),
    ("School", "🎓"),
    ("Sport", "⚽"),
    ("Work", "💼"),
  ]

  /// The text if it is one emoji and nothing else, with the sign that asks for its picture where
  /// the emoji would be drawn as text without it.
  static func singleEmoji(_ text: String) -> String? {
    guard text.count == 1 else { return nil }
    let scalars = Array(text.unicodeScalars)
    // ASCII digits, # and * are emoji by property, and so are (c) and (r): pictures only with a
    // sign after them. A single regional indicator is half a flag.
    let first = scalars[0]
    let isHalfAFlag = (0x1F1E6...0x1F1FF).contains(first.value) && scalars.count == 1
    guard first.properties.isEmoji, !isHalfAFlag else { return nil }
    if first.properties.isEmojiPresentation || scalars.contains("\u{FE0F}") { return text }
    guard first.value >= 0x2000 else { return nil }
    return scalars.count == 1 ? text + "\u{FE0F}" : text
  }
}
