public import StewardModels
import StewardQuery

extension Transaction {
  /// The record at a path; what is missing of it is made, with the defaults of the other fields.
  ///
  /// - Throws: `StoreError.Code.unknownType` where the program does not declare the type, or where
  ///   records of the type lie in none and the path has several names; `ValidationError` for a name
  ///   that breaks a rule.
  public func makeRecord(at path: RecordPath, type: String) throws -> Identifier {
    let shape = try PathShape(reader.catalog.entry(type).type)
    guard shape.parent != nil || path.parts.count <= 1 else {
      throw StoreError(
        .unknownType,
        Message("store.path.flat", ["type": .text(shape.type.title), "path": .text("\(path)")]))
    }
    var outer: Identifier?
    for part in path.parts {
      if let found = try record(named: part, in: outer, shape) {
        outer = found
      } else {
        outer = try make(part, in: outer, type)
      }
    }
    guard let outer else {
      throw StoreError(.unknownType, Message("store.path.nameless", ["type": .text(type)]))
    }
    return outer
  }

  private func make(_ name: String, in outer: Identifier?, _ type: String) throws -> Identifier {
    guard let model = context.models[type] else {
      throw StoreError(
        .unknownType, Message("store.type.undeclared", ["type": .text(type)]),
        hint: Message("store.type.undeclared.hint", ["type": .text(type)]))
    }
    let id = IdentifierSource.shared.next()
    let values = model.type.fields.map { field -> Value in
      switch field.role {
      case _ where field.kind == .identifier: .reference(id)
      case .name: .text(name)
      case .parent: outer.map(Value.reference) ?? .none
      default: field.defaultValue
      }
    }
    try insert(model.type.row(values), model: model)
    return id
  }
}
