internal import StewardModels

extension TextError {
  /// The error of a value type, as what reading the text came to.
  init(_ error: ModelError) {
    let code: Code = error.code == .overflow ? .outOfRange : .unreadable
    self.init(code, error.message, hint: error.hint, details: error.details)
  }
}
