import StewardCommandLine
import StewardText
import Testing

@Suite struct HelpTests {
  private static func help(_ path: [String], width: Int) -> String {
    HelpPage(SampleProgram.parser.root, path: path).lines(on: Canvas(width: width))
      .joined(separator: "\n")
  }

  @Test func ofTheProgramAtEightyColumns() {
    #expect(
      Self.help([], width: 80) == """
        OVERVIEW: What a household owns, where it is and what it is worth.

        USAGE: inventory [VERB] [options]

        EXAMPLES:
          inventory add Lamp @office
                                  One record more.

        VERBS:
          list, ls                Lists the records that a filter names.
          set                     Changes one record or many.
          move                    Moves records.
          view                    Shows a listing kept under a name.
          remove, rm              Removes records with what belongs to them.
          help                    Show help.

        TOPICS:
          help dates              How days and moments are typed.

        OPTIONS EVERYWHERE:
          --store URL             The store to use, such as sqlite:household.sqlite.
          -y, --yes               Say yes to every question beforehand.
          --no-input              Ask nothing; what needs an answer is refused.
          -q, --quiet             Say nothing on success but data that was asked for.
          -v, --verbose           Say more, with errors what a developer needs.
          --color WHEN            Colours: auto, always or never.
          -h, --help              Show help, for the verb where one is named.
          --version               Show the version.

        See "inventory help VERB" for more on one verb.
        """)
  }

  @Test func ofAVerbAtEightyColumns() {
    #expect(
      Self.help(["list"], width: 80) == """
        OVERVIEW: Lists the records that a filter names.

        USAGE: inventory list [FILTER…] [options]

        EXAMPLES:
          inventory list place:Garage
                                  What lies in the garage.
          inventory list price.over:100 --sort name

        ARGUMENTS:
          FILTER                  Which records.

        OPTIONS:
          -n, --limit N           Show at most N records.
          --sort FIELDS           Sort by these fields, a hyphen before one that runs
                                  from high to low.
          --format FORMAT         How the records are printed: table, plain or json.
          --json                  Print JSON.

        OPTIONS EVERYWHERE:
          --store URL             The store to use, such as sqlite:household.sqlite.
          -y, --yes               Say yes to every question beforehand.
          --no-input              Ask nothing; what needs an answer is refused.
          -q, --quiet             Say nothing on success but data that was asked for.
          -v, --verbose           Say more, with errors what a developer needs.
          --color WHEN            Colours: auto, always or never.
          -h, --help              Show help, for the verb where one is named.
        """)
  }

  @Test func ofAVerbAtFortyColumns() {
    #expect(
      Self.help(["set"], width: 40) == """
        OVERVIEW: Changes one record or many.

        USAGE: inventory set REF… [options]

        ARGUMENTS:
          REF
              The records.

        FIELDS:
          --tag TAG
              Tags; +tag adds and -tag takes
              away.
          --price PRICE
              What it cost.
          --due DUE
              The day.
          --note NOTE
              A note.

        OPTIONS EVERYWHERE:
          --store URL
              The store to use, such as
              sqlite:household.sqlite.
          -y, --yes
              Say yes to every question
              beforehand.
          --no-input
              Ask nothing; what needs an answer
              is refused.
          -q, --quiet
              Say nothing on success but data
              that was asked for.
          -v, --verbose
              Say more, with errors what a
              developer needs.
          --color WHEN
              Colours: auto, always or never.
          -h, --help
              Show help, for the verb where one
              is named.
        """)
  }

  @Test(arguments: [20, 30, 40, 59, 60, 80, 100, 200]) func fitsEveryWidth(width: Int) {
    for path in [[], ["list"], ["set"], ["view"], ["view", "save"]] {
      let lines = HelpPage(SampleProgram.parser.root, path: path).lines(on: Canvas(width: width))
      for line in lines where !line.contains("inventory ") && !line.contains("--") {
        #expect(DisplayWidth.columns(of: line) <= width, "\(line)")
      }
    }
  }

  @Test func everyWordStandsInTheCatalogue() {
    for path in [[], ["list"], ["set"], ["help"]] {
      #expect(!Self.help(path, width: 80).contains("cli."))
    }
  }
}
