public import StewardModels
public import StewardText

/// How a program works on a store.
public struct StoreOptions: Sendable {
  /// Who works on it; asked for when something is changed, because finding out reads the system's
  /// list of users.
  public var author: Author { findAuthor() }
  private let findAuthor: @Sendable () -> Author
  /// The language whose order a new store is to have.
  public var locale: LocaleName
  /// The clock; tests give one that stands.
  public var now: @Sendable () -> Moment
  /// How far the journal reaches back.
  public var retention: JournalRetention

  /// The options of a program.
  public init(
    author: @autoclosure @escaping @Sendable () -> Author, locale: LocaleName = .root,
    now: @escaping @Sendable () -> Moment = Moment.now,
    retention: JournalRetention = JournalRetention()
  ) {
    findAuthor = author
    self.locale = locale
    self.now = now
    self.retention = retention
  }
}

/// How far a journal reaches back: what is younger than some days, and some commands at the least.
public struct JournalRetention: Hashable, Sendable {
  /// The days.
  public var days: Int
  /// The commands.
  public var commands: Int

  /// 90 days and 1,000 commands, unless told otherwise.
  public init(days: Int = 90, commands: Int = 1000) {
    self.days = days
    self.commands = commands
  }
}
