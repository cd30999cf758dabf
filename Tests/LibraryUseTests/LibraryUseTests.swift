import Testing

/// A package of its own that depends on this checkout, as another program would.
///
/// It is kept with what was built of it in `.build/library-use`, so that only the first run takes
/// long.
@Suite struct LibraryUseTests {
  private let scratch = "\(Checkout.path)/.build/library-use"

  @Test(.timeLimit(.minutes(20)))
  func theProgramOfTheReadmeRunsAndEachModuleLinksAlone() throws {
    let modules = try Checkout.modules(in: "Toolkit") + Checkout.modules(in: "Backends")
    let blocks = try Checkout.blocksOfReadme()
    let manifest = try #require(blocks.first { $0.contains("import PackageDescription\n") })
    let program = try #require(blocks.first { $0.hasPrefix("import StewardKit\n") })
    try write(manifest, program, modules: modules)
    try build()

    for module in modules {
      let terminal = try Terminal(["\(scratch)/build/debug/Use\(module)"], in: "/")
      #expect(terminal.end() == 0)
      #expect(terminal.output == "\(module)\r\n")
    }

    let books = try Terminal(["\(scratch)/build/debug/books"], in: Files.temporaryFolder())
    #expect(books.hasWritten(lines: 3), "\(books.output)")
    books.stop()
    #expect(books.output == "true 9.50 EUR\r\ntitle: must not be empty\r\n1\r\n")
  }

  /// Writes the package of the README, and beside its program one for each module that imports and
  /// is linked with nothing else.
  private func write(_ manifest: String, _ program: String, modules: [String]) throws {
    let package = "\(scratch)/package"
    try Files.write(program, to: "\(package)/Sources/books/main.swift")
    var targets = ""
    for module in modules {
      try Files.write(
        "import \(module)\n\nprint(\"\(module)\")\n",
        to: "\(package)/Sources/Use\(module)/main.swift")
      targets += """
          .executableTarget(
            name: "Use\(module)", dependencies: [.product(name: "\(module)", package: "steward")]),

        """
    }
    let start = "  targets: [\n"
    let parts = try #require(manifest.halves(around: start))
    let full = "\(parts.before)\(start)\(targets)\(parts.after)"
    let path = try #require(full.halves(around: "\"../steward\""))
    try Files.write(
      "\(path.before)\"\(Checkout.path)\"\(path.after)", to: "\(package)/Package.swift")
  }

  /// Builds the package; other tests that run at the time come first.
  private func build() throws {
    let terminal = try Terminal(
      [
        "nice", "swift", "build", "--scratch-path", "\(scratch)/build",
        "-debug-info-format", "none", "--disable-index-store",
      ], in: "\(scratch)/package")
    let code = terminal.end()
    try #require(code == 0, "\(terminal.output)")
  }
}

extension String {
  /// What stands before and after the first occurrence of a text; nil where there is none.
  fileprivate func halves(around text: String) -> (before: Substring, after: Substring)? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) {
        return (self[..<start], self[start...].dropFirst(text.count))
      }
      formIndex(after: &start)
    }
    return nil
  }
}
