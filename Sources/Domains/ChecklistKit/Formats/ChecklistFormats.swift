public import StewardInterchange

/// The forms of other programs that checklists travel in.
public enum ChecklistFormats {
  /// All of them, those that are told by more before those that are told by less.
  public static let all = [taskwarrior, markdown, todoText]

  /// Markdown lists with boxes.
  public static let markdown = ForeignFormat(.markdown, title: "Markdown") { sample in
    if sample.isNamed(.markdown) { return true }
    guard sample.first != "{", !sample.isNamedOtherwise else { return false }
    return sample.lines.contains { line in
      ["- [ ] ", "- [x] ", "- [X] ", "* [ ] ", "* [x] ", "+ [ ] ", "+ [x] "].contains {
        line.hasPrefix($0)
      }
    }
  } reader: { source, reading throws(InterchangeError) in
    MarkdownItemReader(source, reading)
  } write: {
    try MarkdownItemWriter($0).write()
  }

  /// The lines of todo.txt.
  public static let todoText = ForeignFormat(.todoText, title: "todo.txt") { sample in
    if sample.isNamed(.todoText) { return true }
    guard let line = sample.lines.first, !sample.isNamedOtherwise else { return false }
    let task = TodoTask(line: String(line))
    return task.isDone || task.priority != nil || task.created != nil
  } reader: { source, reading throws(InterchangeError) in
    TodoItemReader(source, reading)
  } write: {
    try TodoItemWriter($0).write()
  }

  /// The JSON of Taskwarrior: an array of tasks, a task, or a task a line.
  public static let taskwarrior = ForeignFormat(
    InterchangeFormat(name: "taskwarrior", fileExtensions: []), title: "Taskwarrior"
  ) { sample in
    guard sample.first == "[" || sample.first == "{" else { return false }
    let text = sample.text
    return text.contains("\"description\"")
      && ["\"status\"", "\"entry\"", "\"uuid\"", "\"annotations\""].contains { text.contains($0) }
      && !text.contains("\"steward\"")
  } reader: { source, reading throws(InterchangeError) in
    try TaskwarriorReader(source, reading)
  } write: {
    try TaskwarriorWriter($0).write()
  }
}
