extension Field where Root: Record, Content: FieldValue {
  /// Appends every rule that the record breaks in this field.
  @inlinable
  func check(_ record: Root, _ violations: inout [Violation]) {
    let content = content(of: record)
    func broken(_ code: String, _ message: Message) {
      violations.append(
        Violation(field: name, value: content.value, code: code, message: message))
    }
    guard let present = content.present, !present.isEmptyText else {
      if isRequired { broken("required", Message("model.field.required")) }
      return
    }
    if let message = present.storageProblem { broken("storable", message) }
    for rule in rules {
      if let message = rule.violation(content) { broken(rule.code, message) }
    }
  }

  /// A check of the fields before, and then of this one.
  func checking(
    after earlier: @escaping @Sendable (Root, inout [Violation]) -> Void
  ) -> @Sendable (Root, inout [Violation]) -> Void {
    { [checker] record, violations in
      earlier(record, &violations)
      checker?(record, &violations)
    }
  }
}
