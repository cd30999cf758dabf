import StewardInterchange
import StewardModels
import StewardText
import Testing

@testable import StewardApplication

/// How many words behind `due:fri` are of the day or the time.
struct DateWordTests {
  private let type: RecordType
  private var reader: AssignmentReader

  init() throws {
    type = RecordType(
      name: "task", title: "task", plural: "tasks", version: 1,
      fields: [
        FieldDescription(name: "id", kind: .identifier, isOptional: false),
        FieldDescription(name: "text", kind: .text, isOptional: false),
        FieldDescription(name: "due", kind: .when, isOptional: true),
        FieldDescription(name: "bought", kind: .day, isOptional: true),
        FieldDescription(name: "tags", kind: .tags, isOptional: false),
      ])
    let parser = FieldParser(
      ReadingContext(
        locale: try LocaleName("en-GB"), currency: nil, zone: try TimeZoneName("Europe/Berlin"),
        now: try Moment(rfc3339: "2026-11-30T09:00:00Z")))
    reader = AssignmentReader(type)
    reader.dates = DateWords(type: type) { [type] text, index in
      _ = try parser.parse(text, for: type.fields[index])
    }
  }

  /// The value and what is left as the name: `due=sunday 18:00 | call mum`.
  private func read(_ words: [String], plain: Set<Int> = []) throws -> String {
    let read = try reader.words(words, plain: plain)
    let said = read.assignments.map { "\(type.fields[$0.field].name)=\($0.text)" }
    return (said + ["|"] + read.name).joined(separator: " ")
  }

  @Test(
    "A day of several words is taken whole, and a time behind it",
    arguments: [
      ("call mum due:sunday 18:00", "due=sunday 18:00 | call mum"),
      ("dentist due:2026-12-09 14:30 @health", "due=2026-12-09 14:30 tags=health | dentist"),
      ("x due:in 3 days", "due=in 3 days | x"), ("x due:next fri", "due=next fri | x"),
      ("x due:last fri y", "due=last fri | x y"), ("x due:24 Dec", "due=24 Dec | x"),
      ("x due:Dec 24", "due=Dec 24 | x"), ("x due:24 Dec 2026", "due=24 Dec 2026 | x"),
      ("x due:15th Dec", "due=15th Dec | x"), ("x due:3 days ago", "due=3 days ago | x"),
      ("x due:in 3 days at 7 y", "due=in 3 days at 7 | x y"),
      ("x due:fri 6pm", "due=fri 6pm | x"), ("x due:fri 6 pm y", "due=fri 6 pm | x y"),
      ("x due:fri at 7", "due=fri at 7 | x"), ("x due:fri at 6 pm", "due=fri at 6 pm | x"),
      ("x due:fri noon", "due=fri noon | x"), ("x due:24 Dec 18:30", "due=24 Dec 18:30 | x"),
      ("x due:fri 18:30 Asia/Tokyo y", "due=fri 18:30 Asia/Tokyo | x y"),
      ("x due:6pm tomorrow y", "due=6pm tomorrow | x y"),
      ("x due:18:30 on Friday", "due=18:30 on Friday | x"),
      ("x due:18:30 24 Dec", "due=18:30 24 Dec | x"),
      ("x due:明天 18:30", "due=明天 18:30 | x"), ("x due:明天 下午6点", "due=明天 下午6点 | x"),
      ("x due:下周五 下午 六点半 y", "due=下周五 下午 六点半 | x y"),
      ("x due:sunday, 18:00", "due=sunday, 18:00 | x"),
      ("x bought:24 Dec 2025 y", "bought=24 Dec 2025 | x y"),
    ])
  func taken(_ line: String, _ wanted: String) throws {
    #expect(try read(line.split(separator: " ").map(String.init)) == wanted)
  }

  @Test(
    "Nothing else is taken",
    arguments: [
      ("due:fri 12 eggs", "due=fri | 12 eggs"), ("due:fri 12", "due=fri | 12"),
      ("due:24 Dec 12 eggs", "due=24 Dec | 12 eggs"), ("due:fri 6 a day", "due=fri | 6 a day"),
      ("due:today 2 pm2 x", "due=today | 2 pm2 x"),
      ("due:tomorrow a cake", "due=tomorrow | a cake"),
      ("due:fri 16:9 film", "due=fri | 16:9 film"), ("due:fri at home", "due=fri | at home"),
      ("due:fri 25:00 x", "due=fri | 25:00 x"), ("due:in 3 days 2 keys", "due=in 3 days | 2 keys"),
      ("due:fri a/b test", "due=fri | a/b test"), ("bought:fri 18:30", "bought=fri | 18:30"),
      ("due:fri bought:today 18:30", "due=fri bought=today | 18:30"),
      ("due:18:30 24 eggs", "due=18:30 | 24 eggs"),
    ])
  func left(_ line: String, _ wanted: String) throws {
    #expect(try read(line.split(separator: " ").map(String.init)) == wanted)
  }

  @Test("A value in quotes takes nothing more, and plain words are of the name")
  func quoted() throws {
    #expect(try read(["due:next fri", "18:30"]) == "due=next fri | 18:30")
    #expect(try read(["due:fri", "18:30"], plain: [1]) == "due=fri | 18:30")
    #expect(try read(["due:fri", "18:30 film"]) == "due=fri | 18:30 film")
  }

  @Test("Where nothing can be read, the form in quotes is the way on")
  func unreadable() throws {
    for words in [["due:in", "a", "while"], ["due:soon"], ["due:next", "weekend"]] {
      let error = #expect(throws: ApplicationError.self) { try read(words) }
      #expect(error?.hint?.id == "application.word.quoted")
      #expect(error?.hint?.arguments["example"] == .text("'due:next fri 18:30'"))
    }
    let error = #expect(throws: ApplicationError.self) { try read(["bought:soon"]) }
    #expect(error?.hint?.arguments["example"] == .text("'bought:in 3 days'"))
  }
}
