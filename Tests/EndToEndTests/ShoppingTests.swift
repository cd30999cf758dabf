import ShoppingKit
import StewardModels
import StewardPersistence
import StewardQuery
import StewardSQLite
import StewardText
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What several processes do to one shopping list.
@Suite(.serialized) struct ShoppingTests {
  /// A store that this process has open beside the programs of a household.
  private func withStore(
    _ household: Household, _ body: (Store) async throws -> Void
  ) async throws {
    let store = try await Store(
      backend: SQLiteBackend(path: "\(household.home)/.local/share/steward/steward.sqlite"),
      models: try ShoppingDomain.description().types.map(\.model),
      options: StoreOptions(
        author: Author(user: "ada", host: "desk", program: "shopping"), locale: .english))
    do {
      try await body(store)
    } catch {
      await store.close()
      throw error
    }
    await store.close()
  }

  @Test("A list is shared into a file, whose ending says the form, without a price")
  func shared() throws {
    let household = try Household()
    defer { household.remove() }
    try household.shopping("add", "milk @ 1.19")
    for (name, sign) in [("a.md", "- [ ] milk\n"), ("a.html", "<!DOCTYPE"), ("a.txt", "\nmilk\n")] {
      let path = "\(household.home)/\(name)"
      #expect(try household.shopping("share", "-o", path).code == 0)
      #expect(try household.contents(name).contains(sign))
      #expect(try !household.contents(name).contains("1.19"))
      #expect(try household.shopping("share", "-o", path).code == 73)
      #expect(try household.shopping("share", "-o", path, "--force", "--prices").code == 0)
      #expect(try household.contents(name).contains("1.19"))
    }
  }

