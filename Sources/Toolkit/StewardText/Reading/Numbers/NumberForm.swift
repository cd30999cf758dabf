/// A number as people write it, told apart into what is grouping and what is decimals.
enum NumberForm: Hashable {
  /// One reading, in neutral form: digits, perhaps a point and decimals.
  case number(String)
  /// Two readings, both in neutral form.
  case ambiguous(grouped: String, decimal: String)
  /// A separator with no digit before it.
  case startsWithSeparator
  /// No number.
  case unreadable

  /// What is known about the writer.
  struct Habits: Hashable {
    /// The mark before decimals, where it is known.
    let decimal: DecimalMark?
    /// Whether the other mark is known to part thousands.
    let groups: Bool
    /// Whether the mark was said, so that a number against it is refused.
    let isSaid: Bool

    init(_ context: ReadingContext) {
      if let said = context.decimal {
        (decimal, groups, isSaid) = (said, true, true)
      } else if context.trustsLocaleForDecimals {
        let style = NumberStyle(context.locale)
        (decimal, groups, isSaid) = (style.decimal, style.group != nil, false)
      } else {
        (decimal, groups, isSaid) = (nil, false, false)
      }
    }
  }

  /// Tells a text of digits and separators (`.`, `,`, `'`, space) apart.
  ///
  /// - Parameter decimals: how many decimals the value can have; nil where that is not fixed.
  init(_ text: some StringProtocol, habits: Habits, decimals: Int? = nil) {
    var groups: [String] = [""]
    var separators: [Character] = []
    for character in text {
      if character.isASCII, character.isNumber {
        groups[groups.count - 1].append(character)
      } else if ".,' ".contains(character) {
        separators.append(character)
        groups.append("")
      } else {
        self = .unreadable
        return
      }
    }
    guard let first = groups.first, !first.isEmpty else {
      self = groups.count > 1 && groups.last?.isEmpty == false ? .startsWithSeparator : .unreadable
      return
    }
    guard !groups.contains("") else {
      self = .unreadable
      return
    }
    self = Self.told(apart: groups, separators, habits, decimals)
  }

  private static func told(
    apart groups: [String], _ separators: [Character], _ habits: Habits, _ decimals: Int?
  ) -> NumberForm {
    guard let last = separators.last else { return .number(groups[0]) }
    let before = separators.dropLast()
    if before.isEmpty { return single(last, groups[0], groups[1], habits, decimals) }
    guard Set(before).count == 1 else { return .unreadable }
    if before.first == last {
      // `1.234.567`: no number has two decimal marks.
      let isAgainstHabit = habits.isSaid && last == habits.decimal?.character
      return areThousands(groups) && !isAgainstHabit ? .number(groups.joined()) : .unreadable
    }
    let isAgainstHabit = habits.isSaid && last != habits.decimal?.character
    guard ".,".contains(last), !isAgainstHabit, areThousands(groups.dropLast()) else {
      return .unreadable
    }
    return .number(groups.dropLast().joined() + "." + groups[groups.count - 1])
  }

  /// A number with one separator in it.
  private static func single(
    _ separator: Character, _ whole: String, _ rest: String, _ habits: Habits, _ decimals: Int?
  ) -> NumberForm {
    let grouped = whole + rest
    let decimal = whole + "." + rest
    let canBeThousands = areThousands([whole, rest])
    guard ".,".contains(separator) else {
      return canBeThousands ? .number(grouped) : .unreadable
    }
    let isDecimalMark = habits.decimal.map { $0.character == separator }
    guard canBeThousands else {
      return habits.isSaid && isDecimalMark == false ? .unreadable : .number(decimal)
    }
    if decimals == 0 { return .number(grouped) }
    switch isDecimalMark {
    case true? where (decimals ?? 3) >= 3: return .number(decimal)
    case false? where habits.groups: return .number(grouped)
    default: return .ambiguous(grouped: grouped, decimal: decimal)
    }
  }

  /// Whether the groups are those of thousands: three digits each but the first, or, as in India,
  /// two each but the last.
  private static func areThousands(_ groups: some BidirectionalCollection<String>) -> Bool {
    guard let first = groups.first, first != "0", !(first.hasPrefix("0") && groups.count > 1)
    else { return groups.count == 1 }
    guard groups.count > 1 else { return true }
    guard first.count <= 3, groups.last?.count == 3 else { return false }
    let middle = groups.dropFirst().dropLast()
    return middle.allSatisfy { $0.count == 3 }
      || (first.count <= 2 && middle.allSatisfy { $0.count == 2 })
  }
}
