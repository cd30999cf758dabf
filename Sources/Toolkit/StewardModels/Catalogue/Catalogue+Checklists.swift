extension Catalogue {
  /// What ChecklistKit and the program `checklists` say.
  static let checklistsWords: [String: String] = [
    "checklists.priority.hint": "a priority is one letter, from A for what matters most to Z",
    "checklists.priority.invalid": "\"{text}\" is no priority",
    "checklists.priority.rule": "must be one of the letters A to Z",
  ]
}
