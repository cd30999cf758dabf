import StewardConformance
import StewardModels
import Testing

@Suite("Own fields")
struct OwnFieldsTests {
  @Test("are stored as canonical JSON and read back")
  func stored() throws {
    let own = try OwnFields([
      ("size", .number(3.5)), ("colour", .text("red")), ("fragile", .flag(true)),
      ("bought", .day(Day(iso: "2026-01-02"))), ("new", .flag(false)), ("count", .number(-0.0)),
    ])
    #expect(
      own.stored
        == #"{"bought":{"day":"2026-01-02"},"colour":"red","count":0,"fragile":true,"new":false,"size":3.5}"#
    )
    #expect(try OwnFields(stored: own.stored) == own)
    #expect(own["Colour"] == .text("red") && own["other"] == nil)
    #expect(own.map(\.name) == ["bought", "colour", "count", "fragile", "new", "size"])
    #expect(OwnFields().stored == "{}")
    #expect(try OwnFields(stored: "").isEmpty && OwnFields(stored: "{}").isEmpty)
  }

  @Test("with one name twice are refused, in whatever case")
  func duplicates() {
    for names in [("Colour", "Colour"), ("Colour", "colour"), ("STRASSE", "straße"), (" a", "a")] {
      #expect {
        try OwnFields([(names.0, .text("red")), (names.1, .text("blue"))])
      } throws: { ($0 as? ModelError)?.code == .invalidValue }
    }
    #expect { try OwnFields(stored: #"{"a":1,"A":2}"#) } throws: { _ in true }
  }

  @Test("refuse names that are none, and numbers and texts that cannot be kept")
  func refused() {
    let pairs: [(name: String, value: OwnValue)] = [
      ("", .flag(true)), (" ", .flag(true)), ("a\nb", .flag(true)), ("a", .number(.nan)),
      ("a", .number(.infinity)), ("a", .text("x\u{0}")),
    ]
    for pair in pairs {
      #expect { try OwnFields([pair]) } throws: { ($0 as? ModelError)?.code == .invalidValue }
    }
    #expect { try OwnValue(number: .nan) } throws: { ($0 as? ModelError)?.code == .invalidValue }
  }

  @Test("are set and removed")
  func changes() throws {
    var own = try OwnFields().setting("colour", to: .text("red"))
    own = try own.setting("Colour", to: .text("blue")).setting("a", to: .number(1e300))
    #expect(own.stored == #"{"a":1e+300,"colour":"blue"}"#)
    #expect(own.removing("COLOUR").stored == #"{"a":1e+300}"#)
    #expect(own.removing("x") == own)
    #expect(try OwnFields(["b": .flag(true), "a": .flag(false)]).count == 2)
    #expect(own.map(\.value.description) == ["1e+300", "blue"])
  }

  @Test(
    "that a database rewrote are read",
    arguments: [
      #" { "a" : 1.0 , "b" : "x" } "#, #"{"b":"x","a":1}"#, #"{"b":"\u0078","a":1e0}"#,
    ])
  func rewritten(text: String) throws {
    #expect(try OwnFields(stored: text).stored == #"{"a":1,"b":"x"}"#)
  }

  @Test(
    "in another form are refused with the place",
    arguments: [
      "{", "[]", "null", #"{"a":null}"#, #"{"a":[1]}"#, #"{"a":01}"#, #"{"a":1,}"#, #"{"a":.5}"#,
      #"{"a":"x}"#, #"{"a":{"day":"2026-02-30"}}"#, #"{"a":{"date":"2026-02-03"}}"#, #"{"a":tru}"#,
      #"{"a":1}x"#, #"{"a":"\ud800"}"#, #"{"a":"\x"}"#, #"{"a":1e999}"#, "{\"a\":\"\n\"}",
      #"{a:1}"#, #"{"a" 1}"#, #"{"a":1 "b":2}"#, #"{"a":-}"#, #"{"a":inf}"#, #"{"a":"\u12"}"#,
    ])
  func undecodable(text: String) {
    #expect { try OwnFields(stored: text) } throws: { ($0 as? ModelError)?.code == .undecodable }
  }

  @Test("written and read are the same, whatever they hold")
  func roundTrip() throws {
    var random = SeededGenerator(seed: 5)
    let pieces = [
      "a", "\"", "\\", "\n", "\u{1}", "é", "中", "🎂", "/", "\u{7f}", "\u{2028}", "\t", "}",
    ]
    for round in 0..<2_000 {
      let text = (0..<Int.random(in: 0...8, using: &random)).map { _ in
        pieces[Int.random(in: 0..<pieces.count, using: &random)]
      }.joined()
      let bits = Double(bitPattern: random.next())
      let own = try OwnFields([
        ("text \(round)", .text(text)), ("n\"\\ü", .number(bits.isFinite ? bits : 0)),
        ("day", .day(Day(daysSince1970: round * 7 - 5_000))),
      ])
      let again = try OwnFields(stored: own.stored)
      #expect(again == own)
      #expect(again.stored == own.stored)
    }
    #expect(try OwnFields(stored: #"{"a":"\ud83c\udf82\/\b\f"}"#)["a"] == .text("🎂/\u{8}\u{c}"))
  }
}
