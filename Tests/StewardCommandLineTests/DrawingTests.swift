import StewardCommandLine
import StewardText
import Testing

@Suite struct DrawingTests {
  static let chart = BarChart(
    [
      BarChart.Row("Garage", value: "1,200.00 EUR", amount: 1200),
      BarChart.Row("阳台", value: "600.00 EUR", amount: 600),
      BarChart.Row("Cellar", value: "1.00 EUR", amount: 1),
      BarChart.Row("Attic", value: "0.00 EUR", amount: 0),
      BarChart.Row("Debt", value: "-5.00 EUR", amount: -5),
    ])

  @Test func barsFitTheTerminal() {
    #expect(
      Self.chart.lines(on: Canvas(width: 40)) == [
        "Garage  1,200.00 EUR  ██████████████████",
        "阳台      600.00 EUR  █████████",
        "Cellar      1.00 EUR  ▏",
        "Attic       0.00 EUR",
        "Debt       -5.00 EUR",
      ])
  }

  @Test func barsStayOutOfPipesAndNarrowWindows() {
    for canvas in [Canvas.pipe, Canvas(width: 24)] {
      #expect(!Self.chart.lines(on: canvas).contains { $0.contains("█") })
    }
  }

  @Test(arguments: 10...120) func barsAreNeverTooWide(width: Int) {
    for line in Self.chart.lines(on: Canvas(width: width)) {
      #expect(DisplayWidth.columns(of: line) <= width)
    }
  }

  @Test func treesAreDrawnWithLines() {
    let tree = TreeView(
      columns: [TableColumn("", alignment: .trailing)],
      rows: [
        TreeView.Row(depth: 0, "Home", cells: ["12"]),
        TreeView.Row(depth: 1, "Garage", cells: ["5"]),
        TreeView.Row(depth: 2, "Shelf 1", cells: ["2"]),
        TreeView.Row(depth: 2, "Shelf 2", cells: ["3"]),
        TreeView.Row(depth: 1, "阳台", cells: ["7"]),
        TreeView.Row(depth: 2, "Box", cells: ["1"]),
        TreeView.Row(depth: 0, "Office", cells: ["1"]),
      ])
    #expect(
      tree.lines(on: Canvas(width: 80)) == [
        "Home             12",
        "├── Garage        5",
        "│   ├── Shelf 1   2",
        "│   └── Shelf 2   3",
        "└── 阳台          7",
        "    └── Box       1",
        "Office            1",
      ])
  }

  @Test func detailsWrapBesideTheirLabels() {
    let view = DetailView([
      DetailView.Row("Name", "Lamp"),
      DetailView.Row("Description", "A lamp that stands in the corner of the room"),
      DetailView.Row("Notes", "one\ntwo \u{1b}[2J"),
    ])
    #expect(
      view.lines(on: Canvas(width: 40)) == [
        "Name         Lamp",
        "Description  A lamp that stands in the",
        "             corner of the room",
        "Notes        one",
        "             two ␛[2J",
      ])
    #expect(view.lines(on: .pipe)[1].hasSuffix("corner of the room"))
  }
}
