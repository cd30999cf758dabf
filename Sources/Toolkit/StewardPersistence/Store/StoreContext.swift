import StewardModels
import Synchronization

/// What a store knows beside its backend: the declared types, who works on it, the clock.
final class StoreContext: Sendable {
  let models: [String: RecordModel]
  let options: StoreOptions
  private let declarations = Mutex<[ObjectIdentifier: RecordType]>([:])

  init(models: [RecordModel], options: StoreOptions) {
    self.models = Dictionary(models.map { ($0.type.name, $0) }) { first, _ in first }
    self.options = options
  }

  /// The declaration of a Swift type, described once.
  func declared<Root: Record>(_ root: Root.Type) throws(StoreError) -> RecordType {
    let known = declarations.withLock { $0[ObjectIdentifier(root)] }
    if let known { return known }
    guard let model = models[root.schema.name] else {
      throw StoreError(
        .unknownType, Message("store.type.undeclared", ["type": .text(root.schema.name)]),
        hint: Message("store.type.undeclared.hint", ["type": .text("\(root)")]))
    }
    declarations.withLock { $0[ObjectIdentifier(root)] = model.type }
    return model.type
  }
}
