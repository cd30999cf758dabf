import StewardCommandLine
import StewardModels
import StewardText
import Testing

@Suite struct PickerDrawingTests {
  /// Everything that makes drawing hard.
  static let hard = PickerContent(
    title: "Groceries 购物清单", facts: ["3 of 7 remaining", "total 12.40 EUR"],
    rows: [
      PickerRow(id: "1", mark: .open, text: "牛奶和面包 2 l", detail: "1.19 EUR", section: "Dairy"),
      PickerRow(id: "2", mark: .checked, text: "👩‍💻 Café 👍🏽", detail: "今天", section: "Dairy"),
      PickerRow(id: "3", mark: .open, text: "שלום עולם", detail: "fri", section: "עברית"),
      PickerRow(
        id: "4", mark: .open, text: String(repeating: "Long name ", count: 25) + "12345",
        detail: "1,234,567.89 EUR", depth: 1),
      PickerRow(id: "5", mark: .open, text: "\u{1B}[31mred\u{7}\u{202E}", depth: 9),
      PickerRow(id: "6", mark: .open, text: String(repeating: "长", count: 255)),
      PickerRow(id: "7", mark: .open, text: "", detail: String(repeating: "9", count: 90)),
    ])

  @Test("A window of 80 columns")
  func wide() {
    let picker = SamplePicker.picker(Self.hard, columns: 80, rows: 13)
    #expect(
      SamplePicker.seen(picker) == [
        "Groceries 购物清单                             3 of 7 remaining  total 12.40 EUR",
        "Dairy",
        "> [ ] 牛奶和面包 2 l                                                    1.19 EUR",
        "  [x] 👩‍💻 Café 👍🏽                                                            今天",
        "עברית",
        "  [ ] שלום עולם                                                              fri",
        "    [ ] Long name Long name Long name Long name Long name Lon…  1,234,567.89 EUR",
        "                    [ ] ␛[31mred␇‹202E›",
        "  [ ] 长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长…",
        "  [ ]   99999999999999999999999999999999999999999999999999999999999999999999999…",
        "", "", "space check  a add  e edit  d remove  / filter  u undo  ? keys  q quit",
      ])
  }

  @Test("A window of 40 columns, without colours")
  func half() {
    let picker = SamplePicker.picker(Self.hard, columns: 40, rows: 13)
    #expect(
      SamplePicker.seen(picker) == [
        "Groceries 购物清单      3 of 7 remaining", "Dairy",
        "> [ ] 牛奶和面包 2 l            1.19 EUR", "  [x] 👩‍💻 Café 👍🏽                    今天",
        "עברית", "  [ ] שלום עולם                      fri",
        "    [ ] Long name Long…  1,234,567.89 E…", "            [ ] ␛[31mred␇‹202E›",
        "  [ ] 长长长长长长长长长长长长长长长长…", "  [ ]   9999999999999999999999999999999…", "", "",
        "space check  a add  ? keys  q quit",
      ])
  }

  @Test("A window of 20 columns and 5 lines")
  func narrow() {
    var picker = SamplePicker.picker(Self.hard, columns: 20, rows: 5)
    #expect(
      SamplePicker.seen(picker) == [
        "Groceries…  3 of 7 …", "Dairy", "> [ ] 牛奶…   1.19 …", "  [x] 👩‍💻 Café…  今天",
        "? keys  q quit",
      ])
    picker.type("G")
    #expect(
      SamplePicker.seen(picker) == [
        "Groceries…  3 of 7 …", "       [ ] ␛[31mred…", "  [ ] 长长长长长长…",
        "> [ ]   99999999999…", "? keys  q quit",
      ])
    picker.type("d")
    #expect(
      SamplePicker.seen(picker) == [
        "Groceries…  3 of 7 …", "       [ ] ␛[31mred…", "  [ ] 长长长长长长…",
        "> [ ]   99999999999…", "Remove \"\"? [y/N]",
      ])
  }

  @Test("Products by letter, with ✓ for what is on the list, green")
  func products() {
    let content = PickerContent(
      title: "Products",
      rows: [
        PickerRow(id: "1", mark: .present, text: "Apples", detail: "2.49 EUR/kg", section: "A"),
        PickerRow(id: "2", mark: .absent, text: "Bread", section: "B"),
        PickerRow(id: "3", mark: .present, text: "Butter", section: "B"),
      ], offers: [.toggle, .edit], toggling: .listing)
    var picker = SamplePicker.picker(content, columns: 40, rows: 8)
    #expect(
      SamplePicker.seen(picker) == [
        "Products", "A", "> ✓ Apples                   2.49 EUR/kg", "B", "    Bread",
        "  ✓ Butter", "", "space put on/take off  ? keys  q quit",
      ])
    picker.type("j")
    let lines = picker.frame(on: Canvas(width: 40, hasColor: true)).lines
    #expect(lines[2].hasPrefix("\u{1B}[32m✓\u{1B}[0m "))
    // The cursor's row is reversed over the whole width.
    #expect(lines[4].hasPrefix("\u{1B}[7m") && lines[4].contains("Bread"))
  }

  @Test(
    "No line is wider than the window, and there are as many as it has",
    arguments: [1, 2, 7, 19, 20, 21, 22, 23, 25, 33, 40, 41, 60, 80, 90])
  func widths(columns: Int) {
    for rows in [1, 2, 4, 5, 6, 9, 30] {
      for keys in [
        "", "G", "?", "?jjj", "/long", "a\(String(repeating: "长x", count: 60))", "jjjd", "e",
        "\u{1B}[200~x\u{1B}[201~",
      ] {
        var picker = SamplePicker.picker(Self.hard, columns: columns, rows: rows)
        picker.type(keys)
        let frame = picker.frame(on: Canvas(width: columns))
        let lines = SamplePicker.seen(picker)
        let isDrawn = columns >= 20 && rows >= 5
        #expect(isDrawn ? lines.count == rows : lines.count <= rows, "\(columns) \(rows) \(keys)")
        for line in lines {
          #expect(DisplayWidth.columns(of: line) <= columns, "\(columns) \(rows) \(keys): \(line)")
        }
        if let cursor = frame.cursor {
          #expect(cursor.line == rows - 1 && (0..<columns).contains(cursor.column))
        }
      }
    }
  }

  @Test("The cursor is always seen, with the heading above it")
  func scrolling() {
    var picker = SamplePicker.picker(SamplePicker.many(40), columns: 30, rows: 7)
    for keys in ["", "j", "jjjj", "G", "kkkkkkk", "\u{1B}[5~", "\u{1B}[5~", "g", "\u{1B}[6~"] {
      picker.type(keys)
      let lines = SamplePicker.seen(picker)
      let row = picker.row?.text ?? "none"
      #expect(lines.contains("> [ ] \(row)"), "\(keys): \(lines)")
      #expect(lines.count == 7)
      #expect(lines[0].hasSuffix("\((picker.cursor) + 1)/40"))
    }
    picker.type("g")
    #expect(SamplePicker.seen(picker)[1] == "First")
    // The first row of the second section, come to from below.
    picker.type("G")
    for _ in 0..<19 { picker.type("k") }
    #expect(SamplePicker.seen(picker)[1...2] == ["Second", "> [ ] Row 20"])
  }

  @Test("What is seen moves as little as can be when rows come and go above")
  func steadiness() {
    var picker = SamplePicker.picker(SamplePicker.many(40), columns: 30, rows: 12)
    for _ in 0..<15 { picker.type("j") }
    picker.type("kkk")
    let before = SamplePicker.seen(picker)[1...10]
    var content = SamplePicker.many(40)
    content.rows.removeFirst(2)
    picker.update(content)
    #expect(SamplePicker.seen(picker)[1...10] == before)
  }

  @Test("A key in a list of 100,000 rows costs little")
  func large() {
    var picker = SamplePicker.picker(SamplePicker.many(100_000), columns: 80, rows: 50)
    let clock = ContinuousClock()
    let time = clock.measure {
      for _ in 0..<100 {
        picker.type("j\u{1B}[6~")
        _ = picker.frame(on: Canvas(width: 80, hasColor: true))
      }
    }
    #expect(time < .seconds(2), "\(time)")
  }
}
