import StewardModels
import StewardPersistence
import StewardQuery
import StewardText

/// Random records of the contract's household, and questions about them.
struct ComparisonSet: Sendable {
  private let models: [RecordModel]
  /// The values of the records of each type, in the order of the fields.
  private let samples: [String: [[Value]]]
  private let locale: LocaleName
  private let seed: UInt64

  init(seed: UInt64, records: Int) throws {
    self.seed = seed
    models = [
      try RecordModel(Room.self), try RecordModel(Thing.self), try RecordModel(Loan.self),
      try RecordModel(Receipt.self),
    ]
    var generator = SeededGenerator(seed: seed)
    locale = [LocaleName.root, .english, .chinese].randomElement(using: &generator) ?? .root
    var samples: [String: [[Value]]] = [:]
    var references: [String: [Identifier]] = [:]
    for (model, count) in zip(models, [max(records / 6, 3), records, records / 3, records / 3]) {
      var rows = RandomRows(model.type, references: references)
      samples[model.type.name] = (0..<count).map { _ in rows.values(using: &generator) }
      references = rows.references
    }
    self.samples = samples
  }

  /// A new store that holds the records; they come in three transactions, and some are changed or
  /// removed again.
  func store(_ makeBackend: ContractCase.MakeBackend) async throws -> Store {
    let options = Household.options(locale: locale)
    let store = try await Household.storeWithReceipts(makeBackend, options)
    for model in models {
      let rows = (samples[model.type.name] ?? []).map(model.type.row)
      try await store.transaction("fill") { transaction in
        for row in rows { try transaction.insert(row, model: model) }
      }
    }
    let seed = seed
    try await store.transaction("change") { transaction in
      var generator = SeededGenerator(seed: seed)
      for thing in try transaction.fetch(Thing.self) {
        switch generator.below(8) {
        case 0: try transaction.remove(thing.id)
        case 1:
          var thing = thing
          thing.note = RandomTexts.text(using: &generator)
          thing.tags = RandomValues.tags(using: &generator)
          thing.own = RandomValues.own(using: &generator)
          try transaction.update(thing)
        default: break
        }
      }
    }
    return store
  }

  /// Questions about records of all types, most of them about things; one more for totals after every
  /// tenth.
  func questions(_ count: Int) -> [ComparisonQuestion] {
    let types = Dictionary(models.map { ($0.type.name, $0.type) }) { first, _ in first }
    let collation = Collation(locale: locale)
    let sources = models.map {
      RandomQueries($0.type, types: types, samples: samples, collation: collation)
    }
    var generator = SeededGenerator(seed: seed ^ 0xA5A5)
    var questions: [ComparisonQuestion] = []
    for number in 1...max(count, 1) {
      let source = sources[generator.pick([0, 1, 1, 1, 2, 3], else: 1)]
      questions.append(.records(source.query(using: &generator)))
      guard number.isMultiple(of: 10) else { continue }
      questions.append(.totals(source.aggregate(using: &generator)))
    }
    return questions
  }
}
