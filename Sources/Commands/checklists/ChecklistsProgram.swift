import ChecklistKit
import StewardApplication
import StewardModels

/// The program `checklists`.
enum ChecklistsProgram {
  static var application: Application {
    Application(
      "checklists", version: Version.current, summary: Message("checklists.program"),
      headings: headings, domain: ChecklistDomain.description,
      verbs: [NextVerb.verb, DueVerb.due, DueVerb.today, DueVerb.overdue],
      overview: ListsPage.show)
  }

  /// The headings of tables that people keep.
  private static let headings = [
    "Task": "text", "Item": "text", "Title": "text", "Todo": "text", "Name": "text",
    "Done": "checked", "Completed": "checked", "Project": "list", "Deadline": "due",
    "Due date": "due", "Labels": "tags", "Comments": "note", "Notes": "note",
  ]
}
