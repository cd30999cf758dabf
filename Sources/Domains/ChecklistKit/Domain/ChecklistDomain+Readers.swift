import StewardCalendar
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

  /// `every:tue`: what has no date yet is due on the first day that the rule holds for.
  static let everyReader = FieldReader { text, values, type, context in
    guard let index = type.index(ofField: ChecklistItem.every.name),
      let due = type.index(ofField: ChecklistItem.due.name),
      let start = type.index(ofField: ChecklistItem.start.name)
    else { return false }
    let every = try RepeatReader.read(text, in: context)
    values[index] = .repeats(every)
    let parts = try every.parts()
    guard parts.basis == .due, values[due].isNone, values[start].isNone else { return true }
    guard let first = try parts.first?.day ?? every.begins(on: context.today) else {
      throw ChecklistError(
        .invalidRepeat, Message("checklists.repeat.never", ["text": .text(text)]),
        hint: Message("text.repeat.hint"))
    }
    values[due] = .when(parts.first ?? When(first))
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
