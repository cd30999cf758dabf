import StewardConformance
import StewardModels
import Testing

@Suite("Moments")
struct MomentTests {
  @Test(
    "read RFC 3339 and write it in UTC",
    arguments: [
      ("1970-01-01T00:00:00Z", 0, "1970-01-01T00:00:00Z"),
      ("2026-12-24T18:30:00+01:00", 1_798_133_400_000_000, "2026-12-24T17:30:00Z"),
      ("2026-12-24T18:30:00.25-05:30", 1_798_156_800_250_000, "2026-12-25T00:00:00.25Z"),
      ("1969-12-31T23:59:59.999999Z", -1, "1969-12-31T23:59:59.999999Z"),
      ("1970-01-01t00:00:00.000001z", 1, "1970-01-01T00:00:00.000001Z"),
      ("1970-01-01T00:00:00.10000000000Z", 100_000, "1970-01-01T00:00:00.1Z"),
      ("1970-01-01T00:00:00-00:00", 0, "1970-01-01T00:00:00Z"),
    ] as [(String, Int64, String)])
  func reads(text: String, microseconds: Int64, written: String) throws {
    let moment = try Moment(rfc3339: text)
    #expect(moment.microseconds == microseconds)
    #expect(moment.description == written)
    #expect(try Moment(rfc3339: written) == moment)
  }

  @Test(
    "that are none are refused",
    arguments: [
      "", "2026-12-24", "2026-12-24T18:30:00", "2026-12-24T18:30Z", "2026-12-24 18:30:00Z",
      "2026-12-24T24:00:00Z", "2026-12-24T18:60:00Z", "2016-12-31T23:59:60Z",
      "2026-02-29T00:00:00Z",
      "2026-12-24T18:30:00.Z", "2026-12-24T18:30:00.0000001Z", "2026-12-24T18:30:00+24:00",
      "2026-12-24T18:30:00+01", "2026-12-24T18:30:00+01:60", "2026-12-24T18:30:00Zx",
      "2026-12-24T18:30:61Z",
    ])
  func refused(text: String) {
    #expect { try Moment(rfc3339: text) } throws: { ($0 as? ModelError)?.code == .invalidValue }
  }

  @Test("outside the calendar are an overflow")
  func range() throws {
    for text in ["0001-01-01T00:00:00+00:01", "9999-12-31T23:59:59-00:01"] {
      #expect { try Moment(rfc3339: text) } throws: { ($0 as? ModelError)?.code == .overflow }
    }
    let last = Moment(microseconds: .max)
    #expect { try last.adding(microseconds: 1) } throws: { ($0 as? ModelError)?.code == .overflow }
    #expect { try last.adding(seconds: .max) } throws: { ($0 as? ModelError)?.code == .overflow }
    #expect(last.description == "+294247-01-10T04:00:54.775807Z")
    #expect(Moment(microseconds: .min).description == "-290308-12-21T19:59:05.224192Z")
  }

  @Test("on a clock that is ahead or behind")
  func offsets() throws {
    let day = try Day(iso: "2026-10-25")
    let moment = try Moment(day: day, hour: 2, minute: 30, offsetSeconds: 7_200)
    #expect(moment.description == "2026-10-25T00:30:00Z")
    #expect(moment.rfc3339(offsetSeconds: 7_200) == "2026-10-25T02:30:00+02:00")
    #expect(moment.rfc3339(offsetSeconds: -12_600) == "2026-10-24T21:00:00-03:30")
    #expect(moment.rfc3339(offsetSeconds: 0) == "2026-10-25T00:30:00+00:00")
    #expect(moment.components(offsetSeconds: -3_600).day.description == "2026-10-24")
    #expect(moment.components(offsetSeconds: -3_600).secondsOfDay == 84_600)
    #expect(moment.components().secondsOfDay == 1_800)
    for (hour, minute, offset) in [(24, 0, 0), (0, 60, 0), (-1, 0, 0), (0, 0, 86_400)] {
      #expect { try Moment(day: day, hour: hour, minute: minute, offsetSeconds: offset) } throws: {
        ($0 as? ModelError)?.code == .invalidValue
      }
    }
    #expect(try moment.adding(seconds: 90).description == "2026-10-25T00:31:30Z")
    #expect(moment < (try moment.adding(microseconds: 1)))
  }

  @Test("written under any offset and read is the same")
  func roundTrip() throws {
    var random = SeededGenerator(seed: 3)
    let range =
      try Moment(rfc3339: "0002-01-01T00:00:00Z")
      .microseconds...Moment(
        rfc3339: "9998-01-01T00:00:00Z"
      ).microseconds
    for _ in 0..<20_000 {
      let moment = Moment(microseconds: Int64.random(in: range, using: &random))
      let offset = Int.random(in: -100_000...100_000, using: &random)
      #expect(try Moment(rfc3339: moment.description) == moment)
      #expect(try Moment(rfc3339: moment.rfc3339(offsetSeconds: offset)) == moment)
      let (day, seconds) = moment.components(offsetSeconds: 3_600)
      let again = try Moment(
        day: day, hour: seconds / 3_600, minute: seconds / 60 % 60, second: seconds % 60,
        microsecond: moment.microsecondOfSecond, offsetSeconds: 3_600)
      #expect(again == moment)
    }
  }

  @Test("now is after this was written")
  func now() throws {
    #expect(Moment.now() > (try Moment(rfc3339: "2025-01-01T00:00:00Z")))
  }
}
