import StewardCommandLine
import StewardModels
import StewardPersistence
import StewardValidation

/// Gives a form to the person until it can be kept, or until they leave it as it is.
struct FormDialogue {
  let session: Session

  /// Whether somebody can fill in a form: at a terminal, and willing to be asked.
  static func isPossible(_ session: Session) -> Bool {
    session.console.terminal.environment.outputIsTerminal
      && session.console.prompt(session.arguments).canAsk
  }

  /// Lets a form be filled in and kept.
  ///
  /// What cannot be kept is said, and the form given back with a remark above the line; one that is
  /// then left as it is ends in the error.
  ///
  /// - Parameter keep: Keeps what was filled in; may change the form, where the record has changed.
  /// - Returns: nil where nothing was filled in.
  func carryOut<Result: Sendable>(
    _ form: RecordForm, _ keep: (inout RecordForm, FilledForm) async throws -> Result
  ) async throws -> Result? {
    let lookup = FieldLookup(session.main.model.type)
    var form = form
    var given = form.text
    var failure: (any Error)?
    return try await TextEditor.with(file: "\(session.program)-form.txt") { editor in
      while true {
        let text = try editor.edit(given)
        if text == given {
          if let failure { throw failure }
          return nil
        }
        do {
          let filled = try form.read(text, lookup: lookup)
          if filled.assignments.isEmpty { return nil }
          do {
            return try await keep(&form, filled)
          } catch {
            throw try Self.located(error, filled, lookup.type)
          }
        } catch let problem as FormProblem {
          failure = try told(problem)
          given = RecordForm.remarked(text, remarks(problem), line: problem.line)
        }
      }
    }
  }

  /// Says what is wrong, and with which line.
  private func told(_ problem: FormProblem) throws -> ApplicationError {
    var message = problem.error.message
    if let line = problem.line {
      message = Message(
        "application.line", ["line": .number(line), "problem": .message(message)])
    }
    try session.console.notify(message)
    return ApplicationError(
      .invalid, message, hint: problem.error.hint, details: problem.error.details)
  }

  private func remarks(_ problem: FormProblem) -> [String] {
    [problem.error.message, problem.error.hint].compactMap(\.self)
      .flatMap { session.console.words($0).split(whereSeparator: \.isNewline).map(String.init) }
  }

  /// An error with the line of the field that it names; one that no other form would mend as it is.
  private static func located(
    _ error: any Error, _ filled: FilledForm, _ type: RecordType
  ) throws -> any Error {
    guard let said = error as? any StewardError else { return error }
    if let conflict = said as? FormConflict {
      return FormProblem(error: conflict, line: filled.lines[conflict.field])
    }
    switch ExitCodes.code(of: said) {
    case .invalidData, .notFound, .usage: break
    default: return error
    }
    var field: String?
    if let validation = said as? ValidationError {
      field = validation.report.violations.first?.field
    } else if let store = said as? StoreError {
      field = store.field
    } else if case .text(let name) = said.message.arguments["field"] {
      field = name
    }
    return FormProblem(error: said, line: field.flatMap { filled.lines[$0] })
  }
}

/// A field that somebody else changed while the form was open.
struct FormConflict: StewardError {
  let field: String
  let message: Message
  let hint: Message?
  let details = ""

  init(_ field: FieldDescription, now words: String) {
    self.field = field.name
    message = Message(
      "application.form.conflict", ["field": .text(field.name), "now": .text(words)])
    hint = Message("application.form.conflict.hint")
  }
}
