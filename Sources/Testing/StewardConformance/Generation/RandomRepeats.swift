public import StewardModels

/// Random ways in which something repeats: those that people use, and every part of a rule.
public enum RandomRepeats {
  /// One that can be kept; with a first date now and then.
  public static func repeats(using generator: inout SeededGenerator) -> Repeat {
    while true {
      let rule = rule(using: &generator)
      let first = generator.chance(oneIn: 4) ? When(Day(unchecked: 20_000)) : nil
      do throws(ModelError) {
        return try Repeat(
          rule, basis: first == nil && generator.chance(oneIn: 3) ? .done : .due, from: first)
      } catch {
        // A number of times, of what counts from the day that it was done: another one is drawn.
        continue
      }
    }
  }

  /// A rule.
  public static func rule(using generator: inout SeededGenerator) -> RepeatRule {
    while true {
      do throws(ModelError) {
        return try draw(using: &generator)
      } catch {
        // No rule that RFC 5545 has: another one is drawn.
        continue
      }
    }
  }

  private static func draw(
    using generator: inout SeededGenerator
  ) throws(ModelError) -> RepeatRule {
    let frequency = generator.pick(RepeatRule.Frequency.allCases, else: .daily)
    var weekdays: [RepeatRule.DayOfWeek] = []
    var monthDays: [Int] = []
    var months: [Int] = []
    var positions: [Int] = []
    switch generator.below(5) {
    case 0:
      let isOrdinal = frequency == .monthly && generator.chance(oneIn: 2)
      for _ in 0...generator.below(2) {
        weekdays.append(
          .init(
            generator.pick(Weekday.allCases, else: .monday),
            ordinal: isOrdinal ? generator.pick([1, 2, 5, -1, -2, -5], else: 1) : 0))
      }
    case 1 where frequency == .monthly || frequency == .yearly:
      monthDays = (0...generator.below(2)).map { _ in
        generator.pick([1, 15, 28, 29, 30, 31, -1, -2, -31], else: 1)
      }
      if frequency == .yearly { months = [1 + generator.below(12)] }
    case 2 where frequency == .monthly:
      weekdays = Weekday.allCases[0..<5].map { RepeatRule.DayOfWeek($0) }
      positions = [generator.pick([1, 2, -1], else: 1)]
    default: break
    }
    let end: RepeatRule.End =
      switch generator.below(6) {
      case 0: .count(1 + generator.below(20))
      case 1: .until(RepeatRule.Until(Day(unchecked: 20_000 + generator.below(2_000))))
      default: .never
      }
    return try RepeatRule(
      frequency, interval: generator.pick([1, 1, 1, 2, 3, 5, 14], else: 1), end: end,
      months: months, monthDays: monthDays, weekdays: weekdays, positions: positions,
      missing: generator.pick(RepeatRule.Missing.allCases, else: .back))
  }
}
