/// The words of one message, with places for its arguments.
///
/// `{name}` stands for an argument; `{count|one item|# items}` for the first wording where the
/// number `count` is 1 and for the second otherwise, `#` being the number; `{{` and `}}` for braces.
/// A wording may hold places of its own.
struct Template: Sendable, Hashable {
  indirect enum Part: Sendable, Hashable {
    case text(String)
    case argument(String)
    case plural(String, one: [Part], other: [Part])
    case number
  }

  let parts: [Part]

  /// Why a template cannot be read, for the developer who wrote it.
  struct Malformed: Error, Hashable {
    let reason: String
  }

  init(_ source: String) throws(Malformed) {
    var reader = Reader(rest: Array(source)[...])
    parts = try reader.parts(insidePlural: false)
    if !reader.rest.isEmpty { throw Malformed(reason: "'\(String(reader.rest))' follows the end") }
  }

  /// The names of the arguments that the template asks for.
  var argumentNames: Set<String> { Self.names(in: parts) }

  private static func names(in parts: [Part]) -> Set<String> {
    parts.reduce(into: []) { names, part in
      switch part {
      case .text, .number: break
      case .argument(let name): names.insert(name)
      case .plural(let name, let one, let other):
        names.insert(name)
        names.formUnion(Self.names(in: one))
        names.formUnion(Self.names(in: other))
      }
    }
  }
}

/// Reads a template from left to right.
private struct Reader {
  var rest: ArraySlice<Character>

  mutating func parts(insidePlural: Bool) throws(Template.Malformed) -> [Template.Part] {
    var parts: [Template.Part] = []
    var text = ""
    func flushed() -> [Template.Part] { text.isEmpty ? parts : parts + [.text(text)] }
    while let next = rest.first {
      if insidePlural, next == "|" || (next == "}" && rest.dropFirst().first != "}") {
        return flushed()
      }
      rest.removeFirst()
      switch next {
      case "{" where rest.first == "{", "}" where rest.first == "}":
        rest.removeFirst()
        text.append(next)
      case "{":
        parts = flushed()
        text = ""
        parts.append(try place())
      case "}": throw Template.Malformed(reason: "a '}' closes nothing")
      case "#" where insidePlural:
        parts = flushed()
        text = ""
        parts.append(.number)
      default: text.append(next)
      }
    }
    return flushed()
  }

  private mutating func place() throws(Template.Malformed) -> Template.Part {
    var name = ""
    while let next = rest.first, next.isLetter || next.isNumber {
      name.append(next)
      rest.removeFirst()
    }
    guard !name.isEmpty else { throw Template.Malformed(reason: "a '{' without a name") }
    if take("}") { return .argument(name) }
    guard take("|") else { throw Template.Malformed(reason: "'{\(name)' is not closed") }
    let one = try parts(insidePlural: true)
    guard take("|") else { throw Template.Malformed(reason: "'{\(name)|' has one wording") }
    let other = try parts(insidePlural: true)
    guard take("}") else { throw Template.Malformed(reason: "'{\(name)|' is not closed") }
    return .plural(name, one: one, other: other)
  }

  private mutating func take(_ character: Character) -> Bool {
    guard rest.first == character else { return false }
    rest.removeFirst()
    return true
  }
}
