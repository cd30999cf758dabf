import StewardModels

// The wordings that many programs have.
extension ForeignWording {
  /// As in the toolkit's own tables.
  public static let plain = ForeignWording(read: { plain($0) }, write: { Cell($1) })

  /// A reference to a record by the table's key.
  public static let key = ForeignWording(
    refersByKey: true, read: { plain($0) }, write: { Cell($1) })

  /// Yes or no in two words; `t`, `f`, `1` and `0` are read besides what people write.
  ///
  /// Where nothing is known, the word for no is written.
  public static func flag(yes: String = "true", no: String = "false") -> ForeignWording {
    ForeignWording { text in
      switch text.lowercased() {
      case yes.lowercased(), "true", "t", "1": .text("yes")
      case no.lowercased(), "false", "f", "0": .text("no")
      default: plain(text)
      }
    } write: { value, _ in
      Cell(value == .flag(true) ? yes : no)
    }
  }

  /// A day as `2026-12-24`; the time after it, as in RFC 3339, does not count, and neither does a
  /// day of the year 1, which Go and .NET write for none.
  ///
  /// - Parameter monthFirst: Whether `12/24/2026` is the 24th of December.
  public static func day(monthFirst: Bool) -> ForeignWording {
    ForeignWording { text in
      let date = text.prefix { $0 != "T" && $0 != " " }
      let parts = date.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "/" }
      let numbers = parts.compactMap { part in
        part.utf8.allSatisfy { (48...57).contains($0) } ? Int(part) : nil
      }
      guard parts.count == 3, numbers.count == 3 else { return plain(text) }
      let isYearFirst = parts[0].count == 4
      if !isYearFirst, !monthFirst || parts[2].count != 4 { return plain(text) }
      let (year, month, day) =
        isYearFirst
        ? (numbers[0], numbers[1], numbers[2]) : (numbers[2], numbers[0], numbers[1])
      if year == 1 { return .nothing }
      let digits = [month, day].map { $0 < 10 ? "0\($0)" : "\($0)" }
      let iso = "\(String(repeating: "0", count: max(0, 4 - "\(year)".count)))\(year)-"
      return .text(Day(iso + digits.joined(separator: "-"))?.description ?? text)
    } write: {
      Cell($1)
    }
  }

  /// An amount of money or a quantity, as a bare number.
  ///
  /// - Parameter zeroIsNone: Whether nought says that nothing is known, and is written for that; an
  ///   empty cell then says nothing, as is written of amounts in a currency that cannot be said.
  public static func amount(zeroIsNone: Bool = false) -> ForeignWording {
    ForeignWording { text in
      guard zeroIsNone else { return plain(text) }
      return text.isEmpty ? .unsaid : Double(text) == 0 ? .nothing : .text(text)
    } write: { value, text in
      guard zeroIsNone else { return Cell(text) }
      switch value {
      case .none: return Cell("0")
      case .money(let money) where money.isZero: return Cell("0", loss: "interchange.foreign.zero")
      default: return Cell(text)
      }
    }
  }

  /// A path of names between slashes.
  ///
  /// The other program takes every slash for one between names. A name that holds one is written
  /// between double quotes, which this toolkit reads back.
  public static let path = ForeignWording { text in
    do throws(ModelError) {
      return plain(try RecordPath(text).description)
    } catch {
      // Not a path in our form, which lets nothing stand between two slashes.
      let parts = text.split(separator: "/").map { $0.trimmed }.filter { !$0.isEmpty }
      return plain(RecordPath(parts: parts).description)
    }
  } write: { _, text in
    do throws(ModelError) {
      if text.isEmpty { return Cell("") }
      let isPlain = try RecordPath(text).parts.joined(separator: " / ") == text
      return Cell(text, loss: isPlain ? nil : "interchange.foreign.slash")
    } catch {
      // Not a path: the identity of a record that no path tells from others.
      return Cell(text)
    }
  }

  /// Tags between semicolons.
  ///
  /// The other program takes every semicolon for one between tags. A tag that holds one is written
  /// between double quotes, which this toolkit reads back.
  public static let tags = ForeignWording(read: { plain($0) }) { value, text in
    guard case .tags(let tags) = value, tags.contains(where: { $0.contains(";") }) else {
      return Cell(text)
    }
    return Cell(text, loss: "interchange.foreign.semicolon")
  }
}

extension Substring {
  /// The text without white space at its ends.
  fileprivate var trimmed: String {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
