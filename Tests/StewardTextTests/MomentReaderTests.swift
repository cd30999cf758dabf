import StewardModels
import StewardText
import Testing

@Suite struct MomentReaderTests {
  @Test(arguments: [
    ("tomorrow 18:30", "2026-12-01T18:30:00Z"), ("fri 6pm", "2026-12-04T18:00:00Z"),
    ("6pm tomorrow", "2026-12-01T18:00:00Z"), ("24 Dec 18:30", "2026-12-24T18:30:00Z"),
    ("2026-12-24T18:30", "2026-12-24T18:30:00Z"), ("2026-12-24 18:30:15", "2026-12-24T18:30:15Z"),
    ("2026-12-24T18:30:00+01:00", "2026-12-24T17:30:00Z"),
    ("2026-12-24", "2026-12-24T00:00:00Z"), ("18:30", "2026-11-30T18:30:00Z"),
    ("9:00", "2026-12-01T09:00:00Z"), ("6:30 pm", "2026-11-30T18:30:00Z"),
    ("12am fri", "2026-12-04T00:00:00Z"),
    ("noon on fri", "2026-12-04T12:00:00Z"), ("today at noon", "2026-11-30T12:00:00Z"),
    ("明天18:30", "2026-12-01T18:30:00Z"), ("明天下午六点", "2026-12-01T18:00:00Z"),
    ("下午六点半", "2026-11-30T18:30:00Z"),
    ("后天早上8点15分", "2026-12-02T08:15:00Z"), ("12月24日18时30分", "2026-12-24T18:30:00Z"),
    ("下周五晚上8点", "2026-12-11T20:00:00Z"), ("中午12点", "2026-11-30T12:00:00Z"),
    ("明天 下午6:30", "2026-12-01T18:30:00Z"),
    ("in 2 h", "2026-11-30T12:00:00Z"), ("+30min", "2026-11-30T10:30:00Z"),
    ("30 minutes ago", "2026-11-30T09:30:00Z"), ("in 1d 2h", "2026-12-01T12:00:00Z"),
    ("明天１８：３０", "2026-12-01T18:30:00Z"),
    ("15th 6pm", "2026-12-15T18:00:00Z"), ("14.03.2025 06:00", "2025-03-14T06:00:00Z"),
    ("12-24 18:30", "2026-12-24T18:30:00Z"), ("Dec 24 6pm", "2026-12-24T18:00:00Z"),
  ])
  func reads(_ text: String, _ expected: String) throws {
    #expect(try MomentReader.read(text, in: Contexts.make()).moment.description == expected)
  }

  @Test(arguments: [
    "", "25:00", "6:60", "13pm", "0am", "tomorrow 6", "fri fri", "18:30 18:30", "03/04/2026 18:30",
    "下午", "99点", "2026-12-24T18:30:00+25:00",
  ])
  func refuses(_ text: String) throws {
    #expect(throws: TextError.self) { try MomentReader.read(text, in: Contexts.make()) }
  }

  @Test func timesGoTheWayOfTheField() throws {
    let context = try Contexts.make(direction: .last)
    #expect(
      try MomentReader.read("18:30", in: context).moment.description == "2026-11-29T18:30:00Z")
    #expect(try MomentReader.read("9:00", in: context).moment.description == "2026-11-30T09:00:00Z")
  }

  /// Case D5.
  @Test func gapAndOverlap() throws {
    let context = try Contexts.make(zone: TimeZoneName("Europe/Berlin"))
    let gap = try MomentReader.read("2027-03-28 02:30", in: context)
    #expect(gap.moment.description == "2027-03-28T01:30:00Z")
    #expect(gap.local.clock == "03:30")
    #expect(
      gap.note.map { Catalogue.english.words(for: $0) }
        == "the clocks of Europe/Berlin skip that time on 2027-03-28; it is taken as 03:30")
    let overlap = try MomentReader.read("2026-10-25 02:30", in: context)
    #expect(overlap.moment.description == "2026-10-25T00:30:00Z")
    #expect(overlap.note?.id == "text.moment.firstOfTwo")
    let plain = try MomentReader.read("2026-12-24 18:30", in: context)
    #expect(plain.moment.description == "2026-12-24T17:30:00Z")
    #expect(plain.note == nil)
    #expect(plain.hasTime)
    #expect(try !MomentReader.read("2026-12-24", in: context).hasTime)
  }

  @Test func momentsOfTheZoneComeBack() throws {
    let zone = try TimeZoneName("America/New_York")
    let moment = try Moment(rfc3339: "2026-07-01T12:00:00.5Z")
    #expect(zone.offset(at: moment) == -14_400)
    #expect(
      zone.local(moment) == LocalTime(day: try Day(iso: "2026-07-01"), secondsOfDay: 8 * 3600))
    #expect(zone.local(Moment(microseconds: -1)).clock == "18:59:59")
  }
}