  @Test("Toggled and edited a thousand times, a product is whole on every list that shows it")
  func togglesWhileListing() async throws {
    let household = try Household()
    defer { household.remove() }
    try household.shopping("add", "Milk")
    try household.shopping("new", "Party")
    try household.shopping("add", "Party:", "Milk")
    try await withStore(household) { store in
      let milk = try #require(
        try await store.read { try $0.fetch(Product.self, limit: 1) }.first)
      let lists = try await store.read { try $0.fetch(ShoppingList.self) }
      _ = try await store.transaction("first") { transaction in
        try transaction.update(milk.id) { ($0.name, $0.price) = ("Milk 0", nil) }
      }
      let lister = Task.detached {
        var seen: [Int] = []
        while !Task.isCancelled {
          for list in ["Shopping:", "Party:"] {
            let output = try household.shopping("total", list, "--json").output
            if let number = Self.number(in: output) { seen.append(number) }
          }
        }
        return seen
      }
      for round in 1...1_000 {
        _ = try await store.transaction("round \(round)") { transaction in
          for list in lists {
            let product = try transaction.find(milk.id)
            if let product { _ = try Toggle.toggle(product, on: list.id, in: transaction) }
          }
          try transaction.update(milk.id) { product in
            product.name = "Milk \(round)"
          }
        }
      }
      lister.cancel()
      let seen = try await lister.value
      #expect(seen == seen.sorted(), "a list showed an older name than one before it")
      #expect(!seen.isEmpty)
      for list in ["Shopping:", "Party:"] {
        let shown = try household.shopping("show", list).output
        // After an even number of rounds it stands on each list again.
        #expect(shown.contains("Milk 1000"), "\(shown)")
      }
      let kept = try await store.read { try $0.find(milk.id) }
      #expect(kept?.name == "Milk 1000")
    }
  }

  /// The number of the name among what has no price: `"Milk 17"`.
  private static func number(in text: String) -> Int? {
    guard let range = text.firstRange(of: "\"Milk ") else { return nil }
    return Int(text[range.upperBound...].prefix { $0.isNumber })
  }

  @Test("What another process adds is seen within 100 ms")
  func watchIsQuick() async throws {
    let household = try Household()
    defer { household.remove() }
    try household.shopping("add", "Bread")
    let run = try household.terminal(program: "shopping", "watch", "--json")
    try await withStore(household) { store in
      let list = try #require(
        try await store.read { try $0.fetch(ShoppingList.self, limit: 1) }.first)
      // It says nothing until something changes, so it is changed until it is heard.
      try await Self.add("Thing 0", to: list, store)
      sleep(2)
      try await Self.add("Begin", to: list, store)
      try run.expect("Begin")
      var delays: [Double] = []
      for number in 1...30 {
        let name = "Thing number \(number)"
        let start = Self.now
        try await Self.add(name, to: list, store)
        try run.expect("\"\(name)\"")
        delays.append(Self.now - start)
      }
      let median = delays.sorted()[delays.count / 2]
      #expect(median < 0.1, "median \(median) s of \(delays)")
    }
    run.type("\u{3}")
    #expect(try run.finish() == 130)
  }

  @Test("A watcher that was stopped and goes on has missed nothing")
  func watchMissesNothing() async throws {
    let household = try Household()
    defer { household.remove() }
    try household.shopping("add", "Bread")
    let run = try household.terminal(program: "shopping", "watch", "--json")
    try await withStore(household) { store in
      let list = try #require(
        try await store.read { try $0.fetch(ShoppingList.self, limit: 1) }.first)
      sleep(2)
      try await Self.add("Begin", to: list, store)
      try run.expect("Begin")
      run.signal(SIGSTOP)
      for number in 1...200 { try await Self.add("Missed \(number).", to: list, store) }
      // What came and went in the meantime is told as well.
      try await Self.add("Gone again", to: list, store)
      try await store.transaction("remove") { transaction in
        guard let product = try Product.named("Gone again", in: transaction) else { return }
        _ = try Product.remove(product, everywhere: true, in: transaction)
      }
      run.signal(SIGCONT)
      try await Self.add("End", to: list, store)
      try run.expect("\"End\"")
      for number in 1...200 {
        #expect(run.text.contains("\"Missed \(number).\""), "\(number)")
      }
      #expect(run.text.components(of: "\"change\":\"added\"") == 203)
      #expect(run.text.components(of: "\"change\":\"removed\"") == 1)
    }
    run.type("\u{3}")
    #expect(try run.finish() == 130)
  }

  @Test("Lists come back with every entry, amount and mark (S1)")
  func comesBack() throws {
    let household = try Household()
    defer { household.remove() }
    try household.shopping("add", "2 l milk @ 1.19/l, 12 eggs, 500 g flour = 0.79, 2 cans corn")
    try household.shopping("new", "Party")
    try household.shopping("add", "Party:", "13 buns = 7.99", "1.5 kg potatoes", "2 x Milk")
    try household.shopping("check", "eggs")
    try household.shopping("check", "Party:", "buns")
    for form in ["json", "csv"] {
      let file = "\(household.home)/lists.\(form)"
      try household.shopping("export", "--to", form, "-o", file, "--force")
      let other = try Household()
      defer { other.remove() }
      let brought = try other.shopping("import", file)
      #expect(brought.code == 0, "\(brought.error)")
      for list in ["Shopping:", "Party:"] {
        let before = try household.shopping("share", list, "--prices").output
        #expect(try other.shopping("share", list, "--prices").output == before)
        #expect(
          try other.shopping("total", list, "--format", "plain").output
            == household.shopping("total", list, "--format", "plain").output)
      }
    }
  }

  @Test("A list that was shared and comes back ticked marks what was bought")
  func ticked() throws {
    let household = try Household()
    defer { household.remove() }
    try household.shopping("add", "2 l milk, 12 eggs, bread @ 2.49, 7 x Up")
    let shared = try household.shopping("share", "--to", "markdown").output
    let ticked = String(
      shared.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        line.contains("milk") || line.contains("Up")
          ? "- [x]" + line.dropFirst("- [ ]".count) : String(line)
      }.joined(separator: "\n"))
    let path = "\(household.home)/list.md"
    _ = try Subprocess(
      "/bin/sh", ["-c", "cat > \"$1\"", "sh", path], environment: [:], input: ticked
    ).wait()
    let brought = try household.shopping("import", path)
    #expect(brought.code == 0, "\(brought.error)")
    let list = try household.shopping("--format", "csv").output
    #expect(list.contains("milk,2 l,,,,yes\n"), "\(list)")
    #expect(list.contains("Up,7,,,,yes\n"), "\(list)")
    #expect(list.contains("eggs,12,,,,\n"), "\(list)")
    #expect(list.contains("bread,1,,,2.49 EUR,\n"), "\(list)")
  }

  @Test("A narrow window cuts names, and loses no amount")
  func narrow() throws {
    let household = try Household()
    defer { household.remove() }
    let long = String(repeating: "Long name ", count: 25) + "ends."
    try household.shopping("add", "--literal", long)
    try household.shopping("add", "2 kg potatoes", "3 حليب بقري", "12 牛奶")
    let run = try household.terminal(program: "shopping", columns: 40)
    #expect(try run.finish() == 0)
    let lines = run.text.split(separator: "\n").map(String.init)
    #expect(lines.contains { $0.contains("Long name") && $0.contains("…") })
    for amount in ["2 kg", "3", "12"] {
      #expect(lines.contains { $0.contains(amount) }, "\(run.text)")
    }
    #expect(lines.allSatisfy { DisplayWidth.columns(of: Self.plain($0)) <= 40 }, "\(run.text)")
    let whole = try household.shopping().output
    #expect(whole.contains(long))
  }

  /// A line without sequences that colour it and marks that isolate right-to-left text.
  private static func plain(_ line: String) -> String {
    var result = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in line.unicodeScalars {
      if scalar == "\u{1B}" { isEscaped = true }
      if !isEscaped, !("\u{2066}"..."\u{2069}").contains(scalar) { result.append(scalar) }
      if isEscaped, scalar.properties.isAlphabetic { isEscaped = false }
    }
    return String(result)
  }

  private static func add(
    _ name: String, to list: ShoppingList, _ store: Store
  ) async throws {
    try await store.transaction("add \(name)") { transaction in
      _ = try Addition.put(EntryText(name: name), on: list.id, in: transaction)
    }
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

extension String {
  /// How often a part occurs.
  fileprivate func components(of part: String) -> Int {
    var count = 0
    var rest = self[...]
    while let range = rest.firstRange(of: part) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }
}

extension Household {
  /// Runs one of the programs on a terminal.
  func terminal(
    program: String, _ arguments: String..., columns: Int = 80, rows: Int = 24
  ) throws -> TerminalRun {
    try TerminalRun(
      Self.path(program), arguments,
      environment: environment.merging(["TERM": "xterm", "PAGER": ""]) { $1 }, columns: columns,
      rows: rows)
  }
}
