public import StewardQuery
public import StewardText

/// The order in which one comes past the aisles of a shop.
public struct AisleOrder: Sendable {
  private let ranks: [String: Int]
  private let collation: Collation

  /// The order of a shop; without one, the categories by name.
  public init(_ shop: Shop?, _ collation: Collation) {
    var ranks: [String: Int] = [:]
    for (rank, aisle) in (shop?.order ?? []).enumerated() where ranks[aisle.folded] == nil {
      ranks[aisle.folded] = rank
    }
    self.ranks = ranks
    self.collation = collation
  }

  /// Lines by aisle: first the aisles of the shop in its order, then other categories by name, last
  /// what has no category; within an aisle in the order that the lines had.
  public func sections(_ lines: [EntryLine]) -> [Section<String?, EntryLine>] {
    var groups: [String: (name: String, lines: [EntryLine])] = [:]
    var others: [EntryLine] = []
    for line in lines {
      guard let category = line.product.category, !category.isEmpty else {
        others.append(line)
        continue
      }
      groups[category.folded, default: (category, [])].lines.append(line)
    }
    let ordered = groups.sorted { left, right in
      let ranks = (self.ranks[left.key] ?? Int.max, self.ranks[right.key] ?? Int.max)
      if ranks.0 != ranks.1 { return ranks.0 < ranks.1 }
      return collation.isOrderedBefore(left.value.name, right.value.name)
    }
    var sections = ordered.map {
      Section<String?, EntryLine>(key: $0.value.name, elements: $0.value.lines)
    }
    if !others.isEmpty { sections.append(Section(key: nil, elements: others)) }
    return sections
  }
}

extension Shop {
  /// The categories in the order of the aisles.
  public var order: [String] {
    (aisles ?? "").split(whereSeparator: \.isNewline).map(String.init)
  }
}
