import StewardCommandLine
import StewardModels
import Synchronization
import Testing

@Suite struct PromptTests {
  private static func ask(
    _ answers: [String], isTerminal: Bool = true, yes: Bool = false, noInput: Bool = false
  ) throws -> (answer: Bool, shown: String) {
    let output = OutputWriter.memory()
    let left = Mutex(answers[...])
    let prompt = Prompt(
      terminal: Terminal(
        TerminalEnvironment(inputIsTerminal: isTerminal, errorIsTerminal: isTerminal)),
      assumesYes: yes, forbidsAsking: noInput, output: output,
      readLine: { left.withLock { $0.popFirst() } })
    let answer = try prompt.confirm(SampleProgram.literal("Remove 12 items?"))
    return (answer, output.contents)
  }

  @Test(arguments: [
    (["y"], true), (["YES "], true), (["n"], false), ([""], false), ([], false),
    (["what", "yes"], true), (["a", "b", "c", "yes"], false),
  ])
  func reads(answers: [String], expected: Bool) throws {
    let result = try Self.ask(answers)
    #expect(result.answer == expected)
    #expect(result.shown.hasPrefix("Remove 12 items? [y/N] "))
  }

  @Test func yesBeforehandAsksNothing() throws {
    let result = try Self.ask([], isTerminal: false, yes: true)
    #expect(result.answer)
    #expect(result.shown == "")
  }

  @Test(arguments: [(false, false), (true, true)])
  func refusesWhereNobodyCanBeAsked(isTerminal: Bool, noInput: Bool) throws {
    let error = try #require(throws: CommandLineError.self) {
      try Self.ask(["y"], isTerminal: isTerminal, noInput: noInput)
    }
    #expect(error.code == .unconfirmed)
    #expect(error.hint?.id == "cli.confirm.yes")
  }
}
