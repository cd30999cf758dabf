import ChecklistKit
import StewardModels
import StewardPersistence
import StewardQuery
import StewardTestSupport
import StewardText

extension Exchange {
  /// A store for checklists.
  init(now: String = "2026-12-06T08:00:00Z", zone: String = "Europe/Berlin") async throws {
    try await self.init(
      ChecklistDomain.description(),
      in: ReadingContext(
        locale: .english, zone: try TimeZoneName(zone), now: try Moment(rfc3339: now)))
  }

  /// The items in order, as `List: ..[x] text`.
  func outline() async throws -> [String] {
    try await store.read { snapshot in
      let lists = try snapshot.fetch(Checklist.self, sort: Checklist.position.ascending)
      return try lists.flatMap { list in
        let items = try snapshot.fetch(
          where: ChecklistItem.list.equals(list.id), sort: ChecklistItem.position.ascending)
        return items.map { item in
          var depth = 0
          var step = item
          while let outer = items.first(where: { $0.id == step.parent }) {
            depth += 1
            step = outer
          }
          let box = item.checked == nil ? "[ ]" : "[x]"
          return "\(list.name): \(String(repeating: ".", count: depth))\(box) \(item.text)"
        }
      }
    }
  }

  func items() async throws -> [ChecklistItem] {
    try await store.read { try $0.fetch(sort: ChecklistItem.position.ascending) }
  }
}
