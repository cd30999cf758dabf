import StewardModels

/// Values as a JSON array (RFC 8259), which the database takes apart with `json_each`: one parameter
/// for 100,000 values.
struct JSONList {
  /// The array.
  private(set) var text = "["

  /// An array of whole numbers and texts.
  init(_ scalars: [Scalar]) {
    for scalar in scalars { add { Self.text(scalar) } }
    text += "]"
  }

  /// An array of pairs.
  init(pairs: [(Scalar, Scalar)]) {
    for (first, second) in pairs { add { "[\(Self.text(first)),\(Self.text(second))]" } }
    text += "]"
  }

  private mutating func add(_ item: () -> String) {
    if text.utf8.count > 1 { text += "," }
    text += item()
  }

  /// Numbers that are not whole are not written here: SQLite before 3.47 does not read each of them
  /// back to the last bit.
  private static func text(_ scalar: Scalar) -> String {
    switch scalar {
    case .integer(let number): String(number)
    case .text(let text): text.jsonQuoted
    default: "null"
    }
  }
}

extension String {
  /// The text as a string of JSON (RFC 8259).
  var jsonQuoted: String {
    var text = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\u{0}"..<"\u{20}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
