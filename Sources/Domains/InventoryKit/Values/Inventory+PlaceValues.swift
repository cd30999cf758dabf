import StewardModels
import StewardPersistence
import StewardQuery

extension Inventory {
  /// What the items in each place are worth.
  ///
  /// An item without a place lies where the item is that it lies in.
  func valuesByPlace(_ filter: Filter<Item>) throws -> ValueReport {
    var total = Worth()
    var own: [Identifier?: Worth] = [:]
    var places = ItemPlaces()
    var contained: [(container: Identifier, value: Money?, quantity: Quantity)] = []
    let fields = ["id", Item.place.name, Item.inside.name]
    try scan(fields, filter) { row, value, quantity in
      try total.add(value, times: quantity)
      let place = row.identifier(Self.firstColumn + 1)
      if place == nil, let container = row.identifier(Self.firstColumn + 2) {
        contained.append((container, value, quantity))
        if let id = row.identifier(Self.firstColumn) { places.note(id, in: container) }
      } else {
        try own[place, default: Worth()].add(value, times: quantity)
      }
    }
    for item in contained {
      let place = try places.place(of: item.container, in: snapshot)
      try own[place, default: Worth()].add(item.value, times: item.quantity)
    }
    return try report(total, own)
  }

  private func report(_ total: Worth, _ own: [Identifier?: Worth]) throws -> ValueReport {
    let tree = try snapshot.paths(of: Place.schema.name).tree
    let wholes = try tree.accumulate({ own[$0.id] ?? Worth() }, combine: { try $0.add($1) })
    var lines: [ValueReport.Line] = []
    var position = 0
    tree.walk { place, depth, _ in
      lines.append(
        ValueReport.Line(
          name: place.name, place: place.id, depth: depth, own: own[place.id] ?? Worth(),
          whole: wholes[position]))
      position += 1
    }
    if let rest = own[nil] {
      lines.append(ValueReport.Line(name: nil, place: nil, depth: 0, own: rest, whole: rest))
    }
    return ValueReport(total: total, lines: lines)
  }
}

/// Finds out where items are that lie in items, each once.
private struct ItemPlaces {
  /// The containers of items that have no place of their own.
  private var containers: [Identifier: Identifier] = [:]
  private var known: [Identifier: Identifier?] = [:]

  mutating func note(_ item: Identifier, in container: Identifier) {
    containers[item] = container
  }

  /// The place of an item, or of the one that it lies in, however deep; nil where none has a place,
  /// or where they lie in each other.
  mutating func place(of item: Identifier, in snapshot: Snapshot) throws -> Identifier? {
    var passed: [Identifier] = []
    var seen: Set<Identifier> = []
    var next: Identifier? = item
    var place: Identifier?
    while let id = next, seen.insert(id).inserted {
      if let answer = known[id] {
        place = answer
        break
      }
      passed.append(id)
      if let container = containers[id] {
        next = container
        continue
      }
      let record = try snapshot.find(RecordID<Item>(id))
      place = record?.place?.identifier
      next = place == nil ? record?.inside?.identifier : nil
    }
    for id in passed { known[id] = .some(place) }
    return place
  }
}
