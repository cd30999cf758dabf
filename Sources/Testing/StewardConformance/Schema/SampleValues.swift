import StewardModels

/// Values that tell fields apart: in each row each field has one that no other field of its kind has,
/// or, for kinds with few values, in some row another one than any other field.
enum SampleValues {
  /// How many rows it takes.
  static func rounds(_ type: RecordType) -> Int {
    var bits = 1
    while 1 << bits <= type.fields.count { bits += 1 }
    var rounds = bits
    for case .choice(let words) in type.fields.map(\.kind) {
      rounds = max(rounds, bits + words.count)
    }
    return rounds
  }

  static func row(_ type: RecordType, round: Int) -> [Value] {
    type.fields.enumerated().map { value($0.element.kind, $0.offset, round) }
  }

  /// What the field of an index holds in a row.
  private static func value(_ kind: FieldKind, _ index: Int, _ round: Int) -> Value {
    let number = Int64(1000 + index)
    switch kind {
    case .identifier, .reference:
      return .reference(
        Identifier(high: 0x0190_0000_0000_7000, low: 0x8000_0000_0000_0000 | UInt64(number)))
    case .text: return .text("text \(index)")
    case .integer: return .integer(number)
    case .number: return .number(Double(number) + 0.5)
    case .flag: return .flag(index >> round & 1 == 1)
    case .day: return .day(Day(unchecked: Int(number)))
    case .moment: return .moment(Moment(microseconds: number))
    case .when: return .when(when(Int(number), round))
    case .repeats: return .repeats(Repeat(stored: "FREQ=DAILY;INTERVAL=\(number)"))
    case .money: return .money(Money(minorUnits: number, currency: round == 0 ? .eur : .jpy))
    case .quantity:
      return .quantity(Quantity(millionths: number, unit: round == 0 ? .gram : .litre))
    case .tags: return .tags(Tags(stored: "tag \(index)"))
    case .own: return own(index)
    case .icon: return .icon(Icon(stored: "icon \(index)"))
    case .choice(let words): return choice(words, index, round)
    }
  }

  private static func when(_ number: Int, _ round: Int) -> When {
    if round.isMultiple(of: 2) { return When(Day(unchecked: number)) }
    do throws(ModelError) {
      return try When(
        Moment(microseconds: Int64(number)), zone: "Zone/\(number)", offsetSeconds: number)
    } catch {
      // The name is one, and the moment near 1970.
      return When(Day(unchecked: number))
    }
  }

  /// The digits of the index in a number system of as many digits as there are words; from then on
  /// each word in turn, so that each is read once.
  private static func choice(_ words: [String], _ index: Int, _ round: Int) -> Value {
    guard words.count > 1 else { return words.first.map(Value.text) ?? .none }
    var rest = index
    for _ in 0..<round { rest /= words.count }
    return .text(words[(rest + round) % words.count])
  }

  private static func own(_ index: Int) -> Value {
    do throws(ModelError) {
      return .own(try OwnFields([("name", .number(Double(index)))]))
    } catch {
      // The name is one and the number finite.
      return .none
    }
  }
}
