import StewardText
import Testing

@Suite struct CollationTests {
  @Test(arguments: [
    ("en", ["Äpfel", "apple", "banana", "Zebra"]), ("en", ["Item 2", "item 2b", "Item 10"]),
    ("zh", ["阿姨", "白菜", "菜刀", "中国"]), ("zh_CN.UTF-8", ["阿姨", "白菜"]),
    ("sv", ["zebra", "ånga", "ärta", "öra"]),
    ("de", ["Ofen", "Öl", "Otto"]), ("C", ["a", "A", "b", "B"]), ("ja", ["あ", "い", "ん"]),
  ])
  func ordersAsPeopleLook(_ locale: String, _ ordered: [String]) throws {
    let collation = Collation(locale: try LocaleName(locale))
    let keys = ordered.map { collation.sortKey($0) }
    for (left, right) in zip(keys, keys.dropFirst()) {
      #expect(left.lexicographicallyPrecedes(right))
    }
  }

  @Test(arguments: [LocaleName.root, .english, .chinese])
  func keysStandAsTextsCompare(_ locale: LocaleName) {
    let collation = Collation(locale: locale)
    let texts = (Samples.texts + Samples.random(count: 300, seed: 4)).map(\.nfc)
    let keys = texts.map { collation.sortKey($0) }
    for i in texts.indices {
      for j in texts.indices where (i + j) % 7 == 0 {
        let byKeys =
          keys[i] == keys[j] ? 0 : keys[i].lexicographicallyPrecedes(keys[j]) ? -1 : 1
        let direct = collation.compare(texts[i], texts[j])
        #expect(byKeys == direct, "\(texts[i]) \(texts[j])")
        #expect(direct == -collation.compare(texts[j], texts[i]))
      }
    }
  }

  @Test func keysHoldNoZero() {
    let collation = Collation(locale: .chinese)
    for text in Samples.texts { #expect(!collation.sortKey(text).contains(0)) }
    #expect(collation.sortKey("").isEmpty == false)
  }

  @Test func longTextsHaveWholeKeys() {
    let collation = Collation(locale: .root)
    let long = String(repeating: "\u{FDFA}", count: 5000)
    let key = collation.sortKey(long)
    #expect(key.count > long.utf8.count)
    #expect(key.lexicographicallyPrecedes(collation.sortKey(long + "z")))
    var buffer: [UInt8] = [9]
    collation.appendSortKey(of: long, to: &buffer)
    #expect(buffer == [9] + key)
  }

  @Test func servesManyThreads() async {
    let collation = Collation(locale: .chinese)
    let expected = Samples.texts.map { Collation(locale: .chinese).sortKey($0) }
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask {
          (0..<200).allSatisfy { _ in Samples.texts.map(collation.sortKey) == expected }
        }
      }
      for await isEqual in group { #expect(isEqual) }
    }
  }

  @Test func versionNamesICU() {
    #expect(Collation.version.hasPrefix("ICU "))
  }
}
