/// How something repeats: a rule, and what it is reckoned from.
///
/// It is kept, and written to files, as one text:
///
/// - `FREQ=WEEKLY;INTERVAL=2`, the rule of RFC 5545 (with `RSCALE=GREGORIAN` and `SKIP` of RFC 7529,
///   where those say something): reckoned from when it is due;
/// - `after FREQ=WEEKLY;INTERVAL=2`: reckoned from the day it was done;
/// - `RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=BACKWARD from 2027-01-31`: reckoned from a first date that
///   is not when it is due now. Nothing drifts so: what is due on 28 February is due on 31 March next.
///
/// A value from a store is not looked at before it is asked for: reading a list costs nothing.
public struct Repeat: Hashable, Sendable {
  /// What a rule is reckoned from.
  public enum Basis: Hashable, Sendable {
    /// When it is due, or the first date.
    case due
    /// The day that it was done.
    case done
  }

  /// What it is made of.
  public struct Parts: Hashable, Sendable {
    /// The rule.
    public let rule: RepeatRule
    /// What it is reckoned from.
    public let basis: Basis
    /// The first date; nil where that is when it is due.
    public let first: When?
  }

  /// The text that a store keeps.
  public let stored: String

  /// Takes what a store keeps, as it is.
  public init(stored: String) { self.stored = stored }

  /// Repeats by a rule.
  ///
  /// - Throws: `invalidValue` for a first date, or a number of times, of what is reckoned from when it
  ///   was done.
  public init(
    _ rule: RepeatRule, basis: Basis = .due, from first: When? = nil
  ) throws(ModelError) {
    if basis == .done {
      if case .count = rule.end { throw .repeatAfter(rule.description) }
      if first != nil { throw .repeatAfter(rule.description) }
    }
    let suffix = first.map { Self.from + $0.description } ?? ""
    stored = (basis == .done ? Self.after : "") + rule.description + suffix
  }

  private static let after = "after "
  private static let from = " from "

  /// Reads the text that a store keeps, or any other text of the same form.
  ///
  /// - Throws: `invalidValue`.
  public init(_ text: String) throws(ModelError) {
    let parts = try Self.parts(text)
    try self.init(parts.rule, basis: parts.basis, from: parts.first)
  }

  /// Takes it apart.
  ///
  /// - Throws: `invalidValue` for a stored text that is none: one of a newer version.
  public func parts() throws(ModelError) -> Parts { try Self.parts(stored) }

  private static func parts(_ text: String) throws(ModelError) -> Parts {
    var rest = text[...]
    let isAfter = rest.hasPrefix(after)
    if isAfter { rest = rest.dropFirst(after.count) }
    var first: When?
    if let blank = rest.firstIndex(of: " ") {
      guard rest[blank...].hasPrefix(from) else { throw .repeatInvalid(text) }
      first = try When(rfc9557: String(rest[blank...].dropFirst(from.count)))
      rest = rest[..<blank]
    }
    return Parts(
      rule: try RepeatRule(rrule: String(rest)), basis: isAfter ? .done : .due, first: first)
  }
}

extension Repeat: CustomStringConvertible {
  /// The text that a store keeps.
  public var description: String { stored }
}

extension Repeat: FieldValue {
  /// A repeat is itself.
  public typealias Present = Repeat

  /// One column of text.
  public static var kind: FieldKind { .repeats }

  /// Takes the text, without a look at it.
  public static func decode(_ row: Row, at column: Int) throws(ModelError) -> Repeat {
    Repeat(stored: row.text(column))
  }

  /// Appends the text.
  public func encode(into row: inout [Scalar]) { row.append(.text(stored)) }
  /// It, without its type.
  public var value: Value { .repeats(self) }
  /// Why no store can keep it.
  public var storageProblem: Message? { stored.storageProblem }
}

extension ModelError {
  static func repeatAfter(_ text: String) -> ModelError {
    ModelError(
      .invalidValue, Message("model.repeat.after", ["text": .text(text)]),
      hint: Message("model.repeat.after.hint"))
  }
}
