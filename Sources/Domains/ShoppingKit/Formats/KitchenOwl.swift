import StewardInterchange
import StewardModels
import StewardPersistence
import StewardQuery
import StewardText

/// Reads the export of a household of KitchenOwl: items are products, and lists have names alone
/// (https://github.com/TomBursch/kitchenowl, `obj_to_export_dict` of households and items).
final class KitchenOwlReader: ForeignReader {
  private let elements: JSONElementReader
  private let file: String
  private var snapshot: Snapshot?
  private var finder: EntryFinder?
  private var queue: [ForeignRecord] = []
  private var left: [String: (line: Int, count: Int)] = [:]
  private var last: JSONValue?
  private let now: Moment

  static let lists = "shoppinglists"
  static let items = "items"
  /// What this program does not keep.
  private static let others = ["recipes", "expenses", "member"]

  init(_ source: ByteSource, _ reading: ForeignReading) {
    file = source.name
    now = reading.context.now
    elements = JSONElementReader(
      source, sections: Set(Self.others + [Self.lists, Self.items]),
      options: JSONReader.Options(
        isLenient: reading.isLenient,
        limits: JSONLimits(depth: 64, valueBytes: 16 * 1024 * 1024)))
  }

  func begin(in snapshot: Snapshot) throws {
    try elements.rewind()
    finder = EntryFinder(snapshot, now: now)
    queue = []
    left = [:]
  }

  func next() throws -> ForeignRecord? {
    while queue.isEmpty, let element = try elements.next() {
      last = element.value
      let line = element.location.line ?? 1
      switch element.section {
      case Self.lists?:
        guard case .string(let name) = element.value else { throw kind(line, Self.lists) }
        _ = try finder?.list(name, note: nil, line: line, into: &queue)
      case Self.items?:
        guard case .object(let item) = element.value, case .string(let name)? = item["name"] else {
          throw kind(line, Self.items)
        }
        // Kept by its newer versions alone; a product of ours is usually bought at one.
        let stores = texts(item["stores"])
        leave("stores", max(stores.count - 1, 0), line)
        try finder?.product(
          name, category: text(item["category"]), icon: text(item["icon"]), shop: stores.first,
          line: line, into: &queue)
      case let section?: leave(section, 1, line)
      case nil: throw kind(line, Self.items)
      }
    }
    return queue.isEmpty ? nil : queue.removeFirst()
  }

  /// Notes how many of what this program does not keep there are.
  private func leave(_ section: String, _ count: Int, _ line: Int) {
    guard count > 0 else { return }
    left[section] = (left[section]?.line ?? line, (left[section]?.count ?? 0) + count)
  }

  private func texts(_ value: JSONValue?) -> [String] {
    if case .array(let values)? = value { values.compactMap(text) } else { [] }
  }

  private func text(_ value: JSONValue?) -> String? {
    if case .string(let text)? = value, !text.isEmpty { text } else { nil }
  }

  private func kind(_ line: Int, _ section: String) -> InterchangeError {
    InterchangeError(
      .malformed,
      Message(
        "shopping.import.kitchenowl",
        ["file": .text(file), "line": .number(line), "section": .text(section)]),
      at: SourceLocation(line: line))
  }

  var fraction: Double? { nil }
  var replacements: Replacements { elements.reader.replacements }
  var warnings: [RowProblem] {
    left.sorted { $0.key < $1.key }.map { section, found in
      RowProblem(
        file: file, line: found.line,
        message: Message(
          "shopping.import.section",
          ["section": .text(section), "count": .number(found.count)]))
    }
  }

  func writeRejected(_ reasons: [String], to output: ByteOutput) throws {
    guard let last else { return }
    var writer = JSONWriter(output)
    try writer.value(last)
    try writer.endLine()
  }
}

/// Writes what KitchenOwl can take in: products as items, and the names of lists.
///
/// An item has no other members: KitchenOwl refuses a file with one that it does not know.
struct KitchenOwlWriter {
  private let writing: ForeignWriting

  init(_ writing: ForeignWriting) { self.writing = writing }

  func write() throws {
    let walk = EntryWalk(writing: writing)
    var json = JSONWriter(writing.output)
    try json.beginObject()
    try json.key(KitchenOwlReader.lists)
    try json.beginArray()
    for list in try walk.lists() {
      try json.string(list.name)
      try writing.wrote(ShoppingList.schema.name)
    }
    try json.endArray()
    try json.endLine()
    try json.key(KitchenOwlReader.items)
    try json.beginArray()
    try json.endLine()
    for product in try writing.snapshot.fetch(Product.self, sort: Product.name.ascending) {
      try json.beginObject()
      try json.key("name")
      try json.string(product.name)
      // KitchenOwl's icons are names of its own pictures.
      if let icon = product.icon, icon.stored.utf8.allSatisfy({ $0 < 0x80 }) {
        try json.key("icon")
        try json.string(icon.stored)
      } else if product.icon != nil {
        writing.lose("checklists.lost.icons")
      }
      if let category = product.category {
        try json.key("category")
        try json.string(category)
      }
      try json.endObject()
      try json.endLine()
      try writing.wrote(Product.schema.name)
      if product.price != nil { writing.lose("shopping.lost.price") }
      if product.usual != nil || product.barcode != nil || product.note != nil
        || product.shop != nil
      {
        writing.lose("shopping.lost.details")
      }
    }
    try json.endArray()
    try json.endObject()
    try json.endLine()
    let snapshot = writing.snapshot
    writing.lose("shopping.lost.entries", by: try snapshot.count(RecordQuery(Entry.schema.name)))
    writing.lose(
      "shopping.lost.purchases", by: try snapshot.count(RecordQuery(Purchase.schema.name)))
  }
}
