import StewardConformance
import StewardModels
import Testing

@Suite struct RepeatTests {
  @Test(arguments: [
    ("freq=daily", "FREQ=DAILY"), ("RRULE:FREQ=DAILY;INTERVAL=1", "FREQ=DAILY"),
    ("INTERVAL=2;FREQ=WEEKLY;BYDAY=FR,TU,FR", "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,FR"),
    ("FREQ=WEEKLY;WKST=SU", "FREQ=WEEKLY"),
    ("FREQ=WEEKLY;INTERVAL=2;WKST=SU", "FREQ=WEEKLY;INTERVAL=2;WKST=SU"),
    ("FREQ=DAILY;INTERVAL=14", "FREQ=WEEKLY;INTERVAL=2"),
    ("FREQ=MONTHLY;INTERVAL=24", "FREQ=YEARLY;INTERVAL=2"),
    ("RSCALE=GREGORIAN;FREQ=DAILY;SKIP=BACKWARD", "FREQ=DAILY"),
    ("FREQ=MONTHLY;BYMONTHDAY=15;SKIP=FORWARD", "FREQ=MONTHLY;BYMONTHDAY=15"),
    (
      "FREQ=MONTHLY;BYMONTHDAY=31;SKIP=FORWARD",
      "RSCALE=GREGORIAN;FREQ=MONTHLY;BYMONTHDAY=31;SKIP=FORWARD"
    ),
    ("FREQ=MONTHLY;SKIP=OMIT", "FREQ=MONTHLY"),
    ("FREQ=DAILY;UNTIL=20270131T183000Z", "FREQ=DAILY;UNTIL=20270131T183000Z"),
    ("after FREQ=DAILY", "after FREQ=DAILY"),
    ("FREQ=DAILY from 2027-01-31", "FREQ=DAILY from 2027-01-31"),
    (
      "FREQ=DAILY from 2027-03-27T02:30:00+01:00[Europe/Berlin]",
      "FREQ=DAILY from 2027-03-27T02:30:00+01:00[Europe/Berlin]"
    ),
  ])
  func `equal rules have one text`(text: String, stored: String) throws {
    let repeats = try Repeat(text)
    #expect(repeats.stored == stored)
    #expect(try Repeat(stored) == repeats)
    var row: [Scalar] = []
    repeats.encode(into: &row)
    #expect(row == [.text(stored)])
    let read = try Row.view(row) { (row) throws(ModelError) in try Repeat.decode(row, at: 0) }
    #expect(read == repeats)
    #expect(FieldKind(FieldKind.repeats.description) == .repeats)
  }

  @Test(arguments: [
    "", "daily", "FREQ=DAILY ", "FREQ=DAILY from", "FREQ=DAILY since 2027-01-31", "after",
    "after FREQ=DAILY;COUNT=3", "after FREQ=DAILY from 2027-01-31", "FREQ=DAILY from soon",
    "FREQ=SECONDLY", "FREQ=DAILY;BYMINUTE=3", "RSCALE=HEBREW;FREQ=YEARLY", "FREQ=DAILY;COUNT=0",
    "FREQ=DAILY;COUNT=1000000", "FREQ=DAILY;UNTIL=20270230", "FREQ=DAILY;UNTIL=20270101T250000",
    "FREQ=DAILY;BYMONTH=13", "FREQ=DAILY;BYMONTH=-1", "FREQ=MONTHLY;BYDAY=0FR",
    "FREQ=MONTHLY;BYDAY=54FR", "FREQ=MONTHLY;BYYEARDAY=3", "FREQ=MONTHLY;BYWEEKNO=3",
    "FREQ=WEEKLY;BYMONTHDAY=3", "FREQ=YEARLY;BYWEEKNO=3;BYDAY=1MO", "FREQ=MONTHLY;BYSETPOS=1",
    "FREQ=YEARLY;BYMONTH=4,6;BYMONTHDAY=31", "FREQ=MONTHLY;SKIP=NEVER", "FREQ=MONTHLY;WKST=XX",
  ])
  func `everything else is refused in words`(text: String) {
    #expect {
      try Repeat(text)
    } throws: { error in
      guard let error = error as? ModelError else { return false }
      let said = [error.message, error.hint].compactMap(\.self)
      return said.allSatisfy { Catalogue.english.template(for: $0.id) != nil }
    }
  }

  @Test func `a value of any kind is no larger for it`() {
    #expect(MemoryLayout<Repeat>.size <= MemoryLayout<String>.size)
    #expect(MemoryLayout<Value>.size <= 2 * MemoryLayout<String>.size + 8)
  }

  @Test func `a stored text is taken as it is, and told when it is asked for`() {
    let later = Repeat(stored: "RSCALE=CHINESE;FREQ=YEARLY")
    #expect(later.stored == later.description)
    #expect(throws: ModelError.self) { try later.parts() }
  }

  @Test(arguments: 0..<200)
  func `the text of any rule reads back`(seed: UInt64) throws {
    var generator = StewardConformance.SeededGenerator(seed: seed)
    let repeats = RandomRepeats.repeats(using: &generator)
    #expect(try Repeat(repeats.stored) == repeats)
  }
}
