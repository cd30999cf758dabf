import StewardCommandLine
public import StewardModels
import StewardPersistence
import StewardQuery
import StewardText

/// How a list is named on the command line: by a first word that ends in a colon, or by `--list`.
enum ListNaming {
  /// The shared verbs that are about no list.
  static let without: Set<String> = [
    "new", "lists", "icons", "import", "undo", "redo", "history", "view", "views", "completion",
    "offer", "manual",
  ]

  /// A verb's command, with `--list` in a program that has lists.
  static func specification(
    _ verb: Verb, _ domain: DomainDescription
  ) -> CommandSpecification {
    var command = verb.specification(domain)
    guard verb.takesList, let shape = domain.lists, command.option("list") == nil else {
      return command
    }
    command.options.append(
      .value(
        "list", placeholder: "LIST", completion: .names(shape.list),
        help: Message("lists.option.list")))
    return command
  }

  /// The name of a list that a word is; nil for a word that names none.
  static func name(_ word: String) -> String? {
    guard let last = word.last, last == ":" || last == "：", word.count > 1 else { return nil }
    let name = word.dropLast()
    return name.contains(where: { !$0.isWhitespace }) ? String(name) : nil
  }
}

extension Session {
  /// Takes the name of the list out of what was typed.
  ///
  /// `move` keeps `--list`, which there says where to.
  mutating func takeList() {
    guard domain.lists != nil else { return }
    var items = arguments.items
    let first = items.firstIndex { if case .word = $0 { true } else { false } }
    if let first, case .word(let word, let isLiteral) = items[first], !isLiteral,
      !arguments.has("literal"), let name = ListNaming.name(word)
    {
      listName = name
      items.remove(at: first)
    }
    if arguments.verb != "move" {
      for case .option("list", let name?) in items { listName = name }
      items.removeAll { if case .option("list", _) = $0 { true } else { false } }
    }
    arguments = ParsedArguments(
      program: arguments.program, path: arguments.path, items: items)
  }

  /// Takes the name of a list that stands before the first colon, where a list is called exactly so:
  /// `add Trip to Rome: hat`, `add 'Trip to Rome: hat'`, `add Trip:hat`.
  ///
  /// Many texts hold a colon: where no list is called what stands before it, nothing is taken. A field
  /// or an option of the verb before the colon is one.
  ///
  /// Costs nothing where nothing was typed with a colon, else one look into the store.
  mutating func takeKnownList(_ verb: Verb) async throws {
    guard let shape = domain.lists, listName == nil, !arguments.has("literal"),
      let place = ColonPlace(arguments.items)
    else { return }
    let field = place.word.trimmedSpaces
    let lookup = FieldLookup(main.model.type)
    guard lookup.index(field) == nil, lookup.own(field) == nil,
      verb.specification(domain).option(field.lowercased()) == nil
    else { return }
    let name = place.name.nfc
    let store = try await open(isWriting: false, isLenient: true)
    guard try await store.read({ try $0.list(named: name, shape) != nil }) else { return }
    listName = name
    arguments = ParsedArguments(
      program: arguments.program, path: arguments.path, items: place.rest)
  }

  /// Makes names mean what stands on the list that is meant, before what is called so elsewhere; where
  /// the list was named, nothing else.
  func narrow(_ finder: inout RecordFinder, in snapshot: Snapshot) throws {
    guard let shape = domain.lists, finder.type.name == shape.entry else { return }
    finder.otherwise = { try hint(for: $0, in: snapshot, shape) }
    guard let list = try ListFinder(self, snapshot, shape).meant() else { return }
    let scope = shape.isOn(list, finder.type)
    if list.isNamed {
      finder.within = scope
      finder.place = list.name
      finder.whereabouts = { id in
        guard
          let entry = try snapshot.record(RecordReference(type: shape.entry, id: id)),
          let own = entry.row[try snapshot.layout(of: shape).list.column].identifier,
          own != list.id
        else { return nil }
        let name = try snapshot.name(of: RecordReference(type: shape.list, id: own))
        return console.words(Message("lists.meant", ["name": .text(name)]))
      }
    } else {
      finder.preferred = finder.preferred.map { scope.and($0) } + [scope] + finder.preferred
    }
  }
}

extension Session {
  /// What was probably meant by a name that no entry has: a list without its colon, or all of a list.
  private func hint(
    for text: String, in snapshot: Snapshot, _ shape: ListShape
  ) throws -> Message? {
    if text.folded == "all" { return Message("lists.all.hint", ["verb": .text(verbName)]) }
    guard try snapshot.list(named: text.nfc, shape) != nil else { return nil }
    return Message("lists.colon.hint", ["name": .text(ShellWords.quoted("\(text):"))])
  }

  /// Says that a listing is empty because no list is meant, where there are lists.
  func noteUnchosen(
    _ words: [String], in snapshot: Snapshot, _ habits: Habits
  ) throws {
    guard let shape = domain.lists, habits.list == nil, !arguments.has("all") else { return }
    let field = main.model.type.fields.first { $0.kind == .reference(shape.list) }?.name ?? ""
    guard !(try FilterWords(self).given(words, habits)).fields.contains(field),
      case let names = try listNames(in: snapshot, areArchived: false), !names.isEmpty
    else { return }
    try console.notify(Message("lists.unchosen.all", Self.lists(names)))
  }

  /// The list whose entries a filter is about; nil where it is about those of several.
  func meant(_ filter: FilterExpression, _ habits: Habits) -> MeantList? {
    guard let shape = domain.lists, let list = habits.list else { return nil }
    let scope = shape.isOn(list, main.model.type)
    switch filter {
    case scope: return list
    case .all(let parts): return parts.contains(scope) ? list : nil
    default: return nil
    }
  }
}

/// The list that a command means.
public struct MeantList: Sendable, Hashable {
  /// The list.
  public let id: Identifier
  /// What it is called.
  public let name: String
  /// Whether it was named on the command line.
  public let isNamed: Bool
  /// Whether it was put away.
  var isArchived = false
}

extension ListShape {
  /// The entries of a list.
  func isOn(_ list: MeantList, _ type: RecordType) -> FilterExpression {
    guard let field = type.fields.first(where: { $0.kind == .reference(self.list) }) else {
      return .always
    }
    return .compare(FieldPath(field.name), .equal, .reference(list.id))
  }

  /// A filter for what stands on the list that is meant, unless it speaks of lists itself; nothing
  /// where there is no list yet.
  func scoped(
    _ filter: FilterExpression, _ type: RecordType, _ list: MeantList?
  ) -> FilterExpression {
    let field = type.fields.first { $0.kind == .reference(self.list) }?.name ?? ""
    if filter.fields.contains(field) { return filter }
    guard let list else { return .never }
    return isOn(list, type).and(filter)
  }
}
