import ShoppingKit
import StewardApplication
import StewardCommandLine
import StewardInterchange
import StewardModels
import StewardPersistence
import StewardQuery
import StewardText

/// `pick`, as every program with lists has it, with the total in the basket; and `pick products`: the
/// catalogue.
enum PickVerb {
  private static let list = StewardApplication.PickVerb.verb(reading)

  static let verb = Verb("pick") { domain in
    var command = list.command(for: domain)
    command.usage = ["pick [LIST:] [options]", "pick [LIST:] products [options]"]
    command.arguments = [
      ArgumentSpecification("products", help: Message("shopping.pick.what"))
    ]
    command.examples.append(
      CommandExample("shopping pick products", Message("shopping.pick.products.example")))
    return command
  } run: { session in
    guard session.arguments.words == ["products"] else { return try await list.carryOut(session) }
    let hint = Message("shopping.pick.elsewhere")
    do throws(CommandLineError) {
      try LiveScreen.check(session.console.terminal)
    } catch {
      throw ApplicationError(.usage, error.message, hint: hint)
    }
    let store = try await session.openForPicking()
    let picker = ProductPicker(session: session, store: store, head: try await store.head())
    return try await PickerScreen(session.console).run(picker, elsewhere: hint)
  }

  /// How entries are shown and typed.
  private static let reading = ListPicker.Reading(
    detail: { values, type, habits in
      let phrase = EntryPhrase(wording: habits.wording.wording)
      var parts: [String] = []
      if let index = type.index(ofField: Entry.quantity.name),
        case .quantity(let quantity) = values[index], quantity != .one
      {
        parts.append((quantity.unit.isPieces ? "× " : "") + phrase.amount(quantity))
      }
      if let index = type.index(ofField: Entry.note.name), case .text(let note) = values[index] {
        parts.append(note)
      }
      return parts.joined(separator: "  ")
    },
    write: { line, list, entry, session, transaction, habits in
      let reader = EntryReader(habits.reading) { try Product.named($0, in: transaction) != nil }
      let text = try reader.entry(line)
      guard let entry else {
        return try Addition.put(text, on: RecordID(list), in: transaction).line.entry.id.identifier
      }
      return try Addition.change(RecordID(entry.id), to: text, in: transaction).id.identifier
    },
    draft: { _, _, _ in nil },
    facts: { list, snapshot, habits in
      guard let list = try snapshot.find(RecordID<ShoppingList>(list)) else { return [] }
      let contents = try ListContents(of: list, in: snapshot)
      let basket = ListTotal(contents.basket).totals
      let total = ListTotal(contents.lines).totals
      let wording = habits.wording.wording
      var facts: [String] = []
      if !basket.isEmpty {
        facts.append(
          wording.catalogue.words(
            for: Message("shopping.pick.basket", ["total": .text(wording.money(basket))])))
      }
      if !total.isEmpty {
        facts.append(
          wording.catalogue.words(
            for: Message("shopping.estimate", ["total": .text(wording.money(total))])))
      }
      return facts
    },
    arrange: { list, snapshot, habits in
      guard let list = try snapshot.find(RecordID<ShoppingList>(list)) else { return nil }
      let page = try ContentsPage(list, in: snapshot, habits)
      let words = { habits.wording.wording.catalogue.words(for: $0) }
      let places = page.headed(words).flatMap { title, lines in
        lines.map { line in
          ListPicker.Place(
            line.entry.id.identifier, section: title ?? "", detail: page.cost(of: line))
        }
      }
      return places
    })
}
