import StewardConformance
import StewardModels
import Testing

private struct Place: Sendable, Equatable {
  var id: Int
  var parent: Int?
  var value = 1
}

@Suite("Trees")
struct TreeTests {
  private func tree(_ pairs: [(Int, Int?)]) -> Tree<Place, Int> {
    Tree(pairs.map { Place(id: $0.0, parent: $0.1, value: $0.0) }, id: \.id, parent: \.parent)
  }

  @Test("keep the order in which they are given")
  func order() {
    let tree = tree([(3, nil), (9, 1), (1, 3), (2, 3), (7, 9), (4, nil), (5, 99), (6, 2)])
    #expect(tree.roots.map(\.id) == [3, 4, 5])
    #expect(tree.elements.map(\.id) == [3, 1, 9, 7, 2, 6, 4, 5])
    #expect(tree.children(of: 3).map(\.id) == [1, 2])
    #expect(tree.children(of: 7).isEmpty && tree.children(of: 99).isEmpty)
    #expect(tree.descendants(of: 3).map(\.id) == [1, 9, 7, 2, 6])
    #expect(tree.descendants(of: 4).isEmpty && tree.descendants(of: 99).isEmpty)
    #expect(tree.path(to: 7).map(\.id) == [3, 1, 9, 7] && tree.path(to: 99).isEmpty)
    #expect(tree.parent(of: 7)?.id == 9 && tree.parent(of: 3) == nil && tree.parent(of: 99) == nil)
    #expect(tree.depth(of: 7) == 3 && tree.depth(of: 5) == 0 && tree.depth(of: 99) == nil)
    #expect(tree[9]?.parent == 1 && tree.contains(9) && !tree.contains(99) && tree[99] == nil)
    #expect(tree.cycles.isEmpty && tree.count == 8 && !tree.isEmpty)
  }

  @Test("are walked with depth and path")
  func walk() {
    var lines: [String] = []
    tree([(1, nil), (2, 1), (3, 2), (4, 1), (5, nil)]).walk { place, depth, path in
      lines.append("\(place.id) \(depth) " + path.map { String($0.id) }.joined(separator: "/"))
    }
    #expect(lines == ["1 0 1", "2 1 1/2", "3 2 1/2/3", "4 1 1/4", "5 0 5"])
  }

  @Test("total what lies in each, children in order")
  func totals() {
    let tree = tree([(1, nil), (2, 1), (3, 2), (4, 1), (5, nil)])
    let sums = tree.accumulate {
      $0.value
    } combine: {
      $0 += $1
    }
    #expect(sums == [10, 5, 3, 4, 5])
    #expect(tree.total(of: 2, in: sums) == 5 && tree.total(of: 9, in: sums) == nil)
    let words = tree.accumulate {
      String($0.id)
    } combine: {
      $0 += "(\($1))"
    }
    #expect(words == ["1(2(3))(4)", "2(3)", "3", "4", "5"])
  }

  @Test("let through what a visitor throws")
  func throwing() {
    struct Stop: Error {}
    let tree = tree([(1, nil), (2, 1)])
    #expect(throws: Stop.self) { try tree.walk { (_, _, _) throws(Stop) in throw Stop() } }
    #expect(throws: ModelError.self) {
      try tree.accumulate { (_: Place) throws(ModelError) in
        Money(minorUnits: .max, currency: .eur)
      } combine: { (sum: inout Money, part: Money) throws(ModelError) in
        sum = try sum.adding(part)
      }
    }
  }

  @Test("break cycles at their first element")
  func cycles() {
    #expect(tree([(1, 1)]).cycles == [1])
    #expect(tree([(1, 1)]).roots.map(\.id) == [1])
    let tangled = tree([(8, 3), (1, 2), (2, 3), (3, 1), (5, nil), (6, 7), (7, 6), (4, 6)])
    #expect(tangled.cycles == [1, 6])
    #expect(tangled.roots.map(\.id) == [1, 5, 6])
    #expect(tangled.path(to: 8).map(\.id) == [1, 3, 8])
    #expect(tangled.count == 8 && tangled.elements.count == 8)
  }

  @Test("with one id twice mean the first, and keep both")
  func duplicates() {
    let tree = Tree(
      [Place(id: 1, value: 10), Place(id: 1, value: 20), Place(id: 2, parent: 1)],
      id: \.id, parent: \.parent)
    #expect(tree.count == 3 && tree[1]?.value == 10)
    #expect(tree.elements.map(\.value) == [10, 1, 20])
    #expect(tree.descendants(of: 1).map(\.id) == [2])
  }

  @Test("a chain of 100,000 is walked without recursion")
  func deep() {
    let chain = tree((0..<100_000).reversed().map { ($0, $0 == 0 ? nil : $0 - 1) })
    var deepest = 0
    chain.walk { _, depth, path in deepest = max(deepest, min(depth, path.count - 1)) }
    #expect(deepest == 99_999)
    #expect(chain.descendants(of: 0).count == 99_999)
    let counts = chain.accumulate { _ in
      1
    } combine: {
      $0 += $1
    }
    #expect(chain.total(of: 0, in: counts) == 100_000)
    let ring = tree((0..<100_000).map { ($0, ($0 + 1) % 100_000) })
    #expect(ring.cycles == [0] && ring.roots.count == 1 && ring.depth(of: 1) == 99_999)
  }

  @Test("hold each element once, under its parent, whatever the parents")
  func laws() {
    var random = SeededGenerator(seed: 13)
    for _ in 0..<300 {
      let count = Int.random(in: 0...40, using: &random)
      let pairs: [(Int, Int?)] = (0..<count).map { id in
        let parent = Int.random(in: -5..<(count + 5), using: &random)
        return (id, parent < 0 ? nil : parent)
      }
      let tree = tree(pairs)
      #expect(tree.elements.map(\.id).sorted() == Array(0..<count))
      for (id, parent) in pairs where !tree.roots.contains(where: { $0.id == id }) {
        #expect(tree.parent(of: id)?.id == parent)
        #expect(tree.path(to: id).dropLast().last?.id == parent)
      }
      for root in tree.roots {
        let isFree = root.parent.map { $0 >= count } ?? true
        #expect(isFree != tree.cycles.contains(root.id))
      }
      let sizes = tree.accumulate { _ in
        1
      } combine: {
        $0 += $1
      }
      for id in 0..<count {
        #expect(tree.total(of: id, in: sizes) == tree.descendants(of: id).count + 1)
      }
    }
  }
}
