import InventoryKit
import StewardApplication
import StewardCommandLine
import StewardModels
import StewardPersistence
import StewardQuery

/// `archive REF…|FILTER` and `unarchive REF…|FILTER`: out of lists and totals, and back.
enum ArchiveVerb {
  static let archive = verb("archive", to: true)
  static let unarchive = verb("unarchive", to: false)

  private static func verb(_ name: String, to archived: Bool) -> Verb {
    Verb(name) { _ in
      CommandSpecification(
        name, summary: Message("inventory.\(name)"),
        examples: [
          CommandExample("inventory \(name) 'Cordless drill'"),
          CommandExample("inventory \(name) @old"),
        ],
        arguments: [SelectionOptions.argument], options: FilterWords.options)
    } run: { session in
      let candidates = Item.archived.equals(true)
      let change = SelectedChange(
        session, telling: "inventory.\(name)", asksAboutParts: archived,
        candidates: archived ? nil : candidates.expression)
      return try await change.carryOut { transaction, _, id in
        try transaction.update(RecordID<Item>(id)) { $0.archived = archived }
        return [id]
      }
    }
  }
}
