internal import StewardModels

/// Reads yes and no.
public enum FlagReader {
  /// Whether a text says yes: `yes`, `true`, `on`, `y`, `1`, 是 and their opposites.
  ///
  /// - Throws: ``TextError`` `unreadable` for all else, empty text too.
  public static func read(_ text: String) throws(TextError) -> Bool {
    switch String(NarrowText.trimmed(text)).folded {
    case "yes", "y", "true", "t", "on", "1", "x", "✓", "✔", "是", "对", "對", "有", "真": return true
    case "no", "n", "false", "f", "off", "0", "否", "不", "不是", "无", "無", "没有", "沒有", "假":
      return false
    default:
      throw TextError(
        .unreadable, Message("text.flag.unreadable", ["text": .text(text)]),
        hint: Message("text.flag.hint"))
    }
  }
}
