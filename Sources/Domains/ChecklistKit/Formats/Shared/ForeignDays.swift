import StewardModels
import StewardText

/// Days and moments between items and forms of other programs that have only one of both.
struct ForeignDays {
  let context: ReadingContext

  /// The moment that stands for a day on which something happened: its noon, which is the same day in
  /// most zones; now, where that day is today.
  func moment(on day: Day) -> Moment {
    let noon = context.zone.moment(LocalTime(day: day, secondsOfDay: 43_200)).moment
    return day <= context.today ? min(noon, context.now) : noon
  }

  /// The day of a moment.
  func day(of moment: Moment) -> Day { context.zone.local(moment).day }

  /// The beginning of a day.
  func beginning(of day: Day) -> Moment {
    context.zone.moment(LocalTime(day: day, secondsOfDay: 0)).moment
  }

  /// Whether a moment is the beginning of a day, which programs without days write for one.
  func isBeginning(_ moment: Moment) -> Bool { beginning(of: day(of: moment)) == moment }
}
