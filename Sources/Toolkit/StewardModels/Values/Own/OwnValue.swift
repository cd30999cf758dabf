/// The value of a field that a person added to one record.
public enum OwnValue: Hashable, Sendable {
  /// Text without U+0000.
  case text(String)
  /// A finite number; made by `init(number:)`, which has no negative zero.
  case number(Double)
  /// A day.
  case day(Day)
  /// Yes or no.
  case flag(Bool)

  /// A number.
  ///
  /// Throws `invalidValue` for what is not finite; a negative zero becomes zero.
  public init(number: Double) throws(ModelError) {
    guard number.isFinite else {
      throw .ownNumber(number)
    }
    self = .number(number == 0 ? 0 : number)
  }

  /// The value as own fields take it, or throws `invalidValue`.
  func checked() throws(ModelError) -> OwnValue {
    switch self {
    case .number(let number): return try OwnValue(number: number)
    case .text(let text):
      guard !text.utf8.contains(0) else {
        throw .ownZero
      }
      return self
    case .day, .flag: return self
    }
  }
}

extension OwnValue: CustomStringConvertible {
  /// The value without quotes, in its neutral form.
  public var description: String {
    switch self {
    case .text(let text): text
    case .number(let number): OwnValue.neutral(number)
    case .day(let day): day.description
    case .flag(let flag): flag ? "true" : "false"
    }
  }

  /// The shortest decimal that reads back as the number, without `.0`.
  static func neutral(_ number: Double) -> String {
    let text = number.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
