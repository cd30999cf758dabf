import StewardConformance
import StewardModels
import Testing

@Suite struct SchemaCheckTests {
  @Test func passesASchemaWithEveryKindOfField() throws {
    try checkSchema(Right.self)
  }

  @Test func findsTwoSwappedFieldsOfOneType() {
    let fault = #expect(throws: SchemaFault.self) { try checkSchema(SwappedText.self) }
    #expect(fault?.code == .misplaced)
    #expect(fault?.field == "title")
    #expect(fault?.description == "book.title: it holds what was given to author")
  }

  @Test func findsTwoSwappedFlags() {
    let fault = #expect(throws: SchemaFault.self) { try checkSchema(SwappedFlags.self) }
    #expect(fault?.code == .misplaced || fault?.code == .changed)
  }

  @Test func findsTwoSwappedChoices() {
    #expect(throws: SchemaFault.self) { try checkSchema(SwappedChoices.self) }
  }

  @Test func findsAKeyPathThatIsUsedTwice() {
    let fault = #expect(throws: SchemaFault.self) { try checkSchema(SamePath.self) }
    #expect(fault?.code == .misplaced)
  }

  @Test func findsAnInitializerThatChangesWhatItIsGiven() {
    let fault = #expect(throws: SchemaFault.self) { try checkSchema(Changing.self) }
    #expect(fault?.code == .changed)
    #expect(fault?.field == "title")
  }

  @Test func findsADeclarationThatContradictsItself() {
    let fault = #expect(throws: SchemaFault.self) { try checkSchema(Contradicting.self) }
    #expect(fault?.code == .declaration)
  }

  @Test func findsAReferenceThatCannotBeCleared() {
    let fault = #expect(throws: SchemaFault.self) { try checkSchema(Uncleared.self) }
    #expect(fault?.code == .cannotClear)
    #expect(fault?.field == "other")
  }

  @Test func findsARuleOverAFieldThatIsNotThere() {
    let fault = #expect(throws: SchemaFault.self) { try checkSchema(StrayRule.self) }
    #expect(fault?.code == .unknownField)
    #expect(fault?.field == "autor")
  }
}
