public import StewardModels
public import StewardPersistence
import StewardQuery

/// Checklists, as the program that serves them needs to know them.
public enum ChecklistDomain {
  /// Describes the domain.
  ///
  /// - Throws: `ModelError.Code.invalidSchema` for a declaration that contradicts itself.
  public static func description() throws(ModelError) -> DomainDescription {
    let item = try RecordModel(ChecklistItem.self)
    let list = try RecordModel(Checklist.self)
    return DomainDescription(
      "checklists",
      main: DomainType(
        item, columns: columns,
        sort: [SortKey(ChecklistItem.list.name), SortKey(ChecklistItem.position.name)],
        completion: ListCompletion(Checklist.shape, entries: item.type),
        readers: [
          ChecklistItem.priority.name: priorityReader, ChecklistItem.note.name: noteReader,
          ChecklistItem.every.name: everyReader,
        ]),
      DomainType(
        list,
        columns: [Checklist.icon.name, Checklist.name.name, Checklist.note.name],
        sort: [SortKey(Checklist.name.name)]),
      lists: Checklist.shape, succession: ItemSuccession(), examples: examples,
      formats: { ChecklistFormats.all })
  }

  private static var examples: DomainExamples {
    DomainExamples(
      filter: "@town", change: "--due fri --tag +town", clearing: "--tag -town", group: "list",
      heading: "Task=text", file: "checklists.json", filters: "checklists.help.filters.page")
  }

  /// What a list of items shows unless told otherwise.
  private static let columns = [
    ChecklistItem.checked.name, ChecklistItem.text.name, ChecklistItem.list.name,
    ChecklistItem.due.name, ChecklistItem.priority.name, ChecklistItem.tags.name,
    ChecklistItem.every.name,
  ]
}
