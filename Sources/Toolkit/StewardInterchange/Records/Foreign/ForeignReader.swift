public import StewardModels
public import StewardPersistence
public import StewardText

/// Reads a file of another program's form as statements about records, one after the other.
///
/// A file is read twice, and must give the same records both times: first to check it, then to write
/// what it holds.
public protocol ForeignReader: AnyObject {
  /// Goes to the beginning.
  ///
  /// - Parameter snapshot: The view of the store in which the records that are there are looked for,
  ///   until the next call; the first one for checking, then the transaction that is written in.
  func begin(in snapshot: Snapshot) throws

  /// The next record, or nil at the end.
  ///
  /// - Throws: `InterchangeError` where no further one can be read.
  func next() throws -> ForeignRecord?

  /// How much of the file was read, between 0 and 1; nil where its size is not known.
  var fraction: Double? { get }

  /// What was replaced because it was no text.
  var replacements: Replacements { get }

  /// What the domain cannot hold or had to make good, once all was read.
  var warnings: [RowProblem] { get }

  /// Writes the part of the file that the record read last was made of, with the reasons why it was
  /// rejected, in the form of the file.
  func writeRejected(_ reasons: [String], to output: ByteOutput) throws
}

/// What a reader of another program's form is told.
public struct ForeignReading: Sendable {
  /// The habits of the person.
  public let context: ReadingContext
  /// Whether what is no text becomes U+FFFD.
  public let isLenient: Bool

  /// Tells a reader what it needs.
  public init(_ context: ReadingContext, isLenient: Bool = false) {
    self.context = context
    self.isLenient = isLenient
  }
}

/// What a file of another program says of one record.
public struct ForeignRecord: Sendable {
  /// When something counts that a file says.
  public enum Rule: Sendable, Hashable {
    /// Always: it replaces what the record holds.
    case always
    /// Where the record holds nothing there.
    case whereEmpty
    /// Where the record is not there yet.
    case whereNew
  }

  /// What is said of one field.
  public struct Statement: Sendable {
    /// The name of the field.
    public let field: String
    /// What it holds.
    public let value: Value
    /// When that counts.
    public let rule: Rule
    /// What the file calls it.
    public let label: String?
    /// How it stands in the file.
    public let source: String?
  }

  /// Something in the file that cannot be read.
  public struct Fault: Sendable {
    /// What the file calls it.
    public let label: String?
    /// How it stands in the file.
    public let source: String?
    /// What is wrong.
    public let message: Message
  }

  /// What stands before the reasons in a file of rejected records.
  ///
  /// A reader passes over what is marked so, so that a file that was mended can be imported.
  public static let problems = RecordFormat.problemsHeading

  /// The name of the record type.
  public let type: String
  /// The physical line where it begins.
  public let line: Int
  /// The identity: that of a record that is there, or the one that a new one gets.
  public let id: Identifier
  /// Whether it adds to what the file said of the same record before: two records with one identity are
  /// a fault of the file, what comes later of one record is not.
  public let isFurther: Bool
  /// What is said of its fields.
  public private(set) var statements: [Statement] = []
  /// What is kept in the record's own fields; nil takes one away.
  public private(set) var own: [(name: String, value: OwnValue?)] = []
  /// What cannot be read.
  public private(set) var faults: [Fault] = []

  /// Begins with a record of which nothing is said.
  public init(_ type: String, id: Identifier, line: Int, isFurther: Bool = false) {
    self.type = type
    self.id = id
    self.line = line
    self.isFurther = isFurther
  }

  /// Says what a field holds.
  public mutating func say(
    _ field: String, _ value: Value, _ rule: Rule = .always, label: String? = nil,
    source: String? = nil
  ) {
    statements.append(
      Statement(field: field, value: value, rule: rule, label: label, source: source))
  }

  /// Says what one of the record's own fields holds.
  public mutating func keep(_ name: String, _ value: OwnValue?) { own.append((name, value)) }

  /// Notes that something cannot be read.
  public mutating func refuse(_ message: Message, label: String? = nil, source: String? = nil) {
    faults.append(Fault(label: label, source: source, message: message))
  }
}
