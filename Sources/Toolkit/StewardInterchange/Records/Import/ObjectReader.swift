import StewardModels
import StewardText

/// Reads JSON objects as drafts of records of one type.
final class ObjectReader {
  private let type: ImportType
  private let matcher: HeadingMatcher
  private let parser: FieldParser
  private let file: String
  private let key: Int?
  private var meanings: [String: HeadingMatcher.Meaning?] = [:]

  init(
    _ type: ImportType, _ matcher: HeadingMatcher, context: ReadingContext, file: String,
    key: Int?
  ) {
    self.type = type
    self.matcher = matcher
    // JSON has one way to write a number; texts in it are read as those of our own files.
    var context = context
    if context.decimal == nil { context.decimal = .point }
    parser = FieldParser(context)
    self.file = file
    self.key = key
  }

  /// Reads one object into a draft.
  ///
  /// - Returns: What was left out, where that is only warned of.
  func read(
    _ object: JSONObject, typeKey: String?, isLenient: Bool, into draft: RecordDraft
  ) -> [RowProblem] {
    var leftOut: [RowProblem] = []
    for member in object.members where member.key != typeKey {
      switch meaning(member.key) {
      case .field(let field)?:
        if draft.isGiven[field] {
          draft.problems.append(
            problem(draft, member, Message("interchange.import.keyTwice")))
        } else {
          read(member, field, into: draft)
        }
      case .own(let column)?: readOwn(member, column, into: draft)
      case .ignored?, .unit?: break
      case nil:
        let near = matcher.nearest(to: member.key)
        let unknown = RowProblem(
          file: file, line: draft.line, column: member.key,
          message: Message(
            near.isEmpty ? "interchange.import.heading" : "interchange.import.headingNear",
            ["heading": .text(member.key), "names": .list(near)]))
        if isLenient { leftOut.append(unknown) } else { draft.problems.append(unknown) }
      }
    }
    if draft.identity == nil, !(key.map { draft.holds($0) } ?? false) {
      draft.digest = digest(of: object, typeKey)
    }
    return leftOut
  }

  private func meaning(_ key: String) -> HeadingMatcher.Meaning? {
    if let known = meanings[key] { return known }
    let meaning = matcher.meaning(of: key)
    // A hostile file may have a key of its own in each object.
    if meanings.count > 10_000 { meanings.removeAll() }
    meanings[key] = .some(meaning)
    return meaning
  }

  private func read(_ member: JSONObject.Member, _ field: Int, into draft: RecordDraft) {
    let description = type.type.fields[field]
    if case .string(let text) = member.value, !text.isEmpty {
      if type.reader(field) != nil {
        draft.special.append(RecordDraft.Special(field: field, text: text))
        return
      }
      if case .reference(let target) = description.kind, Identifier(text) == nil {
        draft.named.append(RecordDraft.Named(field: field, type: target, text: text.nfc))
        return
      }
    }
    // Only this toolkit gives identities: what has one was written in neutral forms.
    if draft.identity != nil, case .string(let text) = member.value,
      let value = NeutralForm.value(text, description.kind)
    {
      draft.set(field, value)
      return
    }
    do throws(InterchangeError) {
      let value = try ObjectValue(parser).value(member.value, for: description)
      draft.set(field, value.isNone ? type.layout.empty[field] : value)
    } catch {
      draft.problems.append(problem(draft, member, .problem(error)))
    }
  }

  private func readOwn(
    _ member: JSONObject.Member, _ column: OwnColumn, into draft: RecordDraft
  ) {
    do throws(InterchangeError) {
      let value = member.value == .null ? nil : try ObjectValue(parser).own(member.value)
      draft.own.append(RecordDraft.Own(column: column, value: value))
    } catch {
      draft.problems.append(problem(draft, member, .problem(error)))
    }
  }

  private func problem(
    _ draft: RecordDraft, _ member: JSONObject.Member, _ message: Message
  ) -> RowProblem {
    RowProblem(
      file: file, line: draft.line, column: member.key, value: member.value.summary,
      message: message)
  }

  /// What stands for the object's content, in whatever order its members stand.
  private func digest(of object: JSONObject, _ typeKey: String?) -> ContentDigest {
    var hasher = ContentHasher()
    hasher.add(type.type.name)
    object.add(to: &hasher, except: typeKey)
    return hasher.digest()
  }
}

extension JSONObject {
  /// Adds the members in the order of their keys, those that hold nothing left out.
  fileprivate func add(to hasher: inout ContentHasher, except key: String?) {
    for member in members.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) })
    where member.key != key && member.key != RecordFormat.problemsHeading && member.value != .null {
      hasher.add(member.key)
      member.value.add(to: &hasher)
    }
    hasher.add(byte: 0xFE)
  }
}

extension JSONValue {
  fileprivate func add(to hasher: inout ContentHasher) {
    switch self {
    case .null: hasher.add(byte: 0)
    case .bool(let value): hasher.add(byte: value ? 1 : 2)
    case .number(let number): hasher.add(number.text)
    case .string(let text): hasher.add(text)
    case .array(let elements):
      for element in elements { element.add(to: &hasher) }
      hasher.add(byte: 0xFD)
    case .object(let object): object.add(to: &hasher, except: nil)
    }
  }
}
