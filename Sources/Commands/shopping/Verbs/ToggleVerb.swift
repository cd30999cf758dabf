import ShoppingKit
import StewardApplication
import StewardCommandLine
import StewardInterchange
import StewardModels
import StewardPersistence
import StewardText

/// `toggle NAME…`: puts products on the list, or takes them off.
enum ToggleVerb {
  static let verb = Verb("toggle") { _ in
    CommandSpecification(
      "toggle", summary: Message("shopping.toggle"),
      discussion: Message("shopping.toggle.discussion"),
      usage: ["toggle [LIST:] NAME… [options]"],
      examples: [
        CommandExample("shopping toggle milk"), CommandExample("shopping toggle Party: bread eggs"),
      ],
      arguments: [
        ArgumentSpecification(
          "NAME", help: Message("shopping.toggle.name"), isRequired: true, isRepeated: true,
          completion: .names("product"))
      ])
  } run: { session in
    let changed = try await session.write { transaction, habits in
      let products = try session.knownProducts(session.arguments.words, in: transaction)
      let list = try session.list(habits, making: transaction)
      let toggles = try products.map { try Toggle.toggle($0, on: list.id, in: transaction) }
      return (toggles, list.name, habits)
    }
    try tell(changed.0, changed.1, session, changed.2)
    return .success
  }

  private static func tell(
    _ toggles: [Toggle], _ list: String, _ session: Session, _ habits: Habits
  ) throws {
    guard session.format == .table else {
      return try session.writeToggles(toggles, list)
    }
    let phrase = EntryPhrase(wording: habits.wording.wording)
    for toggle in toggles {
      switch toggle {
      case .on(let addition):
        try session.tell(
          "shopping.toggle.on",
          ["entry": .message(phrase.line(addition.line)), "list": .text(list)])
      case .off(let product, _):
        try session.tell(
          "shopping.toggle.off", ["product": .text(product.name), "list": .text(list)])
      }
    }
  }
}

extension Session {
  /// Writes what was toggled for programs.
  func writeToggles(_ toggles: [Toggle], _ list: String) throws {
    let lines = toggles.map { toggle in
      switch toggle {
      case .on(let addition): (addition.line.product.name, true)
      case .off(let product, _): (product.name, false)
      }
    }
    switch format {
    case .json, .ndjson:
      try writeObjects(lines) { line, json in
        try json.key("product")
        try json.string(line.0)
        try json.key("list")
        try json.string(list)
        try json.key("listed")
        try json.bool(line.1)
      }
    default:
      let keys = ["product", "list", "listed"]
      try writeRows(
        lines.map { [$0.0, list, $0.1 ? "yes" : "no"] }, keys: keys,
        columns: keys.map { TableColumn($0) })
    }
  }
}
