import StewardConformance
import StewardModels
import StewardText
import Testing

@Suite struct RepeatReaderTests {
  private static func back(_ rule: String) -> String {
    "RSCALE=GREGORIAN;\(rule);SKIP=BACKWARD"
  }

  private static let monthly = back("FREQ=MONTHLY")
  private static let workdays = "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"

  static let texts: [(String, String)] =
    english + [
      ("每天", "FREQ=DAILY"), ("每两周", "FREQ=WEEKLY;INTERVAL=2"),
      ("每周二", "FREQ=WEEKLY;BYDAY=TU"), ("每星期二、五", "FREQ=WEEKLY;BYDAY=TU,FR"),
      ("每周一三五", "FREQ=WEEKLY;BYDAY=MO,WE,FR"), ("每週末", "FREQ=WEEKLY;BYDAY=SA,SU"),
      ("每周", "FREQ=WEEKLY"), ("每月", monthly), ("每个月", monthly), ("每年", back("FREQ=YEARLY")),
      ("每三个月", back("FREQ=MONTHLY;INTERVAL=3")), ("每隔一天", "FREQ=DAILY;INTERVAL=2"),
      ("隔周", "FREQ=WEEKLY;INTERVAL=2"), ("每月15号", "FREQ=MONTHLY;BYMONTHDAY=15"),
      ("每月31日", back("FREQ=MONTHLY;BYMONTHDAY=31")),
      ("每月最后一天", "FREQ=MONTHLY;BYMONTHDAY=-1"), ("每月最后一个周五", "FREQ=MONTHLY;BYDAY=-1FR"),
      ("每月第二个周二", "FREQ=MONTHLY;BYDAY=2TU"), ("每个工作日", workdays), ("工作日", workdays),
      ("每年12月24日", "FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=24"),
      ("完成后两周", "after FREQ=WEEKLY;INTERVAL=2"), ("每天，共10次", "FREQ=DAILY;COUNT=10"),
    ]

  private static let english: [(String, String)] = [
    ("day", "FREQ=DAILY"), ("daily", "FREQ=DAILY"), ("d", "FREQ=DAILY"),
    ("other day", "FREQ=DAILY;INTERVAL=2"), ("2w", "FREQ=WEEKLY;INTERVAL=2"),
    ("14d", "FREQ=WEEKLY;INTERVAL=2"), ("every 2 weeks", "FREQ=WEEKLY;INTERVAL=2"),
    ("Fortnightly", "FREQ=WEEKLY;INTERVAL=2"), ("m", monthly), ("1m", monthly), ("month", monthly),
    ("3mo", back("FREQ=MONTHLY;INTERVAL=3")), ("quarter", back("FREQ=MONTHLY;INTERVAL=3")),
    ("1y6mo", back("FREQ=MONTHLY;INTERVAL=18")), ("year", back("FREQ=YEARLY")),
    ("12mo", back("FREQ=YEARLY")), ("tue,fri", "FREQ=WEEKLY;BYDAY=TU,FR"),
    ("Tuesday and Friday", "FREQ=WEEKLY;BYDAY=TU,FR"), ("fri", "FREQ=WEEKLY;BYDAY=FR"),
    ("mon-fri", workdays), ("weekday", workdays), ("weekdays", workdays),
    ("weekend", "FREQ=WEEKLY;BYDAY=SA,SU"), ("fri-mon", "FREQ=WEEKLY;BYDAY=MO,FR,SA,SU"),
    ("2w tue,fri", "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,FR"),
    ("2 weeks on Tuesday", "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU"),
    ("last fri", "FREQ=MONTHLY;BYDAY=-1FR"), ("the last Friday", "FREQ=MONTHLY;BYDAY=-1FR"),
    ("first mon and third mon", "FREQ=MONTHLY;BYDAY=1MO,3MO"),
    ("2nd tue of the month", "FREQ=MONTHLY;BYDAY=2TU"),
    ("second to last sun", "FREQ=MONTHLY;BYDAY=-2SU"),
    ("last weekday", "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1"),
    ("last working day", "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1"),
    ("last day", "FREQ=MONTHLY;BYMONTHDAY=-1"), ("15th", "FREQ=MONTHLY;BYMONTHDAY=15"),
    ("1st and 15th", "FREQ=MONTHLY;BYMONTHDAY=1,15"),
    ("month 31", back("FREQ=MONTHLY;BYMONTHDAY=31")),
    ("month 1,15", "FREQ=MONTHLY;BYMONTHDAY=1,15"),
    ("month on the 31st, skip", "FREQ=MONTHLY;BYMONTHDAY=31"),
    ("month 31 forward", "RSCALE=GREGORIAN;FREQ=MONTHLY;BYMONTHDAY=31;SKIP=FORWARD"),
    ("24 Dec", "FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=24"),
    ("year on 24 Dec", "FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=24"),
    ("12-24", "FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=24"),
    ("29 feb", back("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29")),
    ("week until 2027-06-30", "FREQ=WEEKLY;UNTIL=20270630"),
    ("fri until 24 Dec", "FREQ=WEEKLY;UNTIL=20261224;BYDAY=FR"),
    ("day 10 times", "FREQ=DAILY;COUNT=10"), ("week for 3 times", "FREQ=WEEKLY;COUNT=3"),
    ("after 2w", "after FREQ=WEEKLY;INTERVAL=2"), ("after a week", "after FREQ=WEEKLY"),
    ("2 weeks after it is done", "after FREQ=WEEKLY;INTERVAL=2"),
    ("month from 2027-01-31", monthly + " from 2027-01-31"),
    ("freq=weekly", "FREQ=WEEKLY"), ("RRULE:FREQ=WEEKLY;BYDAY=TU", "FREQ=WEEKLY;BYDAY=TU"),
    ("after FREQ=WEEKLY", "after FREQ=WEEKLY"),
    ("FREQ=MONTHLY;BYMONTHDAY=31", "FREQ=MONTHLY;BYMONTHDAY=31"),
  ]

