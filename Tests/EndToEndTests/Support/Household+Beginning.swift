/// What the generated commands find there, program by program.
extension Household.Program {
  /// Whose records they are.
  var keeper: Household.Program { self == .steward ? .inventory : self }

  /// What is done before the commands.
  var beginning: [[String]] {
    let view = ["view", "save", "cold", "lamp"]
    return switch keeper {
    case .checklists:
      [["add", "Lamp"], ["add", "Chair A"], ["add", "Chair B"], ["new", "Trip"], view]
    case .shopping:
      [
        ["add", "Lamp @ 2 EUR"], ["add", "Chair A"], ["add", "Chair B"], ["new", "Party"],
        ["check", "Lamp"], ["aisles", "Lidl", "Lights", "Chairs"], view,
      ]
    default:
      [
        ["add", "Lamp", "--place", "Home / Shelf A"],
        ["add", "Chair A", "--place", "Home / Shelf B"], ["add", "Chair B"], view,
      ]
    }
  }

  /// A list that is there.
  var list: String { self == .checklists ? "Inbox" : "Shopping" }

  /// A field that holds no text.
  var field: String { self == .checklists ? "due" : "price" }

  /// What can be compared with that field.
  var value: String { self == .checklists ? "today" : "1" }
}
