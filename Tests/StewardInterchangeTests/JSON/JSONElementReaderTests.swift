import Testing

@testable import StewardInterchange

@Suite struct JSONElementReaderTests {
  static func elements(
    _ text: String, sections: Set<String> = [],
    _ options: JSONReader.Options = JSONReader.Options()
  ) throws -> [JSONElement] {
    let reader = JSONElementReader(
      ByteSource(text: text), sections: sections, options: options)
    var elements: [JSONElement] = []
    try reader.readElements { elements.append($0) }
    return elements
  }

  @Test func ofAnArray() throws {
    let elements = try Self.elements("[{\"a\":1},\n [2],\n \"x\"]")
    #expect(elements.map(\.value) == [["a": 1], [2], "x"])
    #expect(elements.map(\.index) == [0, 1, 2])
    #expect(elements.map(\.location.line) == [1, 2, 3])
    #expect(elements[1].location.column == 2)
    #expect(try Self.elements("[]").isEmpty)
  }

  @Test func ofLines() throws {
    let elements = try Self.elements("{\"a\":1}\n\n[2]\r\n{\"b\":[]}", .lines)
    #expect(elements.map(\.value) == [["a": 1], [2], ["b": []]])
    #expect(elements.map(\.location.line) == [1, 3, 4])
    #expect(try Self.elements("\n", .lines).isEmpty)
  }

  @Test func ofSections() throws {
    let text = """
      {"version": 1, "places": [{"name": "Hall"}], "note": {"items": [1]},
       "items": [{"name": "Lamp"}, {"name": "Desk"}], "end": null}
      """
    let reader = JSONElementReader(ByteSource(text: text), sections: ["places", "items"])
    var found: [String] = []
    try reader.readElements { element in
      found.append("\(element.section ?? "") \(element.index)")
    }
    #expect(found == ["places 0", "items 0", "items 1"])
    #expect(
      reader.members
        == JSONObject([
          .init(key: "version", value: 1), .init(key: "note", value: ["items": [1]]),
          .init(key: "end", value: nil),
        ]))
    try reader.rewind()
    #expect(try reader.next()?.section == "places")
  }

  @Test("an object without a section is one record")
  func oneObject() throws {
    let elements = try Self.elements("{\"name\":\"Lamp\",\"tags\":[\"a\"]}", sections: ["items"])
    #expect(elements.map(\.value) == [["name": "Lamp", "tags": ["a"]]])
    #expect(elements[0].location.offset == 0)
    let lines = try Self.elements("{\"a\":1}\n{\"b\":2}\n", sections: ["items"], .lines)
    #expect(lines.map(\.value) == [["a": 1], ["b": 2]])
  }

  @Test(
    "a bad line does not hide the good ones",
    arguments: [
      "{\"a\":}", "{\"a\":1", "{\"a\":\"x", "nope", "{\"a\":\"\\", "[1,2", "{\"a\"",
      "{\"a\":1,\"a\":2}",
      "\"\\ud800\"", "{\"a\":[[[1}", "{} x",
    ])
  func badLines(bad: String) throws {
    for end in ["\n", "\r\n"] {
      for chunkSize in [1, 2, 1000] {
        var options = JSONReader.Options.lines
        options.chunkSize = chunkSize
        let text = "{\"n\":1}\(end)\(bad)\(end){\"n\":2}\(end)"
        let reader = JSONElementReader(ByteSource(text: text), options: options)
        var values: [JSONValue] = []
        var lines: [Int?] = []
        reading: while true {
          do throws(InterchangeError) {
            guard let element = try reader.next() else { break reading }
            values.append(element.value)
          } catch {
            lines.append(error.location.line)
          }
        }
        #expect(lines == [2])
        #expect(values.filter { $0 != [:] } == [["n": 1], ["n": 2]])
      }
    }
  }

  @Test("a byte that is no text ends the reading once")
  func badByteEnds() throws {
    let bytes = Array("{}\n".utf8) + [0xFF, 0x0A]
    let reader = JSONElementReader(ByteSource(bytes), options: .lines)
    #expect(try reader.next() != nil)
    #expect(throws: InterchangeError.self) { try reader.next() }
    #expect(try reader.next() == nil)
  }
}
