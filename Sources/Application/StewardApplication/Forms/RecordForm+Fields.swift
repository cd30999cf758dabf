import StewardCommandLine
import StewardInterchange
import StewardModels
import StewardPersistence
import StewardText

/// Makes forms of the records of one type.
struct FormMaker {
  let session: Session
  let habits: Habits
  let type: RecordType
  private let parser: FieldParser

  init(_ session: Session, _ habits: Habits) {
    self.session = session
    self.habits = habits
    type = session.main.model.type
    parser = FieldParser(habits.reading)
  }

  /// The form of a record that is there.
  func form(_ values: [Value], _ names: NameBook, called label: String) -> RecordForm {
    make(
      heading: Message(
        "application.form.edit", ["type": .text(type.title), "record": .text(label)])
    ) { index in text(values[index], type.fields[index], names) }
  }

  /// The form of a new record; what was said on the command line stands on it.
  func blank(_ said: [Assignment]) -> RecordForm {
    var form = make(heading: Message("application.form.add", ["type": .text(type.title)])) {
      text(type.fields[$0].defaultValue, type.fields[$0], NameBook())
    }
    for assignment in said {
      var target = assignment.target
      if case .tag(let index) = target { target = .field(index) }
      guard let index = form.entries.firstIndex(where: { $0.target == target }) else {
        if case .own(let field, let name) = target {
          form.entries.append(own(field, name, base: "", text: assignment.text))
        }
        continue
      }
      var text = assignment.text
      if case .tag = assignment.target {
        text = (text.hasPrefix("+") ? String(text.dropFirst()) : text)
        let there = form.entries[index].text
        if !there.isEmpty { text = "\(there); \(text)" }
      }
      form.entries[index].text = text
    }
    return form
  }

  private func make(heading: Message, _ content: (Int) -> FieldText) -> RecordForm {
    var entries: [RecordForm.Entry] = []
    var ownField: (String, Int)?
    for (index, field) in type.fields.enumerated() where field.isTyped {
      let content = content(index)
      guard field.kind != .own else {
        ownField = (field.name, index)
        for (name, value) in content.own {
          entries.append(own(index, name, base: value, text: value))
        }
        continue
      }
      entries.append(
        RecordForm.Entry(
          key: field.name, target: .field(index), hint: hint(field), base: content.text,
          text: content.text))
    }
    var lines = [heading, Message("application.form.how"), Message("application.form.keep")]
    if let (name, _) = ownField {
      lines.append(Message("application.form.own", ["field": .text(name)]))
    }
    return RecordForm(
      heading: lines.map { session.console.words($0) }, entries: entries, own: ownField)
  }

  private func own(_ index: Int, _ name: String, base: String, text: String) -> RecordForm.Entry {
    RecordForm.Entry(
      key: "\(type.fields[index].name).\(name)", target: .own(index, name), hint: "", base: base,
      text: text)
  }

  /// What a field is, an example, and what it holds where nothing is said.
  private func hint(_ field: FieldDescription) -> String {
    var parts = field.help.isEmpty ? [] : [field.help]
    if !field.example.isEmpty {
      let words = Message("application.form.example", ["text": .text(field.example)])
      parts.append(session.console.words(words))
    }
    let standard = text(field.defaultValue, field, NameBook()).text
    if !standard.isEmpty {
      let words = Message("application.form.default", ["text": .text(standard)])
      parts.append(session.console.words(words))
    }
    // An example has no end of its own that would part it from what follows.
    return parts.reduce("") { hint, part in
      hint.isEmpty ? part : hint + (hint.last == "." ? " " : "; ") + part
    }
  }

  /// What stands on a form for a value.
  struct FieldText {
    var text = ""
    /// The person's own fields.
    var own: [(name: String, value: String)] = []
  }

  /// A value as it is read again: in neutral form, else as the person writes it.
  func text(_ value: Value, _ field: FieldDescription, _ names: NameBook) -> FieldText {
    if case .own(let fields) = value {
      return FieldText(own: fields.map { ($0.name, OwnText.text($0.value)) })
    }
    let neutral = FieldWriter().text(value, for: field, names: names.name)
    // How something repeats is for people to read in words, and not in those of RFC 5545.
    let isWorded = field.kind == .repeats
    if value.isNone || !isWorded && reads(neutral, as: value, field) {
      return FieldText(text: neutral)
    }
    let written = habits.wording.short(value, for: field, names: names.name)
    return FieldText(text: reads(written, as: value, field) ? written : neutral)
  }

  private func reads(_ text: String, as value: Value, _ field: FieldDescription) -> Bool {
    do {
      guard case .value(let read) = try parser.parse(text, for: field) else { return true }
      return read == value
    } catch {
      // What cannot be read in this form is tried in the other.
      return false
    }
  }
}
