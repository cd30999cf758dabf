public import StewardInterchange
public import StewardModels
import StewardPersistence
public import StewardText

/// How values are read and written for the person, once the store has been asked as well.
public struct Habits: Sendable {
  /// Whose habits count.
  public let locale: LocaleName
  /// Where times of day are.
  public let zone: TimeZoneName
  /// The currency of amounts that name none.
  public let currency: Currency?
  /// The moment it is.
  public let now: Moment
  /// The day it is there.
  public let today: Day
  /// The list that is meant, in a program with lists; nil where there is none yet.
  public internal(set) var list: MeantList?

  /// What texts are read against.
  public var reading: ReadingContext {
    ReadingContext(locale: locale, currency: currency, zone: zone, now: now)
  }

  /// How values are written for people.
  public var wording: FieldWording {
    FieldWording(
      ValueWording(locale: locale, currency: currency), zone: zone, today: today)
  }
}

extension Setup {
  /// What counts where options and environment have decided: those, else the store's settings, the
  /// configuration, the system.
  func habits(in snapshot: Snapshot) throws -> Habits {
    let locale =
      try locale ?? setting(
        "locale", in: snapshot, read: { (text) throws(TextError) in try LocaleName(text) })
      ?? systemLocale
    let zone =
      try zone ?? setting(
        "time-zone", in: snapshot, read: { (text) throws(TextError) in try TimeZoneName(text) })
      ?? systemZone
    let currency =
      try currency
      ?? setting(
        "currency", in: snapshot, read: { (text) throws(ModelError) in try Currency(text) })
    let now = now
    return Habits(
      locale: locale, zone: zone, currency: try currency ?? guessedCurrency(locale, snapshot),
      now: now, today: zone.local(now).day)
  }

  /// The currency of the locale's region, as long as the store has not settled whether it has one.
  private func guessedCurrency(_ locale: LocaleName, _ snapshot: Snapshot) throws -> Currency? {
    try snapshot.setting("time-zone") == nil ? locale.currency : nil
  }

  /// A setting of the store, else of the configuration.
  private func setting<Content, Failure: StewardError>(
    _ name: String, in snapshot: Snapshot, read: (String) throws(Failure) -> Content
  ) throws -> Content? {
    if let text = try snapshot.setting(name) { return try read(text) }
    guard let text = configuration.settings[name] else { return nil }
    do throws(Failure) {
      return try read(text)
    } catch {
      throw ApplicationError(
        .badConfiguration,
        Message("application.variable", ["name": .text(name), "problem": .message(error.message)]),
        hint: error.hint, details: error.details)
    }
  }
}
