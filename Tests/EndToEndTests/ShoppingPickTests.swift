import Testing

/// The catalogue and a list on the whole window.
@Suite(.serialized) struct ShoppingPickTests {
  private func stocked() throws -> Household {
    let household = try Household()
    try household.shopping("add", "2 l milk @ 1.19/l, 12 eggs, bread @ 2.49")
    try household.run(program: "shopping", ["product", "add", "Apples", "--price", "2.99"])
    return household
  }

  @Test("The catalogue: space puts on and takes off, e edits name and price, a adds")
  func products() throws {
    let household = try stocked()
    defer { household.remove() }
    let run = try household.terminal(program: "shopping", "pick", "products")
    try run.expect("Apples")
    run.type(" ")
    try run.expect("4 on Shopping")
    run.type("e")
    try run.expect("Apples @ €2.99")
    run.type("\u{15}Pears @ 3.49/kg\r")
    try run.expect("Pears")
    try run.expect("€3.49/kg")
    run.type("a")
    run.type("Quark @ 0.99\r")
    try run.expect("Quark")
    // What another process does is seen while it is open.
    try household.shopping("toggle", "bread")
    try run.expect("3 on Shopping")
    run.type("q")
    #expect(try run.finish() == 0)
    let shown = try household.shopping("products").output
    for line in ["✓  Pears", "€3.49/kg", "Quark", "   bread"] {
      #expect(shown.contains(line), "\(shown)")
    }
  }

  @Test("A list: space checks, and the head tells what is in the basket")
  func list() throws {
    let household = try stocked()
    defer { household.remove() }
    let run = try household.terminal(program: "shopping", "pick")
    try run.expect("3 of 3 remaining")
    run.type(" ")
    try run.expect("basket €2.38")
    run.type("a")
    run.type("3 rolls = 1.50\r")
    try run.expect("rolls")
    try run.expect("× 3")
    run.type("q")
    #expect(try run.finish() == 0)
    #expect(try household.shopping("total").output.contains("in the basket €2.38"))
  }

  @Test("A list stands by aisle in the shop's order with what each line costs, the basket last")
  func aisles() throws {
    let household = try stocked()
    defer { household.remove() }
    for words in [
      ["product", "set", "milk", "--category", "Dairy"],
      ["product", "set", "bread", "--category", "Bread"],
      ["aisles", "Corner shop", "Bread", "Dairy"], ["shop", "Corner shop"],
      ["add", "2 rolls = 1.50"], ["product", "set", "rolls", "--category", "Bread"],
    ] {
      try household.run(program: "shopping", words)
    }
    let run = try household.terminal(program: "shopping", "pick")
    try run.expectScreen { lines in
      guard let bread = lines.firstIndex(where: { $0.contains("Bread") }),
        let dairy = lines.firstIndex(where: { $0.contains("Dairy") }),
        let none = lines.firstIndex(where: { $0.contains("without an aisle") })
      else { return false }
      return bread < dairy && dairy < none
        && lines.contains { $0.contains("bread") && $0.contains("€2.49") }
        && lines.contains { $0.contains("milk") && $0.contains("€2.38") }
    }
    run.type(" ")
    try run.expectScreen { lines in
      guard let basket = lines.firstIndex(where: { $0.contains("in the basket") }) else {
        return false
      }
      return lines[basket...].contains { $0.contains("[x] bread") }
        && lines[0].contains("basket €2.49")
    }
    run.type("q")
    #expect(try run.finish() == 0)
  }

  @Test("A product that lists hold is not removed there, and the foot says why")
  func removal() throws {
    let household = try stocked()
    defer { household.remove() }
    let run = try household.terminal(program: "shopping", "pick", "products")
    try run.expect("bread")
    run.type("j")
    run.type("d")
    run.type("y")
    try run.expect("bread stands on a list")
    run.type("q")
    #expect(try run.finish() == 0)
  }
}
