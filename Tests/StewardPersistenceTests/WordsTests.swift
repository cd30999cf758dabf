import StewardModels
import StewardPersistence
import StewardText
import Testing

@Suite struct WordsTests {
  private static let record = RecordReference(type: "room", id: Identifier(high: 1, low: 2))
  private static let field = FieldDescription(name: "code", kind: .text, isOptional: true)

  @Test(arguments: [
    (StoreError.identityTaken(record), "a record of this identity is there already"),
    (.valueTaken(field, by: record), "another record has this Code already"),
    (.dangling(record, field, to: record.id), "Code refers to a record that is not there"),
  ])
  func errorsHaveWords(_ error: StoreError, _ words: String) {
    #expect(Catalogue.english.words(for: error.message) == words)
    #expect(error.record == Self.record)
  }

  /// Undo and redo say so where there is nothing, and each hint has words.
  @Test func everyMessageOfAStoreHasWords() async throws {
    let store = try await Store(
      backend: MemoryBackend(), models: [],
      options: StoreOptions(author: Author(user: "a", host: "b", program: "c")))
    var errors: [StoreError] = []
    for call in [
      { _ = try await store.undo() }, { _ = try await store.undo(number: 3) },
      { _ = try await store.redo() },
      { try await store.transaction("x") { try $0.remove([Self.record]) } },
    ] as [() async throws -> Void] {
      do { try await call() } catch let error as StoreError { errors.append(error) }
    }
    #expect(errors.map(\.code) == [.nothingToUndo, .nothingToUndo, .nothingToUndo, .unknownType])
    for error in errors {
      #expect(Catalogue.english.template(for: error.message.id) != nil, "\(error)")
      if let hint = error.hint {
        #expect(Catalogue.english.template(for: hint.id) != nil, "\(hint)")
      }
    }
  }
}
