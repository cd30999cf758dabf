import StewardModels
import Testing

@Suite("Icons")
struct IconTests {
  @Test("begin with the ten of the checklists")
  func first() {
    #expect(
      Icon.all.prefix(10).map(\.name) == [
        "No Icon", "Appointments", "Birthdays", "Chores", "Drinks", "Folder", "Groceries", "Inbox",
        "Photos", "Trips",
      ])
    #expect(Icon.all.dropFirst().allSatisfy { $0.symbol.count == 1 })
    #expect(Icon.blank.symbol.isEmpty && Icon.folder.symbol == "📁")
    #expect(Set(Icon.all).count == Icon.all.count)
  }

  @Test(
    "are named or shown",
    arguments: [
      ("groceries", "Groceries", "🛒"), ("No Icon", "No Icon", ""), ("🎂", "Birthdays", "🎂"),
      ("🖼", "Photos", "🖼️"), ("✈", "Trips", "✈️"), ("🦄", "🦄", "🦄"), ("🇩🇪", "🇩🇪", "🇩🇪"),
      ("👩‍👩‍👧", "👩‍👩‍👧", "👩‍👩‍👧"), ("1️⃣", "1️⃣", "1️⃣"),
    ])
  func named(text: String, stored: String, symbol: String) throws {
    let icon = try Icon(named: text)
    #expect(icon.stored == stored && icon.name == stored)
    #expect(icon.symbol == symbol)
    #expect(Icon(stored: icon.stored) == icon)
  }

  @Test(
    "that are none are refused", arguments: ["", "x", "1", "#", "🎂🎂", "Nothing", "🇩", "©", "中"])
  func refused(text: String) {
    #expect { try Icon(named: text) } throws: { ($0 as? ModelError)?.code == .invalidValue }
  }

  @Test("of a newer version are kept")
  func unknown() {
    let icon = Icon(stored: "Aquarium")
    #expect(icon.stored == "Aquarium" && icon.symbol.isEmpty)
  }
}
