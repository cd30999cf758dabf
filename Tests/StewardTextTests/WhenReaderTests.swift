import StewardModels
import StewardText
import Testing

@Suite struct WhenReaderTests {
  private static func berlin() throws -> ReadingContext {
    try Contexts.make(zone: try TimeZoneName("Europe/Berlin"))
  }

  @Test(arguments: [
    ("fri", "2026-12-04"), ("2026-12-24", "2026-12-24"), ("in 3 days", "2026-12-03"),
    ("明天", "2026-12-01"), ("24 Dec", "2026-12-24"),
    ("fri 18:30", "2026-12-04T18:30:00+01:00[Europe/Berlin]"),
    ("明天 18:30", "2026-12-01T18:30:00+01:00[Europe/Berlin]"),
    ("6pm tomorrow", "2026-12-01T18:00:00+01:00[Europe/Berlin]"),
    ("fri at 7", "2026-12-04T07:00:00+01:00[Europe/Berlin]"),
    ("fri at 6 pm", "2026-12-04T18:00:00+01:00[Europe/Berlin]"),
    ("at 22 tomorrow", "2026-12-01T22:00:00+01:00[Europe/Berlin]"),
    ("2026-07-01 9:00", "2026-07-01T09:00:00+02:00[Europe/Berlin]"),
    ("2026-07-01T09:00", "2026-07-01T09:00:00+02:00[Europe/Berlin]"),
    ("fri 18:30 Asia/Tokyo", "2026-12-04T18:30:00+09:00[Asia/Tokyo]"),
    ("fri 18:30 [asia/tokyo]", "2026-12-04T18:30:00+09:00[Asia/Tokyo]"),
    ("fri 18:30 UTC", "2026-12-04T18:30:00+00:00[UTC]"),
    (
      "2026-12-24T18:30:00+01:00[Europe/Berlin]", "2026-12-24T18:30:00+01:00[Europe/Berlin]"
    ),
    ("2026-12-24T17:30:00Z[Europe/Berlin]", "2026-12-24T18:30:00+01:00[Europe/Berlin]"),
    ("2026-12-24T18:30:00+09:00", "2026-12-24T10:30:00+01:00[Europe/Berlin]"),
  ])
  func `days and times are read`(text: String, expected: String) throws {
    #expect(try WhenReader.read(text, in: Self.berlin()).when.description == expected)
  }

  @Test func `a moment may name its zone as well`() throws {
    let reading = try MomentReader.read("fri 18:30 Asia/Tokyo", in: Self.berlin())
    #expect(reading.moment.description == "2026-12-04T09:30:00Z")
    #expect(throws: TextError.self) {
      try MomentReader.read("fri 18:30 Asia/Tokio", in: Self.berlin())
    }
  }

  @Test func `a time alone is the next one`() throws {
    let reading = try WhenReader.read("18:30", in: Self.berlin()).when
    #expect(reading.secondsOfDay == 18 * 3600 + 1800 && reading.zone == "Europe/Berlin")
  }

  /// D5: in a gap the time moves forward, in an overlap it is the first.
  @Test func `clocks that are put forward or back`() throws {
    let gap = try WhenReader.read("2027-03-28 02:30", in: Self.berlin())
    #expect(gap.when.description == "2027-03-28T03:30:00+02:00[Europe/Berlin]")
    #expect(gap.note?.id == "text.moment.movedForward")
    let overlap = try WhenReader.read("2026-10-25 02:30", in: Self.berlin())
    #expect(overlap.when.description == "2026-10-25T02:30:00+02:00[Europe/Berlin]")
    #expect(overlap.note?.id == "text.moment.firstOfTwo")
  }

  /// D1: a day is the same day everywhere.
  @Test(arguments: [
    "Pacific/Honolulu", "America/New_York", "Europe/Berlin", "Pacific/Kiritimati",
  ])
  func `a day passes through no zone`(zone: String) throws {
    var context = try Self.berlin()
    context.zone = try TimeZoneName(zone)
    #expect(try WhenReader.read("2025-12-10", in: context).when.description == "2025-12-10")
  }

  @Test(arguments: [
    ("soon", "text.when.unreadable"), ("fri 25:00", "text.when.unreadable"),
    ("", "text.when.unreadable"),
    ("2026-12", "text.day.many"), ("2026-02-30", "text.day.none"),
    ("03/04/2026", "text.day.ambiguous"), ("fri Europe/Berlin", "text.when.zoneOfDay"),
    ("fri 18:30 Europe/Berln", "text.zone.unknown"),
    ("2026-12-24T18:30:00+01:00[Europe/Berln]", "text.zone.unknown"),
    ("2026-12-24T18:30:00+05:00[Europe/Berlin]", "text.when.offset"),
  ])
  func `what cannot be read is told`(text: String, problem: String) {
    let error = #expect(throws: TextError.self) {
      try WhenReader.read(text, in: Self.berlin())
    }
    #expect(error?.message.id == problem)
    if problem == "text.zone.unknown" {
      #expect(error?.hint?.arguments["names"].map { "\($0)".contains("Europe/Berlin") } == true)
    }
  }

  @Test func `the zone is named where it is not the reader's`() throws {
    let wording = ValueWording(locale: .english)
    let berlin = try TimeZoneName("Europe/Berlin")
    let today = try Day(iso: "2026-11-30")
    for (text, expected) in [
      ("2026-12-04", "Fri 2026-12-04, in 4 days"),
      ("2026-12-04T18:30:00+01:00[Europe/Berlin]", "Fri 2026-12-04 18:30, in 4 days"),
      ("2026-12-04T18:30:00+09:00[Asia/Tokyo]", "Fri 2026-12-04 18:30 Asia/Tokyo, in 4 days"),
      ("2026-12-04T18:30:00+01:00[Gone/Zone]", "Fri 2026-12-04 18:30 Gone/Zone, in 4 days"),
    ] {
      let when = try When(rfc9557: text)
      #expect(wording.when(when, zone: berlin, today: today) == expected)
    }
    let calcutta = try When(rfc9557: "2026-12-04T18:30:00+05:30[Asia/Calcutta]")
    #expect(calcutta.zone(besides: try TimeZoneName("Asia/Kolkata")) == nil)
  }
}
