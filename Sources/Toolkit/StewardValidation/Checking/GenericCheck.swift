public import StewardModels

/// Checks values against a record type that is known only as data: what a form or an import has
/// before there is a record, and what a program has of a domain that it was not built with.
///
/// It knows what a store knows of a type: which fields there are, of which kind, and which must
/// hold something. The rules of the declaration are checked by `Validator`, once there is a record.
public enum GenericCheck {
  /// Everything that is wrong with values that stand in the order of a type's fields.
  ///
  /// Values that are missing at the end hold nothing. Nothing is right for the identity, which is
  /// made later, and for a field that declares a default.
  public static func violations(of values: [Value], type: RecordType) -> [Violation] {
    var violations: [Violation] = []
    check(values, type: type, into: &violations)
    return violations
  }

  /// Appends everything that is wrong with values that stand in the order of a type's fields.
  ///
  /// - Returns: Whether nothing is.
  @discardableResult
  public static func check(
    _ values: [Value], type: RecordType, into violations: inout [Violation]
  ) -> Bool {
    let count = violations.count
    for (index, field) in type.fields.enumerated() {
      let value = index < values.count ? values[index] : .none
      if let (code, message) = problem(with: value, in: field) {
        violations.append(
          Violation(field: field.name, value: value, code: code, message: message))
      }
    }
    for surplus in values.dropFirst(type.fields.count) {
      let message = Message("validation.surplus", ["fields": .number(type.fields.count)])
      violations.append(Violation(field: "", value: surplus, code: "surplus", message: message))
    }
    return violations.count == count
  }

  /// What is wrong with the value of one field, and the code of the rule; nil where nothing is.
  public static func problem(
    with value: Value, in field: FieldDescription
  ) -> (code: String, message: Message)? {
    if value.isNone {
      return isMissing(field) ? ("required", Message("model.field.required")) : nil
    }
    guard value.fits(field.kind) else { return misfit(field.kind) }
    if field.isRequired, value == .text("") {
      return ("required", Message("model.field.required"))
    }
    return value.storageProblem.map { ("storable", $0) }
  }

  /// Whether a field that holds nothing lacks something.
  private static func isMissing(_ field: FieldDescription) -> Bool {
    if field.kind == .identifier { return false }
    if field.isOptional { return field.isRequired }
    if !field.defaultValue.isNone { return false }
    return field.isRequired || !field.kind.hasEmptyValue
  }

  private static func misfit(_ kind: FieldKind) -> (code: String, message: Message) {
    if case .choice(let words) = kind {
      return ("oneOf", Message("validation.oneOf", ["allowed": .list(Array(words.prefix(20)))]))
    }
    return ("kind", Message("validation.kind", ["kind": .message(.kind(kind))]))
  }
}
