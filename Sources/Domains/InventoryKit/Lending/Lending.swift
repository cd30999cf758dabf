public import StewardModels
public import StewardPersistence
import StewardQuery
import StewardText

/// Giving things to others for a while, and taking them back.
public enum Lending {
  /// Lends an item.
  ///
  /// One that the same person has already is lent on: since the day it was, until the new day.
  ///
  /// - Parameters:
  ///   - person: Who gets it.
  ///   - since: The day.
  ///   - due: When it is due back, where that was agreed.
  ///   - quantity: How many pieces; nil for all. See `Item.part`.
  /// - Throws: `InventoryError.Code.lent` where someone else has it, `.sold`, `.invalidQuantity`;
  ///   `ValidationError` where it would be due before it is lent.
  public static func lend(
    _ id: RecordID<Item>, to person: String, since: Day, due: Day? = nil,
    quantity: Quantity? = nil, in transaction: Transaction
  ) throws -> Parting {
    guard let item = try transaction.find(id) else { return Parting(item: id, rest: nil) }
    try item.refuseSold()
    let isExtended = item.lentTo.map { $0.folded == person.folded } ?? false
    if !isExtended { try item.refuseLent() }
    let parting = try Item.part(id, quantity, in: transaction)
    try transaction.update(parting.item) { item in
      if !isExtended { (item.lentTo, item.lentSince) = (person, since) }
      item.lentDue = due ?? (isExtended ? item.lentDue : nil)
    }
    return parting
  }

  /// Takes an item back.
  ///
  /// What was parted from a record when it was lent joins it again, where that is there, like it in
  /// all else, and the only one.
  ///
  /// - Returns: The record that holds the pieces now.
  /// - Throws: `InventoryError.Code.notLent`.
  public static func takeBack(
    _ id: RecordID<Item>, in transaction: Transaction
  ) throws -> RecordID<Item> {
    guard let item = try transaction.find(id) else { return id }
    guard item.lentTo != nil else {
      throw InventoryError(
        .notLent, Message("inventory.lend.not", ["name": .text(item.name)]),
        hint: Message("inventory.lend.not.hint"))
    }
    let back = try transaction.update(id) {
      ($0.lentTo, $0.lentSince, $0.lentDue) = (nil, nil, nil)
    }
    return try back.rejoined(in: transaction) ?? id
  }
}

extension Item {
  /// Refuses what is not there any more.
  func refuseSold() throws(InventoryError) {
    guard soldOn != nil || soldTo != nil || soldFor != nil else { return }
    throw InventoryError(
      .sold, Message("inventory.sold", ["name": .text(name)]),
      hint: Message("inventory.sold.hint"))
  }

  /// Refuses what someone has.
  func refuseLent() throws(InventoryError) {
    guard let lentTo else { return }
    throw InventoryError(
      .lent, Message("inventory.lent", ["name": .text(name), "to": .text(lentTo)]),
      hint: Message("inventory.lent.hint"))
  }

  /// Puts a part back to the record that it was taken from.
  ///
  /// - Returns: That record; nil where there is none, or more than one that it may be.
  func rejoined(in transaction: Transaction) throws -> RecordID<Item>? {
    let alike = try transaction.fetch(
      Item.self, where: Item.name.equals(name).and(Item.lentTo.isNone), limit: 20
    ).filter { $0.id != id && isPart(of: $0) }
    guard serial == nil, alike.count == 1, let whole = alike.first,
      try !isReferred(in: transaction)
    else { return nil }
    let sum = try whole.quantity.adding(quantity)
    try transaction.update(whole.id) { $0.quantity = sum }
    try transaction.remove(id)
    return whole.id
  }

  /// Whether this may have been parted from another: alike but for what parting tells apart, and
  /// made later.
  private func isPart(of other: Item) -> Bool {
    var (mine, its) = (self, other)
    (mine.asset, its.asset, mine.serial, its.serial) = (nil, nil, nil, nil)
    (mine.quantity, its.quantity) = (.one, .one)
    (mine.created, its.created, mine.changed, its.changed) = (nil, nil, nil, nil)
    (mine.seen, its.seen) = (nil, nil)
    let schema = Item.schema
    guard schema.row(mine).dropFirst() == schema.row(its).dropFirst() else { return false }
    guard let number = asset.flatMap({ AssetNumber($0) }) else { return false }
    // The numbers are given in turn, so the part has the greater one.
    return quantity.unit == other.quantity.unit
      && (other.asset.flatMap { AssetNumber($0) }.map { $0 < number } ?? true)
  }

  /// Whether something refers to the record, which would go with it.
  private func isReferred(in transaction: Transaction) throws -> Bool {
    if try transaction.count(where: Item.inside.equals(id)) > 0 { return true }
    return try transaction.count(where: MaintenanceEntry.item.equals(id)) > 0
  }
}
