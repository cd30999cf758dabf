internal import StewardModels
internal import StewardText

extension FilterChecker {
  /// A value to compare a field with, in the form in which records hold it.
  func check(
    _ value: Value, _ field: FieldDescription, _ path: FieldPath
  ) throws(QueryError) -> Value {
    if value.isNone { throw .nothing(field) }
    if path.own != nil {
      switch value {
      case .text, .number, .day, .flag: return try normalised(value, field)
      default: throw .unfit("query.own.kind", field)
      }
    }
    if field.kind == .own { throw .needsOwnName(field) }
    guard field.kind.isComparable else { throw .unfit("query.compare.kind", field) }
    let normal = try normalised(value, field)
    guard normal.fits(field.kind) else { throw .misfit(value, field) }
    return normal
  }

  private func normalised(
    _ value: Value, _ field: FieldDescription
  ) throws(QueryError) -> Value {
    switch value {
    case .text(let text): return .text(try checkText(text, field.name))
    case .number(let number):
      guard number.isFinite else { throw .misfit(value, field) }
      // Zero has one sign in a store.
      return .number(number == 0 ? 0 : number)
    default: return value
    }
  }

  /// Text in normal form C.
  ///
  /// Refuses U+0000, which some databases cannot even be asked about.
  func checkText(_ text: String, _ field: String) throws(QueryError) -> String {
    guard !text.utf8.contains(0) else { throw .holdsNul(field) }
    return text.nfc
  }
}
