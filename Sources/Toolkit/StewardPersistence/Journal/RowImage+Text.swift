public import StewardModels

extension RowImage {
  /// The image as the journal's JSON, keys in order of their bytes.
  public var text: String {
    var text: [UInt8] = Array("{\"_sequence\":".utf8)
    text.append(contentsOf: String(sequence).utf8)
    for (name, scalar) in columns.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) })
    {
      text.append(UInt8(ascii: ","))
      JSONText.append(name, to: &text)
      text.append(UInt8(ascii: ":"))
      switch scalar {
      case .null: text.append(contentsOf: "null".utf8)
      case .integer(let number): text.append(contentsOf: String(number).utf8)
      case .real(let number): text.append(contentsOf: number.description.utf8)
      case .text(let string): JSONText.append(string, to: &text)
      case .bytes(let bytes): JSONText.append(JSONText.hexadecimal(bytes), to: &text)
      case .identifier(let identifier):
        JSONText.append(JSONText.hexadecimal(identifier.bytes), to: &text)
      }
    }
    text.append(UInt8(ascii: "}"))
    return String(decoding: text, as: UTF8.self)
  }

  /// Reads the journal's JSON.
  ///
  /// - Parameters:
  ///   - text: What `text` wrote.
  ///   - type: The stored type, whose columns tell identifiers and bytes from text. Columns it does
  ///     not have are kept as they read.
  /// - Throws: `StoreError.Code.corrupt` where the text is no image.
  public init(text: String, type: RecordType) throws(StoreError) {
    var types: [String: ColumnType] = [:]
    for column in type.columns { types[column.name] = column.type }
    var scanner = JSONText.Scanner(text)
    columns = [:]
    sequence = 0
    guard scanner.skip("{") else { throw Self.damaged(text) }
    while true {
      guard let name = scanner.string(), scanner.skip(":") else { throw Self.damaged(text) }
      guard let scalar = scanner.scalar(as: types[name]) else { throw Self.damaged(text) }
      if name == "_sequence" {
        sequence = scalar.integer ?? 0
      } else if !scalar.isNull {
        columns[name] = scalar
      }
      if scanner.skip("}") { break }
      guard scanner.skip(",") else { throw Self.damaged(text) }
    }
    guard scanner.isAtEnd else { throw Self.damaged(text) }
  }

  private static func damaged(_ text: String) -> StoreError {
    StoreError(
      .corrupt, Message("store.journal.damaged"), details: "not a row image: \(text.prefix(200))")
  }
}
