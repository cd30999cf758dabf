import StewardConformance
import StewardModels
import Testing

@Suite("Quantities")
struct QuantityTests {
  @Test(
    "read the neutral form",
    arguments: [
      ("6", 6_000_000, "6"), ("1.5 kg", 1_500_000, "1.5 kg"), ("500g", 500_000_000, "500 g"),
      ("2 litres", 2_000_000, "2 l"), ("0.000001 ml", 1, "0.000001 ml"), ("-3", -3_000_000, "-3"),
      ("3 pcs", 3_000_000, "3"), ("2 公斤", 2_000_000, "2 kg"), ("1 can", 1_000_000, "1 can"),
      ("1.10 KG", 1_100_000, "1.1 kg"), ("100 m", 100_000_000, "100 m"), ("0", 0, "0"),
      ("2 三明治", 2_000_000, "2 三明治"), ("-0.5 l", -500_000, "-0.5 l"),
      ("9223372036854.775807", Int64.max, "9223372036854.775807"),
      ("-9223372036854.775808", Int64.min, "-9223372036854.775808"),
    ] as [(String, Int64, String)])
  func reads(text: String, millionths: Int64, written: String) throws {
    let quantity = try Quantity(text)
    #expect(quantity.millionths == millionths)
    #expect(quantity.description == written)
    #expect(try Quantity(written) == quantity)
    #expect(try Quantity(amount: quantity.amount, unit: quantity.unit) == quantity)
  }

  @Test(
    "refuse what is none",
    arguments: [
      "", " ", "kg", "1,5 kg", "1.5  kg", "1.5 ", " 1", ".5", "5.", "1/2 kg", "½ kg", "1e3",
      "1 k g",
      "0.0000001", "1 kg2x", "+1", "1 \u{1b}[2J", "1-2", "5 €", "5 -", "five",
      "1 aaaaaaaaaabbbbbbbbbbccccccccccddd",
    ])
  func refuses(text: String) {
    #expect { try Quantity(text) } throws: { ($0 as? ModelError)?.code == .invalidValue }
  }

