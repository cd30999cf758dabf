extension Catalogue {
  /// English, with Chinese for days, how far off they are and how things repeat: what else is said
  /// joins them with the calendar.
  public static let chinese = english.adding(chineseRepeatWords).adding(chineseTextWords)

  private static let chineseTextWords: [String: String] = [
    "text.weekday.1": "周一", "text.weekday.2": "周二", "text.weekday.3": "周三",
    "text.weekday.4": "周四", "text.weekday.5": "周五", "text.weekday.6": "周六",
    "text.weekday.7": "周日",
    "text.day.written": "{day} {weekday}，{distance}",
    "text.moment.written": "{day} {weekday} {time}，{distance}",
    "text.when.written": "{day} {weekday} {time} {zone}，{distance}",
    "text.distance.today": "今天",
    "text.distance.tomorrow": "明天",
    "text.distance.yesterday": "昨天",
    "text.distance.in.days": "{count}天后",
    "text.distance.ago.days": "{count}天前",
    "text.distance.in.months": "{count}个月后",
    "text.distance.ago.months": "{count}个月前",
    "text.distance.in.years": "{count}年后",
    "text.distance.ago.years": "{count}年前",
  ]
}
