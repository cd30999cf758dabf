import StewardModels
import StewardPersistence

/// What an import knows of one record type.
final class ImportType {
  let domain: DomainType
  let layout: RecordLayout
  /// What the domain fills in and checks; it remembers what it has seen.
  var completion: (any RowCompletion)?
  /// The fields by which no two records may be alike, with the index of each.
  let uniqueFields: [Int]
  /// The fields of the name and of the record that one lies in, where no two in one may be called
  /// alike.
  let siblings: (name: Int, parent: Int)?

  var type: RecordType { layout.type }
  var model: RecordModel { domain.model }

  init(_ domain: DomainType) {
    self.domain = domain
    layout = RecordLayout(domain.model.type)
    completion = domain.completion
    let fields = domain.model.type.fields
    uniqueFields = fields.indices.filter { fields[$0].isUnique }
    let name = fields.firstIndex { $0.role == .name && $0.kind == .text }
    let parent = fields.firstIndex {
      $0.role == .parent && $0.kind == .reference(domain.model.type.name)
    }
    if let name, let parent, domain.completion?.keepsNamesApart == true {
      siblings = (name, parent)
    } else {
      siblings = nil
    }
  }

  /// How the domain reads a field in a way of its own.
  func reader(_ field: Int) -> FieldReader? { domain.readers[type.fields[field].name] }

  /// Whether a record of the type is made of its name alone where another record names it.
  private(set) lazy var isMadeByName: Bool =
    type.fields.contains { $0.role == .name && $0.kind == .text }
    && type.fields.dropFirst().allSatisfy { field in
      field.role == .name || !field.isRequired && (field.isOptional || field.kind.hasAbsentValue)
        || !field.defaultValue.isNone
    }
}

extension FieldKind {
  /// Whether a field that is not optional holds something where nothing was said.
  fileprivate var hasAbsentValue: Bool {
    switch self {
    case .text, .integer, .number, .flag, .tags, .own: true
    default: false
    }
  }
}
