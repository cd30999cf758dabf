import InventoryKit
import StewardModels
import StewardPersistence
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
      #expect(row == expected)
    }
  }

  /// The heading in a Homebox file, and below the table those that are read as well.
  @Test("names every heading of Homebox that is read")
  func otherHeadings() throws {
    let text = try read("docs/inventory-fields.md")
    for heading in Homebox.table.columns.flatMap(\.headings) {
      #expect(text.contains("`\(heading)`"), "\(heading)")
    }
  }

  private func homebox(_ field: FieldDescription, _ type: RecordType) -> String {
    guard type.name == Item.schema.name else { return "—" }
    if field.kind == .own { return "`\(Homebox.table.ownPrefix ?? "")NAME`" }
    let column = Homebox.table.columns.first { $0.field == field.name }
    return column.map { "`\($0.heading)`" } ?? "—"
  }

  private func row(_ field: FieldDescription, _ index: Int, _ type: RecordType) -> [String] {
    let columns = type.columns.filter { $0.field == index }.map { "`\($0.name)`" }
    let name = "`\(field.name)`"
    let isTyped = field.kind != .identifier && field.role != .created && field.role != .changed
    return [
      field.title, holds(field.kind), columns.joined(separator: ", "),
      isTyped ? "`--\(field.name)`" : "—", field.kind == .own ? "`own.NAME`" : name, name, name,
      homebox(field, type), field.example.isEmpty ? "—" : "`\(field.example)`",
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
