internal import StewardModels
internal import StewardText

extension TermReader {
  /// A day, a range of days, a month or a year.
  func days(
    _ value: FilterWord, _ field: FieldDescription
  ) throws(QueryError) -> ValueSpan {
    let range = try dayRange(value, field)
    return ValueSpan(
      low: range.first.map(Value.day), high: range.last.map(Value.day), isRange: value.ends != nil)
  }

  /// A moment, or all the moments of what names days; a time of day is a whole minute.
  func moments(
    _ value: FilterWord, _ field: FieldDescription
  ) throws(QueryError) -> ValueSpan {
    guard let (before, after) = value.ends else { return try moment(value, field) }
    guard !before.characters.isEmpty || !after.characters.isEmpty else {
      throw .syntax("query.range.empty", [:], value.position)
    }
    let first = before.characters.isEmpty ? nil : try moment(before, field)
    let last = after.characters.isEmpty ? nil : try moment(after, field)
    if let low = first?.low, let high = last?.high, low.order(to: high) == .greater {
      throw .syntax("query.range.backwards", [:], value.position)
    }
    return ValueSpan(
      low: first?.low, high: last?.high, excludesHigh: last?.excludesHigh ?? false, isRange: true)
  }

  private func moment(
    _ value: FilterWord, _ field: FieldDescription
  ) throws(QueryError) -> ValueSpan {
    do throws(TextError) {
      let reading = try MomentReader.read(value.trimmed.text, in: context(for: field))
      if reading.hasTime { return try minute(of: reading) }
    } catch {
      // Not a moment: a month or a year perhaps, and else the error that days give.
    }
    let range = try dayRange(value, field)
    do throws(ModelError) {
      let first = range.first.map { Value.moment(beginning(of: $0)) }
      let after = try range.last.map { day throws(ModelError) in
        Value.moment(beginning(of: try day.adding(days: 1)))
      }
      return ValueSpan(low: first, high: after, excludesHigh: after != nil)
    } catch {
      throw .unreadable(field, error, value.position)
    }
  }

  /// The minute that a time of day names; a time with seconds is that moment.
  private func minute(of reading: MomentReading) throws(TextError) -> ValueSpan {
    let moment = reading.moment
    guard reading.local.second == 0, moment.microsecondOfSecond == 0 else {
      return ValueSpan(.moment(moment))
    }
    let (next, overflows) = moment.microseconds.addingReportingOverflow(60_000_000)
    guard !overflows else { return ValueSpan(.moment(moment)) }
    return ValueSpan(
      low: .moment(moment), high: .moment(Moment(microseconds: next)), excludesHigh: true)
  }

  private func dayRange(
    _ value: FilterWord, _ field: FieldDescription
  ) throws(QueryError) -> DayRange {
    do throws(TextError) {
      return try DayRangeReader.read(value.trimmed.text, in: context(for: field))
    } catch {
      throw .unreadable(field, error, value.position)
    }
  }

  private func beginning(of day: Day) -> Moment {
    context.zone.moment(LocalTime(day: day, secondsOfDay: 0)).moment
  }

  /// The context, in which a day without a year is the last one for what is over and the next one
  /// for what is to come.
  func context(for field: FieldDescription) -> ReadingContext {
    var context = context
    switch field.role {
    case .done, .archived, .created, .changed: context.direction = .last
    case .due, .start: context.direction = .next
    default: if field.isPast { context.direction = .last }
    }
    return context
  }
}
