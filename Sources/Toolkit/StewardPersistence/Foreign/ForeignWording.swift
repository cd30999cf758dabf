public import StewardModels

/// How another program words the cells of a column.
///
/// Reading makes of a cell the text that a person would type for the field, so that all that is
/// known of reading fields holds for it too. Writing starts from the neutral text of the value: of
/// money and quantities the bare number, of references the path or the name.
public struct ForeignWording: Sendable {
  /// What a cell says.
  public enum Meaning: Sendable, Hashable {
    /// This, as a person would type it for the field.
    case text(String)
    /// That the field is empty.
    case nothing
    /// Nothing: the field stays as it is.
    case unsaid
    /// Something that the field cannot hold.
    case unheld
  }

  /// A cell to be written.
  public struct Cell: Sendable, Hashable {
    /// Its text.
    public let text: String
    /// The id of a message about what of the value the other program will not have, if anything.
    ///
    /// The message is told once, with `count`, `heading` and the other program's `title`.
    public let loss: String?

    /// Makes a cell.
    public init(_ text: String, loss: String? = nil) {
      self.text = text
      self.loss = loss
    }
  }

  /// What the text of a cell says; an empty cell is asked too.
  public let read: @Sendable (_ text: String) -> Meaning
  /// The cell of a value, whose neutral text is given.
  public let write: @Sendable (_ value: Value, _ text: String) -> Cell
  /// Whether the cell refers to a record by the table's key; see `ForeignTable.key`.
  public let refersByKey: Bool

  /// Makes a wording.
  public init(
    read: @escaping @Sendable (_ text: String) -> Meaning,
    write: @escaping @Sendable (_ value: Value, _ text: String) -> Cell
  ) {
    self.init(refersByKey: false, read: read, write: write)
  }

  init(
    refersByKey: Bool, read: @escaping @Sendable (_ text: String) -> Meaning,
    write: @escaping @Sendable (_ value: Value, _ text: String) -> Cell
  ) {
    self.refersByKey = refersByKey
    self.read = read
    self.write = write
  }

  /// The meaning of a text that may be empty.
  public static func plain(_ text: String) -> Meaning { text.isEmpty ? .nothing : .text(text) }
}
