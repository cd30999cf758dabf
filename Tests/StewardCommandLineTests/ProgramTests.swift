import StewardCommandLine
import StewardModels
import StewardText
import Testing

@Suite struct ProgramTests {
  private struct Unheard: Error {}

  private static func run(
    _ arguments: [String], color: Bool = false,
    handler: @escaping CommandLineProgram.Handler = { arguments, console in
      try console.output.writeLine(arguments.path.joined(separator: " "))
      return .success
    }
  ) async -> (code: ExitCode, output: String, error: String) {
    let environment = TerminalEnvironment(variables: color ? ["CLICOLOR_FORCE": "1"] : [:])
    let console = Console(
      terminal: Terminal(environment), output: .memory(), error: .memory())
    let program = CommandLineProgram(
      name: "inventory", version: "1.2.3", specification: { SampleProgram.root },
      topic: { topic, console in try console.output.writeLine("about " + topic.name) },
      exitCode: { ($0 as? ModelError)?.code == .overflow ? .invalidData : nil })
    let code = await program.run(arguments, console: console, handler)
    return (code, console.output.contents, console.error.contents)
  }

  @Test func carriesOutAVerb() async {
    let result = await Self.run(["list", "x"])
    #expect(result.code == .success)
    #expect(result.output == "list\n")
    #expect(result.error == "")
  }

  @Test func answersItself() async {
    #expect(await Self.run(["--version"]).output == "inventory 1.2.3\n")
    #expect(await Self.run(["-q", "--version"]).output == "inventory 1.2.3\n")
    #expect(await Self.run(["help", "dates"]).output == "about dates\n")
    #expect(await Self.run(["list", "-h"]).output.hasPrefix("OVERVIEW: Lists the records"))
  }

  @Test func tellsWhatIsWrongWithACommandLine() async {
    let result = await Self.run(["lsit"])
    #expect(result.code == .usage)
    #expect(result.output == "")
    #expect(
      result.error == "inventory: there is no verb \"lsit\"\nhint: did you mean \"list\"?\n")
  }

  @Test func tellsEveryKindOfError() async {
    let error = ModelError(
      .overflow, SampleProgram.literal("too much"), hint: SampleProgram.literal("take less"),
      details: "a \u{1b}b")
    let quiet = await Self.run(["list"]) { _, _ in throw error }
    #expect(quiet.code == .invalidData)
    #expect(quiet.error == "inventory: too much\nhint: take less\n")
    let verbose = await Self.run(["list", "--verbose"]) { _, _ in throw error }
    #expect(verbose.error == "inventory: too much\nhint: take less\na ␛b\n")
    let unknown = await Self.run(["list"]) { _, _ in throw Unheard() }
    #expect(unknown.code == .failure)
    #expect(unknown.error == "inventory: something unforeseen went wrong: Unheard()\n")
    let coloured = await Self.run(["list"], color: true) { _, _ in throw error }
    #expect(coloured.error.hasPrefix("\u{1b}[1;31minventory:\u{1b}[0m too much\n"))
  }

  @Test func endsQuietlyWhereNobodyReads() async {
    let result = await Self.run(["list"]) { _, _ in throw CommandLineError.closedPipe }
    #expect(result.code == .closedPipe)
    #expect(result.error == "")
  }

  @Test func keepsWhatWasFoundOutBeforeAFailure() async {
    let result = await Self.run(["list"]) { _, console in
      try console.output.writeLine("one")
      throw CommandLineError.interrupted
    }
    #expect(result.code == .interrupted)
    #expect(result.output == "one\n")
    #expect(result.error == "inventory: interrupted\n")
  }

  @Test func handsOnWhatTheOptionsSay() async {
    let result = await Self.run(["list", "-qv", "--color=always", "-y"]) { arguments, console in
      #expect(console.isQuiet && console.isVerbose)
      #expect(console.canvas.hasColor)
      #expect(try console.prompt(arguments).confirm(Message("never.shown")))
      try console.notify(Message("never.shown"))
      return .success
    }
    #expect(result.code == .success)
    #expect(result.error == "")
  }

  @Test func exitCodesAreThoseOfTheSystem() {
    #expect(
      ExitCode.allCases.map(\.rawValue) == [0, 1, 64, 65, 66, 69, 73, 74, 75, 77, 78, 130, 141])
  }
}
