import StewardConformance
import StewardModels
import StewardQuery
import StewardText

/// Random items in random places, the same for one seed.
struct RandomData {
  var generator: SeededGenerator
  let items: [[Value]]
  let places: [[Value]]
  let source: MemoryRows
  let queries: RandomQueries

  init(seed: UInt64, items count: Int = 60) {
    var generator = SeededGenerator(seed: seed)
    var placeRows = RandomRows(Samples.place)
    let places = (0..<12).map { _ in placeRows.values(using: &generator) }
    var itemRows = RandomRows(Samples.item, references: placeRows.references)
    let items = (0..<count).map { _ in itemRows.values(using: &generator) }
    self.generator = generator
    self.items = items
    self.places = places
    source = MemoryRows([
      (Samples.place, places.map(Samples.place.row)), (Samples.item, items.map(Samples.item.row)),
    ])
    queries = RandomQueries(
      Samples.item, types: Samples.types, samples: ["item": items, "place": places],
      collation: Samples.collation)
  }

  var rows: [[Scalar]] { items.map(Samples.item.row) }
}
