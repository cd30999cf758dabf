/// How the text of a file is written as bytes.
public struct TextEncoding: Sendable, Hashable {
  private enum Kind { case utf8, utf16LittleEndian, utf16BigEndian }
  private let kind: Kind

  /// UTF-8, with or without a byte order mark.
  public static let utf8 = TextEncoding(kind: .utf8)
  /// UTF-16 with the low byte first, as Windows writes it.
  public static let utf16LittleEndian = TextEncoding(kind: .utf16LittleEndian)
  /// UTF-16 with the high byte first.
  public static let utf16BigEndian = TextEncoding(kind: .utf16BigEndian)

  /// How many bytes at the beginning tell the encoding.
  static let evidence = 1024

  /// The encoding that the first bytes show, and the length of the mark to skip.
  ///
  /// A byte order mark decides (Unicode Standard, section 23.8). Without one the text is UTF-16
  /// where zero bytes stand in one half of the pairs only: in a quarter of them or more, or in a tenth
  /// where the bytes are no UTF-8. Text in UTF-8 has no zero bytes at all, unless by mistake; it is then
  /// refused for that. Nil for UTF-32, which nobody reads here.
  static func detect(_ bytes: UnsafeBufferPointer<UInt8>) -> (TextEncoding, markLength: Int)? {
    func begins(with mark: [UInt8]) -> Bool { bytes.starts(with: mark) }
    if begins(with: [0xFF, 0xFE, 0, 0]) || begins(with: [0, 0, 0xFE, 0xFF]) { return nil }
    if begins(with: [0xEF, 0xBB, 0xBF]) { return (.utf8, 3) }
    if begins(with: [0xFF, 0xFE]) { return (.utf16LittleEndian, 2) }
    if begins(with: [0xFE, 0xFF]) { return (.utf16BigEndian, 2) }
    var zeros = (even: 0, odd: 0)
    let pairs = bytes.count / 2
    for pair in 0..<pairs {
      if bytes[2 * pair] == 0 { zeros.even += 1 }
      if bytes[2 * pair + 1] == 0 { zeros.odd += 1 }
    }
    let enough = max(1, isUTF8(bytes) ? (pairs + 3) / 4 : pairs / 10)
    if zeros.even == 0 && zeros.odd >= enough { return (.utf16LittleEndian, 0) }
    if zeros.odd == 0 && zeros.even >= enough { return (.utf16BigEndian, 0) }
    return (.utf8, 0)
  }

  /// Whether the bytes are UTF-8, a character cut off at the end left aside.
  private static func isUTF8(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let start = bytes.baseAddress else { return true }
    if case .invalid = UTF8Validation.check(start, from: 0, to: bytes.count) { return false }
    return true
  }
}
