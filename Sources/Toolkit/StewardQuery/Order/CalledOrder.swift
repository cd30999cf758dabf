package import StewardModels

/// By what records that are referred to stand in order: by what they are called, and where they lie
/// in each other by what those are called, the outermost first.
///
/// Backends keep the key of a name beside it; what this says is how the keys of several are put
/// together, so that each of them gives the same order.
package struct CalledOrder: Sendable {
  /// A type on the way to the name, and where that stands in its rows.
  package struct Step: Sendable {
    /// The type.
    package let type: RecordType
    /// Its field with the role `.name`: text in the last step, a reference in those before.
    package let name: FieldDescription
    /// The first column of that field.
    package let column: Int
  }

  /// The type that is referred to, and those that its records are called after.
  package let steps: [Step]
  /// What its records lie in, where they have names of their own.
  package let parent: (field: FieldDescription, column: Int)?

  /// How many names of a path count, so that keys stay short.
  package static let deepest = 64
  /// How many references a name may lead through: a circle of types ends there.
  private static let farthest = 4

  /// Finds out by what records of a type stand.
  ///
  /// - Returns: nil where they are called nothing.
  package init?(_ target: String, types: (String) -> RecordType?) {
    var steps: [Step] = []
    var next: String? = target
    while let name = next {
      guard steps.count <= Self.farthest, let type = types(name),
        let index = type.fields.firstIndex(where: { $0.role == .name })
      else { return nil }
      let field = type.fields[index]
      steps.append(Step(type: type, name: field, column: type.firstColumns[index]))
      next = field.kind.target
      guard next != nil || field.kind == .text else { return nil }
    }
    self.steps = steps
    guard steps.count == 1, let type = steps.first?.type, let field = type.parentField,
      let index = type.index(ofField: field.name)
    else {
      parent = nil
      return
    }
    parent = (field, type.firstColumns[index])
  }

  /// Whether the name is in the order of the store's language.
  package var isLocalized: Bool { steps.last?.name.isLocalized ?? false }

  /// What a key is: the name's own, or, for a path, those of its names in hexadecimal digits with a
  /// space between, which sorts before each digit.
  var keyType: ColumnType { parent == nil && isLocalized ? .bytes : .text }
}
