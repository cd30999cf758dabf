import StewardInterchange
import StewardModels

/// Attributes that mean nothing to an item, as its own fields, and back: each comes back as it was.
enum TaskwarriorOwn {
  /// The attribute that says how something repeats.
  static let recurrence = "recur"

  /// The attributes that make one task a time of another that repeats, and number it.
  static let times = ["parent", "mask", "imask", "status"]

  /// What marks a value that is kept as JSON, as arrays are.
  private static let mark = ".json"

  /// The own field that keeps an attribute; nil for one that holds nothing.
  static func field(_ name: String, _ value: JSONValue) throws -> (name: String, value: OwnValue)? {
    switch value {
    case .null: return nil
    case .bool(let flag): return (name, .flag(flag))
    case .string(let text): return (name, .text(text))
    case .number(let number):
      if let double = number.double, JSONNumber(double).map(isSame(number)) == true {
        return (name, .number(double == 0 ? 0 : double))
      }
    case .array, .object: break
    }
    let output = ByteOutput()
    var writer = JSONWriter(output)
    try writer.value(value)
    return (name + mark, .text(output.text))
  }

  /// The attribute of an own field.
  static func attribute(
    _ name: String, _ value: OwnValue
  ) throws -> (name: String, value: JSONValue)? {
    switch value {
    case .flag(let flag): return (name, .bool(flag))
    case .day(let day): return (name, .string(day.description))
    case .number(let double):
      if let whole = Int64(exactly: double) { return (name, .number(JSONNumber(whole))) }
      return JSONNumber(double).map { (name, .number($0)) }
    case .text(let text):
      guard name.hasSuffix(mark) else { return (name, .string(text)) }
      let reader = JSONReader(ByteSource(text: text))
      do throws(InterchangeError) {
        if let value = try reader.readValue(), try reader.next() == nil {
          return (String(name.dropLast(mark.count)), value)
        }
      } catch {
        // A person wrote a field of such a name: it is text.
        return (name, .string(text))
      }
      return (name, .string(text))
    }
  }

  /// Whether a number says what another one does, digit by digit.
  private static func isSame(_ number: JSONNumber) -> (JSONNumber) -> Bool {
    { other in digits(number.text) == digits(other.text) }
  }

  /// The digits of a number without noughts at both ends, and the place of the mark.
  private static func digits(_ text: String) -> [String] {
    let parts = text.lowercased().split(separator: "e", omittingEmptySubsequences: false)
    let isNegative = text.hasPrefix("-")
    let mantissa = parts[0].drop { $0 == "-" }
    let sides = mantissa.split(separator: ".", omittingEmptySubsequences: false)
    let fraction = sides.count > 1 ? String(sides[1]) : ""
    var all = Array((String(sides[0]) + fraction).utf8)
    var exponent = (parts.count > 1 ? Int(parts[1]) ?? Int.max / 2 : 0) - fraction.utf8.count
    while all.count > 1, all.last == UInt8(ascii: "0") {
      all.removeLast()
      exponent += 1
    }
    let significant = all.drop { $0 == UInt8(ascii: "0") }
    if significant.isEmpty { return ["0"] }
    return [isNegative ? "-" : "+", String(decoding: significant, as: UTF8.self), "\(exponent)"]
  }
}
