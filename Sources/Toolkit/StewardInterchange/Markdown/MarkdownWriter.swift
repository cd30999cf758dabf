import StewardModels

/// Writes headings, lists and paragraphs as Markdown that `MarkdownReader` reads as the same.
///
/// All text is escaped: what stands in it is never taken for markup. An empty line stands before and
/// after headings and paragraphs; items stand close together.
public struct MarkdownWriter {
  private let output: ByteOutput
  private var needsGap = false
  private var isInList = false

  /// Makes a writer onto an output, whose `flush()` is the caller's.
  public init(_ output: ByteOutput) { self.output = output }

  /// Writes an element.
  public mutating func write(_ element: MarkdownElement) throws {
    switch element {
    case .heading(let heading): try write(heading)
    case .item(let item): try write(item)
    case .paragraph(let paragraph): try write(paragraph)
    }
  }

  /// Writes a heading; a line break in it becomes a reference.
  public mutating func write(_ heading: MarkdownHeading) throws {
    try beginBlock()
    let mark = String(repeating: "#", count: min(6, max(1, heading.level)))
    let text = MarkdownText.escaped(heading.text, beginsLine: false)
    try output.write(text.isEmpty ? "\(mark)\n" : "\(mark) \(text)\n")
    isInList = false
  }

  /// Writes an item and its note.
  public mutating func write(_ item: MarkdownItem) throws {
    if !isInList { try beginBlock() }
    isInList = true
    let indent = String(repeating: "  ", count: max(0, item.depth))
    let box = item.isChecked.map { $0 ? "[x] " : "[ ] " } ?? ""
    let text = MarkdownText.escaped(item.text, beginsLine: item.isChecked == nil)
    try output.write(Self.trimmed("\(indent)- \(box)\(text)") + "\n")
    guard !item.note.isEmpty else { return }
    try writeLines(item.note, indent: indent + "  ")
  }

  /// Writes a paragraph; one that belongs to an item is written below it.
  public mutating func write(_ paragraph: MarkdownParagraph) throws {
    if let depth = paragraph.depth {
      try output.write("\n")
      try writeLines(paragraph.text, indent: String(repeating: "  ", count: max(0, depth) + 1))
      return
    }
    try beginBlock()
    try writeLines(paragraph.text, indent: "", keepsRuns: true)
    isInList = false
  }

  private mutating func beginBlock() throws {
    if needsGap { try output.write("\n") }
    needsGap = true
  }

  /// - Parameter keepsRuns: Whether of several empty lines one would be left.
  private func writeLines(_ text: String, indent: String, keepsRuns: Bool = false) throws {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let first = lines.firstIndex { !$0.isEmpty } ?? lines.count
    let last = lines.lastIndex { !$0.isEmpty } ?? -1
    for (index, line) in lines.enumerated() {
      if line.isEmpty {
        // Empty lines at both ends are kept by a comment, which shows nothing.
        let isEnd = index < first || index > last
        let isRun = !isEnd && keepsRuns && (lines[index - 1].isEmpty || lines[index + 1].isEmpty)
        try output.write(isEnd || isRun ? "\(indent)\(MarkdownState.emptyLine)\n" : "\n")
      } else {
        try output.write("\(indent)\(MarkdownText.escaped(line, beginsLine: true))\n")
      }
    }
  }

  private static func trimmed(_ text: String) -> String {
    String(MarkdownLine.trimmed(text[...]))
  }
}
