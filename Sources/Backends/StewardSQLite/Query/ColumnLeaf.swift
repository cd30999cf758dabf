import StewardModels
import StewardQuery

/// A declared field as what a filter's leaves are asked of.
struct ColumnLeaf: FilterLeaf {
  let field: FieldDescription
  let alias: String

  private func column(_ suffix: String = "") -> String {
    "\(alias).\(TableLayout.quoted(field.name + suffix))"
  }

  var isNone: SQLFragment { SQLFragment("\(column()) IS NULL") }

  func compare(_ comparison: Comparison, _ value: Value) -> SQLFragment {
    let sign = comparison.rawValue
    switch value {
    case .money(let money):
      return SQLFragment(
        "(\(column("_currency")) = ? AND \(column()) \(sign) ?)",
        [.text(money.currency.code), .integer(money.minorUnits)])
    case .quantity(let quantity):
      let measure = Measure(quantity)
      return SQLFragment(
        "(\(column("_dimension")) = ? AND \(column("_base")) \(sign) ?)",
        [.text(measure.dimension), .integer(measure.base)])
    default:
      return SQLFragment("\(column()) \(sign) ?", [scalar(value)])
    }
  }

  func isOne(of values: [Value]) -> SQLFragment {
    if values.isEmpty { return .never }
    switch field.kind {
    case .identifier, .reference: return isOne(ofIdentifiers: values)
    case .money, .quantity, .number:
      return .alternatives(values) { compare(.equal, $0) }
    default:
      guard values.count > 100 else {
        let places = Array(repeating: "?", count: values.count).joined(separator: ", ")
        return SQLFragment("\(column()) IN (\(places))", values.map(scalar))
      }
      return SQLFragment(
        "\(column()) IN (SELECT value FROM json_each(?))", [.text(json(values))])
    }
  }

  /// Identifiers travel as the bytes of all of them, and are cut apart in the database.
  private func isOne(ofIdentifiers values: [Value]) -> SQLFragment {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(values.count * 16)
    for case .reference(let identifier) in values { bytes += identifier.bytes }
    return SQLFragment(
      "\(column()) IN (WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n "
        + "WHERE i + 1 < ?) SELECT substr(?, i * 16 + 1, 16) FROM n)",
      [.integer(Int64(values.count)), .bytes(bytes)])
  }

  func matches(_ match: TextMatch, _ words: String) -> SQLFragment {
    folded(column("_fold"), match, words)
  }

  func handle(_ prefix: HandlePrefix) -> SQLFragment {
    let bounds = [prefix.range.lowerBound, prefix.range.upperBound].map { bound in
      Scalar.bytes((0..<8).map { UInt8(truncatingIfNeeded: bound >> (56 - 8 * UInt64($0))) })
    }
    return SQLFragment(
      "(substr(\(column()), 9) >= ? AND substr(\(column()), 9) <= ?)", bounds)
  }

  /// The one column of a value that stands in one.
  private func scalar(_ value: Value) -> Scalar {
    var row: [Scalar] = []
    value.encode(as: field.kind, into: &row)
    return row[0]
  }

  private func json(_ values: [Value]) -> String {
    let parts = values.map { value -> String in
      switch scalar(value) {
      case .integer(let number): String(number)
      case .text(let text): text.jsonQuoted
      default: "null"
      }
    }
    return "[" + parts.joined(separator: ",") + "]"
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
