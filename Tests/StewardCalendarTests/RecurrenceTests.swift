import StewardCalendar
import StewardModels
import StewardText
import Testing

/// The cases of days that other programs got wrong.
@Suite struct RecurrenceTests {
  private func days(_ rule: String, _ first: String, _ count: Int) throws -> [String] {
    let recurrence = try Recurrence(RepeatRule(rrule: rule), from: When(rfc9557: first))
    return recurrence.occurrences(count).map(\.description)
  }

  private func skip(_ missing: RepeatRule.Missing, _ rule: String) -> String {
    "RSCALE=GREGORIAN;\(rule);SKIP=\(missing.rawValue)"
  }

  @Test func `D2: monthly from 31 January`() throws {
    for rule in ["FREQ=MONTHLY", "FREQ=MONTHLY;BYMONTHDAY=31"] {
      #expect(
        try days(skip(.back, rule), "2027-01-31", 5)
          == ["2027-01-31", "2027-02-28", "2027-03-31", "2027-04-30", "2027-05-31"])
      #expect(
        try days(skip(.skip, rule), "2027-01-31", 3) == ["2027-01-31", "2027-03-31", "2027-05-31"])
      #expect(
        try days(skip(.forward, rule), "2027-01-31", 4)
          == ["2027-01-31", "2027-03-01", "2027-03-31", "2027-05-01"])
      #expect(try !days(rule, "2027-01-31", 20).contains("2027-03-03"))
    }
  }

  @Test func `D3: a time is the same on the clocks of its zone`() throws {
    let berlin = try days("FREQ=WEEKLY;BYDAY=TU", "2016-09-06T00:00:00+02:00[Europe/Berlin]", 9)
    #expect(berlin.last == "2016-11-01T00:00:00+01:00[Europe/Berlin]")
    let tijuana = try Recurrence(
      RepeatRule(rrule: "FREQ=WEEKLY;BYDAY=MO"),
      from: When(rfc9557: "2013-11-18T09:30:00-08:00[America/Tijuana]"))
    #expect(
      try tijuana.next(after: Day(iso: "2014-04-01"))?.description
        == "2014-04-07T09:30:00-07:00[America/Tijuana]")
  }

  @Test func `D4: daily over the day on which clocks are put forward`() throws {
    let first = "2019-03-31T12:00:00+02:00[Europe/Copenhagen]"
    for until in ["20190401", "20190401T100000Z", "20190401T235959Z", "20190401T120000"] {
      #expect(
        try days("FREQ=DAILY;UNTIL=\(until)", first, 9) == [
          first, "2019-04-01T12:00:00+02:00[Europe/Copenhagen]",
        ])
    }
    #expect(try days("FREQ=DAILY;UNTIL=20190401T095959Z", first, 9) == [first])
    #expect(try days("FREQ=DAILY;UNTIL=20190401", "2019-03-31", 9) == ["2019-03-31", "2019-04-01"])
  }

  @Test func `D7: yearly on 29 February`() throws {
    let today = try Day(iso: "2026-11-30")
    let expected: [(RepeatRule.Missing, String, Int)] = [
      (.back, "2027-02-28", 90), (.forward, "2027-03-01", 91), (.skip, "2028-02-29", 456),
    ]
    for (missing, day, distance) in expected {
      for rule in ["FREQ=YEARLY", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29"] {
        let recurrence = try Recurrence(
          RepeatRule(rrule: skip(missing, rule)), from: When(Day(iso: "2024-02-29")))
        let next = recurrence.next(after: today)
        #expect(next?.description == day)
        #expect(next?.day.days(since: today) == distance)
        #expect(
          try recurrence.next(after: Day(iso: "2028-01-01"))?.description == "2028-02-29")
      }
    }
  }

  @Test func `D8: monthly on the 31st, skip`() throws {
    #expect(
      try days("FREQ=MONTHLY;BYMONTHDAY=31", "2019-05-31", 7) == [
        "2019-05-31", "2019-07-31", "2019-08-31", "2019-10-31", "2019-12-31", "2020-01-31",
        "2020-03-31",
      ])
  }

  @Test func `D11: the last working day of the month`() throws {
    #expect(
      try days("FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1", "2026-01-30", 4)
        == ["2026-01-30", "2026-02-27", "2026-03-31", "2026-04-30"])
  }

  @Test func `I2: until of either form, for days`() throws {
    #expect(
      try days("FREQ=MONTHLY;UNTIL=20080202T000000Z", "2007-12-01", 9)
        == ["2007-12-01", "2008-01-01", "2008-02-01"])
  }

  @Test(
    arguments: [
      ("FREQ=WEEKLY;BYDAY=TU;UNTIL=20160905", "2016-09-06"),
      ("FREQ=WEEKLY;BYDAY=TU;UNTIL=20160905", "2016-09-01"),
      ("FREQ=DAILY;UNTIL=20160101", "2016-09-01"),
      ("FREQ=YEARLY;BYWEEKNO=53;BYMONTH=6", "2016-01-01"),
      ("FREQ=YEARLY;BYYEARDAY=366;BYMONTH=6", "2016-01-01"),
      ("FREQ=MONTHLY;BYDAY=5MO;BYSETPOS=7", "2016-01-01"),
      ("FREQ=MONTHLY;BYDAY=5MO;BYMONTH=2;BYMONTHDAY=1", "2016-01-01"),
      ("FREQ=YEARLY;INTERVAL=14;BYMONTH=2;BYMONTHDAY=29", "2021-02-28"),
    ])
  func `I3: what never comes ends, and soon`(rule: String, first: String) throws {
    let clock = ContinuousClock()
    let start = clock.now
    let recurrence = try Recurrence(RepeatRule(rrule: rule), from: When(rfc9557: first))
    #expect(recurrence.occurrences(5).count < 5)
    _ = recurrence.next(after: recurrence.first.day)
    #expect(start.duration(to: clock.now) < .seconds(20))
  }

  @Test func `what lies beyond the years that there are is none`() throws {
    let rule = try RepeatRule(.daily)
    let recurrence = try Recurrence(rule, from: When(Day(iso: "9999-12-31")))
    #expect(recurrence.next(after: recurrence.first.day) == nil)
  }

  @Test func `a time in a gap moves forward, and is back the day after`() throws {
    #expect(
      try days("FREQ=DAILY", "2027-03-27T02:30:00+01:00[Europe/Berlin]", 3) == [
        "2027-03-27T02:30:00+01:00[Europe/Berlin]", "2027-03-28T03:30:00+02:00[Europe/Berlin]",
        "2027-03-29T02:30:00+02:00[Europe/Berlin]",
      ])
  }
}
