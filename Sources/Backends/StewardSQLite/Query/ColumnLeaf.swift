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
    case .when(let when):
      let walls = when.walls
      switch comparison {
      case .equal: return within(walls)
      case .less, .atLeast:
        return SQLFragment("\(column()) \(sign) ?", [.integer(walls.lowerBound)])
      case .atMost, .greater:
        return SQLFragment("\(column()) \(sign) ?", [.integer(walls.upperBound)])
      }
    default:
      return SQLFragment("\(column()) \(sign) ?", [scalar(value)])
    }
  }

  /// What the clocks show is what a day or a time stands for.
  private func within(_ walls: ClosedRange<Int64>) -> SQLFragment {
    if walls.count == 1 { return SQLFragment("\(column()) = ?", [.integer(walls.lowerBound)]) }
    return SQLFragment(
      "(\(column()) >= ? AND \(column()) <= ?)",
      [.integer(walls.lowerBound), .integer(walls.upperBound)])
  }

  /// One of some days and times: few are ranges of an index, many are looked up by their day.
  private func isOne(ofWhens whens: [When]) -> SQLFragment {
    if whens.count <= 16 { return .joined(whens.map { within($0.walls) }, by: "OR") }
    let day = When(Day(unchecked: 0)).walls.upperBound + 1
    let days = whens.filter(\.isDay).map { Scalar.integer($0.wall) }
    let times = whens.filter { !$0.isDay }.map { Scalar.integer($0.wall) }
    return SQLFragment(
      "(\(column()) - (\(column()) % \(day) + \(day)) % \(day) IN (SELECT value FROM json_each(?))"
        + " OR \(column()) IN (SELECT value FROM json_each(?)))",
      [.text(JSONList(days).text), .text(JSONList(times).text)])
  }

  func isOne(of values: [Value]) -> SQLFragment {
    if values.isEmpty { return .never }
    switch field.kind {
    case .identifier, .reference: return isOne(ofIdentifiers: values)
    case .when:
      return isOne(
        ofWhens: values.compactMap { if case .when(let when) = $0 { when } else { nil } })
    case .money:
      return isOne(
        ofPairs: values.compactMap { value in
          guard case .money(let money) = value else { return nil }
          return (.text(money.currency.code), .integer(money.minorUnits))
        }, "_currency", "")
    case .quantity:
      return isOne(
        ofPairs: values.compactMap { value in
          guard case .quantity(let quantity) = value else { return nil }
          let measure = Measure(quantity)
          return (.text(measure.dimension), .integer(measure.base))
        }, "_dimension", "_base")
    default:
      guard field.kind == .number || values.count <= 100 else {
        return SQLFragment(
          "\(column()) IN (SELECT value FROM json_each(?))",
          [.text(JSONList(values.map(scalar)).text)])
      }
      let list = SQLFragment.list(values.map(scalar))
      return SQLFragment("\(column()) IN \(list.text)", list.parameters)
    }
  }

  /// Two columns are one of many pairs.
  private func isOne(
    ofPairs pairs: [(Scalar, Scalar)], _ first: String, _ second: String
  ) -> SQLFragment {
    SQLFragment(
      "(\(column(first)), \(column(second))) IN "
        + "(SELECT value ->> 0, value ->> 1 FROM json_each(?))",
      [.text(JSONList(pairs: pairs).text)])
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
}
