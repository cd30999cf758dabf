import StewardModels
import StewardPersistence
import StewardText

extension RecordDraft {
  /// What went wrong with a field when a draft was laid over a record.
  struct FieldFailure: Error {
    let field: Int
    let problem: Message
  }

  /// The values of a record as the row would have it: what the row says over what was there.
  ///
  /// - Parameters:
  ///   - base: What the record holds; for a new one what fields hold where nothing was said.
  ///   - context: What the domain's own readers read against.
  func values(
    over base: [Value], in context: ReadingContext
  ) throws(FieldFailure) -> [Value] {
    var merged = base
    for index in merged.indices where isGiven[index] { merged[index] = values[index] }
    if !own.isEmpty { try mergeOwn(into: &merged) }
    for entry in special {
      guard let reader = type.reader(entry.field) else { continue }
      do {
        if try reader.read(entry.text, &merged, type.type, context) { continue }
        let field = type.type.fields[entry.field]
        let parser = FieldParser(context)
        if case .value(let value) = try parser.parse(entry.text, for: field) {
          merged[entry.field] = value
        }
      } catch {
        throw FieldFailure(field: entry.field, problem: .problem(error))
      }
    }
    if special.isEmpty { return merged }
    // A reader may fill in other fields beside its own; what the row says of those wins.
    let empty = type.layout.empty
    for index in merged.indices
    where isGiven[index] && merged[index] != values[index] && values[index] != empty[index] {
      merged[index] = values[index]
    }
    return merged
  }

  private func mergeOwn(into merged: inout [Value]) throws(FieldFailure) {
    for field in type.layout.ownFields {
      let given = own.filter { $0.column.field == field }
      guard !given.isEmpty else { continue }
      do throws(ModelError) {
        // A name that comes twice in a row, also in another case, is refused here.
        let said = try OwnFields(
          given.compactMap { entry in entry.value.map { (entry.column.name, $0) } })
        guard case .own(var fields) = merged[field], !fields.isEmpty else {
          merged[field] = .own(said)
          continue
        }
        for entry in given where entry.value == nil { fields = fields.removing(entry.column.name) }
        for entry in said {
          // What is a number here comes back as its text from where there is only text.
          if let old = fields[entry.name], given.contains(where: \.isText),
            case .text(let text) = entry.value, OwnText.text(old) == text || old.description == text
          {
            continue
          }
          fields = try fields.setting(entry.name, to: entry.value)
        }
        merged[field] = .own(fields)
      } catch {
        throw FieldFailure(field: field, problem: .problem(error))
      }
    }
  }
}

extension Message {
  /// What is wrong, with what can be done about it where that is known.
  static func problem(_ error: any Error) -> Message {
    guard let error = error as? any StewardError else {
      return Message("interchange.problem.other", ["text": .text("\(error)")])
    }
    guard let hint = error.hint else { return error.message }
    return Message(
      "interchange.problem.hinted", ["problem": .message(error.message), "hint": .message(hint)])
  }
}
