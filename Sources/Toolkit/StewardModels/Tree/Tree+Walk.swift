extension Tree {
  /// Visits each element, and then what lies in it.
  ///
  /// - Parameter visit: takes the element, its depth (0 for roots), and the path from its root
  ///   down to it, the element included. What it throws ends the walk.
  public func walk<Failure: Error>(
    _ visit: (_ element: Element, _ depth: Int, _ path: [Element]) throws(Failure) -> Void
  ) throws(Failure) {
    var path: [Element] = []
    for (position, element) in elements.enumerated() {
      path.removeLast(path.count - depths[position])
      path.append(element)
      try visit(element, depths[position], path)
    }
  }

  /// A total for each element that takes in all that lies in it.
  ///
  /// - Parameters:
  ///   - value: what an element counts by itself.
  ///   - combine: adds the total of a child to that of its parent; children come in their order,
  ///     each after its own total is complete.
  /// - Returns: the totals in the order of `elements`; `total(of:in:)` finds one by id.
  public func accumulate<Total, Failure: Error>(
    _ value: (Element) throws(Failure) -> Total,
    combine: (inout Total, Total) throws(Failure) -> Void
  ) throws(Failure) -> [Total] {
    var totals: [Total] = []
    totals.reserveCapacity(elements.count)
    var open: [Int] = []
    for (position, element) in elements.enumerated() {
      try close(&open, before: position, in: &totals, combine: combine)
      totals.append(try value(element))
      open.append(position)
    }
    try close(&open, before: elements.count, in: &totals, combine: combine)
    return totals
  }

  /// The one of the totals of `accumulate` that belongs to an id; nil for an unknown id.
  public func total<Total>(of id: ID, in totals: [Total]) -> Total? {
    guard let position = positions[id], position < totals.count else { return nil }
    return totals[position]
  }

  /// Adds the totals of elements that end before a position to those of their parents.
  private func close<Total, Failure: Error>(
    _ open: inout [Int], before position: Int, in totals: inout [Total],
    combine: (inout Total, Total) throws(Failure) -> Void
  ) throws(Failure) {
    while let last = open.last, ends[last] <= position {
      open.removeLast()
      let parent = parents[last]
      if parent >= 0 { try combine(&totals[parent], totals[last]) }
    }
  }
}
