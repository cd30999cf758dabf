import InventoryKit
import StewardModels
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite("The table of fields in the documentation")
struct FieldTableTests {
  @Test("says what the declarations say")
  func tables() throws {
    let text = try read("docs/inventory-fields.md")
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| ") && !$0.hasPrefix("| Field") }
      .map { line in
        line.dropFirst(2).dropLast(2).split(separator: " | ", omittingEmptySubsequences: false)
          .map(String.init)
      }
    let types = [
      Item.schema.type, Place.schema.type, MaintenanceEntry.schema.type, Audit.schema.type,
    ]
    let expected = types.flatMap { type in
      type.fields.enumerated().map { index, field in row(field, index, type) }
    }
    #expect(rows.count == expected.count)
    for (row, expected) in zip(rows, expected) {
      // The Homebox heading, last but one, is not of the declaration.
      #expect(Array(row.prefix(7)) + row.suffix(1) == expected)
      #expect(row[7] == "—" || row[7].hasPrefix("`HB."))
    }
    let headings = rows.map { $0[7] }.filter { $0 != "—" }
    #expect(Set(headings).count == headings.count)
    #expect(headings.count == 23)
  }

  private func row(_ field: FieldDescription, _ index: Int, _ type: RecordType) -> [String] {
    let columns = type.columns.filter { $0.field == index }.map { "`\($0.name)`" }
    let name = "`\(field.name)`"
    let isTyped = field.kind != .identifier && field.role != .created && field.role != .changed
    return [
      field.title, holds(field.kind), columns.joined(separator: ", "),
      isTyped ? "`--\(field.name)`" : "—", field.kind == .own ? "`own.NAME`" : name, name, name,
      field.example.isEmpty ? "—" : "`\(field.example)`",
    ]
  }

  private func holds(_ kind: FieldKind) -> String {
    switch kind {
    case .identifier: "identity"
    case .flag: "yes/no"
    case .own: "own fields"
    case .choice: "choice"
    case .reference(let type): type
    default: kind.description
    }
  }

  private func read(_ path: String) throws -> String {
    let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    guard let file = fopen((root + [path[...]]).joined(separator: "/"), "r") else {
      throw TestFailure()
    }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    while case let byte = getc(file), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
