/// Where a reading of Markdown stands: which items are open, and what is still being put together.
struct MarkdownState {
  /// What the lines read last add to.
  private enum Open {
    case nothing
    case item(MarkdownItem)
    case paragraph(MarkdownParagraph)
  }

  /// A fence that is not closed yet.
  private struct Fence {
    let mark: UInt8
    let length: Int
    let indent: Int
    /// Whether what it holds is part of a note.
    let isNote: Bool
  }

  /// The columns of the marks of the items that the next one may lie in.
  private var marks: [Int] = []
  private var open = Open.nothing
  /// The lines of what is open below its first one.
  private var below: [String] = []
  /// How many empty lines came since the last line of text.
  private var blanks = 0
  private var fence: Fence?
  private var isInComment = false
  /// Whether the settings at the beginning of the file are not over.
  private(set) var isInSettings = false
  /// What is complete, the last first.
  private var complete: [MarkdownElement] = []
  /// How much what is open holds.
  private(set) var textBytes = 0

  /// How many items the last one lies in, itself counted.
  var depth: Int { marks.count }

  /// The next element that is complete.
  mutating func takeElement() -> MarkdownElement? { complete.popLast() }

  /// The text is over.
  mutating func finish() { close() }

  /// Reads a line.
  mutating func read(_ line: TextLine) {
    if isInSettings {
      isInSettings = line.text != "---" && line.text != "..."
      return
    }
    if line.number == 1, line.text == "---" {
      isInSettings = true
      return
    }
    let parts = MarkdownLine(line.text)
    if fence != nil {
      readFenced(line.text, parts)
    } else if isInComment {
      isInComment = !parts.endsComment
    } else if parts.isBlank {
      blanks += 1
      if case .paragraph = open { close() }
    } else {
      readBlock(line, parts)
    }
  }

  private mutating func readBlock(_ line: TextLine, _ parts: MarkdownLine) {
    if parts.content == Self.emptyLine {
      readEmptyLine(line, parts)
    } else if parts.content.utf8.starts(with: "<!--".utf8) {
      isInComment = !parts.endsComment
    } else if let found = parts.fence {
      let isNote = isInside(parts)
      if !isNote { leaveList() }
      fence = Fence(
        mark: found.mark, length: found.length, indent: parts.indent, isNote: isNote)
      if isNote { append(String(parts.content)) }
    } else if let level = parts.underline, endParagraphAsHeading(level) {
      return
    } else if parts.isRule, !isInside(parts) {
      leaveList()
    } else if let heading = parts.heading, !isInside(parts) {
      leaveList()
      let text = MarkdownText.plain(heading.text)
      complete.insert(
        .heading(MarkdownHeading(text, level: heading.level, line: line.number)), at: 0)
    } else if let item = parts.item, canBegin(item) {
      begin(item, parts.indent, line.number)
    } else {
      readText(line, parts)
    }
  }

  /// The line that stands for an empty one where Markdown would drop it: at the beginning or the end
  /// of a note, and between paragraphs where there are several.
  static let emptyLine = "<!-- -->"

  private mutating func readEmptyLine(_ line: TextLine, _ parts: MarkdownLine) {
    if isInside(parts) { return append("") }
    if case .paragraph = open, blanks == 0 { return append("") }
    leaveList()
    open = .paragraph(MarkdownParagraph("", line: line.number))
  }

  // MARK: Items

  private mutating func begin(_ item: MarkdownLine.Item, _ indent: Int, _ line: Int) {
    close()
    while let last = marks.last, indent < last + 2 { marks.removeLast() }
    let text = MarkdownText.plain(MarkdownLine.withoutBreak(item.text))
    open = .item(
      MarkdownItem(text, isChecked: item.isChecked, depth: marks.count, line: line))
    marks.append(indent)
    textBytes = item.text.utf8.count
  }

  /// A line of a paragraph that happens to begin with a number is no item.
  private func canBegin(_ item: MarkdownLine.Item) -> Bool {
    guard case .paragraph(let paragraph) = open, blanks == 0, paragraph.depth == nil,
      let number = item.number
    else { return true }
    return number == 1
  }

  /// Whether a line lies within the item read last, as far in as its text or below its mark.
  private func isInside(_ parts: MarkdownLine) -> Bool {
    guard case .item = open, let mark = marks.last else { return false }
    return parts.indent > mark
  }

  // MARK: Text

  private mutating func readText(_ line: TextLine, _ parts: MarkdownLine) {
    let text = MarkdownText.plain(MarkdownLine.withoutBreak(parts.content))
    switch open {
    case .item where blanks == 0 || isInside(parts):
      append(text)
    case .paragraph where blanks == 0:
      append(text)
    default:
      close()
      while let last = marks.last, parts.indent <= last { marks.removeLast() }
      let depth = marks.isEmpty ? nil : marks.count - 1
      open = .paragraph(MarkdownParagraph(text, depth: depth, line: line.number))
      blanks = 0
      textBytes = text.utf8.count
    }
  }

  /// Adds a line to what is open, and the empty lines before it.
  private mutating func append(_ text: String) {
    // An empty line between an item and the text below it is only style.
    if !below.isEmpty {
      for _ in 0..<blanks { below.append("") }
      textBytes += blanks
    }
    blanks = 0
    below.append(text)
    textBytes += text.utf8.count + 1
  }

  private mutating func readFenced(_ text: String, _ parts: MarkdownLine) {
    guard let current = fence else { return }
    let isEnd =
      parts.fence.map {
        $0.isBare && $0.mark == current.mark && $0.length >= current.length
      } ?? false
    if isEnd { fence = nil }
    guard current.isNote else { return }
    if isEnd {
      append(String(parts.content))
    } else {
      var rest = text[...].utf8
      var column = 0
      while column < current.indent, let first = rest.first, first == 0x20 || first == 0x09 {
        column += first == 0x09 ? 4 - column % 4 : 1
        rest.removeFirst()
      }
      append(String(Substring(rest)))
    }
  }

  /// Makes a heading of the paragraph that is underlined; false where there is none.
  private mutating func endParagraphAsHeading(_ level: Int) -> Bool {
    guard case .paragraph(let paragraph) = open, paragraph.depth == nil, blanks == 0 else {
      return false
    }
    let text = ([paragraph.text] + below).joined(separator: " ")
    open = .nothing
    below = []
    leaveList()
    complete.insert(
      .heading(MarkdownHeading(text, level: level, line: paragraph.line)), at: 0)
    return true
  }

  // MARK: Ends

  private mutating func leaveList() {
    close()
    marks.removeAll()
  }

  /// What is open is complete.
  private mutating func close() {
    switch open {
    case .nothing: break
    case .item(var item):
      item.note = below.joined(separator: "\n")
      complete.insert(.item(item), at: 0)
    case .paragraph(var paragraph):
      paragraph.text = ([paragraph.text] + below).joined(separator: "\n")
      complete.insert(.paragraph(paragraph), at: 0)
    }
    open = .nothing
    below.removeAll()
    blanks = 0
    textBytes = 0
  }
}
