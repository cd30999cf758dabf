public import StewardModels
public import StewardQuery
public import StewardText

/// What a domain tells the program that serves it, beside its record types: how they are listed, what
/// is filled in when a record is written, which fields are read in a way of their own.
public struct DomainDescription: Sendable {
  /// The program's name: `inventory`.
  public let name: String
  /// The record types; the first is the one that verbs mean.
  public let types: [DomainType]
  /// The domain's words for people, for `Catalogue.adding`, where the toolkit's catalogue does not
  /// have them.
  public let words: [String: String]
  /// Which of the types are lists and what stands on them; nil for a domain without lists.
  public let lists: ListShape?
  /// What is done when an entry of a list is checked that comes again; nil where none does.
  public let succession: (any EntrySuccession)?
  /// The tables of other programs that its main records can travel in.
  public let tables: [ForeignTable]

  /// What help shows of it.
  public let examples: DomainExamples

  private let declaredFormats: @Sendable () -> [any DomainFormat]

  /// The forms of other programs' files, beside tables, that its records can travel in.
  ///
  /// They are made anew at each call, so that a program which needs none of them has no cost.
  public var formats: [any DomainFormat] { declaredFormats() }

  /// Describes a domain of at least one record type.
  public init(
    _ name: String, main: DomainType, _ others: DomainType..., words: [String: String] = [:],
    lists: ListShape? = nil, succession: (any EntrySuccession)? = nil,
    tables: [ForeignTable] = [],
    examples: DomainExamples = .belongings,
    formats: @escaping @Sendable () -> [any DomainFormat] = { [] }
  ) {
    self.name = name
    self.tables = tables
    self.examples = examples
    declaredFormats = formats
    types = [main] + others
    self.words = words
    self.lists = lists
    self.succession = succession
  }

  /// Describes a domain by a list of types, of which there is at least one.
  package init(
    _ name: String, types: [DomainType], words: [String: String] = [:], lists: ListShape? = nil,
    examples: DomainExamples = .belongings,
    formats: @escaping @Sendable () -> [any DomainFormat] = { [] }
  ) {
    self.name = name
    self.examples = examples
    declaredFormats = formats
    self.types = types
    tables = []
    self.words = words
    self.lists = lists
    succession = nil
  }

  /// Describes a program that serves the records of all domains and has none of its own.
  public init(everywhere name: String, words: [String: String] = [:]) {
    self.name = name
    self.words = words
    tables = []
    examples = .belongings
    types = []
    lists = nil
    succession = nil
    declaredFormats = { [] }
  }

  /// Whether the program serves the records of all domains, from the store's own description.
  public var isEverywhere: Bool { types.isEmpty }

  /// The record type that verbs mean; of meaning for a domain with types of its own alone.
  public var main: DomainType { types[0] }

  /// The table of another program that goes by a name; nil where there is none.
  public func table(named name: String) -> ForeignTable? { tables.first { $0.name == name } }

  /// The record type of a name; nil for one of another domain.
  public func type(_ name: String) -> DomainType? { types.first { $0.model.type.name == name } }
}

/// How a domain wants the records of one type to be served.
public struct DomainType: Sendable {
  /// The type and its rules.
  public let model: RecordModel
  /// The fields that a list shows unless told otherwise.
  public let columns: [String]
  /// The order of a list unless told otherwise.
  public let sort: [SortKey]
  /// Which records lists and totals hold unless `--all` is said.
  public let standing: FilterExpression
  /// The field whose amount totals multiply by.
  public let multiplier: String?
  /// What is filled in and checked when a record is written, in the state before the first.
  public let completion: (any RowCompletion)?
  /// The fields that are read in a way of their own, by name.
  public let readers: [String: FieldReader]
  /// How the words of new records are read, where they are more than one name.
  public let names: NameReader?

  /// Describes a record type.
  public init(
    _ model: RecordModel, columns: [String], sort: [SortKey],
    standing: FilterExpression = .always, multiplier: String? = nil,
    completion: (any RowCompletion)? = nil, readers: [String: FieldReader] = [:],
    names: NameReader? = nil
  ) {
    self.model = model
    self.columns = columns
    self.sort = sort
    self.standing = standing
    self.multiplier = multiplier
    self.completion = completion
    self.readers = readers
    self.names = names
  }
}

/// How a domain reads the words that a person typed for new records: `ham @ 3.99, 2 l milk`.
public struct NameReader: Sendable {
  /// Reads words: for each record the values of the fields that were said, by name.
  public let read:
    @Sendable (_ words: [String], _ context: ReadingContext) throws -> [[String: Value]]
  /// How such words are typed, for help.
  public let help: Message
  /// Words of that kind.
  public let example: String

  /// Makes a reader.
  public init(
    help: Message, example: String,
    _ read:
      @escaping @Sendable (_ words: [String], _ context: ReadingContext) throws -> [[String: Value]]
  ) {
    self.help = help
    self.example = example
    self.read = read
  }
}

/// How a domain reads what a person typed for a field, where the field's kind does not say it all.
public struct FieldReader: Sendable {
  /// Reads a text.
  ///
  /// Takes the text and the record's values in the order of the type's fields, all other fields that
  /// were typed read before. Returns whether the values now hold what the text says; where it is
  /// false the text is read as one of the field's kind.
  public let read:
    @Sendable (
      _ text: String, _ values: inout [Value], _ type: RecordType, _ context: ReadingContext
    ) throws -> Bool

  /// Makes a reader.
  public init(
    _ read:
      @escaping @Sendable (
        _ text: String, _ values: inout [Value], _ type: RecordType, _ context: ReadingContext
      ) throws -> Bool
  ) {
    self.read = read
  }
}
