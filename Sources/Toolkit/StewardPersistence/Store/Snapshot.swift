import StewardModels
import StewardQuery

/// A consistent view of a store: what is read through it does not change while it lasts.
///
/// It exists for the time of one `Store.read` or `Store.transaction` and stays on its thread.
public class Snapshot {
  let reader: any StoreReader
  let context: StoreContext
  private var bindings: [ObjectIdentifier: AnyObject] = [:]

  init(_ reader: any StoreReader, _ context: StoreContext) {
    self.reader = reader
    self.context = context
  }

  /// The record types that the store holds, declared by this program or not.
  public var catalog: StoredCatalog { reader.catalog }

  /// A setting of the store: `currency`, `locale`, …; nil where it is not set.
  public func setting(_ name: String) throws -> String? { try reader.setting(name) }

  func binding<Root: Record>(_ root: Root.Type) throws -> TypeBinding<Root> {
    if let known = bindings[ObjectIdentifier(root)] as? TypeBinding<Root> { return known }
    let binding = try TypeBinding(
      root.schema, declared: context.declared(root), in: reader.catalog)
    bindings[ObjectIdentifier(root)] = binding
    return binding
  }

  /// A query that makes sense for the store's types.
  func checked(_ query: RecordQuery) throws -> RecordQuery {
    let entry = try reader.catalog.entry(query.type)
    var query = query
    let catalog = reader.catalog
    let order = try order(entry.type, query.sort, ReaderRows(reader))
    if let after = query.after { try order.check(after) }
    query.filter = try query.filter.checked(against: entry.type) { catalog.type($0) }
    return query
  }
}
