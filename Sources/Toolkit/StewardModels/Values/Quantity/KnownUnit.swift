/// The units that Steward can convert.
///
/// Sources: SI brochure (9th edition); NIST Handbook 44, appendix C, for the customary units of
/// the United States.
enum KnownUnit: UInt8, Sendable, CaseIterable {
  case pieces
  case milligram, gram, kilogram, tonne, ounce, pound
  case microlitre, millilitre, centilitre, decilitre, litre, cubicMetre
  case teaspoon, tablespoon, fluidOunce, cup, pint, quart, gallon
  case micrometre, millimetre, centimetre, decimetre, metre, kilometre, inch, foot, yard, mile
  case squareMillimetre, squareCentimetre, squareMetre, hectare, squareFoot
  case second, minute, hour, day

  var symbol: String { KnownUnit.symbols[Int(rawValue)] }

  /// The symbols in the order of the cases.
  static let symbols: [String] = [
    "",
    "mg", "g", "kg", "t", "oz", "lb",
    "µl", "ml", "cl", "dl", "l", "m³",
    "tsp", "tbsp", "floz", "cup", "pt", "qt", "gal",
    "µm", "mm", "cm", "dm", "m", "km", "in", "ft", "yd", "mi",
    "mm²", "cm²", "m²", "ha", "sqft",
    "s", "min", "h", "d",
  ]

  var dimension: Unit.Dimension {
    switch self {
    case .pieces: .count
    case .milligram, .gram, .kilogram, .tonne, .ounce, .pound: .mass
    case .microlitre, .millilitre, .centilitre, .decilitre, .litre, .cubicMetre, .teaspoon,
      .tablespoon, .fluidOunce, .cup, .pint, .quart, .gallon:
      .volume
    case .micrometre, .millimetre, .centimetre, .decimetre, .metre, .kilometre, .inch, .foot,
      .yard, .mile:
      .length
    case .squareMillimetre, .squareCentimetre, .squareMetre, .hectare, .squareFoot: .area
    case .second, .minute, .hour, .day: .time
    }
  }

  /// Millionths of the dimension's base unit in one of this unit, times `divisor`.
  var factor: Int64 {
    switch self {
    case .pieces, .milligram, .microlitre, .micrometre, .squareMillimetre, .second: 1_000_000
    case .gram, .millilitre, .millimetre: 1_000_000_000
    case .kilogram, .litre, .metre, .squareMetre: 1_000_000_000_000
    case .tonne, .cubicMetre, .kilometre: 1_000_000_000_000_000
    case .hectare: 10_000_000_000_000_000
    case .centilitre, .centimetre: 10_000_000_000
    case .decilitre, .decimetre: 100_000_000_000
    case .squareCentimetre: 100_000_000
    case .ounce: 28_349_523_125
    case .pound: 453_592_370_000
    case .teaspoon: 19_715_686_375
    case .tablespoon, .fluidOunce: 59_147_059_125
    case .cup: 236_588_236_500
    case .pint: 473_176_473_000
    case .quart: 946_352_946_000
    case .gallon: 3_785_411_784_000
    case .inch: 25_400_000_000
    case .foot: 304_800_000_000
    case .yard: 914_400_000_000
    case .mile: 1_609_344_000_000_000
    case .squareFoot: 92_903_040_000
    case .minute: 60_000_000
    case .hour: 3_600_000_000
    case .day: 86_400_000_000
    }
  }

  /// What `factor` is to be divided by: 1 but for the spoons and the fluid ounce.
  var divisor: Int64 {
    switch self {
    case .teaspoon, .tablespoon: 4
    case .fluidOunce: 2
    default: 1
    }
  }
}
