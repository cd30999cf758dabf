import StewardConformance
import Testing

@testable import StewardInterchange

@Suite struct JSONWriterTests {
  static func write(_ value: JSONValue, _ layout: JSONWriter.Layout = .compact) throws -> String {
    let output = ByteOutput()
    var writer = JSONWriter(output, layout: layout)
    try writer.value(value)
    return output.text
  }

  @Test func layouts() throws {
    let value: JSONValue = ["b": [1, nil, true], "a": [:], "c": [], "d": ["e": "f"]]
    #expect(try Self.write(value) == #"{"b":[1,null,true],"a":{},"c":[],"d":{"e":"f"}}"#)
    #expect(
      try Self.write(value, .pretty) == """
        {
          "b": [
            1,
            null,
            true
          ],
          "a": {},
          "c": [],
          "d": {
            "e": "f"
          }
        }
        """)
  }

  @Test func escapes() throws {
    #expect(
      try Self.write("\"\\/\u{8}\u{c}\n\r\t\u{0}\u{1f}\u{7f}\u{2028}\u{2029}‧é🛋️")
        == "\"\\\"\\\\/\\b\\f\\n\\r\\t\\u0000\\u001f\u{7f}\\u2028\\u2029‧é🛋️\"")
  }

  @Test func notFinite() {
    let output = ByteOutput()
    var writer = JSONWriter(output)
    let error = #expect(throws: InterchangeError.self) { try writer.double(.nan) }
    #expect(error?.code == .unrepresentable)
  }

  @Test func blocksReachTheSink() throws {
    var received: [UInt8] = []
    let output = ByteOutput(block: 10) { received += $0 }
    var writer = JSONWriter(output)
    for number in 0..<100 {
      try writer.integer(number)
      try writer.endLine()
    }
    #expect(received.count > 250)
    try output.flush()
    #expect(received.count == 290)
    #expect(output.count == 290)
  }

  static func random(depth: Int, using generator: inout SeededGenerator) -> JSONValue {
    switch Int.random(in: 0...(depth > 0 ? 6 : 4), using: &generator) {
    case 0: return .null
    case 1: return .bool(Bool.random(using: &generator))
    case 2: return .number(JSONNumber(Int64.random(in: .min ... .max, using: &generator)))
    case 3:
      let number = JSONNumber(Double.random(in: -1e9...1e9, using: &generator))
      return number.map { .number($0) } ?? .null
    case 4: return .string(TrickyText.random(using: &generator))
    case 5:
      return .array(
        (0..<Int.random(in: 0...4, using: &generator)).map { _ in
          random(depth: depth - 1, using: &generator)
        })
    default:
      return .object(
        JSONObject(
          (0..<Int.random(in: 0...30, using: &generator)).map { index in
            .init(
              key: "\(index)" + TrickyText.random(using: &generator),
              value: random(depth: depth - 1, using: &generator))
          }))
    }
  }

  @Test("what was written reads back equal, cut anywhere", arguments: 0..<100)
  func roundTrip(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let value = Self.random(depth: 4, using: &generator)
    for layout in [JSONWriter.Layout.compact, .pretty] {
      let text = try Self.write(value, layout)
      for chunkSize in [1, 2, 3, 7, 1 << 16] {
        let read = try json(text, JSONReader.Options(chunkSize: chunkSize))
        #expect(read == value)
        #expect(try read.map { try Self.write($0, layout) } == text)
      }
    }
  }
}
