import StewardModels
import StewardPersistence
import StewardText

extension JournalEntry {
  /// When, who, and by which command, in one line.
  func summary(_ habits: Habits) -> Message {
    Message(
      "application.history.step",
      [
        "number": .number(Int(number)), "time": .text(time(habits)), "user": .text(author.user),
        "command": .text(command),
      ])
  }

  /// When it was committed, on the clocks of the zone.
  func time(_ habits: Habits) -> String {
    let local = habits.zone.local(moment)
    let clock = LocalTime(day: local.day, secondsOfDay: local.secondsOfDay / 60 * 60).clock
    return "\(local.day) \(clock)"
  }
}
