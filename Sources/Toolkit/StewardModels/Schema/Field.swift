/// One field of a record type, declared once: its name, where it stands in the Swift type, and what
/// it takes part in.
///
/// ```swift
/// static let title = Field("title", \Book.title, .required, .searchable, role: .name)
/// ```
///
/// Declare fields as static constants: the compiler checks each by itself.
///
/// The type asks nothing of the record and of what the field holds, all that can be done with it does:
/// what has to be looked up for each type when a program starts costs time.
public struct Field<Root: Sendable, Content: Sendable>: Sendable {
  /// The name: of the column, in filters, of the option, in JSON and CSV.
  ///
  /// Lower-case letters, digits and hyphens, a letter first.
  public let name: String
  /// Where the field stands in the Swift type.
  public var path: any KeyPath<Root, Content> & Sendable { makePath() }
  /// What it holds where nothing was said.
  public let defaultContent: Content?
  /// The rules that what it holds must keep.
  public let rules: [Rule<Content>]

  /// The field as data, but for its kind: that may name another record type, whose declaration may
  /// name this one, so it is asked for only when both stand.
  private let outline: FieldDescription
  /// Makes the key path, which costs more than all else in a declaration: so it is made when a record
  /// is first looked at, and not when a program starts.
  @usableFromInline let makePath: @Sendable () -> any KeyPath<Root, Content> & Sendable
  /// Where the stored property lies in the value, once it was asked for.
  @usableFromInline let place = FieldPlace()
  /// Checks the field; nil only while the field is being made.
  ///
  /// Made where the types are known, for generic code would look them up anew for each record.
  @usableFromInline var checker: (@Sendable (Root, inout [Violation]) -> Void)?

  /// Whether the field must hold something: not nil, and text not empty.
  public let isRequired: Bool
}

extension Field where Root: Record, Content: FieldValue {
  /// Declares a field.
  ///
  /// - Parameters:
  ///   - name: Lower-case letters, digits and hyphens, a letter first.
  ///   - path: The stored property.
  ///   - traits: What the field takes part in.
  ///   - role: What it is for, where the toolkit gives it a meaning.
  @inlinable
  public init(
    _ name: String,
    _ path: @autoclosure @escaping @Sendable () -> any KeyPath<Root, Content> & Sendable,
    _ traits: FieldTrait<Content>..., role: FieldRole? = nil
  ) {
    self.init(name, path, traits: traits, role: role)
    let declared = self
    checker = { record, violations in declared.check(record, &violations) }
  }

  @usableFromInline
  init(
    _ name: String, _ path: @escaping @Sendable () -> any KeyPath<Root, Content> & Sendable,
    traits: [FieldTrait<Content>], role: FieldRole?
  ) {
    self.name = name
    makePath = path
    var outline = FieldDescription(name: name, kind: .text, isOptional: Content.isOptional)
    outline.role = role
    var content: Content?
    var rules: [Rule<Content>] = []
    for trait in traits {
      switch trait.kind {
      case .defaultValue(let declared): content = declared
      case .rule(let rule): rules.append(rule)
      case .describe(let change): change(&outline)
      }
    }
    outline.defaultValue = content?.value ?? .none
    self.outline = outline
    isRequired = outline.isRequired
    defaultContent = content
    self.rules = rules
  }

  /// The field as data.
  public var description: FieldDescription {
    var description = outline
    description.kind = Content.kind
    return description
  }

  /// Where the stored property lies in the value, nil for a computed one: reading there costs a load,
  /// where a key path costs a call through several tables.
  @inlinable var offset: Int? {
    place.offset { MemoryLayout<Root>.offset(of: makePath()) }
  }

  /// What a record holds in this field.
  @inlinable
  public func content(of record: Root) -> Content {
    guard let offset else { return record[keyPath: path] }
    return withUnsafePointer(to: record) {
      UnsafeRawPointer($0).advanced(by: offset).assumingMemoryBound(to: Content.self).pointee
    }
  }
}

extension Field where Root: Record, Content == RecordID<Root> {
  /// The record's own identity, the first field of every schema.
  public static func id() -> Field { Field("id", \Root.id) }
}
