public import StewardModels
public import StewardText

extension ReadingContext {
  /// What people who run this program type is read against: the language of the environment, the
  /// currency of its region, the zone of the machine, the present.
  public static var current: ReadingContext {
    let environment = ProcessEnvironment.variables(["LC_ALL", "LC_MESSAGES", "LANG", "TZ"])
    let locale = LocaleName.fromEnvironment(environment)
    return ReadingContext(
      locale: locale, currency: locale.currency, zone: .system(environment: environment),
      now: .now())
  }
}

extension Day {
  /// The day that it is now in the zone of the machine.
  ///
  /// Asks the clock and the machine each time; a program that is to be tested takes the day of its
  /// own clock instead.
  public static var today: Day { ReadingContext.current.today }
}
