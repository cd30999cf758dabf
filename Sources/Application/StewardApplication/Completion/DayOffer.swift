import StewardCommandLine
import StewardInterchange
import StewardModels
import StewardText

/// The words for days that are typed most, with what each of them means today.
struct DayOffer {
  let habits: Habits
  /// Whether days that have passed are meant, as for a purchase.
  let isPast: Bool

  private static let coming =
    ["today", "tomorrow"] + weekdays + ["next mon", "eow", "eom", "+1w", "+1mo"]
  private static let passed =
    ["today", "yesterday"] + weekdays.map { "last \($0)" } + ["-1w", "-1mo"]
  private static let weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]

  /// The words, in the order of the days that they mean.
  var candidates: [CompletionCandidate] {
    var found: [(day: Day, candidate: CompletionCandidate)] = []
    for word in isPast ? Self.passed : Self.coming {
      guard let day = day(word) else { continue }
      let note = habits.wording.wording.day(day, today: habits.today)
      found.append((day, CompletionCandidate(word, note: note)))
    }
    return found.sorted { isPast ? $0.day > $1.day : $0.day < $1.day }.map(\.candidate)
  }

  private func day(_ word: String) -> Day? {
    do {
      return try DayReader.read(word, in: habits.reading)
    } catch {
      // Words that mean nothing are not offered.
      return nil
    }
  }
}