  @Test("beyond 64 bits are told")
  func overflow() throws {
    #expect { try Quantity("9223372036854.775808") } throws: {
      ($0 as? ModelError)?.code == .overflow
    }
    #expect { try Quantity(whole: .max) } throws: { ($0 as? ModelError)?.code == .overflow }
    let least = Quantity(millionths: .min, unit: .gram)
    #expect { try least.negated() } throws: { ($0 as? ModelError)?.code == .overflow }
    #expect { try least.multiplied(by: 2) } throws: { ($0 as? ModelError)?.code == .overflow }
    #expect { try least.adding(least) } throws: { ($0 as? ModelError)?.code == .overflow }
    let heavy = Quantity(10_000, .tonne)
    #expect(heavy.baseMillionths == nil)
    #expect { try heavy.base() } throws: { ($0 as? ModelError)?.code == .overflow }
    #expect(heavy.compared(to: Quantity(9_999_000, .kilogram)) == .greater)
    #expect { try Quantity(2_000_000_000, .tonne).converted(to: .milligram) } throws: {
      ($0 as? ModelError)?.code == .overflow
    }
  }

  @Test(
    "convert exactly",
    arguments: [
      ("1.5 kg", "g", "1500 g"), ("1 lb", "g", "453.59237 g"), ("16 oz", "lb", "1 lb"),
      ("1 gal", "ml", "3785.411784 ml"), ("2 cup", "pt", "1 pt"), ("3 tsp", "tbsp", "1 tbsp"),
      ("2 tbsp", "floz", "1 floz"), ("8 floz", "cup", "1 cup"), ("1 in", "cm", "2.54 cm"),
      ("1 mi", "km", "1.609344 km"), ("1 ha", "m²", "10000 m²"), ("90 min", "h", "1.5 h"),
      ("1 m³", "l", "1000 l"), ("2 Can", "can", "2 can"), ("1 d", "s", "86400 s"),
      ("1 sqft", "cm2", "929.0304 cm²"), ("3 ft", "yd", "1 yd"), ("6", "个", "6"),
    ])
  func converts(text: String, unit: String, written: String) throws {
    let quantity = try Quantity(text)
    let converted = try quantity.converted(to: Unit(named: unit))
    #expect(converted.description == written)
    #expect(try converted.converted(to: quantity.unit) == quantity)
    #expect(converted.compared(to: quantity) == .equal)
  }

  @Test("are never rounded or mixed in conversion")
  func refusesConversion() throws {
    #expect { try Quantity("1 oz").converted(to: .gram) } throws: {
      ($0 as? ModelError)?.code == .invalidValue
    }
    #expect { try Quantity("1 kg").converted(to: .litre) } throws: {
      ($0 as? ModelError)?.code == .mismatch
    }
    #expect { try Quantity("1 can").adding(Quantity("1 pack")) } throws: {
      ($0 as? ModelError)?.code == .mismatch
    }
    #expect(try Quantity("1 kg").compared(to: Quantity("1 l")) == nil)
    #expect(try Quantity("1 can").compared(to: Quantity("1")) == nil)
  }

  @Test(
    "add in the left unit where that is exact, else in one that is",
    arguments: [
      ("1 kg", "500 g", "1.5 kg"), ("500 g", "1 kg", "1500 g"),
      ("1 t", "0.5 mg", "1000000000.5 mg"),
      ("1 kg", "0.5 mg", "1000000.5 mg"), ("2", "3", "5"), ("1 Can", "1 can", "2 Can"),
      ("1 km", "1 in", "1000025400 µm"), ("1 g", "1 lb", "454.59237 g"),
    ])
  func adds(left: String, right: String, sum: String) throws {
    #expect(try Quantity(left).adding(Quantity(right)).description == sum)
  }

  @Test("subtract, negate, multiply")
  func arithmetic() throws {
    #expect(try Quantity("1 kg").subtracting(Quantity("1500 g")).description == "-0.5 kg")
    #expect(try Quantity("0.5 l").multiplied(by: 6).description == "3 l")
    #expect(Quantity(6).description == "6" && Quantity.one == Quantity(1))
    #expect { try Quantity(amount: "5 pcs", unit: .gram) } throws: {
      ($0 as? ModelError)?.code == .invalidValue
    }
    #expect(Quantity(0).isZero && Quantity(-1).isNegative)
    #expect(try Quantity(whole: 12, .litre) == Quantity("12 l"))
    let sorted = try ["2 l", "3", "1 kg", "900 g", "1 can"].map { try Quantity($0) }
      .sorted { $0.precedes($1) }
    #expect(sorted.map(\.description) == ["3", "900 g", "1 kg", "1 can", "2 l"])
  }

  @Test("keep order and size through every conversion that is exact")
  func laws() throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<20_000 {
      let units = Unit.known
      let from = units[Int.random(in: 0..<units.count, using: &random)]
      let to = units[Int.random(in: 0..<units.count, using: &random)]
      let shift = Int64.random(in: 16...62, using: &random)
      let quantity = Quantity(
        millionths: Int64(truncatingIfNeeded: random.next()) >> shift, unit: from)
      do throws(ModelError) {
        let converted = try quantity.converted(to: to)
        #expect(try converted.converted(to: from) == quantity)
        #expect(converted.compared(to: quantity) == .equal)
        #expect(converted.baseMillionths == quantity.baseMillionths)
        let doubled = try quantity.adding(converted)
        #expect(try doubled == quantity.multiplied(by: 2))
        #expect(try quantity.subtracting(converted).isZero)
      } catch {
        #expect((error.code == .mismatch) == (from.dimension != to.dimension))
      }
      let other = Quantity(millionths: quantity.millionths / 2, unit: to)
      if let left = quantity.baseMillionths, let right = other.baseMillionths,
        from.dimension == to.dimension
      {
        #expect(quantity.compared(to: other) == Ordering(left, right))
      }
      #expect(try Quantity(quantity.description) == quantity)
    }
  }

  @Test("half an ounce has a base, rounded to a nanogram")
  func ounces() throws {
    #expect(try Quantity("1 oz").base() == 28_349_523_125)
    #expect(try Quantity("0.5 oz").base() == 14_174_761_562)
    #expect(try Quantity("1.5 lb").base() == 680_388_555_000)
  }
}

@Suite("Units")
struct UnitTests {
  @Test("are read back from what a store keeps")
  func stored() throws {
    for unit in Unit.known {
      #expect(Unit(stored: unit.symbol) == unit)
      #expect(try Unit(named: unit.symbol) == unit)
      #expect(Unit.Dimension(name: unit.dimension.name) == unit.dimension)
    }
    #expect(Set(Unit.known.map(\.symbol)).count == Unit.known.count)
    #expect(Unit(stored: "").isPieces && Unit.pieces.symbol.isEmpty)
    #expect(Unit(stored: "\0kg").symbol == "\0kg" && Unit(stored: "\0").symbol == "\0")
    #expect(Unit(stored: "odd 1").symbol == "odd 1")
    #expect(Unit(stored: "can").dimension.name == "unit:can")
    #expect(Unit.Dimension(name: "unit:can") == .custom("can"))
    #expect(Unit.Dimension(name: "unit:") == nil && Unit.Dimension(name: "colour") == nil)
  }

  @Test(
    "are known by other names",
    arguments: [
      ("litre", "l"), ("Liter", "l"), ("L", "l"), ("gram", "g"), ("kilo", "kg"), ("kgs", "kg"),
      ("pcs", ""), ("piece", ""), ("pieces", ""), ("升", "l"), ("克", "g"), ("公斤", "kg"),
      ("千克", "kg"), ("个", ""), ("m2", "m²"), ("ul", "µl"), ("μl", "µl"), ("Pack", "Pack"),
    ])
  func aliases(name: String, symbol: String) throws {
    #expect(try Unit(named: name).symbol == symbol)
  }

  @Test("have one base for each dimension")
  func bases() throws {
    for unit in Unit.known {
      let base = try #require(unit.dimension.baseUnit)
      #expect(base.dimension == unit.dimension)
      #expect(try Quantity(1, base).base() == 1_000_000)
    }
    #expect(Unit(stored: "can").dimension.baseUnit == nil)
  }
}
