import ChecklistKit
import StewardInterchange
import StewardModels
import StewardTestSupport
import Testing

/// How items repeat, in the forms of other programs and back.
@Suite struct RepeatFormatTests {
  private static let monthly = "RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=BACKWARD"
  private static let yearly = "RSCALE=GREGORIAN;FREQ=YEARLY;SKIP=BACKWARD"

  @Test(arguments: [
    ("+1m", monthly), ("1m", "after \(monthly)"), ("3d", "after FREQ=DAILY;INTERVAL=3"),
    ("+2w", "FREQ=WEEKLY;INTERVAL=2"), ("+1y", yearly),
    ("+1b", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"), ("1b", "after FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"),
  ])
  func `rec of todo.txt is how it repeats, and comes back`(text: String, rule: String) async throws
  {
    let line = "2026-11-07 water due:2026-12-10 rec:\(text)\n"
    let exchange = try await Exchange()
    let report = try await exchange.read(line, name: "todo.txt")
    #expect(words(report.warnings).isEmpty)
    #expect(try await exchange.items().first?.every?.stored == rule)
    let written = try await exchange.write(ChecklistFormats.todoText)
    #expect(written.text == line && written.losses.isEmpty)
    #expect(try await exchange.read(line, name: "todo.txt").updated == 0)
  }

  @Test(arguments: ["+3b", "daily", "1q", "+0d", "m", "+1M", "99999d", "+"])
  func `a rec that is none is kept, with a warning`(text: String) async throws {
    let line = "2026-11-07 water rec:\(text)\n"
    let exchange = try await Exchange()
    let report = try await exchange.read(line, name: "todo.txt")
    #expect(
      words(report.warnings) == [
        "todo.txt, line 1: one task repeats in a way that is not known here: that is kept and given "
          + "back, and nothing repeats"
      ])
    #expect(try await exchange.items().first?.every == nil)
    #expect(try await exchange.write(ChecklistFormats.todoText).text == line)
  }

  @Test(arguments: [
    ("daily", "FREQ=DAILY"), ("weekly", "FREQ=WEEKLY"), ("monthly", monthly), ("yearly", yearly),
    ("weekdays", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"), ("2wks", "FREQ=WEEKLY;INTERVAL=2"),
    ("biweekly", "FREQ=WEEKLY;INTERVAL=2"), ("P1M", monthly), ("P3D", "FREQ=DAILY;INTERVAL=3"),
    ("quarterly", "RSCALE=GREGORIAN;FREQ=MONTHLY;INTERVAL=3;SKIP=BACKWARD"),
    ("2q", "RSCALE=GREGORIAN;FREQ=MONTHLY;INTERVAL=6;SKIP=BACKWARD"), ("annual", yearly),
  ])
  func `recur of Taskwarrior is how it repeats, and comes back as it was`(
    text: String, rule: String
  ) async throws {
    let task = #"""
      {"description":"a","due":"20261209T230000Z","entry":"20261101T120000Z","imask":1,"parent":"296d835e-8f85-4224-8f36-c612cad1b9f8","recur":"\#(text)","status":"pending","uuid":"00000000-0000-4000-8000-000000000004"}
      """#
    let exchange = try await Exchange()
    let report = try await exchange.read(task, ChecklistFormats.taskwarrior)
    #expect(words(report.warnings).isEmpty)
    #expect(try await exchange.items().first?.every?.stored == rule)
    let written = try await exchange.write(ChecklistFormats.taskwarrior)
    #expect(written.losses.isEmpty)
    for part in [#""recur":"\#(text)""#, #""parent":"296d"#, #""imask":1"#] {
      #expect(written.text.contains(part), "\(written.text)")
    }
  }

  @Test func `a recur that is none is kept, with a warning`() async throws {
    let task = #"""
      {"description":"a","entry":"20261101T120000Z","recur":"3hours","status":"pending","uuid":"00000000-0000-4000-8000-000000000004"}
      """#
    let exchange = try await Exchange()
    let report = try await exchange.read(task, ChecklistFormats.taskwarrior)
    #expect(report.warnings.count == 1)
    #expect(try await exchange.items().first?.every == nil)
    #expect(
      try await exchange.write(ChecklistFormats.taskwarrior).text.contains(#""recur":"3hours""#))
  }

  @Test func `what other programs cannot say is told`() async throws {
    let table = """
      text,due,every
      plain,2026-12-10,2w
      friday,2026-12-11,fri
      last,2026-12-25,last fri
      done,2026-12-25,after 2w
      moved,2027-02-28,month from 2027-01-31
      31st,2027-01-31,month 31
      counted,2026-12-10,week 3 times
      """
    let exchange = try await Exchange()
    let report = try await exchange.read(table, name: "items.csv")
    #expect(words(report.problems).isEmpty && report.outcome == .written)
    let todo = try await exchange.write(ChecklistFormats.todoText)
    let codes = todo.text.split(separator: "\n").map { line in
      line.split(separator: " ").first { $0.hasPrefix("rec:") } ?? ""
    }
    #expect(codes == ["rec:+2w", "rec:+1w", "", "rec:2w", "rec:+1m", "rec:+1m", ""])
    #expect(
      todo.losses.filter { $0.contains("repeat") } == [
        "todo.txt cannot say how 2 items repeat: that is left out",
        "todo.txt has no first date of what repeats: one is left out",
      ])
    let tasks = try await exchange.write(ChecklistFormats.taskwarrior)
    #expect(tasks.losses.contains { $0.contains("cannot say how 3 items repeat") })
    let markdown = try await exchange.write(ChecklistFormats.markdown)
    #expect(markdown.losses.contains { $0.contains("how things repeat: 7 do") })
  }
}
