public import StewardModels

extension Rule where Subject == Day {
  /// The day has come.
  ///
  /// Which day it is, is asked each time and never of the machine, so that a check gives the same
  /// answer again: pass the program's clock. Give it to what is typed today; a record that was right
  /// once stays so, but one made ahead of time becomes right only later.
  public static func notInFuture(today: @escaping @Sendable () -> Day) -> Rule {
    let message = Message("validation.notInFuture")
    return Rule("notInFuture") { day in day <= today() ? nil : message }
  }
}

extension Rule where Subject == When {
  /// The day has come, or the time has passed or is now.
  ///
  /// Which day and what time it is, is asked each time and never of the machine: pass the program's
  /// clock.
  public static func notInFuture(
    today: @escaping @Sendable () -> Day, now: @escaping @Sendable () -> Moment
  ) -> Rule {
    let message = Message("validation.notInFuture")
    return Rule("notInFuture") { when in
      (when.moment.map { $0 <= now() } ?? (when.day <= today())) ? nil : message
    }
  }
}

extension Rule where Subject == Moment {
  /// The moment has passed, or is now.
  ///
  /// What time it is, is asked each time and never of the machine: pass the program's clock.
  public static func notInFuture(now: @escaping @Sendable () -> Moment) -> Rule {
    let message = Message("validation.notInFuture")
    return Rule("notInFuture") { moment in moment <= now() ? nil : message }
  }
}
