public import StewardModels
public import StewardPersistence
import StewardQuery

/// The inventory, as the program that serves it needs to know it.
public enum InventoryDomain {
  /// Describes the domain.
  ///
  /// - Throws: `ModelError.Code.invalidSchema` for a declaration that contradicts itself.
  public static func description() throws(ModelError) -> DomainDescription {
    let item = try RecordModel(Item.self)
    let place = try RecordModel(Place.self)
    let maintenance = try RecordModel(MaintenanceEntry.self)
    let audit = try RecordModel(Audit.self)
    return DomainDescription(
      "inventory",
      main: DomainType(
        item, columns: columns, sort: [SortKey(Item.name.name)],
        standing: Inventory.current.expression, multiplier: Item.quantity.name,
        completion: ItemCompletion(),
        readers: [Item.warranty.name: warrantyReader, Item.asset.name: assetReader]),
      DomainType(
        place, columns: [Place.name.name, Place.parent.name, Place.note.name],
        sort: [SortKey(Place.name.name)],
        completion: TreeCompletion(place.type, namesAreUnique: true)),
      DomainType(
        maintenance,
        columns: [
          MaintenanceEntry.day.name, MaintenanceEntry.item.name, MaintenanceEntry.what.name,
          MaintenanceEntry.cost.name, MaintenanceEntry.next.name,
        ], sort: [SortKey(MaintenanceEntry.day.name)]),
      DomainType(
        audit,
        columns: [Audit.begun.name, Audit.place.name, Audit.seen.name, Audit.missing.name],
        sort: [SortKey(Audit.begun.name)]),
      tables: [Homebox.table])
  }

  /// What a list of items shows unless told otherwise.
  private static let columns = [
    Item.asset.name, Item.name.name, Item.quantity.name, Item.place.name, Item.price.name,
    Item.tags.name,
  ]
}
