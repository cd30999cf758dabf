public import StewardModels
public import StewardQuery

/// Which record types of a domain are lists and what stands on them: everything else is found by the
/// roles of their fields.
///
/// A list has fields with the roles `.name`, `.archived` (a moment) and `.position`, and may have one
/// with `.icon`. An entry refers to its list, has fields with the roles `.done` (a moment: when it was
/// checked) and `.position`, and may have `.parent`, `.due` and `.start`.
public struct ListShape: Hashable, Sendable {
  /// The name of the record type of lists.
  public let list: String
  /// The name of the record type of what stands on them.
  public let entry: String
  /// What the list is called that is meant where nobody chose one; made at the first write.
  public let firstName: String
  /// The icon of that list.
  public let firstIcon: Icon

  /// Names the record types.
  public init(
    lists: String, entries: String, first: String, icon: Icon = .blank
  ) {
    list = lists
    entry = entries
    firstName = first
    firstIcon = icon
  }
}

/// A shape with the types that a store has for it: where each thing stands in a stored row.
public struct ListLayout: Sendable {
  /// The shape.
  public let shape: ListShape
  /// The stored type of lists.
  public let listType: RecordType
  /// The stored type of entries.
  public let entryType: RecordType
  /// A field and its first column.
  public typealias Place = (field: FieldDescription, column: Int)
  /// What a list is called.
  public let name: Place
  /// When a list was put away.
  public let archived: Place
  /// The list's own place among lists.
  public let listPosition: Place
  /// The picture of a list.
  public let icon: Place?
  /// The list that an entry stands on.
  public let list: Place
  /// When an entry was checked.
  public let done: Place
  /// The place of an entry on its list.
  public let position: Place
  /// The entry that it stands under.
  public let parent: Place?
  /// When an entry is due.
  public let due: Place?
  /// Before when an entry need not be seen.
  public let start: Place?

  /// Finds the fields of a shape.
  ///
  /// - Throws: `StoreError.Code.unknownType` where a type is not there, or lacks a field.
  public init(_ shape: ListShape, in catalog: StoredCatalog) throws(StoreError) {
    self.shape = shape
    let lists = try catalog.entry(shape.list).type
    let entries = try catalog.entry(shape.entry).type
    func place(_ type: RecordType, _ role: FieldRole) -> Place? {
      type.fields.firstIndex { $0.role == role }.map { (type.fields[$0], type.firstColumns[$0]) }
    }
    func needed(_ type: RecordType, _ role: FieldRole) throws(StoreError) -> Place {
      guard let place = place(type, role) else {
        throw StoreError(
          .unknownType,
          Message(
            "store.list.shape", ["type": .text(type.name), "role": .text(role.rawValue)]))
      }
      return place
    }
    listType = lists
    entryType = entries
    name = try needed(lists, .name)
    archived = try needed(lists, .archived)
    listPosition = try needed(lists, .position)
    icon = place(lists, .icon)
    done = try needed(entries, .done)
    position = try needed(entries, .position)
    parent = place(entries, .parent)
    due = place(entries, .due)
    start = place(entries, .start)
    guard
      let index = entries.fields.firstIndex(where: { $0.kind == .reference(shape.list) })
    else {
      throw StoreError(
        .unknownType,
        Message("store.list.shape", ["type": .text(entries.name), "role": .text(shape.list)]))
    }
    list = (entries.fields[index], entries.firstColumns[index])
  }

  /// The entries of a list.
  public func entries(of list: Identifier) -> FilterExpression {
    .compare(FieldPath(self.list.field.name), .equal, .reference(list))
  }

  /// The entries that are not checked.
  public var isOpen: FilterExpression { .isNone(FieldPath(done.field.name)) }

  /// The lists that are not put away.
  public var isStanding: FilterExpression { .isNone(FieldPath(archived.field.name)) }

  /// The manual order of entries.
  public var order: [SortKey] { [SortKey(position.field.name)] }
}
