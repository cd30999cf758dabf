import StewardModels
import StewardPersistence
import StewardText

extension ChecklistDomain {
  /// `pri:a`: a letter, in the form in which it is kept.
  static let priorityReader = FieldReader { text, values, type, _ in
    guard let index = type.index(ofField: ChecklistItem.priority.name) else { return false }
    values[index] = .text(try Priority(text).letter)
    return true
  }

  /// `--note +TEXT`: one more line, with the day.
  static let noteReader = FieldReader { text, values, type, context in
    guard let index = type.index(ofField: ChecklistItem.note.name),
      let sign = text.first, sign == "+" || sign == "＋"
    else { return false }
    let said = text.dropFirst().drop(while: \.isWhitespace)
    guard !said.isEmpty else { return false }
    let line = "\(context.today) \(said)"
    if case .text(let note) = values[index], !note.isEmpty {
      values[index] = .text("\(note)\n\(line)")
    } else {
      values[index] = .text(line)
    }
    return true
  }
}
