import StewardCalendar
import StewardConformance
import StewardModels
import StewardText
import Testing

@Suite struct FollowingTests {
  private func following(
    _ repeats: String, _ due: String?, done: String
  ) throws -> (when: String?, repeats: String?) {
    let found = try Repeat(repeats).following(
      due.map { try When(rfc9557: $0) }, doneOn: Day(iso: done))
    return (found?.when.description, found?.repeats.stored)
  }

  @Test func `the next comes after the one that was done, also where it was done early`() throws {
    #expect(
      try following("FREQ=MONTHLY", "2026-12-10", done: "2026-12-06").when == "2027-01-10")
  }

  @Test func `what was missed does not pile up`() throws {
    #expect(try following("FREQ=WEEKLY", "2026-11-02", done: "2026-11-30").when == "2026-12-07")
    #expect(
      try following("FREQ=WEEKLY;INTERVAL=2", "2026-11-02", done: "2026-11-28").when
        == "2026-11-30")
  }

  @Test func `after it is done counts from that day`() throws {
    let rule = "after FREQ=WEEKLY;INTERVAL=2"
    #expect(try following(rule, "2026-11-02", done: "2026-11-30").when == "2026-12-14")
    #expect(try following(rule, nil, done: "2026-11-30").when == "2026-12-14")
    #expect(
      try following(rule, "2026-11-02T18:30:00+01:00[Europe/Berlin]", done: "2026-11-30").when
        == "2026-12-14T18:30:00+01:00[Europe/Berlin]")
  }

  @Test func `nothing drifts, whatever days there are`() throws {
    let rule = "RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=BACKWARD"
    let february = try following(rule, "2027-01-31", done: "2027-01-31")
    #expect(february.when == "2027-02-28" && february.repeats == "\(rule) from 2027-01-31")
    let march = try following(february.repeats ?? "", february.when, done: "2027-02-28")
    #expect(march.when == "2027-03-31")
    // A due date that was moved is a new first date.
    let moved = try following(february.repeats ?? "", "2027-02-20", done: "2027-02-28")
    #expect(moved.when == "2027-03-20" && moved.repeats == rule)
  }

  @Test func `a time that a gap moved is back the next time`() throws {
    let moved = try following(
      "FREQ=DAILY", "2027-03-27T02:30:00+01:00[Europe/Berlin]", done: "2027-03-27")
    #expect(moved.when == "2027-03-28T03:30:00+02:00[Europe/Berlin]")
    let next = try following(moved.repeats ?? "", moved.when, done: "2027-03-28")
    #expect(next.when == "2027-03-29T02:30:00+02:00[Europe/Berlin]")
  }

  @Test func `the last of a number is the last, also where some were missed`() throws {
    var due: String? = "2026-12-01"
    var counted: String? = "FREQ=DAILY;COUNT=4"
    var days: [String] = []
    while let day = due, let repeats = counted {
      days.append(day)
      (due, counted) = try following(repeats, day, done: day)
    }
    #expect(days == ["2026-12-01", "2026-12-02", "2026-12-03", "2026-12-04"])
    #expect(try following("FREQ=DAILY;COUNT=4", "2026-12-01", done: "2026-12-09").when == nil)
    let rule = "FREQ=DAILY;UNTIL=20261202"
    #expect(try following(rule, "2026-12-02", done: "2026-12-02").when == nil)
  }

  @Test func `a stored text that is none is told`() {
    #expect(throws: ModelError.self) {
      try Repeat(stored: "RSCALE=CHINESE;FREQ=YEARLY").following(
        nil, doneOn: Day(iso: "2026-12-01"))
    }
  }

  @Test func `begins on the first day that the rule holds for`() throws {
    let monday = try Day(iso: "2026-11-30")
    #expect(try Repeat("FREQ=WEEKLY;BYDAY=TU").begins(on: monday)?.description == "2026-12-01")
    #expect(try Repeat("FREQ=WEEKLY").begins(on: monday) == monday)
  }

  @Test(arguments: 0..<150)
  func `going from one to the next is as counting from the first`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let rule = RandomRepeats.rule(using: &generator)
    var first = When(Day(unchecked: Int.random(in: 19_000..<21_000, using: &generator)))
    guard let begin = try Repeat(rule).begins(on: first.day) else { return }
    first = When(begin)
    let expected = try Recurrence(rule, from: first).occurrences(14)
    var found = [first]
    var repeats = try Repeat(rule)
    while found.count < expected.count, let due = found.last,
      let next = try repeats.following(due, doneOn: due.day)
    {
      #expect(due.day < next.when.day, "\(rule)")
      #expect(try Repeat(next.repeats.stored) == next.repeats)
      found.append(next.when)
      repeats = next.repeats
    }
    #expect(found == expected, "\(rule) from \(first)")
  }

  @Test(arguments: 0..<60)
  func `a look far ahead finds the same as going there`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let rule = RandomRepeats.rule(using: &generator)
    let recurrence = try Recurrence(rule, from: When(Day(unchecked: 14_000 + Int(seed) * 7)))
    let all = recurrence.occurrences(4_000)
    for _ in 0..<8 {
      let day = Day(unchecked: Int.random(in: 14_000..<18_000, using: &generator))
      guard let last = all.last, day < last.day else { continue }
      #expect(recurrence.next(after: day) == all.first { day < $0.day }, "\(rule) after \(day)")
    }
  }
}