  @Test(arguments: texts)
  func `how things repeat is read`(text: String, stored: String) throws {
    #expect(try RepeatReader.read(text, in: Contexts.make()).stored == stored)
  }

  @Test(arguments: [
    "", "xyz", "2h", "30 minutes", "1mo3d", "0d", "tue fre", "month 32", "last", "monday week",
    "skip", "2w skip skip", "31", "after", "every", "from 2027-01-31", "week from", "day 0 times",
    "after day 3 times", "after day from 2027-01-31", "2026-12-24", "2027-01-31 week",
    "FREQ=HOURLY", "FREQ=DAILY;BYHOUR=9", "RSCALE=CHINESE;FREQ=YEARLY", "FREQ=DAILY;X=1",
    "FREQ=DAILY;COUNT=2;UNTIL=20270101", "FREQ=WEEKLY;BYDAY=1MO", "FREQ=DAILY;INTERVAL=0",
    "FREQ=DAILY;INTERVAL=99999999999", "FREQ=MONTHLY;BYMONTHDAY=32", "FREQ=", "FREQ=DAILY;;",
    "FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=30", "FREQ=WEEKLY;BYDAY=", "FREQ=DAILY FREQ=DAILY",
    "FREQ=WEEKLY;BYSETPOS=1;BYDAY=MO", "FREQ=DAILY;FREQ=WEEKLY", "FREQ=DAILY;UNTIL=2027",
  ])
  func `what is none is refused, with what is one`(text: String) throws {
    let context = try Contexts.make()
    #expect {
      try RepeatReader.read(text, in: context)
    } throws: { error in
      guard let error = error as? TextError else { return false }
      let words = Catalogue.english.words(for: error.message)
      return !words.contains("text.repeat") && !words.contains("model.repeat") && !words.isEmpty
    }
  }

  @Test(arguments: [
    ("2w", "every 2 weeks", "每2周"), ("day", "every day", "每天"),
    ("last fri", "every month on the last Friday", "每月最后一个周五"),
    ("after:2w", "2 weeks after it is done", "完成后2周"),
    ("tue,fri", "every Tuesday and Friday", "每周二、周五"), ("weekday", "every weekday", "每个工作日"),
    ("2w weekday", "every 2 weeks on weekdays", "每2周的工作日"),
    ("month 1,15,31", "every month on the 1st, the 15th and the 31st", "每月1日、15日、31日"),
    ("month 31 skip", "every month on the 31st, only where there is one", "每月31日，没有则跳过"),
    ("last weekday", "every month on the last weekday", "每月最后一个工作日"),
    ("24 dec", "every year on 24 Dec", "每年12月24日"),
    ("after:'last fri'", "every month on the last Friday, after it is done", "完成后每月最后一个周五"),
    ("week 3 times", "every week, 3 times", "每周，共3次"),
    ("week until 2027-06-30", "every week until 2027-06-30", "每周，直到2027-06-30"),
    ("month from 2027-01-31", "every month from 2027-01-31", "每月 从 2027-01-31"),
    ("FREQ=YEARLY;BYWEEKNO=20", "FREQ=YEARLY;BYWEEKNO=20", "FREQ=YEARLY;BYWEEKNO=20"),
  ])
  func `how things repeat is said`(text: String, english: String, chinese: String) throws {
    let plain = String(text.map { $0 == ":" ? " " : $0 }.filter { $0 != "'" })
    let repeats = try RepeatReader.read(plain, in: Contexts.make())
    #expect(ValueWording(locale: try LocaleName("en")).repeats(repeats) == english)
    #expect(ValueWording(locale: try LocaleName("zh-CN")).repeats(repeats) == chinese)
  }

  @Test(arguments: 0..<400)
  func `what is written and what is said reads back`(seed: UInt64) throws {
    var generator = StewardConformance.SeededGenerator(seed: seed)
    let repeats = RandomRepeats.repeats(using: &generator)
    let parts = try Repeat(stored: repeats.stored).parts()
    // A number of times, of what counts from the day that it was done, cannot be: none is drawn.
    #expect(try Repeat(parts.rule, basis: parts.basis, from: parts.first) == repeats)
    let context = try Contexts.make()
    #expect(try RepeatReader.read(repeats.stored, in: context) == repeats)
    for locale in ["en", "zh-CN"] {
      let words = ValueWording(locale: try LocaleName(locale)).repeats(repeats)
      #expect(try RepeatReader.read(words, in: context) == repeats, "\(repeats): \(words)")
    }
  }
}
