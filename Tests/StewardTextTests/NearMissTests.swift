import StewardText
import Testing

@Suite struct NearMissTests {
  @Test(arguments: [
    ("lmap", ["Lamp", "Table"], ["Lamp"]), ("lsit", ["list", "add", "last"], ["list"]),
    ("na", ["name", "note"], ["name"]),
    ("creme", ["Crème", "Cream"], ["Crème"]), ("xyz", ["list"], []), ("", ["a"], []),
    ("ad", ["add", "and", "old"], ["add", "and"]),
  ])
  func nearest(_ word: String, _ candidates: [String], _ expected: [String]) {
    #expect(NearMiss.nearest(to: word, in: candidates, limit: 3) == expected)
  }

  @Test func keepsTheLimit() {
    #expect(NearMiss.nearest(to: "aa", in: ["aab", "aac", "aad"], limit: 2) == ["aab", "aac"])
  }
}
