internal import StewardModels

/// A list on the whole window in which a person moves about and changes things: its state.
///
/// It knows no terminal: keys go in by ``press(_:)``, what is to be done comes back, and
/// ``frame(on:)`` says what is seen. ``PickerScreen`` runs it on a terminal.
///
/// ```swift
/// var picker = Picker(content)
/// picker.resize(columns: 80, rows: 24)
/// if case .carryOut(let intent) = picker.press(.character(" ")) { … }
/// ```
public struct Picker: Sendable {
  /// What keys mean at the moment.
  public enum Mode: Sendable, Hashable {
    /// Moving about.
    case browsing
    /// Typing what rows must hold.
    case filtering
    /// Typing what is to be added.
    case adding
    /// Typing what a row is to say.
    case editing(String)
    /// Asking whether a row is to be removed.
    case asking(String)
    /// Reading what the keys do.
    case help
  }

  /// What the foot says until the next key.
  struct Remark: Sendable, Hashable {
    var message: Message
    var hint: Message?
    var isFailure: Bool
  }

  /// What there is to see.
  public private(set) var content: PickerContent
  /// What keys mean.
  public internal(set) var mode = Mode.browsing
  /// The line that is being typed, of a filter, an addition or a change.
  public internal(set) var line = LineEditor()
  /// Which of the shown rows the cursor is on; 0 where there are none.
  public internal(set) var cursor = 0
  /// The columns of the window.
  public private(set) var columns = 80
  /// The lines of the window.
  public private(set) var lines = 24

  /// The rows that are shown, as places in the content.
  private(set) var shown: [Int] = []
  /// The shown rows, as places among them, that have a heading above them.
  private(set) var headed: [Int] = []
  /// The columns of the widest mark, for all rows.
  private(set) var markWidth = 0
  /// The list's first line that is seen, counted with the headings.
  var top = 0
  /// The first line of the help that is seen.
  var helpTop = 0
  var remark: Remark?
  let words: Wording
  private var filter = PickerFilter()
  /// What is to be done with the cursor once the content comes anew.
  private var landing = Landing.record

  private enum Landing: Sendable, Hashable {
    case record
    case place
    case row(String)
  }

  /// Makes a picker with the cursor on the first row.
  public init(_ content: PickerContent, words: @escaping Wording = englishWording) {
    self.content = content
    self.words = words
    measure()
    refilter(keeping: nil)
  }

  /// The row under the cursor; nil where there is none.
  public var row: PickerRow? {
    shown.indices.contains(cursor) ? content.rows[shown[cursor]] : nil
  }

  /// The rows that the filter leaves, in their order.
  public var rows: [PickerRow] { shown.map { content.rows[$0] } }

  /// What rows must hold to be shown; empty for all of them.
  public var filterText: String { filter.text }

  /// Takes over the size of the window.
  public mutating func resize(columns: Int, rows: Int) {
    self.columns = columns
    lines = rows
    settle()
  }

  /// Takes over what was loaded anew; the cursor goes where the last intent wants it, else it stays
  /// on its record, and in its place if that is gone.
  public mutating func update(_ content: PickerContent) {
    let record = row?.id
    let line = lineOfCursor - top
    self.content = content
    filter.forget()
    measure()
    let wanted: String? =
      switch landing {
      case .record: record
      case .place: nil
      case .row(let id): id
      }
    landing = .record
    refilter(keeping: wanted)
    if case .editing(let id) = mode, !content.rows.contains(where: { $0.id == id }) { leaveRow() }
    if case .asking(let id) = mode, !content.rows.contains(where: { $0.id == id }) { leaveRow() }
    // What is seen moves as little as can be.
    top = max(lineOfCursor - line, 0)
    settle()
  }

  /// Takes over that an intent was carried out; to be followed by ``update(_:)``.
  public mutating func answer(_ answer: PickerAnswer, to intent: PickerIntent) {
    remark = answer.message.map { Remark(message: $0, hint: nil, isFailure: false) }
    if let id = answer.row {
      landing = .row(id)
    } else {
      switch intent {
      case .toggle, .remove: landing = .place
      case .add, .edit, .move, .undo, .redo: landing = .record
      }
    }
    settle()
  }

  /// Takes over that an intent failed: what was typed comes back to be mended.
  public mutating func fail(_ error: any Error, of intent: PickerIntent) {
    fail(error)
    switch intent {
    case .add(let text):
      mode = .adding
      line = LineEditor(text)
    case .edit(let id, let text):
      mode = .editing(id)
      line = LineEditor(text)
    case .toggle, .remove, .move, .undo, .redo: break
    }
    settle()
  }

  /// Shows what went wrong, with the way on, until the next key.
  public mutating func fail(_ error: any Error) {
    if let error = error as? any StewardError {
      remark = Remark(message: error.message, hint: error.hint, isFailure: true)
    } else {
      let text = String(describing: error)
      remark = Remark(
        message: Message("cli.error.unknown", ["error": .text(text)]), hint: nil, isFailure: true)
    }
    settle()
  }

  /// Says something in the foot until the next key.
  mutating func say(_ id: String, _ arguments: [String: Message.Argument] = [:]) {
    remark = Remark(message: Message(id, arguments), hint: nil, isFailure: false)
  }

  /// Shows the rows that hold a text, and keeps the cursor on its record where that is one of them.
  mutating func setFilter(_ text: String) {
    let record = row?.id
    filter.text = text
    refilter(keeping: record, elseFirst: true)
    settle()
  }

  private mutating func measure() {
    markWidth = Set(content.rows.lazy.map(\.mark)).map(\.sign.count).max() ?? 0
  }

  private mutating func refilter(keeping id: String?, elseFirst: Bool = false) {
    shown = filter.matches(in: content.rows)
    if let id, let place = shown.firstIndex(where: { content.rows[$0].id == id }) {
      cursor = place
    } else if elseFirst {
      cursor = shown.firstIndex { filter.isMatch($0) } ?? 0
    }
    cursor = min(cursor, max(shown.count - 1, 0))
    var section = ""
    headed = shown.indices.filter { place in
      defer { section = content.rows[shown[place]].section }
      return !content.rows[shown[place]].section.isEmpty
        && content.rows[shown[place]].section != section
    }
  }

  /// Whether a row is shown only because one below it in the tree fits the filter.
  func isOnlyParent(_ index: Int) -> Bool { !filter.isMatch(index) }

  private mutating func leaveRow() {
    mode = .browsing
    line = LineEditor()
    say("cli.picker.gone")
  }
}
