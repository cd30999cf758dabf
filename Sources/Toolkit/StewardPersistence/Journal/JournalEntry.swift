public import StewardModels

/// One transaction in the journal: when, who, by which command.
public struct JournalEntry: Hashable, Sendable {
  /// What a transaction was for.
  public enum Kind: Int64, Sendable, Hashable {
    /// A person's command, which undo takes back.
    case command
    /// It took another back.
    case undo
    /// It did another again.
    case redo
    /// The program's own: the current list, reminder marks. Undo passes it by.
    case system
  }

  /// The number: transactions are numbered in the order in which they were committed.
  public var number: Int64
  /// When it was committed.
  public var moment: Moment
  /// Who did it, where, with which program.
  public var author: Author
  /// The command, as the person gave it.
  public var command: String
  /// What it was for.
  public var kind: Kind
  /// The transaction that it took back or did again.
  public var target: Int64?
  /// The transaction that took it back.
  public var undoneBy: Int64?

  /// Makes an entry; the store gives the number.
  public init(
    number: Int64 = 0, moment: Moment, author: Author, command: String, kind: Kind,
    target: Int64? = nil, undoneBy: Int64? = nil
  ) {
    self.number = number
    self.moment = moment
    self.author = author
    self.command = command
    self.kind = kind
    self.target = target
    self.undoneBy = undoneBy
  }
}

/// Who works on a store: undo takes back what one user did in one program.
public struct Author: Hashable, Sendable {
  /// The user's name.
  public let user: String
  /// The machine's name.
  public let host: String
  /// The program's name.
  public let program: String

  /// Names an author.
  public init(user: String, host: String, program: String) {
    self.user = user
    self.host = host
    self.program = program
  }
}

/// Which transactions of a journal are meant.
public struct JournalQuery: Hashable, Sendable {
  /// Only this number.
  public var number: Int64?
  /// Only those of this user.
  public var user: String?
  /// Only those of this program.
  public var program: String?
  /// Only these kinds; all where there are none.
  public var kinds: [JournalEntry.Kind] = []
  /// Only those that were not taken back.
  public var standing = false
  /// Only those before this number.
  public var before: Int64?
  /// Only those committed before this moment.
  public var until: Moment?
  /// How many at the most.
  public var limit: Int

  /// Asks for the latest transactions.
  public init(limit: Int) { self.limit = limit }
}
