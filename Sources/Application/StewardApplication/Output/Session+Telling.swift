import StewardCommandLine
public import StewardModels

extension Session {
  /// Writes a line of what was done, unless `--quiet` was given.
  public func tell(_ message: Message) throws {
    if isTelling { try answer(message) }
  }

  /// Writes a line of what was asked for, as a verb does that reads.
  public func answer(_ message: Message) throws {
    try console.tell(console.words(message))
  }

  /// Whether what was done is told.
  ///
  /// What a rehearsal would do is what was asked for.
  public var isTelling: Bool { !console.isQuiet || isRehearsal }

  /// Says what else is to be told of how records were understood, each once.
  func tellNotes(_ reports: [ChangeReport]) throws {
    var told: Set<Message> = []
    for note in reports.flatMap(\.notes) where told.insert(note).inserted {
      try console.notify(note)
    }
  }

  /// Says that a tag with a comma in it is one tag: whoever wrote `--tag a,b` may have meant two.
  func noteJoinedTags(_ assignments: [Assignment]) throws {
    var noted: Set<String> = []
    for assignment in assignments {
      guard case .tag = assignment.target, assignment.text.contains(where: { ",，、".contains($0) }),
        !assignment.text.hasPrefix("-"), noted.insert(assignment.text).inserted
      else { continue }
      let plain =
        assignment.text.hasPrefix("+") ? assignment.text.dropFirst() : assignment.text[...]
      let parts = plain.split { ",，、".contains($0) }.map { String($0).trimmedSpaces }
      guard parts.count > 1 else { continue }
      let options = parts.map { "--tag \(ShellWords.quoted($0))" }.joined(separator: " ")
      try console.notify(
        Message(
          "application.tag.joined", ["tag": .text(String(plain)), "options": .text(options)]))
    }
  }
}
