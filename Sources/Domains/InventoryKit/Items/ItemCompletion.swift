public import StewardModels
public import StewardPersistence
import StewardValidation

/// What is filled in when an item is written: the asset number of a new one, given in turn, and the
/// form in which a number is kept (`1` becomes `000-001`).
public struct ItemCompletion: RowCompletion {
  private var counter = AssetCounter()
  private let tree: TreeCompletion
  private let asset: Int
  private let inside: Int

  /// Prepares to complete items.
  public init() {
    let type = Item.schema.type
    tree = TreeCompletion(type, namesAreUnique: false)
    asset = Self.column(Item.asset.name, type)
    inside = Self.column(Item.inside.name, type)
  }

  /// The column of a field; the first where there is none, which the schema rules out.
  private static func column(_ field: String, _ type: RecordType) -> Int {
    type.index(ofField: field).map { type.firstColumns[$0] } ?? 0
  }

  /// Takes note of a number that a row brings along.
  public mutating func foresee(_ row: [Scalar]) {
    if let number = row[asset].text.flatMap({ AssetNumber($0) }) { counter.foresee(number) }
  }

  /// Fills in the asset number, and checks that the item does not lie in itself.
  ///
  /// An item whose number is taken away gets no other. A text that is no number is left for the rules
  /// to refuse.
  public mutating func complete(
    _ row: inout [Scalar], replacing old: [Scalar]?, in transaction: Transaction
  ) throws {
    if case .text(let text) = row[asset] {
      if let number = AssetNumber(text) {
        row[asset] = .text(number.description)
        counter.foresee(number)
      }
    } else if old == nil {
      row[asset] = .text(try counter.next(in: transaction).description)
    }
    if row[inside].isNull || row[inside] == old?[inside] { return }
    var tree = tree
    try tree.complete(&row, replacing: old, in: transaction)
  }
}

extension Item {
  /// Fills in what a new item lacks: its asset number.
  ///
  /// For programs that work with items as values: `var item = …; try Item.complete(&item, in: t)`,
  /// then `t.insert(item)`. For many, keep one `ItemCompletion`.
  ///
  /// - Throws: `ValidationError` where the item would lie in itself;
  ///   `InventoryError.Code.assetNumbersUsedUp`.
  public static func complete(_ item: inout Item, in transaction: Transaction) throws {
    var completion = ItemCompletion()
    var row = schema.row(item)
    try completion.complete(&row, replacing: nil, in: transaction)
    item = try Row.view(row) { (row) throws(ModelError) in try schema.decode(row) }
  }
}
