import StewardModels
import Testing

@Suite struct ErrorWordsTests {
  private let error = ModelError(
    .invalidValue, Message("model.money.invalid", ["text": "5\u{1B}[2J"]),
    hint: Message("model.money.hint"), details: "at byte 1")

  @Test func anErrorIsPrintedInWords() {
    #expect("\(error)" == "\"5␛[2J\" is no amount of money")
  }

  @Test func anErrorThatNothingCatchesSaysAllThatIsKnown() {
    #expect(
      String(reflecting: error) == """
        "5␛[2J" is no amount of money; hint: money is an amount and a currency, such as 12.50 EUR; \
        [model.money.invalid (text: 5␛[2J)]; at byte 1
        """)
  }

  @Test func aMessageOfAProgramsOwnBringsItsWords() {
    let message = Message("own.rule", ["n": 1], words: "{n} is too few")
    #expect("\(ModelError(.invalidValue, message))" == "1 is too few")
  }

  @Test func aMessageWithoutWordsShowsItsIdentifier() {
    #expect("\(ModelError(.invalidValue, Message("own.rule", ["n": 1])))" == "own.rule (n: 1)")
  }
}
