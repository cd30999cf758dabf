import StewardCommandLine
public import StewardModels

/// The rows of the table last printed on a terminal: a number means the record that stood there,
/// whatever has been added or taken out since.
struct ShownTable: Sendable, Hashable {
  /// Where the records are kept.
  let store: String
  let type: String
  /// The records by their numbers, from 1.
  let ids: [Identifier]

  init(store: String, type: String, ids: [Identifier]) {
    self.store = store
    self.type = type
    self.ids = ids
  }

  /// Reads what `text` gave; nil for anything else.
  init?(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count >= 4, lines[0] == Self.mark, lines.last == "" else { return nil }
    type = String(lines[1])
    store = String(lines[2])
    var ids: [Identifier] = []
    for line in lines[3...].dropLast() {
      guard let id = Identifier(String(line)) else { return nil }
      ids.append(id)
    }
    self.ids = ids
  }

  private static let mark = "steward table 1"

  /// The form in which it is kept.
  var text: String {
    var text = "\(Self.mark)\n\(type)\n\(store)\n"
    for id in ids { text += "\(id)\n" }
    return text
  }
}

extension Session {
  /// Where the table of this terminal is kept; nil where nobody sits at it, and in scripts.
  private func shownFile() -> StateFile? {
    let terminal = console.terminal.environment
    guard terminal.inputIsTerminal, terminal.outputIsTerminal,
      let name = TerminalEnvironment.sessionName()
    else { return nil }
    return StateFile(setup.environment, folder: "tables", name: name)
  }

  /// Whether tables have numbers that the next command understands.
  var numbersRows: Bool { shownFile() != nil }

  /// Keeps which records the rows of a table are; says so where that cannot be done.
  func remember(_ ids: [Identifier], type: RecordType) throws {
    try remember(ids, name: type.name)
  }

  fileprivate func remember(_ ids: [Identifier], name: String) throws {
    guard let file = shownFile() else { return }
    do throws(ApplicationError) {
      try file.write(ShownTable(store: setup.address, type: name, ids: ids).text)
    } catch {
      try console.notify(
        Message("application.number.unkept", ["reason": .message(error.message)]))
    }
  }

  /// The table last printed on this terminal; nil where there is none, or where it was one of other
  /// records.
  func shownTable(of type: RecordType) throws(ApplicationError) -> ShownTable? {
    try shownTable(named: type.name)
  }

  fileprivate func shownTable(named name: String) throws(ApplicationError) -> ShownTable? {
    guard let text = try shownFile()?.read(), let table = ShownTable(text),
      table.type == name, table.store == setup.address
    else { return nil }
    return table
  }
}

// For numbered tables of a program's own, which are not of records that its verbs find by number.
extension Session {
  /// Keeps what the numbers of a table mean, on a terminal.
  ///
  /// - Parameter kind: What the table is of; no name of a record type.
  public func remember(_ ids: [Identifier], kind: String) throws {
    try remember(ids, name: kind)
  }

  /// What the numbers of the table last printed on this terminal mean; nil where it was of another
  /// kind.
  public func remembered(kind: String) throws -> [Identifier]? { try shownTable(named: kind)?.ids }
}
