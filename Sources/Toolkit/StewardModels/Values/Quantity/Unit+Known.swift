extension Unit {
  /// Pieces, which have no symbol.
  public static var pieces: Unit { Unit(.pieces) }
  /// Milligrams, `mg`.
  public static var milligram: Unit { Unit(.milligram) }
  /// Grams, `g`.
  public static var gram: Unit { Unit(.gram) }
  /// Kilograms, `kg`.
  public static var kilogram: Unit { Unit(.kilogram) }
  /// Tonnes of 1,000 kg, `t`.
  public static var tonne: Unit { Unit(.tonne) }
  /// Avoirdupois ounces, `oz`.
  public static var ounce: Unit { Unit(.ounce) }
  /// Avoirdupois pounds, `lb`.
  public static var pound: Unit { Unit(.pound) }
  /// Microlitres, `µl`.
  public static var microlitre: Unit { Unit(.microlitre) }
  /// Millilitres, `ml`.
  public static var millilitre: Unit { Unit(.millilitre) }
  /// Centilitres, `cl`.
  public static var centilitre: Unit { Unit(.centilitre) }
  /// Decilitres, `dl`.
  public static var decilitre: Unit { Unit(.decilitre) }
  /// Litres, `l`.
  public static var litre: Unit { Unit(.litre) }
  /// Cubic metres, `m³`.
  public static var cubicMetre: Unit { Unit(.cubicMetre) }
  /// Teaspoons of the United States, `tsp`.
  public static var teaspoon: Unit { Unit(.teaspoon) }
  /// Tablespoons of the United States, `tbsp`.
  public static var tablespoon: Unit { Unit(.tablespoon) }
  /// Fluid ounces of the United States, `floz`.
  public static var fluidOunce: Unit { Unit(.fluidOunce) }
  /// Cups of the United States, `cup`.
  public static var cup: Unit { Unit(.cup) }
  /// Liquid pints of the United States, `pt`.
  public static var pint: Unit { Unit(.pint) }
  /// Liquid quarts of the United States, `qt`.
  public static var quart: Unit { Unit(.quart) }
  /// Gallons of the United States, `gal`.
  public static var gallon: Unit { Unit(.gallon) }
  /// Micrometres, `µm`.
  public static var micrometre: Unit { Unit(.micrometre) }
  /// Millimetres, `mm`.
  public static var millimetre: Unit { Unit(.millimetre) }
  /// Centimetres, `cm`.
  public static var centimetre: Unit { Unit(.centimetre) }
  /// Decimetres, `dm`.
  public static var decimetre: Unit { Unit(.decimetre) }
  /// Metres, `m`.
  public static var metre: Unit { Unit(.metre) }
  /// Kilometres, `km`.
  public static var kilometre: Unit { Unit(.kilometre) }
  /// Inches, `in`.
  public static var inch: Unit { Unit(.inch) }
  /// Feet, `ft`.
  public static var foot: Unit { Unit(.foot) }
  /// Yards, `yd`.
  public static var yard: Unit { Unit(.yard) }
  /// Statute miles, `mi`.
  public static var mile: Unit { Unit(.mile) }
  /// Square millimetres, `mm²`.
  public static var squareMillimetre: Unit { Unit(.squareMillimetre) }
  /// Square centimetres, `cm²`.
  public static var squareCentimetre: Unit { Unit(.squareCentimetre) }
  /// Square metres, `m²`.
  public static var squareMetre: Unit { Unit(.squareMetre) }
  /// Hectares, `ha`.
  public static var hectare: Unit { Unit(.hectare) }
  /// Square feet, `sqft`.
  public static var squareFoot: Unit { Unit(.squareFoot) }
  /// Seconds, `s`.
  public static var second: Unit { Unit(.second) }
  /// Minutes, `min`.
  public static var minute: Unit { Unit(.minute) }
  /// Hours, `h`.
  public static var hour: Unit { Unit(.hour) }
  /// Days of 24 hours, `d`.
  public static var day: Unit { Unit(.day) }

  /// The units that Steward can convert, pieces first; for completion and help.
  public static let known: [Unit] = KnownUnit.allCases.map { Unit($0) }
}
