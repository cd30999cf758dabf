import StewardModels
import StewardText
import Testing

@Suite struct DayReaderTests {
  @Test(arguments: [
    ("today", "2026-11-30"), ("Tomorrow", "2026-12-01"), ("yesterday", "2026-11-29"),
    ("fri", "2026-12-04"),
    ("monday", "2026-12-07"), ("next fri", "2026-12-11"), ("last fri", "2026-11-27"),
    ("this fri", "2026-12-04"),
    ("last mon", "2026-11-23"), ("15th", "2026-12-15"), ("30th", "2026-11-30"),
    ("31st", "2026-12-31"), ("1st", "2026-12-01"),
    ("in 3 days", "2026-12-03"), ("3 days ago", "2026-11-27"), ("+3d", "2026-12-03"),
    ("-2w", "2026-11-16"), ("＋３ｄ", "2026-12-03"),
    ("in a week", "2026-12-07"), ("+1mo", "2026-12-30"), ("+1m", "2026-12-30"),
    ("2 weeks from now", "2026-12-14"), ("+1y6mo", "2028-05-30"),
    ("eow", "2026-12-06"), ("eom", "2026-11-30"), ("eoy", "2026-12-31"),
    ("end of the year", "2026-12-31"), ("end of month", "2026-11-30"),
    ("day after tomorrow", "2026-12-02"), ("the day before yesterday", "2026-11-28"),
    ("2026-12-24", "2026-12-24"), ("2026/12/24", "2026-12-24"), ("2026.12.24", "2026-12-24"),
    ("２０２６－１２－２４", "2026-12-24"),
    ("24 Dec", "2026-12-24"), ("Dec 24", "2026-12-24"), ("24 December 2027", "2027-12-24"),
    ("December 24th, 2027", "2027-12-24"),
    ("24th of December", "2026-12-24"), ("3 Mar", "2027-03-03"), ("Sept 1", "2027-09-01"),
    ("12-24", "2026-12-24"), ("1-2", "2027-01-02"),
    ("11-30", "2026-11-30"), ("24.12.", "2026-12-24"), ("24.12.2025", "2025-12-24"),
    ("14.03.2025", "2025-03-14"), ("03.04.2025", "2025-04-03"),
    ("24/12/2026", "2026-12-24"), ("12/24/2026", "2026-12-24"), ("04/04/2026", "2026-04-04"),
    ("24/12", "2026-12-24"), ("14-03-2025", "2025-03-14"),
    ("Fri 2026-12-04", "2026-12-04"), ("Friday, 4 December 2026", "2026-12-04"),
    ("2026-12-04 周五", "2026-12-04"), ("29 Feb", "2028-02-29"), (" 24 dec ", "2026-12-24"),
    ("今天", "2026-11-30"), ("明天", "2026-12-01"), ("后天", "2026-12-02"), ("後天", "2026-12-02"),
    ("大后天", "2026-12-03"), ("昨天", "2026-11-29"), ("前天", "2026-11-28"),
    ("下周五", "2026-12-11"), ("下週五", "2026-12-11"), ("下星期五", "2026-12-11"), ("下个礼拜天", "2026-12-13"),
    ("周五", "2026-12-04"), ("本周五", "2026-12-04"), ("上周五", "2026-11-27"),
    ("三天后", "2026-12-03"), ("3天後", "2026-12-03"), ("三天前", "2026-11-27"), ("两周后", "2026-12-14"),
    ("一个月后", "2026-12-30"), ("十二天后", "2026-12-12"), ("半年后", "2027-05-30"), ("2年前", "2024-11-30"),
    ("12月24日", "2026-12-24"), ("１２月２４日", "2026-12-24"), ("12月24號", "2026-12-24"),
    ("十二月二十四日", "2026-12-24"), ("2027年3月4日", "2027-03-04"), ("二〇二七年三月四日", "2027-03-04"),
    ("15号", "2026-12-15"), ("十五号", "2026-12-15"),
    ("月底", "2026-11-30"), ("年底", "2026-12-31"), ("明年3月4日", "2027-03-04"), ("下个月15号", "2026-12-15"),
    ("去年一月一日", "2025-01-01"),
  ])
  func reads(_ text: String, _ expected: String) throws {
    #expect(try DayReader.read(text, in: Contexts.make()).description == expected)
  }

