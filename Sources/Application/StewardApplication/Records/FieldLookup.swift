import StewardCommandLine
import StewardModels
import StewardText

/// Finds the fields of a record type by what people type: the name, another word for it or the
/// title, in any case.
struct FieldLookup: Sendable {
  let type: RecordType

  init(_ type: RecordType) { self.type = type }

  /// The index of the field of a name, another word for it or a title; what comes first here wins.
  ///
  /// The field that holds tags is also called `tag`.
  func index(_ name: String) -> Int? {
    let wanted = GrammarText.narrowed(name).folded
    if let exact = type.fields.firstIndex(where: { $0.name == wanted }) { return exact }
    if let other = type.fields.firstIndex(where: { $0.aliases.contains(wanted) }) { return other }
    if let titled = type.fields.firstIndex(where: { $0.title.folded == wanted }) { return titled }
    return wanted == "tag" ? type.fields.firstIndex { $0.kind == .tags } : nil
  }

  /// What is put before a text that is typed under a name: mostly nothing.
  func prefix(_ name: String) -> String {
    let wanted = GrammarText.narrowed(name).folded
    for field in type.fields where !field.aliasPrefixes.isEmpty {
      if let prefix = field.aliasPrefixes[wanted] { return prefix }
    }
    return ""
  }

  /// What a name with its points means: a field, or one of the person's own.
  func column(_ name: String) throws(ApplicationError) -> RecordColumn {
    if let index = index(name) { return RecordColumn(type.fields[index], at: index) }
    if let own = own(name) { return own }
    throw unknown(name)
  }

  /// `own.colour`: one of the person's own fields.
  func own(_ name: String) -> RecordColumn? {
    let parts = GrammarText.narrowed(name).split(
      separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[1].isEmpty, let index = index(String(parts[0])),
      type.fields[index].kind == .own
    else { return nil }
    return RecordColumn(type.fields[index], at: index, own: String(parts[1]))
  }

  /// The error for a name that no field has, with the nearest right ones.
  func unknown(_ name: String) -> ApplicationError {
    let near = NearMiss.nearest(to: name, in: type.fields.map(\.name), limit: 3)
    return ApplicationError(
      .usage,
      Message(
        "application.field.unknown", ["type": .text(type.title), "field": .text(name)]),
      hint: near.isEmpty
        ? Message("application.field.unknown.hint")
        : Message("cli.nearest", ["choices": .list(near.map { "\"\($0)\"" })]))
  }
}
