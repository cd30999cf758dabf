import StewardCommandLine
import StewardModels
import Testing

@Suite struct PickerStateTests {
  @Test("Letters, arrows and the keys of pages move the cursor and stop at the ends")
  func moving() {
    var picker = SamplePicker.picker(SamplePicker.many(100))
    let moves: [(String, String)] = [
      ("j", "1"), ("\u{1B}[B", "2"), ("k", "1"), ("\u{1B}[A", "0"), ("k", "0"), ("G", "99"),
      ("j", "99"), ("g", "0"), ("\u{1B}[F", "99"), ("\u{1B}[H", "0"), ("\u{1B}[6~", "7"),
      ("\u{1B}[5~", "0"), ("\u{6}", "7"), ("\u{2}", "0"), ("\u{E}", "1"), ("\u{10}", "0"),
    ]
    for (keys, id) in moves {
      #expect(picker.type(keys) == .none)
      #expect(picker.row?.id == id, "\(keys.debugDescription)")
    }
  }

  @Test("Each key asks for what it stands for")
  func intents() {
    let asked: [(String, PickerEffect)] = [
      (" ", .carryOut(.toggle("2"))), ("\r", .carryOut(.toggle("2"))),
      ("　", .carryOut(.toggle("2"))), ("u", .carryOut(.undo)), ("r", .carryOut(.redo)),
      ("J", .carryOut(.move("2", .down))), ("K", .carryOut(.move("2", .up))),
      ("\u{1B}[1;2B", .carryOut(.move("2", .down))), ("\u{1B}[1;3A", .carryOut(.move("2", .up))),
      ("dy", .carryOut(.remove("2"))), ("dn", .none), ("d\r", .none), ("d\u{1B}", .none),
      ("dY", .carryOut(.remove("2"))), ("\u{1B}[3~y", .carryOut(.remove("2"))),
      ("a Eggs\r", .carryOut(.add(" Eggs"))), ("a  \r", .none), ("aq\u{1B}", .none),
      ("e!\r", .carryOut(.edit("2", "Crème fraîche!"))), ("e\r", .none),
      ("q", .leave), ("ｑ", .leave), ("\u{3}", .interrupt), ("\u{1A}", .suspend),
      ("\u{C}", .redraw), ("x", .none), ("\u{1B}[99~", .none),
    ]
    for (keys, effect) in asked {
      var picker = SamplePicker.picker()
      picker.type("j")
      #expect(picker.type(keys) == effect, "\(keys.debugDescription)")
      #expect(picker.mode == .browsing, "\(keys.debugDescription)")
    }
  }

  @Test("What is not offered is not asked for, and no help speaks of it")
  func offers() {
    var content = SamplePicker.groceries
    content.offers = [.toggle, .edit]
    content.toggling = .listing
    for keys in ["a", "d", "u", "r", "J", "K", "\u{1B}[1;2B"] {
      var picker = SamplePicker.picker(content)
      #expect(picker.type(keys) == .none)
      #expect(picker.mode == .browsing)
    }
    var picker = SamplePicker.picker(content, columns: 80, rows: 30)
    let foot = SamplePicker.seen(picker).last ?? ""
    #expect(foot == "space put on/take off  e edit  / filter  ? keys  q quit")
    picker.type("?")
    let help = SamplePicker.seen(picker).joined(separator: "\n")
    #expect(help.contains("put on the list or take off"))
    #expect(!help.contains("remove") && !help.contains("move down"))
    picker.type("x")
    #expect(picker.mode == .browsing)
  }

  @Test("An empty list has nothing to toggle, edit or remove")
  func empty() {
    let content = PickerContent(title: "Empty", rows: [], empty: "(no items)")
    for keys in [" ", "e", "d", "J", "j", "G", "\u{1B}[6~"] {
      var picker = SamplePicker.picker(content)
      #expect(picker.type(keys) == .none)
      #expect(picker.mode == .browsing && picker.row == nil)
    }
    var picker = SamplePicker.picker(content)
    #expect(SamplePicker.seen(picker)[1] == "  (no items)")
    #expect(picker.type("aEggs\r") == .carryOut(.add("Eggs")))
  }

  @Test("A filter is narrowed key by key, without regard to case, accents and width")
  func filter() {
    let found: [(String, [String])] = [
      ("CREME", ["2"]), ("ｍｉｌｋ", ["1"]), ("fri che", ["2"]), ("eur", ["1"]),
      // What lies above a match in the tree stays for its sake.
      ("牛", ["2", "3"]), ("xyz", []), ("", ["1", "2", "3", "4"]),
    ]
    for (text, ids) in found {
      var picker = SamplePicker.picker()
      picker.type("/" + text)
      #expect(picker.mode == .filtering)
      #expect(picker.rows.map(\.id) == ids, "\(text)")
    }
    var picker = SamplePicker.picker()
    picker.type("/牛")
    #expect(picker.row?.id == "3")
    picker.type("\r")
    #expect(picker.mode == .browsing && picker.filterText == "牛")
    #expect(SamplePicker.seen(picker).last == "\"牛\": Esc shows all  ? keys  q quit")
    #expect(picker.type("J") == .none)
    #expect(SamplePicker.seen(picker).contains { $0.hasPrefix("rows are moved") })
    #expect(picker.type(" ") == .carryOut(.toggle("3")))
    picker.type("\u{1B}")
    #expect(picker.filterText == "" && picker.row?.id == "3")
    picker.type("/zz\u{1B}")
    #expect(picker.mode == .browsing && picker.rows.count == 4)
  }

