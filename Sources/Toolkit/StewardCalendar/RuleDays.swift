internal import CLibical
internal import StewardModels

/// The days of a rule from its first date on, one after the other, as libical reckons them.
///
/// The rule's end by a day is not regarded.
final class RuleDays {
  private let iterator: OpaquePointer?
  /// How many more days are asked for: a rule that never holds again must come to an end.
  private var left = RuleDays.limit

  private static let limit = 1_000_000

  /// The library's errors are told, and end no program.
  private static let isPrepared: Bool = {
    steward_ical_prepare()
    return true
  }()

  init(_ rule: RepeatRule, from first: Day) {
    let parts = first.components
    iterator =
      Self.isPrepared
      ? steward_ical_begin(
        rule.endless, Int32(parts.year), Int32(parts.month), Int32(parts.day)) : nil
  }

  deinit { if let iterator { icalrecur_iterator_free(iterator) } }

  /// Goes on from a day after the first one; false where the library cannot.
  func skip(to day: Day) -> Bool {
    guard let iterator else { return false }
    let parts = day.components
    return steward_ical_skip(iterator, Int32(parts.year), Int32(parts.month), Int32(parts.day)) != 0
  }

  /// The next day; nil after the last that there is, or that can be reckoned with.
  func next() -> Day? {
    guard let iterator, left > 0 else { return nil }
    left -= 1
    let number = Int(steward_ical_next(iterator))
    guard number > 0 else { return nil }
    do throws(ModelError) {
      return try Day(year: number / 10_000, month: number / 100 % 100, day: number % 100)
    } catch {
      // Beyond the years that a day can be in.
      return nil
    }
  }
}
