/// Neighbours in an ordered list that have something in common.
public struct Section<Key: Equatable, Element> {
  /// What they have in common.
  public let key: Key
  /// The elements, in the list's order; never empty.
  public let elements: [Element]

  /// Makes a section.
  public init(key: Key, elements: [Element]) {
    self.key = key
    self.elements = elements
  }
}

extension Section: Sendable where Key: Sendable, Element: Sendable {}
extension Section: Equatable where Element: Equatable {}

/// Parts ordered lists into sections.
public enum Sections {
  /// The sections of a list: each run of neighbours with an equal key.
  ///
  /// The list stands in an order in which equal keys are together (sort by the field first); where
  /// it does not, a key comes again.
  public static func split<Element, Key: Equatable, Failure: Error>(
    _ elements: some Sequence<Element>, by key: (Element) throws(Failure) -> Key
  ) throws(Failure) -> [Section<Key, Element>] {
    var sections: [Section<Key, Element>] = []
    var run: [Element] = []
    var current: Key?
    for element in elements {
      let next = try key(element)
      if let current, current != next {
        sections.append(Section(key: current, elements: run))
        run.removeAll()
      }
      current = next
      run.append(element)
    }
    if let current { sections.append(Section(key: current, elements: run)) }
    return sections
  }
}
