import StewardModels
import StewardQuery

/// One thing that is shown of records: a field, or one of the person's own.
struct RecordColumn: Sendable, Hashable {
  let field: FieldDescription
  /// Where the field stands in the type.
  let index: Int
  /// The name of the person's own field.
  let own: String?

  init(_ field: FieldDescription, at index: Int, own: String? = nil) {
    self.field = field
    self.index = index
    self.own = own
  }

  /// The name in files and options.
  var name: String { own.map { "\(field.name).\($0)" } ?? field.name }
  /// The heading.
  var title: String { own ?? field.title }
  var path: FieldPath { FieldPath(field.name, own: own) }

  /// The record type that the column refers to.
  var target: String? {
    if case .reference(let name) = field.kind { name } else { nil }
  }

  /// Whether it holds amounts, which stand at the right.
  var isAmount: Bool {
    switch field.kind {
    case .integer, .number, .money, .quantity: true
    default: false
    }
  }

  /// What of a field's value the column shows.
  func value(_ whole: Value) -> Value {
    guard let own else { return whole }
    guard case .own(let fields) = whole, let value = fields[own] else { return .none }
    switch value {
    case .text(let text): return .text(text)
    case .number(let number): return .number(number)
    case .day(let day): return .day(day)
    case .flag(let flag): return .flag(flag)
    }
  }
}
