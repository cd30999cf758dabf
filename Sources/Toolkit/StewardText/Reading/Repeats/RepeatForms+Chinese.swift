internal import StewardModels

extension RepeatForms {
  /// `每天`, `每两周`, `每隔一天`, `每周二、五`, `工作日`, `每月15号`, `每月最后一个周五`, `每年12月24日`,
  /// `完成后两周`.
  func chinese(_ scanner: inout TextScanner) -> RepeatDraft? {
    let isAfter = scanner.takeFirst(of: ["完成后", "做完后"]) != nil
    _ = scanner.take("每")
    guard var draft = chineseRule(&scanner) else { return nil }
    draft.isAfter = isAfter
    return draft
  }

  private func chineseRule(_ scanner: inout TextScanner) -> RepeatDraft? {
    var draft: RepeatDraft
    var trial = scanner
    _ = trial.take("个")
    if trial.take("工作日") {
      scanner = trial
      draft = RepeatDraft(.weekly)
      draft.weekdays = Self.working.map { RepeatRule.DayOfWeek($0) }
      return draft
    }
    if let weekdays = chineseWeekdays(&trial) {
      scanner = trial
      draft = RepeatDraft(.weekly)
      draft.weekdays = weekdays
      return draft
    }
    let isBetween = scanner.take("隔")
    if let read = chineseLength(&scanner) {
      draft = read
      // 隔一天 leaves one out.
      if isBetween { draft.interval += 1 }
    } else {
      _ = scanner.take("个")
      guard let unit = scanner.takeFirst(of: ["天", "日", "周", "星期", "礼拜", "月", "年"]) else {
        return nil
      }
      let frequency: RepeatRule.Frequency =
        switch unit {
        case "天", "日": .daily
        case "月": .monthly
        case "年": .yearly
        default: .weekly
        }
      draft = RepeatDraft(frequency, interval: isBetween ? 2 : 1)
    }
    switch draft.frequency {
    case .monthly: return chineseMonthDays(&scanner, &draft) ? draft : nil
    case .yearly: return chineseYearDay(&scanner, &draft) ? draft : nil
    case .weekly:
      var trial = scanner
      _ = trial.take("的")
      if let weekdays = chineseWeekdays(&trial) {
        draft.weekdays = weekdays
        scanner = trial
      }
      return draft
    case .daily: return draft
    }
  }

  /// `两周`, `3个月`: one number and its unit, as a day may follow.
  private func chineseLength(_ scanner: inout TextScanner) -> RepeatDraft? {
    var trial = scanner
    guard let count = trial.number(), count > 0 else { return nil }
    trial.skipSpaces()
    _ = trial.take("个")
    guard let unit = trial.takeFirst(of: ["天", "日", "周", "星期", "礼拜", "月", "年"]) else {
      return nil
    }
    scanner = trial
    switch unit {
    case "天", "日": return RepeatDraft(.daily, interval: count)
    case "月": return RepeatDraft(.monthly, interval: count)
    case "年": return RepeatDraft(.yearly, interval: count)
    default: return RepeatDraft(.weekly, interval: count)
    }
  }

  /// `周二、周五`, `星期一三五`, `周末`.
  private func chineseWeekdays(_ scanner: inout TextScanner) -> [RepeatRule.DayOfWeek]? {
    var found: [RepeatRule.DayOfWeek] = []
    var trial = scanner
    if trial.take("周末") {
      scanner = trial
      return [.init(.saturday), .init(.sunday)]
    }
    if trial.take("工作日") {
      scanner = trial
      return Self.working.map { .init($0) }
    }
    guard let first = chineseWeekday(&trial) else { return nil }
    found.append(.init(first))
    scanner = trial
    while true {
      _ = takeJoint(&trial)
      guard let next = chineseWeekday(&trial) ?? chineseNumber(&trial) else { return found }
      found.append(.init(next))
      scanner = trial
    }
  }

  private func chineseWeekday(_ scanner: inout TextScanner) -> Weekday? {
    var trial = scanner
    guard let weekday = DayForms(context).chineseWeekdayName(&trial) else { return nil }
    scanner = trial
    return weekday
  }

  private func chineseNumber(_ scanner: inout TextScanner) -> Weekday? {
    guard let sign = scanner.takeFirst(of: ["一", "二", "三", "四", "五", "六", "日", "天"]) else {
      return nil
    }
    let index = ["一", "二", "三", "四", "五", "六", "日"].firstIndex(of: sign) ?? 6
    return Weekday.allCases[index]
  }

  /// `15号`, `1日和15日`, `最后一天`, `最后一个周五`, `第二个周二`, or nothing; false for what is none.
  private func chineseMonthDays(
    _ scanner: inout TextScanner, _ draft: inout RepeatDraft
  ) -> Bool {
    var trial = scanner
    _ = trial.take("的")
    if trial.take("最后一天") {
      draft.monthDays = [-1]
      scanner = trial
      return true
    }
    while let ordinal = chineseOrdinal(&trial) {
      if trial.take("工作日") {
        draft.weekdays = Self.working.map { RepeatRule.DayOfWeek($0) }
        draft.positions = [ordinal]
      } else {
        guard let weekday = chineseWeekday(&trial) else { return false }
        draft.weekdays.append(.init(weekday, ordinal: ordinal))
      }
      scanner = trial
      _ = takeJoint(&trial)
    }
    if !draft.weekdays.isEmpty { return true }
    repeat {
      guard let day = trial.number(), trial.takeFirst(of: ["日", "号"]) != nil else { break }
      draft.monthDays.append(day)
      scanner = trial
    } while takeJoint(&trial)
    return true
  }

  private func chineseOrdinal(_ scanner: inout TextScanner) -> Int? {
    var trial = scanner
    if trial.take("最后一个") {
      scanner = trial
      return -1
    }
    let isLast = trial.take("倒数")
    guard trial.take("第"), let number = trial.number(), trial.take("个") else { return nil }
    scanner = trial
    return isLast ? -number : number
  }

  /// `12月24日`, or nothing.
  private func chineseYearDay(_ scanner: inout TextScanner, _ draft: inout RepeatDraft) -> Bool {
    var trial = scanner
    guard let month = trial.number() else { return true }
    guard trial.take("月"), let day = trial.number() else { return false }
    _ = trial.takeFirst(of: ["日", "号"])
    draft.months = [month]
    draft.monthDays = [day]
    scanner = trial
    return true
  }
}