  @Test("A match that lies elsewhere in the tree wants no foreign parent")
  func filteredTree() {
    let rows = [0, 1, 2, 1, 0, 1].enumerated().map { index, depth in
      PickerRow(id: "\(index)", text: "row\(index)", depth: depth)
    }
    let wanted: [(String, [String])] = [
      ("row2", ["0", "1", "2"]), ("row3", ["0", "3"]), ("row5", ["4", "5"]), ("row0", ["0"]),
    ]
    for (text, ids) in wanted {
      var picker = SamplePicker.picker(PickerContent(title: "Tree", rows: rows))
      picker.type("/" + text)
      #expect(picker.rows.map(\.id) == ids, "\(text)")
    }
  }

  @Test("Pasted text is written where a line is typed, on one line, and commands nothing elsewhere")
  func paste() {
    var picker = SamplePicker.picker()
    #expect(picker.type("\u{1B}[200~q\rdy\u{1B}[201~") == .none)
    #expect(picker.mode == .browsing)
    #expect(SamplePicker.seen(picker).contains { $0.hasPrefix("text can be pasted") })
    picker.type("a\u{1B}[200~two\r\nlines\u{7}\u{1B}[201~")
    #expect(picker.mode == .adding)
    #expect(picker.type("\r") == .carryOut(.add("two lines")))
  }

  // MARK: Answers

  @Test("After a change elsewhere the cursor stays on its record, and in its place if it is gone")
  func news() {
    var picker = SamplePicker.picker()
    picker.type("jjj")
    var content = SamplePicker.groceries
    content.rows.remove(at: 0)
    picker.update(content)
    #expect(picker.row?.id == "4")
    content.rows.removeLast()
    picker.update(content)
    #expect(picker.row?.id == "3")
    content.rows = []
    picker.update(content)
    #expect(picker.row == nil)
  }

  @Test("A row that a toggle takes elsewhere is not followed; a row that is named is gone to")
  func landing() {
    var moved = SamplePicker.groceries
    moved.rows.append(moved.rows.remove(at: 0))
    var picker = SamplePicker.picker()
    picker.answer(PickerAnswer(), to: .toggle("1"))
    picker.update(moved)
    #expect(picker.row?.id == "2")
    picker = SamplePicker.picker()
    picker.answer(PickerAnswer(), to: .move("1", .down))
    picker.update(moved)
    #expect(picker.row?.id == "1")
    picker.answer(PickerAnswer(row: "3"), to: .add("x"))
    picker.update(moved)
    #expect(picker.row?.id == "3")
    // A row that the filter hides cannot be gone to.
    picker.type("/bread\r")
    picker.answer(PickerAnswer(row: "1"), to: .undo)
    picker.update(moved)
    #expect(picker.row?.id == "4")
  }

  @Test("What fails is said with its hint, and what was typed comes back")
  func failure() {
    var picker = SamplePicker.picker(columns: 60)
    let error = CommandLineError(
      .usage, Message("x", words: "no such thing"), hint: Message("y", words: "take another"))
    #expect(picker.type("aLamp\r") == .carryOut(.add("Lamp")))
    picker.fail(error, of: .add("Lamp"))
    picker.update(SamplePicker.groceries)
    #expect(picker.mode == .adding && picker.line.text == "Lamp")
    let lines = SamplePicker.seen(picker)
    #expect(lines.suffix(2) == ["no such thing; take another", "Add: Lamp"])
    picker.type("s")
    #expect(SamplePicker.seen(picker).suffix(2) == ["", "Add: Lamps"])
    picker.type("\u{1B}")
    picker.fail(error, of: .toggle("1"))
    #expect(picker.mode == .browsing)
    #expect(SamplePicker.seen(picker).last == "no such thing; take another")
  }

  @Test("A row that is removed meanwhile is neither edited nor asked about any more")
  func removedMeanwhile() {
    for keys in ["e", "d"] {
      var picker = SamplePicker.picker()
      picker.type(keys)
      var content = SamplePicker.groceries
      content.rows.removeFirst()
      picker.update(content)
      #expect(picker.mode == .browsing)
      #expect(SamplePicker.seen(picker).last == "it was removed meanwhile")
    }
    var picker = SamplePicker.picker()
    picker.type("aEggs")
    picker.update(SamplePicker.groceries)
    #expect(picker.mode == .adding && picker.line.text == "Eggs")
  }
}
