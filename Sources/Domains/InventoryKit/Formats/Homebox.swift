import StewardModels
public import StewardPersistence

/// The table that Homebox exports and imports, for both ways.
///
/// Its headings begin with `HB.`; in its first versions they had none. The reference
/// column of the documentation, `docs/inventory-fields.md`, is compared with this by a test.
public enum Homebox {
  /// The declaration.
  ///
  /// `HB.import_ref` is the key. Of headings that changed, the one is written that the most versions
  /// read. Amounts stand without a currency: they are in the one of the store.
  public static let table = ForeignTable(
    "homebox", title: "Homebox",
    marks: [.prefix("HB."), .headings(["Import Ref", "Location", "Labels"])],
    key: Item.importRef.name, ownPrefix: "HB.field."
  ) {
    identification + purchase + afterwards
  }

  private static var identification: [ForeignColumn] {
    [
      ForeignColumn("HB.import_ref", also: ["Import Ref"], Item.importRef.name),
      ForeignColumn("HB.location", also: ["Location"], Item.place.name, .path),
      ForeignColumn("HB.parent_import_ref", Item.inside.name, .key),
      ForeignColumn(
        "HB.labels", also: ["HB.tags", "HB.label", "Labels"], Item.tags.name, .tags),
      ForeignColumn("HB.asset_id", also: ["Asset ID"], Item.asset.name, asset),
      ForeignColumn("HB.archived", Item.archived.name, .flag()),
      ForeignColumn("HB.url", Item.link.name, address),
      ForeignColumn("HB.name", also: ["Name"], Item.name.name),
      ForeignColumn("HB.quantity", also: ["Quantity"], Item.quantity.name, quantity),
      ForeignColumn("HB.description", also: ["Description"], Item.description.name),
      ForeignColumn("HB.insured", also: ["Insured"], Item.insured.name, .flag()),
      ForeignColumn("HB.notes", also: ["Notes"], Item.notes.name),
      ForeignColumn(unheld: "HB.low_stock_threshold"),
    ]
  }

  private static var purchase: [ForeignColumn] {
    [
      ForeignColumn(
        "HB.purchase_price", also: ["Purchased Price", "Purchase Price"], Item.price.name,
        .amount(zeroIsNone: true)),
      ForeignColumn("HB.purchase_from", also: ["Purchase From"], Item.shop.name),
      ForeignColumn(
        "HB.purchase_time", also: ["HB.purchase_date", "Purchased Time", "Purchase Time"],
        Item.bought.name, .day(monthFirst: true)),
      ForeignColumn("HB.manufacturer", also: ["Manufacturer"], Item.manufacturer.name),
      ForeignColumn(
        "HB.model_number", also: ["Model Number", "Mode Number"], Item.model.name),
      ForeignColumn("HB.serial_number", also: ["Serial Number"], Item.serial.name),
    ]
  }

  private static var afterwards: [ForeignColumn] {
    [
      ForeignColumn(
        "HB.lifetime_warranty", also: ["Lifetime Warranty"], Item.warrantyForLife.name, .flag()),
      ForeignColumn(
        "HB.warranty_expires", also: ["Warranty Expires"], Item.warranty.name,
        .day(monthFirst: true)),
      ForeignColumn("HB.warranty_details", also: ["Warranty Details"], Item.warrantyNote.name),
      ForeignColumn("HB.sold_to", also: ["Sold To"], Item.soldTo.name),
      ForeignColumn(
        "HB.sold_price", also: ["Sold Price"], Item.soldFor.name, .amount(zeroIsNone: true)),
      ForeignColumn(
        "HB.sold_time", also: ["HB.sold_date", "Sold Time"], Item.soldOn.name,
        .day(monthFirst: true)),
      ForeignColumn("HB.sold_notes", also: ["Sold Notes"], Item.soldNote.name),
    ]
  }

  /// Asset numbers: a row without one says nothing about the item's, and hyphens count for nothing.
  private static let asset = ForeignWording { text in
    let digits = text.filter { $0 != "-" }
    guard digits.contains(where: { $0 != "0" }) else { return .unsaid }
    return .text(AssetNumber(digits)?.description ?? text)
  } write: {
    ForeignWording.Cell($1)
  }

  /// The address of the item's page; without the name of a computer it leads nowhere.
  private static let address = ForeignWording { text in
    let lower = text.lowercased()
    if text.isEmpty { return .nothing }
    return lower.hasPrefix("http://") || lower.hasPrefix("https://") ? .text(text) : .unheld
  } write: { value, text in
    ForeignWording.Cell(text, loss: value.isNone ? nil : "inventory.homebox.link")
  }

  /// How many: older versions hold whole numbers alone.
  private static let quantity = ForeignWording(read: { ForeignWording.plain($0) }) { _, text in
    ForeignWording.Cell(text, loss: text.contains(".") ? "inventory.homebox.fraction" : nil)
  }
}
