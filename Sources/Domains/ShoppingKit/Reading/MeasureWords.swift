import StewardModels
import StewardText

/// The words that say what a number counts on a shopping list.
///
/// Fewer than the units there are: `2 in 1 shampoo` holds no inches, `5 minute rice` no time.
struct MeasureWords {
  /// What a word stands for: so many of a unit.
  struct Meaning: Hashable {
    let unit: Unit
    /// How many of the unit one of the word is: 12 for a dozen.
    var factor = 1
    /// Whether it is a container, which is counted, and no measure.
    var isCounted: Bool { unit.isPieces || unit.isContainer }
  }

  let locale: LocaleName

  /// The meaning of a word of letters; nil for a word that measures nothing.
  func meaning(of word: String) -> Meaning? {
    let lower = word.lowercased()
    if let container = Self.containers[lower] { return Meaning(unit: Unit(stored: container)) }
    if lower == "dozen" { return Meaning(unit: .pieces, factor: 12) }
    if ["stück", "stk", "st"].contains(lower) { return Meaning(unit: .pieces) }
    // A capital M is the beginning of many a name.
    guard !Self.excluded.contains(lower), word != "M" else { return nil }
    do throws(ModelError) {
      let unit = try Unit(named: word)
      switch unit.dimension {
      case .count, .mass, .volume, .length: return Meaning(unit: unit)
      case .area, .time, .custom: return nil
      }
    } catch {
      return nil
    }
  }

  /// The Chinese measure word at the beginning of a text, the longest before the others, and how
  /// many characters it has.
  func chinese(_ text: ScannedText) -> (meaning: Meaning, length: Int)? {
    for length in [2, 1] where text.range.count >= length {
      let start = text.range.lowerBound
      let word = text[start..<start + length].reading
      if let meaning = chinese(word) { return (meaning, length) }
    }
    return nil
  }

  /// The Chinese measure word at the end of a text.
  func chineseEnd(_ text: ScannedText) -> (meaning: Meaning, length: Int)? {
    for length in [2, 1] where text.range.count >= length {
      let end = text.range.upperBound
      if let meaning = chinese(text[end - length..<end].reading) { return (meaning, length) }
    }
    return nil
  }

  private func chinese(_ word: String) -> Meaning? {
    if Self.chinesePieces.contains(word) { return Meaning(unit: .pieces) }
    if Self.chineseContainers.contains(word) { return Meaning(unit: Unit(stored: word)) }
    switch word {
    case "打": return Meaning(unit: .pieces, factor: 12)
    case "斤": return catty.map { Meaning(unit: .gram, factor: $0) }
    case "两", "兩": return catty == 500 ? Meaning(unit: .gram, factor: 50) : nil
    default: break
    }
    guard word.unicodeScalars.allSatisfy(ScannedText.isHan) else { return nil }
    return meaning(of: word)
  }

  /// How many grams a 斤 is: 500 on the mainland, 600 in Taiwan; nil where that is no whole number.
  private var catty: Int? {
    switch locale.region {
    case "TW": 600
    case "HK", "MO", "SG", "MY": nil
    default: 500
    }
  }

  private static let excluded: Set<String> = [
    "t", "tonne", "tonnes", "in", "inch", "inches", "ft", "foot", "feet", "mi", "mile", "miles",
    "yd", "yds", "yard", "yards", "pt", "pts", "m³", "m3", "ls", "gr",
  ]

  /// The words for each container: the unit, the word for several, others for the same.
  private static let containerWords = [
    "can cans", "tin tins", "pack packs pk pks packet packets package packages",
    "bottle bottles", "box boxes", "bag bags", "jar jars", "bunch bunches", "loaf loaves",
    "carton cartons", "tube tubes", "roll rolls", "slice slices", "head heads", "clove cloves",
    "bar bars", "sachet sachets", "crate crates", "tray trays", "tub tubs", "pair pairs",
    "dose dosen", "packung packungen pck", "flasche flaschen", "beutel", "becher",
    "kiste kisten", "bund",
  ].map { $0.split(separator: " ").map(String.init) }

  /// The unit of each word for a container: one thing is one unit, however it is written.
  private static let containers: [String: String] = {
    var table: [String: String] = [:]
    for words in containerWords { for word in words { table[word] = words[0] } }
    return table
  }()

  /// The word for several of each container.
  static let plurals: [String: String] = {
    var table: [String: String] = [:]
    for words in containerWords where words.count > 1 { table[words[0]] = words[1] }
    return table
  }()

  /// The units that containers are.
  static let containerUnits = Set(containers.values).union(chineseContainers)

  private static let chinesePieces: Set<String> = [
    "个", "個", "件", "只", "隻", "条", "條", "颗", "顆", "根", "支", "枚", "粒", "棵", "头", "頭",
  ]
  private static let chineseContainers: Set<String> = [
    "瓶", "罐", "包", "盒", "袋", "箱", "桶", "把", "片", "块", "塊", "卷", "串", "双", "雙", "听", "聽",
  ]
}

extension Unit {
  /// Whether it is a container, as a can.
  var isContainer: Bool {
    if case .custom = dimension { return MeasureWords.containerUnits.contains(symbol) }
    return false
  }
}
