import StewardModels
import StewardQuery
import StewardText

/// The language of the samples, read in Berlin on Monday 30 November 2026 at noon, in euros.
enum Reading {
  static let now = Moment(microseconds: 1796036400_000_000)

  static func context(_ locale: String = "en-GB") throws(TextError) -> ReadingContext {
    ReadingContext(
      locale: try LocaleName(locale), currency: .eur, zone: try TimeZoneName("Europe/Berlin"),
      now: now)
  }

  static func language(_ type: RecordType = Samples.item) throws(TextError) -> FilterLanguage {
    FilterLanguage(type: type, types: { Samples.types[$0] }, context: try context())
  }

  static func day(_ text: String) -> Value { Day(text).map(Value.day) ?? .none }

  /// A moment by its UTC time.
  static func moment(_ text: String) -> Value {
    do { return .moment(try Moment(rfc3339: text)) } catch { return .none }
  }

  static func text(_ field: String, _ match: TextMatch, _ text: String) -> FilterExpression {
    .text(FieldPath(field), match, text)
  }

  static func compare(
    _ field: String, _ comparison: Comparison, _ value: Value
  ) -> FilterExpression {
    .compare(FieldPath(field), comparison, value)
  }

  static func range(_ field: String, _ low: Value, _ high: Value) -> FilterExpression {
    .all([compare(field, .atLeast, low), compare(field, .atMost, high)])
  }

  static func search(_ words: String) -> FilterExpression { .search(SearchTokens.query(words)) }
  static func tag(_ tag: String) -> FilterExpression { .tagged(FieldPath("tag"), tag) }

  static func place(_ inner: FilterExpression, orLiesIn: Bool = true) -> FilterExpression {
    .refers(FieldPath("place"), inner, orLiesIn: orLiesIn)
  }
}
