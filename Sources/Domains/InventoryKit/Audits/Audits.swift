public import StewardModels
public import StewardPersistence
public import StewardQuery

/// Beginning, carrying out and ending audits, of which one at a time is under way.
public enum Audits {
  /// The audit that is under way; nil where none is.
  public static func current(in snapshot: Snapshot) throws -> Audit? {
    try snapshot.fetch(where: Audit.ended.isNone, limit: 1).first
  }

  /// Begins an audit.
  ///
  /// - Parameter place: Where, with all places in it; nil for everywhere.
  /// - Throws: `InventoryError.Code.auditOpen` where one is under way.
  public static func start(
    in place: RecordID<Place>?, at moment: Moment, in transaction: Transaction
  ) throws -> Audit {
    if try current(in: transaction) != nil {
      throw InventoryError(
        .auditOpen, Message("inventory.audit.open"), hint: Message("inventory.audit.open.hint"))
    }
    return try transaction.insert(Audit(place: place, begun: moment))
  }

  /// Ticks an item: it is there.
  ///
  /// - Throws: `InventoryError.Code.noAudit` where none is under way.
  public static func see(
    _ item: RecordID<Item>, at moment: Moment, in transaction: Transaction
  ) throws {
    let audit = try underWay(in: transaction)
    // The clock may have been set back since the audit began.
    try transaction.update(item) { $0.seen = max(moment, audit.begun) }
  }

  /// Ends the audit that is under way.
  ///
  /// - Returns: The audit, with how many items were seen and how many were not.
  /// - Throws: `InventoryError.Code.noAudit` where none is under way.
  public static func end(at moment: Moment, in transaction: Transaction) throws -> Audit {
    var audit = try underWay(in: transaction)
    let all = try transaction.count(where: audit.items)
    let missing = try transaction.count(where: audit.unseen)
    (audit.ended, audit.seen, audit.missing) = (max(moment, audit.begun), all - missing, missing)
    return try transaction.update(audit)
  }

  /// The audit that is under way.
  ///
  /// - Throws: `InventoryError.Code.noAudit` where none is.
  public static func underWay(in snapshot: Snapshot) throws -> Audit {
    if let audit = try current(in: snapshot) { return audit }
    throw InventoryError(
      .noAudit, Message("inventory.audit.none"), hint: Message("inventory.audit.none.hint"))
  }
}

extension Audit {
  /// The items that it is about: those in the place that are there to be seen, which lent ones are
  /// not.
  public var items: Filter<Item> {
    let there = Inventory.current.and(Item.lentTo.isNone)
    guard let place else { return there }
    let here = Filter<Place>(.compare(FieldPath("id"), .equal, .reference(place.identifier)))
    let held = Filter<Item>.all([
      Item.place.isNone, Item.inside.lies(in: Item.place.lies(in: here)),
    ])
    return there.and(Item.place.lies(in: here).or(held))
  }

  /// Those of them that have not been seen.
  public var unseen: Filter<Item> { items.and(Item.seen.atLeast(begun).negated) }
}
