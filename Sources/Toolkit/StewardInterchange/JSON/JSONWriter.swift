import StewardModels

/// Writes JSON piece by piece, in constant memory.
///
/// Members stand in the order in which they are written and numbers as their exact text, so that
/// the same values always give the same bytes. The caller opens and closes containers in pairs and
/// writes a key before each member's value; a value that has no JSON form is an error.
public struct JSONWriter {
  /// How the text is laid out.
  public struct Layout: Sendable, Hashable {
    let isPretty: Bool
    /// Everything on one line, without spaces.
    public static let compact = Layout(isPretty: false)
    /// Each member and element on a line of its own, indented by two spaces a level.
    public static let pretty = Layout(isPretty: true)
  }

  private let output: ByteOutput
  private let layout: Layout
  /// For each open container, how many values it has.
  private var counts: [Int] = []
  private var followsKey = false

  /// Makes a writer onto an output, whose `flush()` is the caller's.
  public init(_ output: ByteOutput, layout: Layout = .compact) {
    self.output = output
    self.layout = layout
  }

  /// Opens an object.
  public mutating func beginObject() throws { try open(UInt8(ascii: "{")) }
  /// Closes the object opened last.
  public mutating func endObject() throws { try close(UInt8(ascii: "}")) }
  /// Opens an array.
  public mutating func beginArray() throws { try open(UInt8(ascii: "[")) }
  /// Closes the array opened last.
  public mutating func endArray() throws { try close(UInt8(ascii: "]")) }

  /// Writes the name of a member.
  public mutating func key(_ key: String) throws {
    try beginValue()
    try JSONEscaping.write(key, to: output)
    try output.write(byte: UInt8(ascii: ":"))
    if layout.isPretty { try output.write(byte: 0x20) }
    followsKey = true
  }

  /// Writes text.
  public mutating func string(_ text: String) throws {
    try beginValue()
    try JSONEscaping.write(text, to: output)
  }

  /// Writes a number as its text.
  public mutating func number(_ number: JSONNumber) throws {
    try beginValue()
    try output.write(number.text)
  }

  /// Writes a whole number.
  public mutating func integer(_ value: some BinaryInteger) throws {
    try number(JSONNumber(value))
  }

  /// Writes a double as the shortest text that reads back equal; not finite is an error.
  public mutating func double(_ value: Double) throws {
    guard let exact = JSONNumber(value) else {
      throw InterchangeError(
        .unrepresentable,
        Message("interchange.json.notFinite", ["value": .text(value.description)]))
    }
    try number(exact)
  }

  /// Writes `true` or `false`.
  public mutating func bool(_ value: Bool) throws {
    try beginValue()
    try output.write(value ? "true" : "false")
  }

  /// Writes `null`.
  public mutating func null() throws {
    try beginValue()
    try output.write("null")
  }

  /// Writes a whole value.
  public mutating func value(_ value: JSONValue) throws {
    switch value {
    case .null: try null()
    case .bool(let value): try bool(value)
    case .number(let value): try number(value)
    case .string(let value): try string(value)
    case .array(let elements):
      try beginArray()
      for element in elements { try self.value(element) }
      try endArray()
    case .object(let object):
      try beginObject()
      for member in object.members {
        try key(member.key)
        try self.value(member.value)
      }
      try endObject()
    }
  }

  /// Ends a line: after each value of NDJSON, and at the end of a file.
  public mutating func endLine() throws { try output.write(byte: 0x0A) }

  private mutating func open(_ byte: UInt8) throws {
    try beginValue()
    try output.write(byte: byte)
    counts.append(0)
  }

  private mutating func close(_ byte: UInt8) throws {
    if (counts.popLast() ?? 0) > 0 { try indent() }
    try output.write(byte: byte)
  }

  private mutating func beginValue() throws {
    if followsKey {
      followsKey = false
      return
    }
    guard let count = counts.last else { return }
    if count > 0 { try output.write(byte: UInt8(ascii: ",")) }
    counts[counts.count - 1] = count + 1
    try indent()
  }

  private func indent() throws {
    guard layout.isPretty else { return }
    try output.write(byte: 0x0A)
    for _ in counts { try output.write("  ") }
  }
}
