/// Where the elements of a tree come to stand, from their ids alone.
struct TreeLayout<ID: Hashable> {
  /// The order of a walk, as positions in what was given.
  private(set) var order: [Int] = []
  private(set) var depths: [Int] = []
  private(set) var parents: [Int] = []
  private(set) var ends: [Int] = []
  private(set) var cycles: [ID] = []
  private(set) var positions: [ID: Int] = [:]

  init(ids: [ID], parentIDs: [ID?]) {
    let firsts = Dictionary(zip(ids, ids.indices)) { first, _ in first }
    var given = parentIDs.map { id in id.flatMap { firsts[$0] } ?? -1 }
    for broken in TreeLayout.breakCycles(&given) { cycles.append(ids[broken]) }
    walk(given)
    for (position, element) in order.enumerated() where firsts[ids[element]] == element {
      positions[ids[element]] = position
    }
  }

  /// Makes the first element of each cycle a root and gives these, in order.
  private static func breakCycles(_ parents: inout [Int]) -> [Int] {
    // Zero: not seen. Else the number of the walk towards the root that saw it.
    var seen = [Int](repeating: 0, count: parents.count)
    var broken: [Int] = []
    for start in parents.indices where seen[start] == 0 {
      var element = start
      while element >= 0 && seen[element] == 0 {
        seen[element] = start + 1
        element = parents[element]
      }
      guard element >= 0, seen[element] == start + 1 else { continue }
      var first = element
      var member = parents[element]
      while member != element {
        first = min(first, member)
        member = parents[member]
      }
      parents[first] = -1
      broken.append(first)
    }
    return broken.sorted()
  }

  /// Lays the elements out, each before its children.
  private mutating func walk(_ given: [Int]) {
    // Children as linked lists, built from the back so that they keep their order.
    var firstChild = [Int](repeating: -1, count: given.count)
    var nextSibling = firstChild
    var firstRoot = -1
    for element in given.indices.reversed() {
      let parent = given[element]
      nextSibling[element] = parent < 0 ? firstRoot : firstChild[parent]
      if parent < 0 { firstRoot = element } else { firstChild[parent] = element }
    }
    var open: [Int] = []
    var element = firstRoot
    while element >= 0 || !open.isEmpty {
      guard element >= 0 else {
        let position = open.removeLast()
        ends[position] = order.count
        element = nextSibling[order[position]]
        continue
      }
      parents.append(open.last ?? -1)
      depths.append(open.count)
      ends.append(0)
      open.append(order.count)
      order.append(element)
      element = firstChild[element]
    }
  }
}
