public import StewardModels

extension FieldDescription {
  /// What a field holds where nothing was said: its default, else the empty value of a kind that has
  /// one, as the Swift type of the field would have it; nothing for an optional.
  public var absentValue: Value {
    if !defaultValue.isNone { return defaultValue }
    guard !isOptional else { return .none }
    switch kind {
    case .text: return .text("")
    case .integer: return .integer(0)
    case .number: return .number(0)
    case .flag: return .flag(false)
    default: return .none
    }
  }
}
