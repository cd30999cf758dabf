import StewardModels

/// A piece of SQL and the values of its parameters.
///
/// Values never become part of the text.
struct SQLFragment {
  var text: String
  var parameters: [Scalar]

  init(_ text: String, _ parameters: [Scalar] = []) {
    self.text = text
    self.parameters = parameters
  }

  static let always = SQLFragment("1")
  static let never = SQLFragment("0")

  static func joined(_ fragments: [SQLFragment], by word: String) -> SQLFragment {
    SQLFragment(
      "(" + fragments.map(\.text).joined(separator: " \(word) ") + ")",
      fragments.flatMap(\.parameters))
  }

  /// One of many conditions holds.
  ///
  /// They stand in a tree of little depth, as SQLite bounds the depth of an expression.
  static func alternatives<Element>(
    _ elements: [Element], _ one: (Element) -> SQLFragment
  ) -> SQLFragment {
    let width = 500
    guard elements.count > width else { return joined(elements.map(one), by: "OR") }
    let step = (elements.count + width - 1) / width
    return joined(
      stride(from: 0, to: elements.count, by: step).map {
        alternatives(Array(elements[$0..<min($0 + step, elements.count)]), one)
      }, by: "OR")
  }
}
