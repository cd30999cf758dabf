import StewardModels
import StewardPersistence
import Testing

@Suite struct JournalChangeTests {
  private static let record = RecordReference(type: "a", id: Identifier(high: 1, low: 2))
  private static let first = RowImage(columns: ["x": .integer(1)], sequence: 1)
  private static let second = RowImage(columns: ["x": .integer(2)], sequence: 1)

  private static func change(
    _ kind: JournalChange.Kind, _ before: RowImage?, from: Int64?, to: Int64?
  ) -> JournalChange {
    JournalChange(
      transaction: 9, record: record, kind: kind, before: before, revisionBefore: from,
      revisionAfter: to)
  }

  private static let insert = change(.insert, nil, from: nil, to: 9)
  private static let update = change(.update, first, from: 4, to: 9)
  private static let again = change(.update, second, from: 9, to: 9)
  private static let remove = change(.remove, first, from: 4, to: nil)
  private static let removeAgain = change(.remove, second, from: 9, to: nil)

  @Test func changesOfOneRecordJoin() {
    #expect(Self.insert.joined(with: Self.again) == Self.insert)
    #expect(Self.insert.joined(with: Self.removeAgain) == nil)
    #expect(Self.update.joined(with: Self.again) == Self.update)
    #expect(Self.update.joined(with: Self.removeAgain) == Self.remove)
    #expect(Self.remove.joined(with: Self.insert) == Self.update)
  }

  @Test func joiningKeepsWhatWasThereFirst() {
    let back = Self.remove.joined(with: Self.insert)?.joined(with: Self.removeAgain)
    #expect(back == Self.remove)
  }
}
