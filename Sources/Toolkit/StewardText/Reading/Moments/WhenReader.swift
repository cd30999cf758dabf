public import StewardModels

/// A day or a time as it was read, with what has to be said about it.
public struct WhenReading: Sendable, Hashable {
  /// The day or the time.
  public let when: When
  /// What to tell the person where the clocks of the zone do not show the time once.
  public let note: Message?
}

/// Reads days and times: `fri`, `fri 18:30`, `明天 18:30`, `in 3 days`, `18:30`, `2026-12-24`,
/// `2026-12-24T18:30:00+01:00[Europe/Berlin]`.
///
/// Without a time of day it is a day, and a day passes through no zone. A time is one of the
/// context's zone, unless it names another behind it: `fri 18:30 Asia/Tokyo`, `18:30 [Asia/Tokyo]`.
public enum WhenReader {
  /// The day or the time that a text names.
  ///
  /// - Throws: ``TextError``, as ``DayReader`` and ``MomentReader``; `unknownName` with the nearest
  ///   names for a zone that is none; `ambiguous` for an offset that the zone does not have then.
  public static func read(
    _ text: String, in context: ReadingContext
  ) throws(TextError) -> WhenReading {
    if let day = Day(text) { return WhenReading(when: When(day), note: nil) }
    if let exact = try exact(text) { return WhenReading(when: exact, note: nil) }
    var context = context
    var rest = text
    let zoned = ZoneForms.read(text)
    if let zoned {
      context.zone = try TimeZoneName(zoned.zone)
      rest = zoned.rest
    }
    let reading: MomentReading
    do {
      reading = try MomentReader.read(rest, in: context)
    } catch {
      throw problem(error, rest, context)
    }
    guard reading.hasTime else {
      guard zoned == nil else {
        throw TextError(.unreadable, Message("text.when.zoneOfDay", ["text": .text(text)]))
      }
      return WhenReading(when: When(reading.local.day), note: nil)
    }
    return WhenReading(
      when: try when(reading.moment, in: reading.zone), note: reading.note)
  }

  /// A moment on the clocks of a zone.
  public static func when(
    _ moment: Moment, in zone: TimeZoneName
  ) throws(TextError) -> When {
    do throws(ModelError) {
      return try When(
        moment, zone: zone.identifier, offsetSeconds: zone.offset(at: moment))
    } catch {
      throw TextError(error)
    }
  }

  /// What RFC 9557 names whole; nil for every other text.
  private static func exact(_ text: String) throws(TextError) -> When? {
    let when: When
    do throws(ModelError) { when = try When(rfc9557: text) } catch { return nil }
    guard let moment = when.moment, let name = when.zone else { return when }
    let zone = try TimeZoneName(name)
    let read = try self.when(moment, in: zone)
    guard read.offsetSeconds == when.offsetSeconds else {
      throw TextError(
        .ambiguous,
        Message(
          "text.when.offset",
          ["text": .text(text), "zone": .text(zone.identifier), "time": .text(read.description)]),
        hint: Message("text.when.offset.hint", ["time": .text(read.description)]))
    }
    return read
  }

  /// What is wrong with a text that is no moment: what is wrong with it as days, where it names such.
  private static func problem(
    _ error: TextError, _ text: String, _ context: ReadingContext
  ) -> TextError {
    guard error.message.id == "text.moment.unreadable" else { return error }
    do throws(TextError) {
      _ = try DayReader.read(text, in: context)
    } catch {
      if error.message.id == "text.day.many" { return error }
    }
    return TextError(
      .unreadable, Message("text.when.unreadable", ["text": .text(text)]),
      hint: Message("text.when.hint"))
  }
}
