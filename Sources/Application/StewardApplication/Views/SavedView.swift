import StewardModels
import StewardValidation

/// A listing that is kept under a name: the words and options of `list`.
///
/// It is a record as any other, so that the journal knows of it and undo reaches it. All programs
/// keep theirs in one table.
struct SavedView: Record {
  let id: RecordID<SavedView>
  /// What it is called.
  var name: String
  /// The program that it belongs to.
  var program: String
  /// What is typed after `list`, quoted as for a shell; empty for the list as it is.
  var options: String?

  init(
    id: RecordID<SavedView> = RecordID(), name: String, program: String, options: String? = nil
  ) {
    self.id = id
    self.name = name
    self.program = program
    self.options = options
  }

  static let name = Field(
    "name", \SavedView.name, .required, .localizedOrder, .length(...100), .oneLine,
    .help("What it is called."), .example("winter"), role: .name)
  static let program = Field(
    "program", \SavedView.program, .required, .indexed, .help("The program that it belongs to."),
    .example("inventory"))
  static let options = Field(
    "options", \SavedView.options, .length(...10_000), .help("What is typed after list."),
    .example("@winter --sort name"))
  static let schema = Schema("view", SavedView.init, Field.id(), name, program, options)
}
