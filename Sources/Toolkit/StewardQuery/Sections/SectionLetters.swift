public import StewardText

/// The letters under which names stand in an index.
///
/// A Latin letter is taken without its accent and as a capital, a digit is `#`, an emoji or a sign
/// is `…`. A Chinese character stands, in Chinese locales, under the first letter of its pinyin by the
/// locale's own order. Letters of other scripts stand under themselves.
public struct SectionLetters: Sendable {
  /// Where names stand that begin with a digit.
  public static let digits = "#"
  /// Where names stand that begin with neither letter nor digit, and those that are empty.
  public static let others = "…"

  private let collation: Collation
  private let isChinese: Bool

  /// The letters for names in the order of a collation.
  public init(_ collation: Collation) {
    self.collation = collation
    isChinese = collation.locale.isChinese
  }

  /// The letter under which a name stands; white space and quotes before it do not count.
  public func letter(of name: String) -> String {
    guard let first = name.first(where: { $0.isLetter || $0.isNumber || $0.isSymbol }) else {
      return Self.others
    }
    // 一 is a number too, but one that is found by its sound.
    guard first.isLetter else { return first.isNumber ? Self.digits : Self.others }
    if isChinese, let initial = pinyinInitial(of: first) { return initial }
    let folded = String(first).folded
    return folded.first.map { $0.uppercased() } ?? Self.others
  }

  /// The letter whose part of the pinyin order a Han character lies in.
  ///
  /// CLDR's Chinese orders hold a mark before each part: U+FDD0 and the letter.
  private func pinyinInitial(of character: Character) -> String? {
    guard let scalar = character.unicodeScalars.first, scalar.properties.isIdeographic else {
      return nil
    }
    let text = String(character)
    var low = 0
    var high = Self.marks.count
    while low < high {
      let middle = (low + high) / 2
      if collation.isOrderedBefore(text, Self.marks[middle].mark) {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return low == 0 ? nil : Self.marks[low - 1].letter
  }

  /// The parts of the pinyin order; no syllable begins with I, U or V.
  private static let marks: [(letter: String, mark: String)] = "ABCDEFGHJKLMNOPQRSTWXYZ".map {
    // A noncharacter, which no literal may hold; the bytes of U+FDD0 are well-formed UTF-8.
    (String($0), String(decoding: [0xEF, 0xB7, 0x90], as: UTF8.self) + String($0))
  }
}
