extension Quantity: CustomStringConvertible {
  /// Reads the neutral form: a number, and the unit after a space or at once: `1.5 kg`, `6`.
  ///
  /// A point for the decimals, no grouping, no fractions; what people type is read by
  /// StewardText. More than six decimals are refused unless they are zero. Throws `invalidValue`
  /// or `overflow`.
  public init(_ text: String) throws(ModelError) {
    let bytes = text.utf8
    let end = bytes.firstIndex { !Quantity.isOfNumber($0) } ?? bytes.endIndex
    var rest = text[end...]
    if rest.first == " " {
      rest = rest.dropFirst()
      guard !rest.isEmpty else { throw .quantityInvalid(text) }
    }
    let unit = rest.isEmpty ? Unit.pieces : try Unit(named: String(rest))
    try self.init(digits: text[..<end], unit: unit, of: text)
  }

  /// Reads an amount without its unit: `1.5`; throws as `init(_:)` does.
  public init(amount: String, unit: Unit) throws(ModelError) {
    try self.init(digits: amount[...], unit: unit, of: amount)
  }

  private init(digits: Substring, unit: Unit, of text: String) throws(ModelError) {
    do throws(DecimalText.Failure) {
      let millionths = try DecimalText.parse(digits.utf8, scale: 6)
      self.init(millionths: millionths, unit: unit)
    } catch {
      switch error {
      case .malformed: throw .quantityInvalid(text)
      case .tooPrecise: throw .quantityTooPrecise(text)
      case .overflow: throw .quantityOverflow
      }
    }
  }

  /// The number with as many decimals as it needs: `1.5`.
  public var amount: String { DecimalText.text(millionths, scale: 6, trimming: true) }

  /// The neutral form, which `init(_:)` reads back: `1.5 kg`, `6`.
  public var description: String {
    let suffix = unit.isPieces ? "" : " " + unit.symbol
    return DecimalText.text(millionths, scale: 6, trimming: true, suffix: suffix)
  }

  private static func isOfNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    default: false
    }
  }
}
