import Testing

/// Files of other programs and of people, from the program's own point of view.
@Suite struct SpreadsheetTests {
  private func write(_ text: String, _ path: String) throws {
    let outcome = try Subprocess(
      "/bin/sh", ["-c", "cat > \"$1\"", "sh", path], environment: [:], input: text
    ).wait()
    try #require(outcome.code == 0, "\(outcome.error)")
  }

  private func read(_ path: String) throws -> String {
    try Subprocess("/bin/cat", [path], environment: [:], input: "").wait().output
  }

  private static let sheet = """
    Item,Brand,Model,Serial,Purchase date,Price paid,Replacement cost,Room,Box
    Kettle,Acme,K1,S-1,2024-03-14,12.50,15,Kitchen,7
    Toaster,Acme,T1,S-2,2024-13-40,9,10,Kitchen,8
    Lamp,,,S-3,,USD 9,,Hall,9

    """

  @Test func aPreviewShowsAndWritesNothing() throws {
    let household = try Household()
    defer { household.remove() }
    let outcome = try household.inventory(
      "import", "-", "--map", "Box=own.box", "--dry-run", input: Self.sheet)
    #expect(outcome.code == 65)
    #expect(outcome.output.contains("Replacement cost  replacement"))
    #expect(outcome.output.contains("own.box"))
    #expect(outcome.error.contains("line 3, Purchase date \"2024-13-40\""))
    #expect(try household.inventory("count").output == "0\n")
  }

  @Test func whatSettlesManyProblemsAtOnceIsTold() throws {
    let household = try Household()
    defer { household.remove() }
    #expect(try household.inventory("add", "Kettle", "--asset", "000-001").code == 0)
    let sheet = """
      Item,Price paid,Date purchased,Asset ID
      Couch,"$1,799",1/5/2019,000-001
      Lamp,"$2,100",2/3/2019,000-002

      """
    let refused = try household.inventory("import", "-", input: sheet)
    #expect(refused.code == 65)
    #expect(refused.error.contains("hint: --decimal . or --decimal ,"))
    #expect(refused.error.contains("hint: --dates day-first or --dates month-first"))
    let taken = try household.inventory(
      "import", "-", "--decimal", ".", "--dates", "month-first", input: sheet)
    #expect(taken.code == 65)
    #expect(taken.error.contains("hint: --map 'Asset ID=' leaves out"))
    #expect(!taken.error.contains("--dates"))
    let done = try household.inventory(
      "import", "-", "--decimal", ".", "--dates", "month-first", "--map", "Asset ID=",
      input: sheet)
    #expect(done.code == 0, "\(done.error)")
    let list = try household.inventory("list", "--columns", "name,bought", "--format", "plain")
    #expect(list.output.contains("Couch\t2019-01-05"))
    #expect(list.output.contains("Lamp\t2019-02-03"))
  }

  @Test func theGoodRowsAreWrittenAndTheBadComeBackToBeMended() throws {
    let household = try Household()
    defer { household.remove() }
    let file = "\(household.home)/sheet.csv"
    try write(Self.sheet, file)
    let refused = try household.inventory("import", file, "--map", "Box=own.box")
    #expect(refused.code == 65)
    #expect(try household.inventory("count").output == "0\n")

    let outcome = try household.inventory(
      "import", file, "--map", "Box=own.box", "--keep-going")
    #expect(outcome.code == 65)
    #expect(outcome.output.contains("2 items new"))
    let rejected = try read("\(file).rejected")
    #expect(rejected.contains("import.problems"))
    #expect(rejected.contains("Toaster,Acme,T1,S-2,2024-13-40"))
    #expect(!rejected.contains("Kettle"))
    let mended = rejected.replacing("2024-13-40", with: "2024-12-24")
    let again = try household.inventory(
      "import", "-", "--map", "Box=own.box", input: mended)
    #expect(again.code == 0, "\(again.error)")
    #expect(try household.inventory("count").output == "3\n")
    // With a key only what stands in the file is touched.
    let keyed = try household.inventory(
      "import", "-", "--key", "serial", input: "Serial,Room\nS-2,Cellar\n")
    #expect(keyed.output.contains("1 item updated"))
    let toaster = try household.inventory("show", "Toaster").output
    #expect(toaster.contains("Cellar") && toaster.contains("Acme"))
  }

  @Test func aTableOfHomeboxGoesOutAndComesBack() throws {
    let household = try Household()
    defer { household.remove() }
    try household.run(["add", "Drill", "-q"])
    let file = "\(household.home)/out.tsv"
    let out = try household.inventory("export", "--to", "homebox", "-o", file)
    #expect(out.code == 0)
    #expect(try read(file).hasPrefix("HB.import_ref\tHB.location\t"))
    let back = try household.inventory("import", file)
    #expect(back.output.contains("1 item there already"))
    #expect(try household.inventory("export", "--to", "homebox", "-q").error == "")
  }

  @Test(arguments: ["--from", "--to"])
  func itsNameIsCompleted(_ option: String) throws {
    let household = try Household()
    defer { household.remove() }
    let verb = option == "--from" ? "import" : "export"
    let offer = try household.inventory("offer", "fish", "--", verb, option, "home")
    #expect(offer.output.contains("homebox"), "\(offer.error)")
  }
}
