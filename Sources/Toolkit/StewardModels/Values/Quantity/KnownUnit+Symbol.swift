extension KnownUnit {
  /// The known unit of a symbol; nil for any other text.
  ///
  /// On the path of every decoded row: the bytes are put into one number, which the compiler turns
  /// into a search of a few steps. A test keeps the numbers and `symbols` the same.
  init?(symbol: String) {
    guard symbol.utf8.count < 8 else { return nil }
    var packed: UInt64 = 0
    for byte in symbol.utf8 {
      // A zero would vanish from the front of the number.
      guard byte != 0 else { return nil }
      packed = packed << 8 | UInt64(byte)
    }
    self.init(packed: packed)
  }

  private init?(packed: UInt64) {
    switch packed {
    case 0x0: self = .pieces
    case 0x6D67: self = .milligram  // mg
    case 0x67: self = .gram  // g
    case 0x6B67: self = .kilogram  // kg
    case 0x74: self = .tonne  // t
    case 0x6F7A: self = .ounce  // oz
    case 0x6C62: self = .pound  // lb
    case 0xC2B56C: self = .microlitre  // µl
    case 0x6D6C: self = .millilitre  // ml
    case 0x636C: self = .centilitre  // cl
    case 0x646C: self = .decilitre  // dl
    case 0x6C: self = .litre  // l
    case 0x6DC2B3: self = .cubicMetre  // m³
    case 0x747370: self = .teaspoon  // tsp
    case 0x74627370: self = .tablespoon  // tbsp
    case 0x666C6F7A: self = .fluidOunce  // floz
    case 0x637570: self = .cup  // cup
    case 0x7074: self = .pint  // pt
    case 0x7174: self = .quart  // qt
    case 0x67616C: self = .gallon  // gal
    case 0xC2B56D: self = .micrometre  // µm
    case 0x6D6D: self = .millimetre  // mm
    case 0x636D: self = .centimetre  // cm
    case 0x646D: self = .decimetre  // dm
    case 0x6D: self = .metre  // m
    case 0x6B6D: self = .kilometre  // km
    case 0x696E: self = .inch  // in
    case 0x6674: self = .foot  // ft
    case 0x7964: self = .yard  // yd
    case 0x6D69: self = .mile  // mi
    case 0x6D6DC2B2: self = .squareMillimetre  // mm²
    case 0x636DC2B2: self = .squareCentimetre  // cm²
    case 0x6DC2B2: self = .squareMetre  // m²
    case 0x6861: self = .hectare  // ha
    case 0x73716674: self = .squareFoot  // sqft
    case 0x73: self = .second  // s
    case 0x6D696E: self = .minute  // min
    case 0x68: self = .hour  // h
    case 0x64: self = .day  // d
    default: return nil
    }
  }
}
