import StewardCommandLine
import Testing

@Suite struct TerminalTests {
  @Test(
    arguments: [
      (true, [:], .auto, true), (false, [:], .auto, false),
      (true, ["NO_COLOR": "1"], .auto, false), (true, ["NO_COLOR": ""], .auto, true),
      (true, ["TERM": "dumb"], .auto, false), (true, ["TERM": "xterm"], .auto, true),
      (false, ["CLICOLOR_FORCE": "1"], .auto, true), (false, ["CLICOLOR_FORCE": "0"], .auto, false),
      (false, ["CLICOLOR_FORCE": ""], .auto, false),
      (false, ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], .auto, true),
      (false, [:], .always, true), (true, ["NO_COLOR": "1"], .always, true),
      (true, ["CLICOLOR_FORCE": "1"], .never, false),
    ] as [(Bool, [String: String], ColorChoice, Bool)])
  func decidesAboutColour(
    isTerminal: Bool, variables: [String: String], choice: ColorChoice, expected: Bool
  ) {
    let environment = TerminalEnvironment(outputIsTerminal: isTerminal, variables: variables)
    #expect(Terminal(environment, color: choice).hasColor(.output) == expected)
  }

  @Test(
    arguments: [
      (nil, nil, 80), (120, nil, 120), (120, "40", 40), (120, "0", 120), (120, "-5", 120),
      (120, "wide", 120), (nil, "99999999999999999999", 80), (nil, "3", 10), (nil, "50000", 10_000),
    ] as [(Int?, String?, Int)])
  func knowsItsWidth(window: Int?, columns: String?, expected: Int) {
    let variables = columns.map { ["COLUMNS": $0] } ?? [:]
    let environment = TerminalEnvironment(windowWidth: window, variables: variables)
    #expect(Terminal(environment).width == expected)
  }

  @Test func cutsOnATerminalOnly() {
    let terminal = Terminal(TerminalEnvironment(errorIsTerminal: true, windowWidth: 100))
    #expect(terminal.canvas(for: .output).width == nil)
    #expect(terminal.canvas(for: .error).width == 100)
  }

  @Test func stylesBecomeSequencesWhereColoursAreSeen() {
    let style = Style(isBold: true, color: .red)
    #expect(style.applied(to: "x", on: Canvas(hasColor: true)) == "\u{1b}[1;31mx\u{1b}[0m")
    #expect(style.applied(to: "x", on: .pipe) == "x")
    #expect(style.applied(to: "", on: Canvas(hasColor: true)) == "")
    #expect(Style.plain.applied(to: "x", on: Canvas(hasColor: true)) == "x")
    #expect(Style.dim.adding(.mark) == Style(isBold: true, isDim: true, isUnderlined: true))
  }

  @Test func asksOnlyWhereTheQuestionIsSeenAndAnswered() {
    func canAsk(_ input: Bool, _ error: Bool) -> Bool {
      Terminal(TerminalEnvironment(inputIsTerminal: input, errorIsTerminal: error)).canAsk
    }
    #expect(canAsk(true, true))
    #expect(!canAsk(true, false))
    #expect(!canAsk(false, true))
  }
}
