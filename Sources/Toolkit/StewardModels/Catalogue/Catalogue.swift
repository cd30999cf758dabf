/// The words for people: one template for each message id.
///
/// Everything that a program says comes from here, so that another language is another table. The
/// templates are read when a message is worded, not before: a catalogue costs nothing at start.
///
/// ```swift
/// let words = Catalogue.english.adding(["plant.thirsty": "{name} needs water"])
/// words.words(for: Message("plant.thirsty", ["name": "Aloe"]))  // Aloe needs water
/// ```
///
/// In a template `{name}` stands for an argument; `{count|one plant|# plants}` for the first wording
/// where the number `count` is 1 and for the second otherwise, `#` being the number; `{{` and `}}`
/// for braces.
public struct Catalogue: Sendable {
  /// A table that is made when it is first asked for one of its ids.
  struct Table: Sendable {
    /// What its ids begin with, up to the first point; nil where anything may stand there.
    let areas: [String]?
    let words: @Sendable () -> [String: String]

    /// A table of some areas.
    init(_ areas: String..., words: @escaping @Sendable () -> [String: String]) {
      self.areas = areas
      self.words = words
    }

    /// A table that is there.
    init(_ words: [String: String]) {
      areas = nil
      self.words = { words }
    }
  }

  private let tables: [Table]

  /// A catalogue of several tables; where two have the same id, the later one counts.
  public init(tables: [[String: String]]) { self.tables = tables.map(Table.init) }

  /// A catalogue of tables most of which a command has no need of.
  init(_ tables: [Table]) { self.tables = tables }

  /// The catalogue with one more table, which counts before those that are there.
  public func adding(_ table: [String: String]) -> Catalogue {
    Catalogue(tables + [Table(table)])
  }

  /// The template of a message id.
  public func template(for id: String) -> String? {
    let area = id.prefix { $0 != "." }
    for table in tables.reversed() {
      if let areas = table.areas, !areas.contains(where: { $0 == area }) { continue }
      if let template = table.words()[id] { return template }
    }
    return nil
  }

  /// Every id that has a template, sorted.
  public var ids: [String] { Set(tables.flatMap { $0.words().keys }).sorted() }

  /// Ids that stand in a table of another area, where they are never found; for tests.
  var misplaced: [String] {
    tables.flatMap { table in
      table.words().keys.filter { id in
        guard let areas = table.areas else { return false }
        return !areas.contains { id.hasPrefix($0 + ".") }
      }
    }
  }

  /// The words of a message.
  ///
  /// A message that has no template here has its own, or shows its identifier; an argument that the
  /// message lacks shows its name: nothing is lost. Texts among the arguments are made harmless for a
  /// terminal.
  public func words(for message: Message) -> String {
    guard let source = template(for: message.id) ?? message.words else {
      return VisibleText.of(message.description)
    }
    do throws(Template.Malformed) {
      return words(for: try Template(source).parts, arguments: message.arguments, number: nil)
    } catch {
      return VisibleText.of(message.description)
    }
  }

  private func words(
    for parts: [Template.Part], arguments: [String: Message.Argument], number: Int?
  ) -> String {
    parts.reduce(into: "") { result, part in
      switch part {
      case .text(let text): result += text
      case .number: result += number.map { String($0) } ?? "#"
      case .argument(let name):
        result += arguments[name].map(words(for:)) ?? "{\(name)}"
      case .plural(let name, let one, let other):
        guard case .number(let count) = arguments[name] else {
          result += "{\(name)}"
          return
        }
        result += words(for: count == 1 ? one : other, arguments: arguments, number: count)
      }
    }
  }

  private func words(for argument: Message.Argument) -> String {
    switch argument {
    case .text(let text): VisibleText.of(text)
    case .number(let number): String(number)
    case .message(let message): words(for: message)
    case .list(let texts): texts.map { VisibleText.of($0) }.joined(separator: ", ")
    }
  }
}
