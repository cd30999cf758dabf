import StewardConformance
import StewardModels
import Testing

@Suite("Tags")
struct TagsTests {
  @Test("are sorted by their bytes, each once, trimmed")
  func order() throws {
    let tags = try Tags(["winter", " attic ", "Winter", "winter", "é", "蔬菜", "nuts; bolts", "a b"])
    #expect(Array(tags) == ["Winter", "a b", "attic", "nuts; bolts", "winter", "é", "蔬菜"])
    #expect(tags.stored == "Winter\na b\nattic\nnuts; bolts\nwinter\né\n蔬菜")
    #expect(Tags(stored: tags.stored) == tags)
    #expect(Array(tags.reversed()) == Array(tags).reversed())
    #expect(tags.count == 7 && tags.first == "Winter" && tags.last == "蔬菜")
    #expect(tags == ["蔬菜", "é", "winter", "nuts; bolts", "attic", "a b", "Winter"])
  }

  @Test(
    "that are none are refused",
    arguments: ["", " ", "\n", "a\nb", "a\u{0}", "a\u{1b}[2J", "a\u{2028}b"])
  func refused(tag: String) {
    #expect { try Tags(["ok", tag]) } throws: { ($0 as? ModelError)?.code == .invalidValue }
    #expect { try Tags().inserting(tag) } throws: { ($0 as? ModelError)?.code == .invalidValue }
  }

  @Test("come out of a store in order, however they went in")
  func stored() {
    #expect(Array(Tags(stored: "b\na\n\nb\n")) == ["a", "b"])
    #expect(Array(Tags(stored: "a\na")) == ["a"])
    #expect(Tags(stored: "b\na").stored == "a\nb")
    #expect(Tags(stored: "\n").isEmpty && Tags(stored: "").isEmpty)
    #expect(Array(Tags(stored: "")).isEmpty && Tags().count == 0)
    #expect(Tags(stored: "one").count == 1)
  }

  @Test("are added and taken away")
  func changes() throws {
    let tags: Tags = ["b", "d"]
    #expect(try tags.inserting("c") == ["b", "c", "d"])
    #expect(try tags.inserting("b") == tags)
    #expect(tags.removing("b") == ["d"] && tags.removing("x") == tags)
    #expect(tags.union(["a", "d"]) == ["a", "b", "d"])
    #expect(tags.union([]) == tags && Tags().union(tags) == tags)
    #expect(tags.subtracting(["d", "e"]) == ["b"])
    #expect(tags.contains("d") && !tags.contains("") && !tags.contains("B") && !Tags().contains(""))
    #expect(tags.description == "[\"b\", \"d\"]")
  }

  @Test("out of a store are what was stored, for random sets")
  func laws() throws {
    var random = SeededGenerator(seed: 11)
    let letters = ["a", "b", "é", "中", "🎂", " ", ";", "A"]
    for _ in 0..<2_000 {
      let words = (0..<Int.random(in: 0...6, using: &random)).map { _ in
        "x"
          + (0..<Int.random(in: 0...3, using: &random)).map { _ in
            letters[Int.random(in: 0..<letters.count, using: &random)]
          }.joined() + "y"
      }
      let tags = try Tags(words)
      #expect(Set(tags) == Set(words))
      #expect(Tags(stored: tags.stored) == tags)
      #expect(Tags(stored: words.joined(separator: "\n")) == tags)
    }
  }
}
