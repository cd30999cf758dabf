public import StewardModels
public import StewardText

/// Reads the text of a field by its kind: what people type, and what stands in the cells of tables.
///
/// Empty text is nothing. What cannot be read is an error, never zero, false or empty.
public struct FieldParser: Sendable {
  /// The locale, currency, zone and present that texts are read against.
  public var context: ReadingContext

  /// Makes a parser.
  public init(_ context: ReadingContext) { self.context = context }

  /// Reads the whole of a field.
  ///
  /// Tags stand in a list as `TextList` writes it, own fields in one of pairs: `colour=red; size=3`.
  ///
  /// - Throws: `InterchangeError` with what is wrong and, where one is known, how to write it.
  public func parse(
    _ text: String, for field: FieldDescription
  ) throws(InterchangeError) -> ParsedField {
    let text = text.nfc
    guard !text.isEmpty else { return .value(.none) }
    switch field.kind {
    case .text: return .value(.text(text))
    case .tags: return .value(try tags(TextList.items(text)))
    case .own: return .value(try own(TextList.items(text)))
    case .reference(let type): return .named(text, type: type)
    case .identifier:
      guard let identifier = Identifier(text) else {
        throw InterchangeError(
          .malformed, Message("interchange.field.identifier", ["text": .text(text)]))
      }
      return .value(.reference(identifier))
    case .choice(let words): return .value(try choice(text, words))
    case .icon: return .value(try wrapped { () throws(ModelError) in .icon(try Icon(named: text)) })
    default: return .value(try amount(text, field))
    }
  }

  /// Reads a value of a kind that StewardText knows.
  private func amount(
    _ text: String, _ field: FieldDescription
  ) throws(InterchangeError) -> Value {
    let context = context(for: field)
    do throws(TextError) {
      switch field.kind {
      case .integer: return .integer(Int64(try NumberReader.integer(text, in: context)))
      case .number: return .number(try NumberReader.decimal(text, in: context))
      case .flag: return .flag(try FlagReader.read(text))
      case .day: return .day(try DayReader.read(text, in: context))
      case .moment:
        if field.role == .done, let isDone = Self.flag(text) {
          return isDone ? .moment(context.now) : .none
        }
        return .moment(try MomentReader.read(text, in: context).moment)
      case .when: return .when(try WhenReader.read(text, in: context).when)
      case .repeats: return .repeats(try RepeatReader.read(text, in: context))
      case .money: return .money(try MoneyReader.read(text, in: context))
      case .quantity: return .quantity(try QuantityReader.read(text, in: context))
      default: return .text(text)
      }
    } catch {
      throw InterchangeError(.malformed, error.message, hint: error.hint, details: error.details)
    }
  }

  /// What a text says that is yes or no: tables of other programs only tell whether something is done.
  private static func flag(_ text: String) -> Bool? {
    do {
      return try FlagReader.read(text)
    } catch {
      // A point in time, then.
      return nil
    }
  }

  /// What has to be said about a text that was read: that the clocks do not show the time once.
  public func note(_ text: String, for field: FieldDescription) -> Message? {
    do throws(TextError) {
      switch field.kind {
      case .moment: return try MomentReader.read(text, in: context(for: field)).note
      case .when: return try WhenReader.read(text, in: context(for: field)).note
      default: return nil
      }
    } catch {
      // What is wrong with it was said where it was read.
      return nil
    }
  }

  /// The context in which the texts of a field are read.
  public func context(for field: FieldDescription) -> ReadingContext {
    var context = context
    switch field.role {
    case .done, .archived, .created, .changed: context.direction = .last
    case .due, .start: context.direction = .next
    default: context.direction = field.isPast ? .last : .next
    }
    return context
  }

  private func choice(_ text: String, _ words: [String]) throws(InterchangeError) -> Value {
    if words.contains(text) { return .text(text) }
    let folded = text.folded
    guard let word = words.first(where: { $0.folded == folded }) else {
      throw InterchangeError(
        .malformed, Message("interchange.field.choice", ["text": .text(text)]),
        hint: Message("interchange.field.choice.hint", ["words": .list(words)]))
    }
    return .text(word)
  }

  func wrapped<Result>(
    _ body: () throws(ModelError) -> Result
  ) throws(InterchangeError) -> Result {
    do throws(ModelError) {
      return try body()
    } catch {
      throw InterchangeError(.malformed, error.message, hint: error.hint, details: error.details)
    }
  }
}