  @Test(arguments: [
    ("24 Dec", "2025-12-24"), ("15th", "2026-11-15"), ("fri", "2026-11-27"),
    ("12-24", "2025-12-24"), ("11-30", "2026-11-30"),
    ("31st", "2026-10-31"), ("29 Feb", "2024-02-29"), ("3月4日", "2026-03-04"), ("周五", "2026-11-27"),
    ("next fri", "2026-12-11"), ("in 3 days", "2026-12-03"),
  ])
  func readsBackwards(_ text: String, _ expected: String) throws {
    let context = try Contexts.make(direction: .last)
    #expect(try DayReader.read(text, in: context).description == expected)
  }

  @Test(arguments: [
    ("03/04/2026", "2026-03-04", "2026-04-03"), ("3-4-2026", "2026-03-04", "2026-04-03"),
    ("3/4", "2027-03-04", "2027-04-03"),
    ("０３／０４／２０２６", "2026-03-04", "2026-04-03"),
  ])
  func refusesTwoReadings(_ text: String, _ first: String, _ second: String) throws {
    let error = #expect(throws: TextError.self) { try DayReader.read(text, in: Contexts.make()) }
    #expect(error?.code == .ambiguous)
    #expect(
      error.map { Catalogue.english.words(for: $0.message) }
        == "this day can be \(first) or \(second)")
  }

  @Test(arguments: [
    ("03/04/2026", DayOrder.dayFirst, "2026-04-03"), ("03/04/2026", .monthFirst, "2026-03-04"),
    ("3-4-2026", .dayFirst, "2026-04-03"), ("3/4", .monthFirst, "2027-03-04"),
    ("12/24/2026", .monthFirst, "2026-12-24"), ("24/12/2026", .dayFirst, "2026-12-24"),
    // Points and the year in front say by themselves what they mean.
    ("3.4.2026", .monthFirst, "2026-04-03"), ("2026-03-04", .dayFirst, "2026-03-04"),
  ])
  func readsInTheOrderThatIsKnown(_ text: String, _ order: DayOrder, _ expected: String) throws {
    let context = try Contexts.make(dayOrder: order)
    #expect(try DayReader.read(text, in: context).description == expected)
  }

  @Test(arguments: [("24/12/2026", DayOrder.monthFirst), ("12/24/2026", .dayFirst)])
  func refusesWhatGoesAgainstTheOrder(_ text: String, _ order: DayOrder) throws {
    let context = try Contexts.make(dayOrder: order)
    #expect(throws: TextError.self) { try DayReader.read(text, in: context) }
  }

  @Test(arguments: [
    ("2023", "2023-01-01", "2023-12-31"), ("2023-06", "2023-06-01", "2023-06-30"),
    ("Feb 2024", "2024-02-01", "2024-02-29"), ("2023年", "2023-01-01", "2023-12-31"),
    ("last month", "2026-10-01", "2026-10-31"), ("去年", "2025-01-01", "2025-12-31"),
  ])
  func refusesManyDays(_ text: String, _ first: String, _ last: String) throws {
    let error = #expect(throws: TextError.self) { try DayReader.read(text, in: Contexts.make()) }
    #expect(error?.code == .unreadable)
    #expect(
      error.map { Catalogue.english.words(for: $0.message) }
        == "\"\(text)\" is all days from \(first) to \(last), where one day is kept")
    #expect(
      error?.hint.map { Catalogue.english.words(for: $0) }
        == "write the day, or one that stands for it: \(first)")
  }

  @Test(arguments: [
    "", " ", "someday", "2026", "2026-12", "32nd", "2026-02-30", "24.12.26", "31.02.2025", "13-13",
    "0-1", "fri 18:30", "12月", "Mon 2026-12-04",
    "2026-12-04 周一", "tomorrow 6pm", "3 days", "+3", "+9999999999d", "+99999y", "yes", "12.50",
    "in 2 h", "next", "feb 30", "2026-12-24x", "一二三", "十十天后", "1/2/3",
  ])
  func refuses(_ text: String) throws {
    let error = #expect(throws: TextError.self) { try DayReader.read(text, in: Contexts.make()) }
    if let error { #expect(!Catalogue.english.words(for: error.message).contains("text.")) }
  }

  @Test func saysWhenATimeIsTooMuch() throws {
    let error = #expect(throws: TextError.self) {
      try DayReader.read("tomorrow 18:30", in: Contexts.make())
    }
    #expect(error?.message.id == "text.day.hasTime")
  }

  /// Case D1: a day passes through no zone.
  @Test(arguments: ["Pacific/Honolulu", "America/New_York", "Europe/Berlin", "Pacific/Kiritimati"])
  func aDayIsTheSameInEveryZone(_ name: String) throws {
    let context = try Contexts.make(zone: TimeZoneName(name))
    #expect(try DayReader.read("2025-12-10", in: context) == Day(iso: "2025-12-10"))
    #expect(try DayReader.read("10.12.2025", in: context) == Day(iso: "2025-12-10"))
  }

  @Test func todayIsTheZones() throws {
    #expect(
      try Contexts.make(zone: TimeZoneName("Pacific/Kiritimati")).today == Day(iso: "2026-12-01"))
    #expect(
      try Contexts.make(zone: TimeZoneName("Pacific/Honolulu")).today == Day(iso: "2026-11-30"))
  }

  @Test func readsWhatIsWritten() throws {
    var generator = SeededGenerator(seed: 20)
    for locale in ["en", "zh"] {
      let context = try Contexts.make(locale)
      let wording = ValueWording(locale: context.locale)
      for _ in 0..<300 {
        let day = try Day(daysSince1970: Int.random(in: 0...60_000, using: &generator))
        let written = wording.day(day, today: context.today).split { $0 == "," || $0 == "，" }[0]
        #expect(try DayReader.read(String(written), in: context) == day)
        #expect(try DayReader.read(day.description, in: context) == day)
      }
    }
  }
}

