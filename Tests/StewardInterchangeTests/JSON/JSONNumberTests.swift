import Testing

@testable import StewardInterchange

@Suite struct JSONNumberTests {
  @Test(
    arguments: [
      ("0", 0), ("-0", 0), ("1", 1), ("-1", -1), ("1.0", 1), ("1.00", 1), ("1e3", 1000),
      ("1.5e1", 15), ("1500e-2", 15), ("-1.5E+1", -15), ("0e99999999999999999999", 0),
      ("9223372036854775807", Int64.max), ("-9223372036854775808", Int64.min),
      ("9223372036854775807.0", Int64.max), ("922337203685477580.7e1", Int64.max),
    ] as [(String, Int64)])
  func whole(text: String, value: Int64) throws {
    #expect(try #require(JSONNumber(text: text)).integer == value)
  }

  @Test(arguments: [
    "1.5", "1e-1", "9223372036854775808", "-9223372036854775809", "1e19", "1e999999999999999999",
    "1e99999999999999999999999", "1e-99999999999999999999999", "0.1", "1.5e0",
    "1.5e-9223372036854775808",
  ])
  func notWhole(text: String) throws {
    #expect(try #require(JSONNumber(text: text)).integer == nil)
  }

  @Test("a number keeps every digit")
  func keepsText() throws {
    let digits = String(repeating: "1234567890", count: 50)
    #expect(
      try json("[\(digits).\(digits)e5]")
        == .array([
          .number(try #require(JSONNumber(text: "\(digits).\(digits)e5")))
        ]))
  }

  @Test func doubles() throws {
    #expect(JSONNumber(text: "1e400")?.double == nil)
    #expect(JSONNumber(text: "0.1")?.double == 0.1)
    #expect(JSONNumber(Double.nan) == nil)
    #expect(JSONNumber(Double.infinity) == nil)
    for value in [
      0.1, -0.0, .leastNonzeroMagnitude, 1.7976931348623157e308, 1e20, 123456789.125, 1.0 / 3,
    ] {
      let number = try #require(JSONNumber(value))
      #expect(JSONNumber(text: number.text) == number)
      #expect(number.double?.bitPattern == value.bitPattern)
    }
  }

  @Test func onlyNumbers() {
    for text in ["", "-", "1.", "01", "1e", "+1", "1 ", "NaN", "1.5.5"] {
      #expect(JSONNumber(text: text) == nil)
    }
  }
}
