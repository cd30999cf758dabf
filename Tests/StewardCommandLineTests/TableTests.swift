import StewardCommandLine
import StewardText
import Testing

@Suite struct TableTests {
  static let columns = [
    TableColumn("#", alignment: .trailing), TableColumn("ID"), .icon,
    TableColumn("Name", minimumWidth: 10, shrinkPriority: 1),
    TableColumn("Place", minimumWidth: 8, shrinkPriority: 1, isOptional: true),
    TableColumn("Value", alignment: .trailing),
  ]

  static let rows: [[StyledText]] = [
    ["1", "k3vq", "🔦", "Lamp", "Home / Garage", "12.50 EUR"],
    ["2", "m7xa", "", "洗衣机 (海尔)", "家 / 阳台", "2,999.00 CNY"],
    ["10", "p2zd", "👨‍👩‍👧", "Family tent 👨‍👩‍👧‍👦 for the garden and beyond", "Cellar", ""],
    ["11", "q9wb", "🇩🇪", "שולחן", "בית", "7.00 ILS"],
    ["12", "t4ne", "", "Zoe\u{301}'s cafe\u{301} machine", "Küche", "450.00 EUR"],
  ]

  static var table: Table {
    Table(columns: columns, rows: rows, foot: ["5 of 120 items"])
  }

