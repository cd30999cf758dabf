/// The forms of a time of day.
enum ClockForms {
  /// Takes a time behind a day, with what may stand between them.
  static func readJoined(_ scanner: inout TextScanner) -> Int? {
    _ = scanner.take(",")
    scanner.skipSpaces()
    var trial = scanner
    if let seconds = readAt(&trial) {
      scanner = trial
      return seconds
    }
    _ = scanner.take("t")
    return read(&scanner)
  }

  /// Takes a time behind the word `at`, which makes an hour alone one of 24: `at 7`.
  static func readAt(_ scanner: inout TextScanner) -> Int? {
    guard scanner.takeWord("at") else { return nil }
    scanner.skipSpaces()
    var trial = scanner
    if let seconds = read(&trial) {
      scanner = trial
      return seconds
    }
    guard let hour = scanner.digits(), hour.count <= 2 else { return nil }
    return seconds(hour.value, 0, 0)
  }

  /// Takes `18:30`, `18:30:15`, `6pm`, `6:30 pm`, `noon`, `midnight`, `下午六点半`, `18点30分`; the
  /// seconds since the day's beginning.
  static func read(_ scanner: inout TextScanner) -> Int? {
    for form in [named, chinese, numeric] {
      var trial = scanner
      if let seconds = form(&trial) {
        scanner = trial
        return seconds
      }
    }
    return nil
  }

  private static func named(_ scanner: inout TextScanner) -> Int? {
    switch scanner.word() {
    case "noon": 12 * 3600
    case "midnight": 0
    default: nil
    }
  }

  private static func numeric(_ scanner: inout TextScanner) -> Int? {
    guard let hour = scanner.digits(), hour.count <= 2 else { return nil }
    var minute = 0
    var second = 0
    var hasMinutes = false
    if scanner.take(":") {
      guard let digits = scanner.digits(), digits.count == 2 else { return nil }
      minute = digits.value
      hasMinutes = true
      if scanner.take(":") {
        guard let digits = scanner.digits(), digits.count == 2 else { return nil }
        second = digits.value
      }
    }
    var trial = scanner
    trial.skipSpaces()
    if let half = trial.word().flatMap({ ["am", "pm", "a", "p"].firstIndex(of: $0) }) {
      guard (1...12).contains(hour.value) else { return nil }
      scanner = trial
      return seconds(hour.value % 12 + (half % 2 == 1 ? 12 : 0), minute, second)
    }
    return hasMinutes ? seconds(hour.value, minute, second) : nil
  }

  private static func chinese(_ scanner: inout TextScanner) -> Int? {
    let part = scanner.takeFirst(of: ["凌晨", "早上", "上午", "中午", "下午", "傍晚", "晚上"])
    if part != nil { scanner.skipSpaces() }
    guard let spoken = scanner.number() else { return nil }
    guard let hour = hour(spoken, part) else { return nil }
    if part != nil, scanner.take(":") {
      guard let minute = scanner.digits(), minute.count == 2 else { return nil }
      return seconds(hour, minute.value, 0)
    }
    guard scanner.takeFirst(of: ["点钟", "点", "时"]) != nil else { return nil }
    if scanner.take("半") { return seconds(hour, 30, 0) }
    if scanner.take("一刻") { return seconds(hour, 15, 0) }
    if scanner.take("三刻") { return seconds(hour, 45, 0) }
    var trial = scanner
    guard let minute = trial.number() else { return seconds(hour, 0, 0) }
    _ = trial.take("分")
    scanner = trial
    return seconds(hour, minute, 0)
  }

  /// The hour of 24 that a spoken one means in a part of the day.
  private static func hour(_ spoken: Int, _ part: String?) -> Int? {
    switch part {
    case nil: spoken
    case "凌晨", "早上", "上午": spoken == 12 && part == "凌晨" ? 0 : spoken <= 12 ? spoken : nil
    case "中午": spoken >= 11 ? spoken : spoken + 12
    default: spoken > 12 ? spoken : spoken == 12 && part == "晚上" ? nil : spoken % 12 + 12
    }
  }

  private static func seconds(_ hour: Int, _ minute: Int, _ second: Int) -> Int? {
    guard (0..<24).contains(hour), (0..<60).contains(minute), (0..<60).contains(second) else {
      return nil
    }
    return hour * 3600 + minute * 60 + second
  }
}
