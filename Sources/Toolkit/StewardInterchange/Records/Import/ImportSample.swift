import StewardModels
import StewardPersistence

/// One of the first records of a file that is no table, as it was understood.
public struct ImportSample: Sendable, Hashable {
  /// What the file says of one field.
  public struct Part: Sendable, Hashable {
    /// The name of the field, or `own.colour`.
    public let field: String
    /// What is said, in neutral form; a record that is referred to by its name or path.
    public let text: String
  }

  /// The physical line where it begins.
  public let line: Int
  /// The name of the record type.
  public let type: String
  /// What it is called; empty where the file does not say.
  public let name: String
  /// What else the file says.
  public let parts: [Part]

  /// Reads what a draft says.
  ///
  /// - Parameter names: What the records are called that it refers to by identity.
  init(_ draft: RecordDraft, names: FieldWriter.Names) {
    line = draft.line
    type = draft.type.type.name
    var name = ""
    var parts: [Part] = []
    let writer = FieldWriter()
    for (index, field) in draft.type.type.fields.enumerated() where index > 0 {
      let named = draft.named.first { $0.field == index }?.text
      let special = draft.special.first { $0.field == index }?.text
      let said = draft.isGiven[index] && draft.values[index] != draft.type.layout.absent[index]
      guard
        let text = named ?? special
          ?? (said ? writer.text(draft.values[index], for: field, names: names) : nil),
        !text.isEmpty
      else { continue }
      if field.role == .name {
        name = text
      } else if field.role != .position {
        parts.append(Part(field: field.name, text: text))
      }
    }
    for own in draft.own {
      guard let value = own.value else { continue }
      parts.append(Part(field: "own.\(own.column.name)", text: OwnText.text(value)))
    }
    self.name = name
    self.parts = parts
  }
}
