/// Full-width punctuation and digits, read as ASCII where the grammar speaks.
///
/// Chinese and Japanese keyboards produce `：，＃＠＋－～（）` and `０`–`９` where an option or a
/// number is meant. Names and values are never passed through here.
package enum GrammarText {
  /// The text with those characters as ASCII; at no cost where the text is ASCII already.
  package static func narrowed(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 >= 0x80 }) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { result.append(narrowed(scalar)) }
    return String(result)
  }

  /// The scalar as ASCII, where the grammar knows it.
  package static func narrowed(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "：", "，", "＃", "＠", "＋", "－", "～", "（", "）", "\u{FF10}"..."\u{FF19}":
      // Full-width forms stand 0xFEE0 above their ASCII ones: Unicode block FF00, table.
      Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
    default: scalar
    }
  }

  /// Whether the scalar is a hyphen, of either width.
  static func isHyphen(_ scalar: Unicode.Scalar) -> Bool { scalar == "-" || scalar == "－" }
}
