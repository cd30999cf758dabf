import StewardCommandLine
import StewardModels
import StewardPersistence
import StewardText

/// The words of verbs about lists.
enum ListArguments {
  /// One list, or none for the one that is meant.
  static func list(_ domain: DomainDescription) -> ArgumentSpecification {
    ArgumentSpecification(
      "LIST:", help: Message("lists.argument.list"),
      completion: .names(domain.lists?.list ?? ""))
  }

  /// Several lists.
  static func lists(_ domain: DomainDescription) -> ArgumentSpecification {
    ArgumentSpecification(
      "LIST:", help: Message("lists.argument.lists"), isRepeated: true,
      completion: .names(domain.lists?.list ?? ""))
  }
}

extension Session {
  /// What a text says of an icon.
  ///
  /// - Throws: `ApplicationError.Code.invalid` with the nearest names; `ModelError` with all that there
  ///   are.
  func icon(_ text: String) throws -> Icon {
    do throws(ModelError) {
      return try Icon(named: text)
    } catch {
      let near = NearMiss.nearest(to: text, in: Icon.all.map(\.name), limit: 3)
      guard !near.isEmpty else { throw error }
      throw ApplicationError(
        .invalid, error.message,
        hint: Message("cli.nearest", ["choices": .list(near.map { "\"\($0)\"" })]))
    }
  }

  /// The name that words make.
  ///
  /// - Throws: `ApplicationError.Code.usage` where there are none.
  func name(_ words: [String], example: String) throws(ApplicationError) -> String {
    let name = words.joined(separator: " ").trimmedSpaces
    let plain = ListNaming.name(name) ?? name
    guard !plain.isEmpty else {
      throw ApplicationError(
        .usage, Message("lists.nameless", ["verb": .text(verbName)]),
        hint: Message("lists.nameless.hint", ["example": .text("\(program) \(example)")]))
    }
    return plain.nfc
  }

  /// Tells what became of lists: as objects for programs, else a line.
  ///
  /// - Parameter isAnswer: Whether nothing became of them, and that is what was asked.
  func tell(
    _ stem: String, lists: [ListLine], _ arguments: [String: Message.Argument] = [:],
    isAnswer: Bool = false
  ) throws {
    if format != .table { return try ListObjects.write(lists, self) }
    guard isAnswer || isTelling else { return }
    let ending = isRehearsal ? "would" : "done"
    for list in lists {
      let names: [String: Message.Argument] = [
        "name": .text(list.name), "count": .number(list.tally.count),
        "remaining": .message(list.remaining),
      ]
      try answer(Message("\(stem).\(ending)", names.merging(arguments) { $1 }))
    }
  }
}

extension Session {
  /// Says of lists that begin anew how much on them is due on days that are past, and what clears that.
  func noteOverdue(_ lines: [ListLine], due: String?) throws {
    guard let due else { return }
    for line in lines where line.tally.overdue > 0 {
      let command = [
        program, "set", ShellWords.quoted("\(line.name):"), ShellWords.quoted("\(due)<today"),
        "--\(due)", "''",
      ]
      try console.notify(
        Message(
          "lists.overdue.note",
          [
            "count": .number(line.tally.overdue), "command": .text(command.joined(separator: " ")),
          ]))
    }
  }
}
