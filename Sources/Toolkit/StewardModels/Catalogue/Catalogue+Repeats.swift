extension Catalogue {
  /// What StewardText says of how things repeat.
  static let repeatWords: [String: String] = [
    "text.repeat.unreadable": "\"{text}\" is no way in which something repeats",
    "text.repeat.clock": "\"{text}\" repeats within a day, and repeats are of days",
    "text.repeat.hint":
      "write day, 2w, tue,fri, weekday, last fri, month 31, year or a rule such as "
      + "FREQ=MONTHLY;BYDAY=-1FR",

    "text.repeat.plain": "{text}",
    "text.repeat.every.daily": "every {count|day|# days}",
    "text.repeat.every.weekly": "every {count|week|# weeks}",
    "text.repeat.every.monthly": "every {count|month|# months}",
    "text.repeat.every.yearly": "every {count|year|# years}",
    "text.repeat.after.daily": "{count|# day|# days} after it is done",
    "text.repeat.after.weekly": "{count|# week|# weeks} after it is done",
    "text.repeat.after.monthly": "{count|# month|# months} after it is done",
    "text.repeat.after.yearly": "{count|# year|# years} after it is done",
    "text.repeat.after": "{rule}, after it is done",
    "text.repeat.each": "every {days}",
    "text.repeat.workday": "weekday",
    "text.repeat.workdays": "weekdays",
    "text.repeat.on.weekly": "{every} on {days}",
    "text.repeat.on.monthly": "{every} on {days}",
    "text.repeat.on.yearly": "{every} on {days}",
    "text.repeat.nth": "the {nth} {day}",
    "text.repeat.nth.workday": "the {nth} weekday",
    "text.repeat.day.last": "the last day",
    "text.repeat.date": "{day} {month}",
    "text.repeat.skip": "{rule}, only where there is one",
    "text.repeat.forward": "{rule}, else the day after",
    "text.repeat.count": "{rule}, {count|once|# times}",
    "text.repeat.until": "{rule} until {day}",
    "text.repeat.from": "{rule} from {day}",
    "text.list.last": "{first} and {rest}",
    "text.list.more": "{first}, {rest}",

    "text.ordinal.1": "first", "text.ordinal.2": "second", "text.ordinal.3": "third",
    "text.ordinal.4": "fourth", "text.ordinal.5": "fifth", "text.ordinal.last": "last",
    "text.ordinal.last2": "second to last",

    "text.weekday.long.1": "Monday", "text.weekday.long.2": "Tuesday",
    "text.weekday.long.3": "Wednesday", "text.weekday.long.4": "Thursday",
    "text.weekday.long.5": "Friday", "text.weekday.long.6": "Saturday",
    "text.weekday.long.7": "Sunday",

    "text.month.1": "Jan", "text.month.2": "Feb", "text.month.3": "Mar", "text.month.4": "Apr",
    "text.month.5": "May", "text.month.6": "Jun", "text.month.7": "Jul", "text.month.8": "Aug",
    "text.month.9": "Sep", "text.month.10": "Oct", "text.month.11": "Nov", "text.month.12": "Dec",
  ].merging(monthDayWords) { $1 }

  /// The days of a month.
  private static var monthDayWords: [String: String] {
    var words: [String: String] = [:]
    for day in 1...31 {
      let ending =
        switch day {
        case 1, 21, 31: "st"
        case 2, 22: "nd"
        case 3, 23: "rd"
        default: "th"
        }
      words["text.repeat.day.\(day)"] = "the \(day)\(ending)"
    }
    return words
  }

  /// The same in Chinese.
  static let chineseRepeatWords: [String: String] = [
    "text.repeat.unreadable": "“{text}”不是重复的写法",
    "text.repeat.clock": "“{text}”在一天之内重复，重复只能以天为单位",
    "text.repeat.hint":
      "可以写每天、每两周、每周二、工作日、每月31日、每月最后一个周五、每年，或 FREQ=MONTHLY;BYDAY=-1FR 这样的规则",

    "text.repeat.every.daily": "每{count|天|#天}",
    "text.repeat.every.weekly": "每{count|周|#周}",
    "text.repeat.every.monthly": "每{count|月|#个月}",
    "text.repeat.every.yearly": "每{count|年|#年}",
    "text.repeat.after.daily": "完成后{count}天",
    "text.repeat.after.weekly": "完成后{count}周",
    "text.repeat.after.monthly": "完成后{count}个月",
    "text.repeat.after.yearly": "完成后{count}年",
    "text.repeat.after": "完成后{rule}",
    "text.repeat.each": "每{days}",
    "text.repeat.workday": "个工作日",
    "text.repeat.workdays": "工作日",
    "text.repeat.on.weekly": "{every}的{days}",
    "text.repeat.on.monthly": "{every}{days}",
    "text.repeat.on.yearly": "{every}{days}",
    "text.repeat.nth": "{nth}{day}",
    "text.repeat.nth.workday": "{nth}工作日",
    "text.repeat.day.last": "最后一天",
    "text.repeat.date": "{month}{day}日",
    "text.repeat.skip": "{rule}，没有则跳过",
    "text.repeat.forward": "{rule}，没有则后一天",
    "text.repeat.count": "{rule}，共{count}次",
    "text.repeat.until": "{rule}，直到{day}",
    "text.repeat.from": "{rule} 从 {day}",
    "text.list.last": "{first}、{rest}",
    "text.list.more": "{first}、{rest}",

    "text.ordinal.1": "第1个", "text.ordinal.2": "第2个", "text.ordinal.3": "第3个",
    "text.ordinal.4": "第4个", "text.ordinal.5": "第5个", "text.ordinal.last": "最后一个",
    "text.ordinal.last2": "倒数第2个",

    "text.weekday.long.1": "周一", "text.weekday.long.2": "周二", "text.weekday.long.3": "周三",
    "text.weekday.long.4": "周四", "text.weekday.long.5": "周五", "text.weekday.long.6": "周六",
    "text.weekday.long.7": "周日",

    "text.month.1": "1月", "text.month.2": "2月", "text.month.3": "3月", "text.month.4": "4月",
    "text.month.5": "5月", "text.month.6": "6月", "text.month.7": "7月", "text.month.8": "8月",
    "text.month.9": "9月", "text.month.10": "10月", "text.month.11": "11月",
    "text.month.12": "12月",
  ].merging(
    Dictionary(uniqueKeysWithValues: (1...31).map { ("text.repeat.day.\($0)", "\($0)日") })
  ) { $1 }
}