  @Test func fitsEightyColumns() {
    #expect(
      Self.table.lines(on: Canvas(width: 80)) == [
        " #  ID        Name                                   Place                 Value",
        " 1  k3vq  🔦  Lamp                                   Home / Garage     12.50 EUR",
        " 2  m7xa      洗衣机 (海尔)                          家 / 阳台      2,999.00 CNY",
        "10  p2zd  👨‍👩‍👧  Family tent 👨‍👩‍👧‍👦 for the garden and be…  Cellar",
        "11  q9wb  🇩🇪  \u{2068}שולחן\u{2069}                                  \u{2068}בית\u{2069}                7.00 ILS",
        "12  t4ne      Zoe\u{301}'s cafe\u{301} machine                     Küche            450.00 EUR",
        "5 of 120 items",
      ])
  }

  @Test func whatMattersMostStaysWholeInItsShortForm() {
    let columns = [
      TableColumn("", minimumWidth: 12, shrinkPriority: 1),
      TableColumn("", minimumWidth: 8, shrinkPriority: 2), TableColumn(""),
    ]
    let due = StyledText("Sun 2026-12-20, in 20 days", short: "2026-12-20")
    let table = Table(
      columns: columns, rows: [["Coffee machine in the hall", "Descale and clean", due]],
      hasHeading: false)
    for (width, line) in [
      (80, "Coffee machine in the hall  Descale and clean  Sun 2026-12-20, in 20 days"),
      (50, "Coffee mach…  Descale…  Sun 2026-12-20, in 20 days"),
      (40, "Coffee machine in…  Descale…  2026-12-20"),
      (26, "Coffe…  Desca…  2026-12-20"),
    ] {
      let lines = table.lines(on: Canvas(width: width))
      #expect(lines == [line], "\(width): \(lines)")
    }
  }

  @Test func fitsFortyColumnsWithoutTheOptionalColumn() {
    let canvas = Canvas(width: 40)
    #expect(
      Self.table.lines(on: canvas) == [
        " #  ID        Name                 Value",
        " 1  k3vq  🔦  Lamp             12.50 EUR",
        " 2  m7xa      洗衣机 (海…   2,999.00 CNY",
        "10  p2zd  👨‍👩‍👧  Family tent…",
        "11  q9wb  🇩🇪  \u{2068}שולחן\u{2069}             7.00 ILS",
        "12  t4ne      Zoe\u{301}'s cafe\u{301} …    450.00 EUR",
        "5 of 120 items",
      ])
    #expect(Self.table.hiddenColumns(on: canvas) == ["Place"])
  }

  @Test func cutsPathsAtTheirBeginning() {
    let table = Table(
      columns: [
        TableColumn("Name"),
        TableColumn("Place", cut: .beginning, minimumWidth: 1, shrinkPriority: 1),
        TableColumn("Price", alignment: .trailing),
      ],
      rows: [
        ["Lamp", "Home / First floor / Cupboard / Shelf 1", "1.00 EUR"],
        ["Vase", "Home / First floor / Cupboard / Shelf 2", "2.00 EUR"],
        ["Cup", "家 / 客厅 / 柜子 / 第一层的架子", "3.00 EUR"], ["Mug", "Home", ""],
      ])
    #expect(
      table.lines(on: Canvas(width: 36)) == [
        "Name  Place                    Price",
        "Lamp  …Cupboard / Shelf 1   1.00 EUR",
        "Vase  …Cupboard / Shelf 2   2.00 EUR",
        "Cup   …柜子 / 第一层的架子  3.00 EUR",
        "Mug   Home",
      ])
    for width in 1...60 {
      #expect(
        table.lines(on: Canvas(width: width)).allSatisfy { DisplayWidth.columns(of: $0) <= width })
    }
  }

  @Test func cutsNothingInAPipe() {
    let lines = Self.table.lines(on: .pipe)
    #expect(lines.contains { $0.contains("Family tent 👨‍👩‍👧‍👦 for the garden and beyond") })
    #expect(
      !lines.contains { $0.contains("…") || $0.contains("\u{1b}") || $0.contains("\u{2068}") })
  }

  @Test(arguments: [1, 2, 5, 10, 11, 20, 39, 40, 41, 60, 79, 80, 81, 200, 10_000])
  func isNeverWiderThanTheTerminal(width: Int) {
    var table = Self.table
    let long = String(repeating: "洗", count: 255)
    table.append(["13", "x5cc", "🪑", StyledText(long), StyledText(long), "1.00 EUR"])
    table.append(["14", "x6cc", "", "\u{1b}[2J\u{202E}evil\nname", "a\tb", "1.00 EUR"])
    for line in table.lines(on: Canvas(width: width)) {
      let visible = line.filter { $0 != "\u{2068}" && $0 != "\u{2069}" }
      #expect(DisplayWidth.columns(of: visible) <= width)
      #expect(!line.contains("\u{1b}") && !line.contains("\u{202E}") && !line.contains("\n"))
      #expect(line.last != " ")
    }
  }

  @Test func columnsStandUnderEachOtherAtEveryWidth() {
    for width in [30, 40, 57, 80] {
      let table = Table(
        columns: [
          TableColumn("A", minimumWidth: 1, shrinkPriority: 1), TableColumn("B"),
        ],
        rows: Self.rows.map { [$0[3], "|"] })
      for line in table.lines(on: Canvas(width: width)).dropFirst() {
        let visible = line.filter { $0 != "\u{2068}" && $0 != "\u{2069}" }
        let before = visible.prefix { $0 != "|" }
        #expect(DisplayWidth.columns(of: String(before)) == min(width - 1, 42))
      }
    }
  }

  @Test func sectionsShareTheirColumns() {
    var table = Table(columns: [TableColumn("Name"), TableColumn("N", alignment: .trailing)])
    table.sections = [
      Table.Section("A", rows: [["Apple", "1"]]), Table.Section("B", rows: [["Banana", "20"]]),
    ]
    #expect(
      table.lines(on: Canvas(width: 80)) == [
        "Name     N", "A", "Apple    1", "", "B", "Banana  20",
      ])
  }

  @Test func anEmptyTableHasItsFootAlone() {
    let table = Table(columns: Self.columns, foot: ["0 items"])
    #expect(table.lines(on: Canvas(width: 80)) == ["0 items"])
  }

  @Test func stylesCountNoColumns() {
    var cell = StyledText("La")
    cell.append("mp", .mark)
    let table = Table(
      columns: [TableColumn("Name"), TableColumn("B")], rows: [[cell, "|"]], hasHeading: false)
    #expect(
      table.lines(on: Canvas(width: 80, hasColor: true)) == ["La\u{1b}[1;4mmp\u{1b}[0m  |"])
  }
}
