internal import StewardModels
internal import StewardText

extension RandomValues {
  /// A few tags, of which some differ in case or accents alone.
  static func tags(using generator: inout SeededGenerator) -> Tags {
    let count = generator.below(4)
    let chosen = (0..<count).map { _ in generator.pick(words, else: "a") }
    // The words are tags, so that nothing is refused.
    do throws(ModelError) { return try Tags(chosen) } catch { return [] }
  }

  /// A few own fields, of which some have names that fold to one.
  static func own(using generator: inout SeededGenerator) -> OwnFields {
    var own = OwnFields()
    for _ in 0..<generator.below(4) {
      let name = generator.pick(names, else: "colour")
      let value = ownValue(using: &generator)
      // The names are names and the values finite, so that nothing is refused.
      do throws(ModelError) { own = try own.setting(name, to: value) } catch { continue }
    }
    return own
  }

  /// A value of an own field.
  static func ownValue(using generator: inout SeededGenerator) -> OwnValue {
    switch generator.below(4) {
    case 0: return .number(Double(generator.below(5)))
    case 1: return .day(Day(unchecked: 20_780 + generator.below(4)))
    case 2: return .flag(Bool.random(using: &generator))
    default: return .text(generator.pick(words + [""], else: "a"))
    }
  }

  /// The names that random own fields have.
  static let names = ["colour", "Colour", "size", "día", "dia", "größe", "年", "a b", "o'k\"x"]

  private static let words = [
    "a", "A", "á", "red", "Red", "winter", "Winter", "nuts; bolts", "a b", "50%", "中文", "冬", "😀",
  ]
}
