import StewardModels

/// The dates of Taskwarrior: `20261204T183000Z`, in UTC and to the second.
enum TaskwarriorDate {
  /// Reads a date; ISO 8601 with dashes and colons as well.
  static func read(_ text: String) -> Moment? {
    let digits = Array(text.utf8)
    do throws(ModelError) {
      if digits.count == 16, digits[8] == UInt8(ascii: "T"), digits[15] == UInt8(ascii: "Z") {
        let parts = [0..<4, 4..<6, 6..<8, 9..<11, 11..<13, 13..<15].map {
          String(decoding: digits[$0], as: UTF8.self)
        }
        let day = parts[0..<3].joined(separator: "-")
        let clock = parts[3..<6].joined(separator: ":")
        return try Moment(rfc3339: "\(day)T\(clock)Z")
      }
      return try Moment(rfc3339: text)
    } catch {
      // No date in either form: the caller says so, with the name of the attribute.
      return nil
    }
  }

  /// Writes a date.
  static func text(_ moment: Moment) -> String {
    let (day, seconds) = moment.components()
    let clock = [seconds / 3600, seconds / 60 % 60, seconds % 60].map {
      $0 < 10 ? "0\($0)" : "\($0)"
    }
    return day.description.split(separator: "-").joined() + "T" + clock.joined() + "Z"
  }
}