@Suite struct DayRangeReaderTests {
  @Test(arguments: [
    ("today..+7d", "2026-11-30", "2026-12-07"), ("2026", "2026-01-01", "2026-12-31"),
    ("2026-12", "2026-12-01", "2026-12-31"),
    ("2028-02", "2028-02-01", "2028-02-29"), ("Feb 2028", "2028-02-01", "2028-02-29"),
    ("2026年", "2026-01-01", "2026-12-31"), ("2026年12月", "2026-12-01", "2026-12-31"),
    ("2025..2026", "2025-01-01", "2026-12-31"), ("2026-01-01..", "2026-01-01", "-"),
    ("..today", "-", "2026-11-30"), ("fri", "2026-12-04", "2026-12-04"),
    ("this week", "2026-11-30", "2026-12-06"), ("last month", "2026-10-01", "2026-10-31"),
    ("next year", "2027-01-01", "2027-12-31"), ("本周", "2026-11-30", "2026-12-06"),
    ("上个月", "2026-10-01", "2026-10-31"), ("去年", "2025-01-01", "2025-12-31"),
    ("下周五", "2026-12-11", "2026-12-11"), ("24.12.2026..26.12.2026", "2026-12-24", "2026-12-26"),
  ])
  func reads(_ text: String, _ first: String, _ last: String) throws {
    let range = try DayRangeReader.read(text, in: Contexts.make())
    #expect(range.first?.description ?? "-" == first)
    #expect(range.last?.description ?? "-" == last)
  }

  @Test(arguments: ["..", "", "today..yesterday", "2026-13", "03/04/2026..today", "a..b"])
  func refuses(_ text: String) throws {
    #expect(throws: TextError.self) { try DayRangeReader.read(text, in: Contexts.make()) }
  }

  @Test func contains() throws {
    let range = try DayRangeReader.read("today..", in: Contexts.make())
    #expect(range.contains(try Day(iso: "2030-01-01")))
    #expect(!range.contains(try Day(iso: "2026-11-29")))
  }
}

@Suite struct PeriodTests {
  @Test(arguments: [
    ("3y", "3y"), ("2w", "2w"), ("6mo", "6mo"), ("14d", "2w"), ("10d", "10d"), ("90min", "1h30min"),
    ("1y6mo", "1y6mo"), ("18mo", "1y6mo"), ("2 weeks", "2w"),
    ("三年", "3y"), ("6个月", "6mo"), ("半年", "6mo"), ("1m", "1mo"), ("a day", "1d"),
    ("2h 30 min", "2h30min"), ("0d", "0d"), ("两小时", "2h"),
  ])
  func reads(_ text: String, _ expected: String) throws {
    let period = try PeriodReader.read(text)
    #expect(period.description == expected)
    #expect(try PeriodReader.read(period.description) == period)
  }

  @Test func bareMCanBeMinutes() throws {
    #expect(try PeriodReader.read("5m", bareM: .minutes) == Period(seconds: 300))
  }

  @Test(arguments: ["", "3", "y", "3q", "3y x", "-3d", "12345678901d"])
  func refuses(_ text: String) {
    #expect(throws: TextError.self) { try PeriodReader.read(text) }
  }

  @Test func monthsEndWithTheMonth() throws {
    #expect(try Period(months: 1).added(to: Day(iso: "2027-01-31")) == Day(iso: "2027-02-28"))
  }
}
