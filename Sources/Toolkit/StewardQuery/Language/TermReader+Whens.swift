internal import StewardModels
internal import StewardText

extension TermReader {
  /// Days and times, compared by the clocks on the wall: a day is all of it, a time of day a whole
  /// minute; a month or a year, a range of these.
  func whens(
    _ value: FilterWord, _ field: FieldDescription
  ) throws(QueryError) -> ValueSpan {
    guard let (before, after) = value.ends else {
      let span = try when(value, field)
      return ValueSpan(low: span.low.map(Value.when), high: span.high.map(Value.when))
    }
    guard !before.characters.isEmpty || !after.characters.isEmpty else {
      throw .syntax("query.range.empty", [:], value.position)
    }
    let first = before.characters.isEmpty ? nil : try when(before, field)
    let last = after.characters.isEmpty ? nil : try when(after, field)
    if let low = first?.low, let high = last?.high, low.wall > high.walls.upperBound {
      throw .syntax("query.range.backwards", [:], value.position)
    }
    return ValueSpan(
      low: first?.low.map(Value.when), high: last?.high.map(Value.when), isRange: true)
  }

  private func when(
    _ value: FilterWord, _ field: FieldDescription
  ) throws(QueryError) -> (low: When?, high: When?) {
    let text = value.trimmed.text
    let problem: TextError
    do throws(TextError) {
      let when = try WhenReader.read(text, in: context(for: field)).when
      return (when, lastOfMinute(when))
    } catch {
      problem = error
    }
    do throws(TextError) {
      let range = try DayRangeReader.read(text, in: context(for: field))
      return (range.first.map(When.init), range.last.map(When.init))
    } catch {
      throw .unreadable(field, problem, value.position)
    }
  }

  /// The end of the minute that a time of day names; a day, and a time with seconds, as it is.
  private func lastOfMinute(_ when: When) -> When {
    guard let moment = when.moment, let zone = when.zone, when.wall % 60_000_000 == 0 else {
      return when
    }
    do throws(ModelError) {
      return try When(
        try moment.adding(microseconds: 59_999_999), zone: zone, offsetSeconds: when.offsetSeconds)
    } catch {
      // The last minute that there is.
      return when
    }
  }
}
