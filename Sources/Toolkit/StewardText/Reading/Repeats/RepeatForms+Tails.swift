internal import StewardModels

extension RepeatForms {
  /// Takes what stands behind a rule; false where something is said twice.
  ///
  /// Until when, how often, what becomes of days that a month lacks, that it counts from when it is done.
  func tails(
    _ scanner: inout TextScanner, _ draft: inout RepeatDraft
  ) throws(TextError) -> Bool {
    var isMissingSaid = false
    while true {
      scanner.skipSpaces()
      var trial = scanner
      _ = trial.takeFirst(of: [",", "，"])
      trial.skipSpaces()
      if let missing = missing(&trial) {
        if isMissingSaid { return false }
        isMissingSaid = true
        draft.missing = missing
      } else if let end = try end(&trial) {
        if draft.end != .never { return false }
        draft.end = end
      } else if take(words: "after it is done", &trial) || take(words: "after done", &trial) {
        if draft.isAfter { return false }
        draft.isAfter = true
      } else {
        return true
      }
      scanner = trial
    }
  }

  private func missing(_ scanner: inout TextScanner) -> RepeatRule.Missing? {
    if take("skip", &scanner) || take(words: "only where there is one", &scanner) { return .skip }
    if take("forward", &scanner) || take(words: "else the day after", &scanner) {
      return .forward
    }
    if take("back", &scanner) || take(words: "else the day before", &scanner) { return .back }
    if scanner.take("没有则跳过") { return .skip }
    if scanner.take("没有则后一天") { return .forward }
    return nil
  }

  private func end(_ scanner: inout TextScanner) throws(TextError) -> RepeatRule.End? {
    var trial = scanner
    if take("until", &trial) || take("till", &trial) || trial.take("直到") || trial.take("到") {
      var context = context
      context.direction = .next
      for form in DayForms(context).all {
        var attempt = trial
        guard let day = try form(&attempt) else { continue }
        scanner = attempt
        return .until(RepeatRule.Until(day))
      }
      return nil
    }
    if take("once", &trial) {
      scanner = trial
      return .count(1)
    }
    _ = take("for", &trial) || trial.take("共")
    guard let count = trial.number() else { return nil }
    trial.skipSpaces()
    guard take("times", &trial) || take("time", &trial) || trial.take("次") else { return nil }
    scanner = trial
    return .count(count)
  }
}
