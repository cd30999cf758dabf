extension Catalogue {
  /// What StewardText says.
  static let textWords: [String: String] = [
    "text.didYouMean": "did you mean {names}?",
    "text.locale.unknown": "\"{text}\" is no locale",
    "text.locale.unknown.hint": "one looks like en-GB or zh_CN",
    "text.zone.unknown": "\"{text}\" is no time zone",
    "text.zone.unknown.hint": "one looks like Europe/Berlin",

    "text.day.unreadable": "\"{text}\" is no day",
    "text.day.hasTime": "\"{text}\" has a time of day where only a day is kept",
    "text.day.hint": "a day is today, fri, in 3 days, 24 Dec or 2026-12-24; see help dates",
    "text.day.many": "\"{text}\" is all days from {first} to {last}, where one day is kept",
    "text.day.many.hint": "write the day, or one that stands for it: {first}",
    "text.day.none": "there is no {day}",
    "text.day.noneInYear": "no year has a day {day} in month {month}",
    "text.day.noneInMonth": "no month has a day {day}",
    "text.day.ambiguous": "this day can be {first} or {second}",
    "text.day.ambiguous.hint": "write the year first: {first}",
    "text.day.shortYear": "the year {year} is not clear; write all four digits",
    "text.day.otherWeekday": "{day} is {weekday}, not {written}",
    "text.range.backwards": "the range ends on {last}, before it begins on {first}",
    "text.period.unreadable": "\"{text}\" is no span of time",
    "text.period.hint": "a span is 90min, 2h, 3d, 2w, 6mo or 1y",
    "text.moment.unreadable": "\"{text}\" is no point in time",
    "text.moment.hint": "a point in time is a day and a time, such as tomorrow 18:30 or fri 6pm",
    "text.when.unreadable": "\"{text}\" is no day and no time",
    "text.when.hint":
      "write a day, such as tomorrow, fri or 2026-12-24, or a day and a time, such as fri 18:30",
    "text.when.zoneOfDay": "\"{text}\" is a day, which has no time zone",
    "text.when.offset": "\"{text}\" can be two times: the clocks of {zone} show {time} then",
    "text.when.offset.hint": "write {time}, or leave out the offset",
    "text.moment.movedForward":
      "the clocks of {zone} skip that time on {day}; it is taken as {time}",
    "text.moment.firstOfTwo":
      "the clocks of {zone} show {time} twice on {day}; the first is meant",

    "text.number.unreadable": "\"{text}\" is no number",
    "text.number.notWhole": "\"{text}\" is no whole number",
    "text.number.outOfRange": "{text} is too large to keep",
    "text.number.ambiguous": "\"{text}\" can be {first} or {second}",
    "text.number.ambiguous.hint": "write it without separators, or say --decimal . or --decimal ,",
    "text.number.separatorFirst": "\"{text}\" begins with a separator; write a 0 before it",
    "text.flag.unreadable": "\"{text}\" is neither yes nor no",
    "text.flag.hint": "write yes or no",
    "text.quantity.unreadable": "\"{text}\" is no quantity",
    "text.quantity.hint": "a quantity is 6, 2 l, 500 g or 1/2 kg",
    "text.quantity.inexact": "\"{text}\" cannot be kept exactly: it has no end in decimals",

    "text.money.unreadable": "\"{text}\" is no amount of money",
    "text.money.hint": "money is 12.50, €12.50 or 1,234.50 USD",
    "text.money.unknownCurrency": "\"{name}\" in \"{text}\" is no currency",
    "text.money.ambiguous": "\"{text}\" can be {first} or {second}",
    "text.money.ambiguous.hint": "write it without separators and with the currency's code",
    "text.money.separatorFirst":
      "\"{text}\" begins with a separator; did the shell take $ and a digit away?",
    "text.money.separatorFirst.hint": "put it in single quotes: '$2.49'",
    "text.money.noCurrency": "\"{text}\" names no currency, and none is settled",
    "text.money.noCurrency.hint":
      "name it, as in 12.50 EUR, or say --currency EUR: a store that has none keeps it from its next "
      + "change on",

    "text.weekday.1": "Mon", "text.weekday.2": "Tue", "text.weekday.3": "Wed",
    "text.weekday.4": "Thu", "text.weekday.5": "Fri", "text.weekday.6": "Sat",
    "text.weekday.7": "Sun",
    "text.day.written": "{weekday} {day}, {distance}",
    "text.moment.written": "{weekday} {day} {time}, {distance}",
    "text.when.written": "{weekday} {day} {time} {zone}, {distance}",
    "text.distance.today": "today",
    "text.distance.tomorrow": "tomorrow",
    "text.distance.yesterday": "yesterday",
    "text.distance.in.days": "in {count|# day|# days}",
    "text.distance.ago.days": "{count|# day|# days} ago",
    "text.distance.in.months": "in {count|# month|# months}",
    "text.distance.ago.months": "{count|# month|# months} ago",
    "text.distance.in.years": "in {count|# year|# years}",
    "text.distance.ago.years": "{count|# year|# years} ago",
  ]
}
