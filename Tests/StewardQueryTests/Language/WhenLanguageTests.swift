import StewardModels
import StewardQuery
import StewardText
import Testing

/// What people say of days and times, and which of them are meant.
@Suite struct WhenLanguageTests {
  static let whens = [
    "a": "2026-11-30", "b": "2026-12-03T23:59:59+14:00[Pacific/Kiritimati]", "c": "2026-12-04",
    "d": "2026-12-04T18:00:00-05:00[America/New_York]",
    "e": "2026-12-04T18:00:30+01:00[Europe/Berlin]", "f": "2026-12-05", "g": "2027-01-01",
  ]

  @Test(arguments: [
    ("when:2026-12-04", "cde"), ("when:fri", "cde"), ("when=2026-12-04", "cde"),
    ("when!=2026-12-04", "abfgz"), ("when:none", "z"), ("when:any", "abcdefg"),
    ("when:today", "a"), ("when.before:fri", "ab"), ("when<=2026-12-04", "abcde"),
    ("when.after:2026-12-04", "fg"), ("when>=2026-12-04", "cdefg"),
    ("when:today..+7d", "abcdef"), ("when:2026-12-04..", "cdefg"), ("when:..fri", "abcde"),
    ("when<2026-12-04T18:00", "abc"), ("when>2026-12-04T18:00", "fg"),
    ("when<=2026-12-04T18:00", "abcde"), ("when:'2026-12-04 18:00'", "de"),
    ("when:'2026-12-04 18:00 Asia/Tokyo'", "de"), ("when:2026-12-04T18:00:30", "e"),
    ("when:'2026-12-04 18:00..2026-12-04'", "de"), ("when:2026-12", "bcdef"),
    ("when:2027", "g"), ("when.before:2026-12", "a"), ("not when:2026", "gz"),
  ])
  func meant(_ words: String, _ expected: String) throws {
    let filter = try Reading.language().parse(expression: words).checked()
    var found = ""
    for (name, text) in Self.whens.sorted(by: { $0.key < $1.key }) {
      let row = Samples.row(["when": .when(try When(rfc9557: text))])
      if try filter.holds(row) { found += name }
    }
    if try filter.holds(Samples.row()) { found += "z" }
    #expect(found == expected)
  }

  @Test(arguments: [
    ("when:soon", "text.when.unreadable"), ("when:2026-12-05..2026-12-04", ""),
    ("when:..", ""), ("when.has:fri", ""), ("when:'fri 18:00 Europe/Berln'", "text.zone.unknown"),
  ])
  func refused(_ words: String, _ problem: String) {
    #expect(throws: QueryError.self) { try Reading.language().parse(expression: words) }
  }
}
