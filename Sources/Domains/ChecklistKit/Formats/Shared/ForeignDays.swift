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

  /// A moment as programs without days keep it: the beginning of a day is that day, any other a time.
  func when(_ moment: Moment) -> When {
    if isBeginning(moment) { return When(day(of: moment)) }
    do throws(ModelError) {
      let offset = context.zone.offset(at: moment)
      return try When(moment, zone: context.zone.identifier, offsetSeconds: offset)
    } catch {
      // Outside of the years that a time can be in: its day is what is left.
      return When(day(of: moment))
    }
  }

  /// The moment that stands for a day or a time.
  func moment(of when: When) -> Moment { when.moment ?? beginning(of: when.day) }

  /// Whether a moment is the beginning of a day, which programs without days write for one.
  func isBeginning(_ moment: Moment) -> Bool { beginning(of: day(of: moment)) == moment }
}
