public import StewardModels
public import StewardPersistence

/// A record that was parted in two, as something befell only some of its pieces.
public struct Parting: Hashable, Sendable {
  /// The record of the pieces that it befell.
  public let item: RecordID<Item>
  /// The record of the pieces that remain; nil where it befell all of them.
  public let rest: RecordID<Item>?
}

extension Item {
  /// Parts so many pieces from an item.
  ///
  /// The rest keeps the identity, the asset number and the serial number; the pieces become a record
  /// of their own that is like it in all else, with the next asset number. Where it is all pieces,
  /// the record stays whole.
  ///
  /// - Parameter quantity: How many pieces; nil for all.
  /// - Throws: `StoreError.Code.notFound`; `InventoryError.Code.invalidQuantity` where there are not
  ///   so many, or it is none; `ModelError.Code.mismatch` where the units measure different things.
  public static func part(
    _ id: RecordID<Item>, _ quantity: Quantity?, in transaction: Transaction
  ) throws -> Parting {
    guard let quantity, let item = try transaction.find(id), quantity != item.quantity else {
      return Parting(item: id, rest: nil)
    }
    let rest = try item.quantity.subtracting(quantity)
    guard !quantity.isNegative, !quantity.isZero, !rest.isNegative else {
      throw InventoryError(
        .invalidQuantity,
        Message(
          "inventory.quantity.invalid",
          [
            "name": .text(item.name), "there": .text(item.quantity.description),
            "asked": .text(quantity.description),
          ]), hint: Message("inventory.quantity.hint"))
    }
    if rest.isZero { return Parting(item: id, rest: nil) }
    try transaction.update(id) { $0.quantity = rest }
    var part = try item.again()
    part.quantity = quantity
    (part.asset, part.serial, part.created, part.changed) = (nil, nil, nil, nil)
    try Item.complete(&part, in: transaction)
    return Parting(item: try transaction.insert(part).id, rest: id)
  }

  /// The same item with an identity of its own.
  private func again() throws -> Item {
    var row = Self.schema.row(self)
    row[0] = .identifier(IdentifierSource.shared.next())
    return try Row.view(row) { (row) throws(ModelError) in try Self.schema.decode(row) }
  }
}
