import StewardCommandLine
import StewardInterchange
public import StewardModels

extension Session {
  /// What an option says, read as what a field holds; nothing where it was not given.
  ///
  /// - Throws: `ApplicationError.Code.invalid`, which names the option.
  public func value(
    _ option: String, as field: FieldDescription, _ habits: Habits
  ) throws -> Value {
    guard let text = arguments.value(option) else { return .none }
    return try read(text, of: option, as: field, habits)
  }

  /// What a text says, read as what a field holds.
  ///
  /// - Parameter name: What the text was typed for, for the error.
  public func read(
    _ text: String, of name: String, as field: FieldDescription, _ habits: Habits
  ) throws -> Value {
    do {
      guard case .value(let value) = try FieldParser(habits.reading).parse(text, for: field) else {
        return .text(text)
      }
      return value
    } catch {
      throw ApplicationError(
        .invalid,
        Message(
          "application.field.problem",
          ["field": .text(name), "problem": .message(error.message)]),
        hint: error.hint, details: error.details)
    }
  }

  /// What an option says, which the verb cannot do without.
  ///
  /// - Parameter hint: What is to be said.
  /// - Throws: `ApplicationError.Code.usage` where it was not given.
  public func needed(_ option: String, hint: Message) throws(ApplicationError) -> String {
    if let text = arguments.value(option), !text.isEmpty { return text }
    throw ApplicationError(
      .usage,
      Message(
        "application.option.needed", ["verb": .text(verbName), "option": .text(option)]),
      hint: hint)
  }
}
