import StewardModels
import Testing

@Suite("Days")
struct DayTests {
  @Test("of all years are counted, split, put together and written without a gap")
  func everyDay() throws {
    var year = 1
    var month = 1
    var day = 1
    var weekday = 1
    var failures = 0
    for count in Day.first.daysSince1970...Day.last.daysSince1970 {
      let value = try Day(daysSince1970: count)
      let parts = value.components
      let rebuilt = try Day(year: year, month: month, day: day)
      if parts.year != year || parts.month != month || parts.day != day
        || value.weekday.rawValue != weekday
        || Day(unchecked: count) != rebuilt
      {
        failures += 1
      }
      if count % 97 == 0, Day(value.description) != value { failures += 1 }
      weekday = weekday % 7 + 1
      day += 1
      if day > Day.daysIn(month: month, year: year) {
        day = 1
        month += 1
      }
      if month > 12 {
        month = 1
        year += 1
      }
    }
    #expect(failures == 0)
    #expect(year == 10_000)
  }

  @Test(
    "stand where they should",
    arguments: [
      ("1970-01-01", 0, Weekday.thursday), ("2000-02-29", 11_016, .tuesday),
      ("2026-11-30", 20_787, .monday), ("0001-01-01", -719_162, .monday),
      ("9999-12-31", 2_932_896, .friday), ("1969-12-31", -1, .wednesday),
    ] as [(String, Int, Weekday)])
  func known(text: String, count: Int, weekday: Weekday) throws {
    let day = try Day(iso: text)
    #expect(day.daysSince1970 == count)
    #expect(day.weekday == weekday)
    #expect(day.description == text)
  }

  @Test(
    "that are none are refused",
    arguments: [
      "", "2026", "2026-2-9", "2026-02-29", "2100-02-29", "0000-01-01", "2026-13-01", "2026-00-10",
      "2026-04-31", "2026-01-00", "2026-01-32", "10000-01-01", "-001-01-01", "2026-12-24 ",
      " 2026-12-24", "2026/12/24", "20261224", "2026-12-24T00:00:00Z", "２026-12-24", "2026-12-2x",
    ])
  func refused(text: String) {
    #expect { try Day(iso: text) } throws: { ($0 as? ModelError)?.code == .invalidValue }
    #expect(Day(text) == nil)
  }

  @Test("outside the years 1 to 9999 are an overflow")
  func range() throws {
    for count in [Day.first.daysSince1970 - 1, Day.last.daysSince1970 + 1, Int.min, Int.max] {
      #expect { try Day(daysSince1970: count) } throws: { ($0 as? ModelError)?.code == .overflow }
    }
    for (year, month, day) in [
      (0, 1, 1), (10_000, 1, 1), (2026, 0, 1), (2026, 13, 1), (2026, 1, 0),
    ] {
      #expect { try Day(year: year, month: month, day: day) } throws: { _ in true }
    }
    for amount in [1, Int.max] {
      #expect { try Day.last.adding(days: amount) } throws: { isOverflow($0) }
      #expect { try Day.last.adding(weeks: amount) } throws: { isOverflow($0) }
      #expect { try Day.last.adding(months: amount) } throws: { isOverflow($0) }
      #expect { try Day.last.adding(years: amount) } throws: { isOverflow($0) }
      #expect { try Day.first.adding(days: -amount) } throws: { isOverflow($0) }
      #expect { try Day.first.adding(weeks: -amount) } throws: { isOverflow($0) }
      #expect { try Day.first.adding(months: -amount) } throws: { isOverflow($0) }
      #expect { try Day.first.adding(years: -amount) } throws: { isOverflow($0) }
    }
    #expect(Day.last.advanced(by: .max) == .last && Day.first.advanced(by: .min) == .first)
  }

  @Test(
    "months later fall on the month's last day where it is short",
    arguments: [
      ("2027-01-31", 1, "2027-02-28"), ("2027-01-31", 2, "2027-03-31"),
      ("2027-01-31", 4, "2027-05-31"), ("2024-01-31", 1, "2024-02-29"),
      ("2027-03-31", -1, "2027-02-28"), ("2026-12-24", 2, "2027-02-24"),
      ("2026-01-15", -1, "2025-12-15"), ("2026-01-15", -13, "2024-12-15"),
      ("2026-05-05", 0, "2026-05-05"),
    ])
  func months(from: String, months: Int, to: String) throws {
    #expect(try Day(iso: from).adding(months: months).description == to)
  }

  @Test("have years, months and their lengths")
  func calendar() throws {
    let leap = try Day(iso: "2028-02-29")
    #expect(leap.isLeapYear && leap.daysInMonth == 29 && leap.dayOfYear == 60)
    #expect(leap.startOfMonth.description == "2028-02-01")
    #expect(leap.endOfMonth == leap)
    #expect(try leap.adding(years: 1).description == "2029-02-28")
    #expect(try leap.adding(years: 4).description == "2032-02-29")
    #expect(try leap.adding(weeks: 1).description == "2028-03-07")
    #expect((leap.year, leap.month, leap.day) == (2028, 2, 29))
    #expect(!(try Day(iso: "1900-01-01").isLeapYear))
    #expect(try Day(iso: "2026-04-10").endOfMonth.description == "2026-04-30")
    #expect(Weekday.monday < .sunday && Weekday.allCases.count == 7)
  }

  @Test("make ranges and strides")
  func strides() throws {
    let (start, end) = (try Day(iso: "2026-12-30"), try Day(iso: "2027-01-02"))
    #expect((start...end).map(\.day) == [30, 31, 1, 2])
    #expect(stride(from: start, to: .last, by: 1_000_000).map(\.year) == [2026, 4764, 7502])
    #expect(end.days(since: start) == 3 && start < end && start != end)
    #expect(Set([start, end, start]).count == 2)
    #expect(Day(unchecked: Int(Int32.min)).description == "-5877641-06-23")
    #expect(MemoryLayout<Day>.size == 4)
  }

  private func isOverflow(_ error: any Error) -> Bool { (error as? ModelError)?.code == .overflow }
}
