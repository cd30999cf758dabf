import StewardCommandLine
import StewardModels
import StewardText

/// One thing that was typed for a field: `--price 12`, `price:12`, `@winter`, `--tag -old`.
struct Assignment: Sendable, Hashable {
  /// What the text is for.
  enum Target: Sendable, Hashable {
    /// The whole of a field.
    case field(Int)
    /// One tag more, or less with `-` before it.
    case tag(Int)
    /// One of the person's own fields, by name.
    case own(Int, String)
  }

  let target: Target
  let text: String

  /// The field that it is for.
  var field: Int {
    switch target {
    case .field(let index), .tag(let index), .own(let index, _): index
    }
  }
}

/// Takes apart what was typed for a new record or for a change.
struct AssignmentReader {
  let lookup: FieldLookup
  /// What days of several words are read with; without it each is one word.
  var dates: DateWords?

  init(_ type: RecordType) { lookup = FieldLookup(type) }

  private var type: RecordType { lookup.type }

  /// What the options say, in the order given.
  func options(_ arguments: ParsedArguments) throws(ApplicationError) -> [Assignment] {
    let names = FieldOptions.names(of: type)
    var found: [Assignment] = []
    for (name, value) in arguments.optionValues {
      guard let target = names[name] else { continue }
      switch target {
      case .own(let index, _):
        if value.isEmpty {
          found.append(Assignment(target: .field(index), text: ""))
          continue
        }
        guard let equal = value.firstIndex(of: "="), equal != value.startIndex else {
          throw ApplicationError(
            .usage, Message("interchange.field.own", ["text": .text(value)]),
            hint: Message("interchange.field.own.hint"))
        }
        found.append(
          Assignment(
            target: .own(index, String(value[..<equal])),
            text: String(value[value.index(after: equal)...])))
      case .tag(let index) where value.isEmpty:
        found.append(Assignment(target: .field(index), text: ""))
      default:
        let prefix = type.fields[Assignment(target: target, text: "").field].aliasPrefixes[name]
        found.append(Assignment(target: target, text: value.isEmpty ? "" : (prefix ?? "") + value))
      }
    }
    return found
  }

  /// The words that are the name, and what `field:value` and `@tag` among them say.
  ///
  /// - Parameter plain: The places of words that are of the name whatever they hold.
  func words(
    _ words: [String], plain: Set<Int> = []
  ) throws -> (name: [String], assignments: [Assignment]) {
    var name: [String] = []
    var assignments: [Assignment] = []
    var index = 0
    while index < words.count {
      let word = words[index]
      guard !plain.contains(index), let said = try assignment(word) else {
        name.append(word)
        index += 1
        continue
      }
      index += 1
      guard let dates, case .field(let field) = said.target, dates.isDated(field) else {
        assignments.append(said)
        continue
      }
      var next: [String] = []
      for (place, word) in zip(index..., words[index...]) {
        guard !plain.contains(place), try assignment(word) == nil else { break }
        next.append(word)
      }
      let count = try dates.count(said.text, of: field, behind: next)
      let text = ([said.text] + next.prefix(count)).joined(separator: " ")
      assignments.append(Assignment(target: said.target, text: text))
      index += count
    }
    return (name, assignments)
  }

  /// The words of a line and what they say; in lines `!A` and a first `(A)` are the priority, and the
  /// mark of a pasted list before them is none of them.
  ///
  /// - Parameter isNumbered: Whether the number of the line may stand before them.
  func line(
    _ line: String, isNumbered: Bool = false
  ) throws -> (name: [String], assignments: [Assignment]) {
    let pasted = PastedLine(line, isNumbered: isNumbered)
    var words = LineWords.split(pasted.text)
    var ticked: [Assignment] = []
    if pasted.isTicked, let done = type.fields.firstIndex(where: { $0.role == .done }) {
      ticked = [Assignment(target: .field(done), text: "yes")]
    }
    guard let index = type.index(ofField: "priority") else {
      let read = try self.words(words)
      return (read.name, read.assignments + ticked)
    }
    var priority: Assignment?
    let place = words.firstIndex { Self.letter($0, "!", "") != nil }
    if let first = words.first, let letter = Self.letter(first, "(", ")"), letter.isUppercase {
      priority = Assignment(target: .field(index), text: String(letter))
      words.removeFirst()
    } else if let place, let letter = words[place].last {
      priority = Assignment(target: .field(index), text: String(letter))
      words.remove(at: place)
    }
    let read = try self.words(words)
    return (read.name, read.assignments + (priority.map { [$0] } ?? []) + ticked)
  }

  /// The one ASCII letter of a word between two signs.
  private static func letter(_ word: String, _ open: String, _ close: String) -> Character? {
    guard word.hasPrefix(open), word.hasSuffix(close) else { return nil }
    let inside = word.dropFirst(open.count).dropLast(close.count)
    guard inside.count == 1, let letter = inside.first, letter.isASCII, letter.isLetter else {
      return nil
    }
    return letter
  }

  /// What a word says of a field; nil where it is a word of the name.
  func assignment(_ word: String) throws(ApplicationError) -> Assignment? {
    if let tag = tag(word) { return tag }
    guard let colon = word.firstIndex(where: { $0 == ":" || $0 == "：" }) else { return nil }
    let name = String(word[..<colon])
    let text = String(word[word.index(after: colon)...])
    let target: Assignment.Target
    if let own = lookup.own(name), let ownName = own.own {
      target = .own(own.index, ownName)
    } else if let index = lookup.index(name), type.fields[index].isTyped {
      target = type.fields[index].kind == .tags ? .tag(index) : .field(index)
    } else {
      try refuseMisspelt(name, text)
      return nil
    }
    guard !text.isEmpty else {
      throw ApplicationError(
        .usage, Message("application.word.empty", ["field": .text(name)]),
        hint: Message("application.word.literal"))
    }
    return Assignment(target: target, text: lookup.prefix(name) + text)
  }

  /// Refuses a word whose part before the colon is all but the name of a field: as a word of the name
  /// it would say nothing of the field, and nobody would notice.
  private func refuseMisspelt(_ name: String, _ text: String) throws(ApplicationError) {
    let typed = name.folded
    guard typed.utf8.count >= 4, !text.isEmpty, !text.hasPrefix("/") else { return }
    let near = NearMiss.nearest(
      to: typed, in: type.fields.filter(\.isTyped).map(\.name), limit: 1)
    guard let field = near.first, !field.hasPrefix(typed), NearMiss.isSlip(typed, field) else {
      return
    }
    throw ApplicationError(
      .usage,
      Message(
        "application.field.unknown", ["type": .text(type.title), "field": .text(name)]),
      hint: Message("application.word.misspelt", ["field": .text(field)]))
  }

  /// `@winter`.
  private func tag(_ word: String) -> Assignment? {
    guard let first = word.first, first == "@" || first == "＠", word.count > 1,
      let index = type.fields.firstIndex(where: { $0.kind == .tags })
    else { return nil }
    return Assignment(target: .tag(index), text: String(word.dropFirst()))
  }
}

extension FieldDescription {
  /// Whether a person types what it holds; the identity, the times of making and change and the key of
  /// a manual order are the store's.
  var isTyped: Bool {
    kind != .identifier && role != .created && role != .changed && role != .position
  }
}
