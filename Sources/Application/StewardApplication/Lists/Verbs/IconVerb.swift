import StewardCommandLine
import StewardInterchange
import StewardModels
import StewardPersistence
import StewardText

/// `icon LIST: [NAME]`: the picture of a list, chosen from a list of them on a terminal; `icons`: which
/// there are.
enum IconVerb {
  static let icon = Verb("icon") { domain in
    CommandSpecification(
      "icon", summary: Message("lists.icon"), discussion: Message("lists.icon.discussion"),
      examples: [
        CommandExample("\(domain.name) icon Trip: Trips"),
        CommandExample("\(domain.name) icon Trip: 🎒"), CommandExample("\(domain.name) icon Trip:"),
      ],
      arguments: [
        ListArguments.list(domain),
        ArgumentSpecification(
          "ICON", help: Message("lists.argument.icon"), isRepeated: true,
          completion: .names("icon")),
      ])
  } run: { session in
    try await change(session)
  }

  static let icons = Verb("icons") { domain in
    CommandSpecification(
      "icons", summary: Message("lists.icons"),
      examples: [CommandExample("\(domain.name) icons")])
  } run: { session in
    guard session.format == .table else {
      switch session.format {
      case .json, .ndjson:
        try session.writeObjects(Icon.all) { icon, json in
          try json.key("name")
          try json.string(icon.name)
          try json.key("symbol")
          try json.string(icon.symbol)
        }
      default:
        try session.writeRows(
          Icon.all.map { [$0.name, $0.symbol] }, keys: ["name", "symbol"],
          columns: [TableColumn("name"), TableColumn("symbol")])
      }
      return .success
    }
    try table(isNumbered: false).write(
      to: session.console.output, on: session.console.canvas)
    return .success
  }

  private static func table(isNumbered: Bool) -> Table {
    var columns: [TableColumn] = [.icon, TableColumn("")]
    if isNumbered { columns.insert(TableColumn("", alignment: .trailing, style: .dim), at: 0) }
    var table = Table(columns: columns, hasHeading: false)
    for (index, icon) in Icon.all.enumerated() {
      let cells = [StyledText(icon.symbol), StyledText(icon.name)]
      table.append(isNumbered ? [StyledText(String(index + 1))] + cells : cells)
    }
    return table
  }

  private static func change(_ session: Session) async throws -> ExitCode {
    let shape = try session.shape()
    var words = session.arguments.words
    var listName = session.listName
    // Without a colon the first word is the list where one is called so.
    if listName == nil, let first = words.first {
      let isList = try await session.read { snapshot, _ in
        try snapshot.list(named: first.nfc, shape) != nil
      }
      if isList || words.count > 1 {
        listName = first
        words.removeFirst()
      }
    }
    let named = listName
    var session = session
    session.listName = named
    let about = session
    guard
      let icon = try words.isEmpty ? choose(session) : session.icon(words.joined(separator: " "))
    else {
      try session.console.notify(Message("application.form.nothing"))
      return .success
    }
    let line = try await about.write { transaction, habits in
      guard let list = try ListFinder(about, transaction, shape).record() else {
        throw try about.noList(in: transaction)
      }
      let reader = try ListReader(transaction, shape, today: habits.today)
      return try reader.line(
        try transaction.set(icon: icon, of: list, reader.layout, about))
    }
    try session.tell(
      "lists.icon", lists: [line],
      ["icon": .text(told(line.icon))])
    return .success
  }

  /// The picture and its name, where it has one.
  private static func told(_ icon: Icon) -> String {
    icon.symbol.isEmpty || icon.symbol == icon.name ? icon.name : "\(icon.symbol) \(icon.name)"
  }

  /// Lets the person choose, each icon shown; nil for none.
  private static func choose(_ session: Session) throws -> Icon? {
    guard session.canAsk else {
      throw ApplicationError(
        .usage, Message("lists.icon.needed"),
        hint: Message("lists.icon.needed.hint", ["command": .text("\(session.program) icons")]))
    }
    try table(isNumbered: true).write(
      to: session.console.output, on: session.console.canvas)
    for _ in 0..<3 {
      try session.console.output.write(session.console.words(Message("lists.icon.ask")) + " ")
      try session.console.output.flush()
      guard let line = try StandardInput.readLine() else { return nil }
      let answer = line.trimmedSpaces
      if answer.isEmpty { return nil }
      if let number = Int(GrammarText.narrowed(answer)), Icon.all.indices.contains(number - 1) {
        return Icon.all[number - 1]
      }
      do throws(ModelError) {
        return try Icon(named: answer)
      } catch {
        try session.console.notify(error.message)
      }
    }
    return nil
  }
}
