import StewardModels
import Testing

@testable import StewardInterchange

/// Texts in the manner of the JSON parsing test suite: what has to be taken, what refused.
@Suite struct JSONGrammarTests {
  static let accepted = [
    "[]", "{}", "[ ]", "{ }", " [1] ", "\t[\n1\r]\n", "1", "\"a\"", "null", "true", "false", "\"\"",
    "[[] ]", "[\"\"]", "[null, 1, \"1\", {}]", "{\"a\":[]}", "{\"\":0}", "{\"a\":{\"a\":1}}",
    "[1]", "[-0]", "[0]", "[-0.0]", "[1.5e3]", "[1E22]", "[1e-2]", "[0e1]", "[0e+1]", "[123e65]",
    "[1.7976931348623157e308]", "[1e999999]", "[123123123123123123123123123123]",
    "[\"\\u0060\\u012a\\u12AB\"]", "[\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"]", "[\"\\uD801\\udc37\"]",
    "[\"\\ud83d\\ude39\\ud83d\\udc8d\"]", "[\"\\u0000\"]", "[\"\u{7f}\"]", "[\"\u{2028}\"]",
    "[\"\u{10FFFF}\"]", "[\"asd \"]", "[\"€𝄞\"]", "\u{FEFF}[1]",
  ]

  static let refused = [
    "", " ", "[", "]", "{", "}", "[1", "[1,", "[1,]", "[,1]", "[1,,2]", "[1 2]", "[1:2]", "[1}",
    "{\"a\"}", "{\"a\":}", "{\"a\":1,}", "{\"a\" 1}", "{\"a\",1}", "{,}", "{a:1}", "{'a':1}",
    "{1:1}", "{\"a\":1 \"b\":2}", "{\"a\":1,,\"b\":2}", "{\"a\":1]", "{\"a\":1}}", "[]]", "[] 1",
    "[1]x", "nul", "nulls", "True", "NaN", "[NaN]", "[Infinity]", "[-Infinity]", "[-]", "[+1]",
    "[01]", "[-01]", "[1.]", "[.5]", "[1e]", "[1e+]", "[1.e1]", "[0x1]", "[1_000]", "[2.e-3]",
    "[--1]", "[1+2]", "[1a]", "[\"a]", "\"", "[\"\\x\"]", "[\"\\u12\"]", "[\"\\u12G4\"]", "[\"\\",
    "[\"a\nb\"]", "[\"a\tb\"]", "[\"\u{0}\"]", "[\"\u{1f}\"]", "['a']", "[\u{a0}1]", "// c\n1",
    "/* c */ 1", "[1] // c", "[\"\\uD800\"]", "[\"\\uDC00\"]", "[\"\\uD800\\uD800\"]",
    "[\"\\uD800\\n\"]", "[\"\\uD800x\"]", "{\"a\":1,\"a\":2}", "{\"a\":1,\"\\u0061\":2}",
    "[1,\u{c}2]", "{\"a\":\"b\"}#", "\u{FEFF}", "abc", "*", "[\"a\",", "[{}", "[1,\n",
  ]

  @Test(arguments: accepted)
  func accepts(text: String) {
    for chunkSize in 1...8 {
      let options = JSONReader.Options(chunkSize: chunkSize)
      #expect(jsonError(Array(text.utf8), options) == nil)
    }
  }

  @Test(arguments: refused)
  func refuses(text: String) throws {
    let bytes = Array(text.utf8)
    let whole = try #require(jsonError(bytes))
    #expect(whole.code == .malformed)
    for chunkSize in 1...8 {
      #expect(jsonError(bytes, JSONReader.Options(chunkSize: chunkSize)) == whole)
    }
  }

  @Test("bytes that are no text are refused with their offset", arguments: 1...8)
  func badBytes(chunkSize: Int) {
    let options = JSONReader.Options(chunkSize: chunkSize)
    let error = jsonError(Array("{\n\"a\":\"b".utf8) + [0xFF, 0x22, 0x7D], options)
    #expect(error?.code == .invalidEncoding)
    #expect(error?.location.offset == 8)
    #expect(error?.location.line == 2)
  }

  @Test func lenientText() throws {
    #expect(
      try json(Array("[\"b".utf8) + [0xFF, 0x22, 0x5D], .lenient) == .array(["b\u{FFFD}"]))
    for (text, value) in [
      ("\"\\uD800\"", "\u{FFFD}"), ("\"\\uDC00x\"", "\u{FFFD}x"),
      ("\"\\uD800\\uD83D\\uDE39\"", "\u{FFFD}😹"), ("\"\\uD800\\n\"", "\u{FFFD}\n"),
    ] {
      #expect(try json(text, .lenient) == .string(value))
    }
  }

  @Test(
    "errors say where",
    arguments: [
      ("{\n  \"é\": [1,\n 2 3]\n}", "interchange.json.unexpected", 3, 4, 17),
      ("{\"a\":1,\r\n\r\n \"a\":2}", "interchange.json.duplicateKey", 3, 2, 12),
      ("[1,]", "interchange.json.trailingComma", 1, 4, 3),
      ("[12x]", "interchange.json.unexpected", 1, 4, 3),
      ("[1.x]", "interchange.json.invalidNumber", 1, 4, 3),
      ("[tru]", "interchange.json.unknownWord", 1, 2, 1),
      ("[\"\\uD800\"]", "interchange.json.loneSurrogate", 1, 3, 2),
      ("[\"首\\q\"]", "interchange.json.invalidEscape", 1, 4, 5),
      ("[1\n", "interchange.json.unexpectedEnd", 2, 1, 3),
      ("1 2", "interchange.json.textAfterEnd", 1, 3, 2),
    ])
  func places(text: String, id: String, line: Int, column: Int, offset: Int) throws {
    for chunkSize in [1, 2, 3, 5, 1000] {
      let options = JSONReader.Options(chunkSize: chunkSize)
      let error = try #require(jsonError(Array(text.utf8), options))
      #expect(error.message.id == id)
      #expect(error.location == SourceLocation(offset: offset, line: line, column: column))
    }
  }

  @Test func depth() throws {
    func nested(_ depth: Int) -> [UInt8] {
      Array(String(repeating: "[", count: depth).utf8)
        + Array(String(repeating: "]", count: depth).utf8)
    }
    #expect(jsonError(nested(512)) == nil)
    #expect(jsonError(nested(513))?.message.id == "interchange.json.tooDeep")
    #expect(jsonError(nested(1_000_000))?.location.offset == 512)
    let objects = String(repeating: "{\"a\":", count: 600)
    #expect(jsonError(Array(objects.utf8))?.code == .tooLarge)
  }

  @Test func limits() {
    let small = JSONReader.Options(
      limits: JSONLimits(stringBytes: 5, numberBytes: 5, valueBytes: 20))
    #expect(jsonError(Array("\"12345\"".utf8), small) == nil)
    #expect(jsonError(Array("\"123456\"".utf8), small)?.code == .tooLarge)
    #expect(jsonError(Array("123456".utf8), small)?.code == .tooLarge)
    #expect(jsonError(Array("[1,2,3,4,5,6,7,8,9,0,1,2]".utf8), small)?.code == .tooLarge)
  }
}
