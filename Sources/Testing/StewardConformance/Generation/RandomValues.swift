public import StewardModels

/// Random values of every kind: nil, extremes, and many that are equal or nearly so.
public enum RandomValues {
  /// A value of a kind; never nil, but tags and own fields may be empty, which is nil.
  ///
  /// A reference is one of the identifiers given, or nothing where there are none.
  public static func value(
    of kind: FieldKind, references: [Identifier] = [], using generator: inout SeededGenerator
  ) -> Value {
    switch kind {
    case .identifier: return .reference(identifier(using: &generator))
    case .text: return .text(RandomTexts.text(using: &generator))
    case .integer: return .integer(integer(using: &generator))
    case .number: return .number(number(using: &generator))
    case .flag: return .flag(Bool.random(using: &generator))
    case .day: return .day(day(using: &generator))
    case .moment: return .moment(moment(using: &generator))
    case .when: return .when(when(using: &generator))
    case .repeats: return .repeats(RandomRepeats.repeats(using: &generator))
    case .money: return .money(money(using: &generator))
    case .quantity: return .quantity(quantity(using: &generator))
    case .tags: return tags(using: &generator).value
    case .own: return own(using: &generator).value
    case .icon: return .icon(generator.pick(icons, else: .blank))
    case .choice(let words):
      return words.randomElement(using: &generator).map(Value.text) ?? .none
    case .reference:
      return references.randomElement(using: &generator).map(Value.reference) ?? .none
    }
  }

  /// What a field may hold: nil now and then where it can be, something where it must.
  public static func value(
    for field: FieldDescription, references: [Identifier] = [],
    using generator: inout SeededGenerator
  ) -> Value {
    if field.isOptional, !field.isRequired, generator.chance(oneIn: 4) { return .none }
    let value = value(of: field.kind, references: references, using: &generator)
    guard field.isRequired, case .text(let text) = value, text.isEmpty else { return value }
    return .text(RandomTexts.something(using: &generator))
  }

  /// An identifier of version 7 that no other call of a seed gives.
  public static func identifier(using generator: inout SeededGenerator) -> Identifier {
    Identifier(
      high: generator.next() & 0x0000_00FF_FFFF_0FFF | 0x0190_0000_0000_7000,
      low: generator.next() >> 2 | 0x8000_0000_0000_0000)
  }

  private static func integer(using generator: inout SeededGenerator) -> Int64 {
    switch generator.below(4) {
    case 0: generator.pick([Int64.min, .min + 1, -1, 0, 1, .max - 1, .max], else: 0)
    case 1: Int64.random(in: .min ... .max, using: &generator)
    default: Int64.random(in: -5...5, using: &generator)
    }
  }

  private static func number(using generator: inout SeededGenerator) -> Double {
    switch generator.below(3) {
    case 0:
      generator.pick(
        [
          0, 0.1, 0.2, 0.3, -0.1, 1.0 / 3, 1e-7, 1e15, -1e15, 1e300, 9_007_199_254_740_992,
          .leastNonzeroMagnitude, Double(Int64.max),
        ], else: 0)
    case 1: Double.random(in: -1e6...1e6, using: &generator)
    default: Double(generator.below(11) - 5)
    }
  }

  private static func day(using generator: inout SeededGenerator) -> Day {
    switch generator.below(6) {
    case 0: generator.pick([.first, .last, Day(unchecked: 0), Day(unchecked: -1)], else: .first)
    case 1: Day(unchecked: generator.below(30_000))
    default: Day(unchecked: 20_780 + generator.below(10))
    }
  }

  private static func moment(using generator: inout SeededGenerator) -> Moment {
    switch generator.below(4) {
    case 0: Moment(microseconds: generator.pick([0, 1, -1, .min, .max], else: 0))
    case 1: Moment(microseconds: Int64(generator.below(2_000_000_000)) * 1_000_003)
    default: Moment(microseconds: 1_790_000_000_000_000 + Int64(generator.below(5)))
    }
  }

  /// Days, and times on them, at their beginnings too, in zones on both sides of UTC.
  private static func when(using generator: inout SeededGenerator) -> When {
    let day = day(using: &generator)
    guard generator.chance(oneIn: 2) else { return When(day) }
    let (zone, offset) = generator.pick(
      [
        ("UTC", 0), ("Europe/Berlin", 3600), ("Pacific/Kiritimati", 50_400),
        ("America/New_York", -18_000), ("Africa/Monrovia", -2670),
      ], else: ("UTC", 0))
    let second = generator.pick([0, 1, 36_000, 66_600, 86_399], else: 0)
    let wall = Int64(day.daysSince1970) * 86_400 + Int64(second)
    do throws(ModelError) {
      return try When(
        Moment(microseconds: (wall - Int64(offset)) * 1_000_000), zone: zone,
        offsetSeconds: offset)
    } catch {
      // Beyond the years that there are.
      return When(day)
    }
  }

  private static func money(using generator: inout SeededGenerator) -> Money {
    let currency = generator.pick([Currency.eur, .eur, .usd, .jpy], else: .eur)
    let units: Int64 =
      switch generator.below(8) {
      case 0: generator.pick([Int64.min, .max, -1, 0], else: 0)
      case 1: Int64(generator.below(1_000_000))
      default: Int64(generator.below(6)) * 50
      }
    return Money(minorUnits: units, currency: currency)
  }

  private static func quantity(using generator: inout SeededGenerator) -> Quantity {
    let unit = generator.pick(units, else: .pieces)
    let millionths: Int64 =
      switch generator.below(6) {
      case 0: generator.pick([1, -1, 0, 999_999, 1_000_001], else: 0)
      case 1: Int64(generator.below(5)) * 1_000_000_000
      default: Int64(generator.below(5)) * 1_000_000
      }
    return Quantity(millionths: millionths, unit: unit)
  }

  private static let units: [Unit] =
    [.pieces, .gram, .kilogram, .milligram, .ounce, .litre, .millilitre, .teaspoon, .metre, .hour]
    + ["can", "Can", "pack", "罐"].map(Unit.init(stored:))

  private static let icons =
    [Icon.blank, .folder] + ["Home", "😀", "👍🏽", "🇩🇪", "folder", "gone"].map(Icon.init(stored:))
}
