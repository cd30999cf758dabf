import StewardModels
import StewardValidation
import Testing

@Suite struct ValueRuleTests {
  @Test func `integers at the ends of a range and of all integers`() {
    let rule = Rule<Int>.range(1...5)
    #expect([Int.min, -1, 0, 6, Int.max].allSatisfy { !rule.isKept(by: $0) })
    #expect((1...5).allSatisfy { rule.isKept(by: $0) })
    #expect(Rule<Int>.range(Int.min...Int.max).isKept(by: Int.min))
    #expect(Rule<Int>.range(..<Int.max).isKept(by: Int.max - 1))
    #expect(!Rule<Int>.range(..<Int.max).isKept(by: Int.max))
  }

  @Test func `each kind of range has its words`() throws {
    #expect(words(Rule<Int>.range(1...5), 0) == "must be between 1 and 5")
    #expect(words(Rule<Int>.range(1..<5), 5) == "must be 1 or more, and less than 5")
    #expect(words(Rule<Int>.range(1...), 0) == "must be 1 or more")
    #expect(words(Rule<Int>.range(...5), 6) == "must be 5 or less")
    #expect(words(Rule<Int>.range(..<5), 5) == "must be less than 5")
    let day = try Day(iso: "2000-01-01")
    #expect(words(Rule<Day>.range(day...), .first) == "must be 2000-01-01 or later")
    #expect(words(Rule<Day>.range(...day), .last) == "must be 2000-01-01 or earlier")
    #expect(words(Rule<Day>.range(..<day), .last) == "must be before 2000-01-01")
    #expect(words(Rule<Day>.range(day...day), .last) == "must be from 2000-01-01 to 2000-01-01")
    #expect(
      words(Rule<Day>.range(day..<(.last)), .last)
        == "must be 2000-01-01 or later, and before 9999-12-31")
  }

  @Test func `numbers that are none lie in no range`() {
    let rule = Rule<Double>.range(0...)
    #expect(rule.isKept(by: 0))
    #expect(rule.isKept(by: -0.0))
    #expect(rule.isKept(by: .greatestFiniteMagnitude))
    #expect(!rule.isKept(by: -.leastNonzeroMagnitude))
    #expect(!rule.isKept(by: .nan))
  }

  @Test(arguments: [Int.min, -1, 0, 1, Int.max])
  func `signs of all amounts agree`(number: Int) throws {
    let units = Int64(number)
    let money = Money(minorUnits: units, currency: try Currency("JPY"))
    let quantity = Quantity(millionths: units, unit: .litre)
    #expect(Rule<Int>.positive.isKept(by: number) == (number > 0))
    #expect(Rule<Int>.notNegative.isKept(by: number) == (number >= 0))
    #expect(Rule<Double>.positive.isKept(by: Double(number)) == (number > 0))
    #expect(Rule<Double>.notNegative.isKept(by: Double(number)) == (number >= 0))
    #expect(Rule<Money>.positive.isKept(by: money) == (number > 0))
    #expect(Rule<Money>.notNegative.isKept(by: money) == (number >= 0))
    #expect(Rule<Quantity>.positive.isKept(by: quantity) == (number > 0))
    #expect(Rule<Quantity>.notNegative.isKept(by: quantity) == (number >= 0))
  }

  @Test func `a quantity is one of a dimension`() throws {
    let mass = Rule<Quantity>.unit(in: .mass)
    #expect(mass.isKept(by: try Quantity("500 g")))
    #expect(words(mass, try Quantity("2 l")) == "must be a weight, not “l”")
    #expect(Rule<Quantity>.unit(in: .count).isKept(by: .one))
    let cans = Rule<Quantity>.unit(in: .custom("can"))
    #expect(cans.isKept(by: Quantity(millionths: 1, unit: try Unit(named: "Can"))))
    #expect(words(cans, .one) == "must be a number of “can”, not “”")
    for (dimension, noun) in [
      (Unit.Dimension.area, "an area"), (.length, "a length"), (.time, "a duration"),
      (.volume, "a volume"),
    ] {
      #expect(words(.unit(in: dimension), .one) == "must be \(noun), not “”")
    }
  }

  @Test func `today is not in the future, by the clock that is passed`() {
    let today = Day(unchecked: 20_000)
    let rule = Rule<Day>.notInFuture(today: { today })
    #expect(rule.isKept(by: today))
    #expect(rule.isKept(by: .first))
    #expect(!rule.isKept(by: Day(unchecked: 20_001)))
    let now = Rule<Moment>.notInFuture(now: { Moment(microseconds: 5) })
    #expect(now.isKept(by: Moment(microseconds: 5)))
    #expect(!now.isKept(by: Moment(microseconds: 6)))
    #expect(now.isKept(by: Moment(microseconds: .min)))
  }
}
