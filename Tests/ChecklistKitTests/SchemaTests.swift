import ChecklistKit
import StewardConformance
import StewardModels
import StewardPersistence
import Testing

@Suite struct SchemaTests {
  @Test func everyFieldReadsItsOwnColumn() throws {
    try checkSchema(Checklist.self)
    try checkSchema(ChecklistItem.self)
  }

  @Test func theDomainCanBeDescribed() throws {
    let domain = try ChecklistDomain.description()
    #expect(domain.types.map(\.model.type.name) == ["task", "checklist"])
    #expect(domain.lists == Checklist.shape)
  }

  @Test func aListMadeInCodeHasNoIcon() {
    #expect(Checklist(name: "Trip").icon == .blank)
  }
}
