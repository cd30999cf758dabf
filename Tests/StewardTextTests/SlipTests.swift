import StewardText
import Testing

@Suite struct SlipTests {
  @Test(arguments: [
    ("pirce", "price"), ("pric", "price"), ("prices", "price"), ("prise", "price"),
    ("Modle", "model"),
  ])
  func isOneSlipAway(word: String, other: String) { #expect(NearMiss.isSlip(word, other)) }

  @Test(arguments: [("price", "price"), ("prcie", "prices"), ("book", "bought"), ("", "asset")])
  func isNotOneSlipAway(word: String, other: String) { #expect(!NearMiss.isSlip(word, other)) }
}
