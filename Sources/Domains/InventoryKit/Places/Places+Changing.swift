public import StewardModels
public import StewardPersistence
import StewardQuery

extension Places {
  /// Calls a place otherwise; everything in it goes with it.
  ///
  /// - Parameter path: One name, or the whole path that the place is to have; what is missing of it
  ///   is made.
  /// - Throws: `ValidationError` where another place there has the name, or where the place would lie
  ///   in itself.
  public static func rename(
    _ place: RecordID<Place>, to path: RecordPath, in transaction: Transaction
  ) throws {
    let outer = try path.parent.map { try make($0, in: transaction) }
    try change(place, in: transaction) { place in
      place.name = path.name
      if let outer { place.parent = outer }
    }
  }

  /// Puts a place into another, with everything in it.
  ///
  /// - Parameter outer: The other; nil makes it an outermost one.
  /// - Throws: As `rename`.
  public static func move(
    _ place: RecordID<Place>, into outer: RecordID<Place>?, in transaction: Transaction
  ) throws {
    try change(place, in: transaction) { $0.parent = outer }
  }

  /// Changes a place, and keeps the rules of the tree.
  static func change(
    _ id: RecordID<Place>, in transaction: Transaction, _ change: (inout Place) -> Void
  ) throws {
    guard let old = try transaction.find(id) else { return }
    var place = old
    change(&place)
    guard place != old else { return }
    var completion = TreeCompletion(Place.schema.type, namesAreUnique: true)
    var row = Place.schema.row(place)
    try completion.complete(&row, replacing: Place.schema.row(old), in: transaction)
    try transaction.update(place)
  }

  /// What became of a place that was removed.
  public struct Removal: Hashable, Sendable {
    /// How many places are gone.
    public var places = 0
    /// How many items were put elsewhere.
    public var items = 0

    /// Says so many places and items.
    public init(places: Int = 0, items: Int = 0) {
      self.places = places
      self.items = items
    }
  }

  /// Removes a place.
  ///
  /// - Parameter other: Where everything in it goes, places in places of the same name; nil where the
  ///   places in it go with it, which must be empty.
  /// - Throws: `InventoryError.Code.placeInUse`, `.placeInItself`.
  public static func remove(
    _ place: RecordID<Place>, movingTo other: RecordID<Place>?, in transaction: Transaction
  ) throws -> Removal {
    let name = try transaction.find(place)?.name ?? ""
    let within = try transaction.paths(of: Place.schema.name).tree
      .descendants(of: place.identifier).map { RecordID<Place>($0.id) }
    var removal = Removal()
    if let other {
      guard other != place, !within.contains(other) else {
        throw InventoryError(
          .placeInItself, Message("inventory.place.into-itself", ["name": .text(name)]),
          hint: Message("inventory.place.into-itself.hint"))
      }
      try empty(place, into: other, &removal, in: transaction)
      return removal
    }
    let going = [place] + within
    let items = try transaction.count(where: Item.place.isOne(of: going))
    guard items == 0 else {
      throw InventoryError(
        .placeInUse,
        Message("inventory.place.in-use", ["name": .text(name), "count": .number(items)]),
        hint: Message("inventory.place.in-use.hint"))
    }
    try transaction.remove(
      Set(going).map { RecordReference(type: Place.schema.name, id: $0.identifier) })
    removal.places = Set(going).count
    return removal
  }

  /// Puts everything in a place into another, and removes it.
  private static func empty(
    _ place: RecordID<Place>, into other: RecordID<Place>, _ removal: inout Removal,
    in transaction: Transaction
  ) throws {
    removal.items += try transaction.update(where: Item.place.equals(place)) { $0.place = other }
    for inner in try transaction.fetch(where: Place.parent.equals(place)) {
      let twin = try transaction.fetch(
        where: Place.parent.equals(other).and(Place.name.matches(inner.name)), limit: 1
      ).first
      if let twin {
        try empty(inner.id, into: twin.id, &removal, in: transaction)
      } else {
        try move(inner.id, into: other, in: transaction)
      }
    }
    try transaction.remove(place)
    removal.places += 1
  }
}
