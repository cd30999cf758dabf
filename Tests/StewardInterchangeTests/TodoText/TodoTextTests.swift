import StewardConformance
import StewardModels
import Testing

@testable import StewardInterchange

@Suite struct TodoTextTests {
  @Test("X1: what is not well-formed is text")
  func strictness() throws {
    let lines = [
      "xylophone lesson", "X 2026-01-01 no", "(b) low", "(B)->send", "Learn 2+2", "mail a@b.org",
      "(A) x odd",
    ]
    let tasks = lines.map { TodoTask(line: $0) }
    #expect(tasks.allSatisfy { !$0.isDone })
    #expect(tasks.map(\.priority) == [nil, nil, nil, nil, nil, nil, "A"])
    #expect(tasks.prefix(6).map(\.text) == Array(lines.prefix(6)))
    #expect(tasks[6].text == "x odd")
    for task in tasks {
      #expect(
        task.words.allSatisfy { if case .plain = $0.kind { true } else { false } })
    }
    #expect(tasks.map(\.line) == lines)
  }

  @Test("X2: projects and contexts in any script, and what only looks like a pair")
  func words() throws {
    #expect(
      TodoTask(line: "+首都 buy 蔬菜 @ТУФ").words.map(\.kind) == [
        .project("首都"), .plain("buy"), .plain("蔬菜"), .context("ТУФ"),
      ])
    #expect(
      TodoTask(line: "a::::b + @ :b a: due:2026-12-24 1:2:3").words.map(\.kind) == [
        .plain("a::::b"), .plain("+"), .plain("@"), .plain(":b"), .plain("a:"),
        .pair("due", "2026-12-24"), .plain("1:2:3"),
      ])
  }

  @Test("days at the beginning, and those that are in no calendar")
  func days() throws {
    let day = try Day(iso: "2026-12-06")
    let other = try Day(iso: "2026-11-07")
    #expect(
      TodoTask(line: "x 2026-12-06 2026-11-07 a")
        == TodoTask("a", isDone: true, completed: day, created: other))
    #expect(
      TodoTask(line: "x (C) 2026-12-06 a pri:D")
        == TodoTask("a pri:D", isDone: true, priority: "C", completed: day))
    #expect(
      TodoTask(line: "x 2026-12-06 a pri:D b")
        == TodoTask("a b", isDone: true, priority: "D", completed: day))
    #expect(
      TodoTask(line: "(A) 2026-11-07 2026-12-06 a")
        == TodoTask("2026-12-06 a", priority: "A", created: other))
    #expect(TodoTask(line: "2026-02-30 a") == TodoTask("2026-02-30 a"))
    #expect(TodoTask(line: "2026-12-06a") == TodoTask("2026-12-06a"))
    #expect(TodoTask(line: "x a") == TodoTask("a", isDone: true))
  }

  @Test("a line that was read is written as it was")
  func lines() {
    for line in [
      "(B) 2026-11-07 my task rec:+1m due:2026-12-10", "  two  blanks ",
      "x 2026-12-06 2026-11-07 a",
      "x  a", "+Home%20repairs @a%3Ab http://a.b/c%20d %40noon", "%zz 100%25", "首都",
    ] {
      #expect(TodoTask(line: line).line == line)
    }
    #expect(TodoTask(line: "x (C) 2026-12-06 a").line == "x 2026-12-06 a pri:C")
    #expect(TodoTask("a\nb\r\nc").line == "a b  c")
  }

  @Test("names with blanks and percent signs come back, and words that only look like one")
  func escapes() {
    for name in ["Home repairs", "100%25", "50%", "a:b", "é\u{A0}首\t都", "+a", "@", "%"] {
      for kind in [TodoWord.Kind.project(name), .context(name), .pair("key", name)] {
        let word = TodoWord(kind)
        #expect(!word.source.contains { $0 == " " || $0 == "\t" })
        #expect(TodoTask(line: word.source).words.map(\.kind) == [kind])
      }
    }
    for text in ["@noon", "+1", "due:2026-12-24", "%40noon", "%41", "100%41", "%", "a@b.org"] {
      let words = TodoWord.plainWords(of: text)
      let line = TodoWord.text(of: words)
      #expect(TodoWord.plainText(of: TodoTask(line: line).words) == text)
      #expect(TodoTask(line: line).words.map(\.kind) == [.plain(text)])
    }
  }

  @Test("X3: a line is added on a line of its own, and line ends stay as they are")
  func adding() throws {
    let folder = try TemporaryFolder()
    for (before, after) in [
      ("a\nb", "a\nb\nc\nd\n"), ("a\r\nb", "a\r\nb\r\nc\r\nd\r\n"),
      ("a\r\nb\r\n", "a\r\nb\r\nc\r\nd\r\n"), ("a\n", "a\nc\nd\n"), ("", "c\nd\n"),
      ("a", "a\nc\nd\n"), ("a\rb", "a\rb\rc\rd\r"),
    ] {
      let path = try folder.write("todo.txt", before)
      try TodoTextFile.add([TodoTask("c"), TodoTask("d")], to: path)
      #expect(Array(try folder.read("todo.txt").utf8) == Array(after.utf8))
    }
    try TodoTextFile.add([TodoTask("new")], to: "\(folder.path)/new.txt")
    #expect(try folder.read("new.txt") == "new\n")
  }

  @Test("lines with nothing on them are passed over, and counted")
  func reader() throws {
    let reader = TodoTextReader(ByteSource(text: "\u{FEFF}a\r\n \r\n\r\nb"))
    let first = try reader.next()
    let second = try reader.next()
    #expect(first?.task.text == "a")
    #expect(second?.task.text == "b" && second?.line == 4)
    #expect(try reader.next() == nil)
    try reader.rewind()
    #expect(try reader.next()?.line == 1)
  }

  @Test("random lines are tasks that give the same line", arguments: 0..<200)
  func fuzz(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let pieces = [
      "x ", "(A) ", "2026-12-06 ", "2026-02-30 ", "+", "@", ":", " ", "  ", "a", "首", "%", "%20",
      "%FF", "pri:", "A", "due:2026-12-24", "\t", "\u{301}", "\u{1b}", "\u{202E}", "é",
    ]
    let line = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
      pieces.randomElement(using: &generator) ?? ""
    }.joined()
    let task = TodoTask(line: line)
    let again = TodoTask(line: task.line)
    #expect(again.isDone == task.isDone && again.priority == task.priority)
    #expect(again.words.map(\.kind) == task.words.map(\.kind))
    #expect(again.completed == task.completed && again.created == task.created)
    let bytes = (0..<500).map { _ in UInt8.random(in: 0...255, using: &generator) }
    let reader = TodoTextReader(
      ByteSource(bytes, name: "fuzz.txt"), options: .init(isLenient: true, chunkSize: 7))
    while let entry = try reader.next() { _ = entry.task.words }
  }
}
