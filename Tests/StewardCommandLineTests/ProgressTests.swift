import StewardCommandLine
import StewardModels
import StewardText
import Testing

@Suite struct ProgressTests {
  private static func terminal(_ variables: [String: String] = [:], isTerminal: Bool = true)
    -> Terminal
  {
    Terminal(
      TerminalEnvironment(errorIsTerminal: isTerminal, windowWidth: 80, variables: variables))
  }

  private static func progress(
    _ terminal: Terminal, _ output: OutputWriter, _ clock: ManualClock, total: Int? = 1000
  ) -> Progress {
    Progress(
      SampleProgram.literal("Importing"), total: total, terminal: terminal, output: output,
      clock: { clock.time })
  }

  @Test func waitsHalfASecondThenDrawsTenTimesASecondAtMost() {
    let output = OutputWriter.memory()
    let clock = ManualClock()
    let progress = Self.progress(Self.terminal(), output, clock)
    clock.time = .milliseconds(499)
    progress.advance(by: 100)
    #expect(output.contents == "")
    clock.time = .milliseconds(500)
    progress.advance(by: 150)
    let bar = String(repeating: "█", count: 7) + "▌" + String(repeating: " ", count: 22)
    let first = "\rImporting  25%  \(bar)  250  500/s  2 s left\u{1b}[K"
    #expect(output.contents == first)
    clock.time = .milliseconds(599)
    progress.advance(by: 1)
    #expect(output.contents == first)
    clock.time = .milliseconds(600)
    progress.advance(by: 1)
    #expect(output.contents.hasPrefix(first + "\rImporting  25%"))
    progress.finish()
    #expect(output.contents.hasSuffix("\r\u{1b}[K"))
    let length = output.contents.count
    progress.advance(by: 100)
    progress.finish()
    #expect(output.contents.count == length)
  }

  @Test func countsRowsWhileItMeasuresBytes() {
    let output = OutputWriter.memory()
    let clock = ManualClock()
    let progress = Self.progress(Self.terminal(), output, clock, total: 4096)
    clock.time = .seconds(100)
    progress.advance(by: 1024, count: 10)
    #expect(output.contents.contains("25%"))
    #expect(output.contents.contains("  10  0/s  5 min left"))
  }

  @Test func saysWhatItKnowsWithoutATotal() {
    let output = OutputWriter.memory()
    let clock = ManualClock()
    let progress = Self.progress(Self.terminal(), output, clock, total: nil)
    clock.time = .seconds(2)
    progress.advance(by: 100)
    #expect(output.contents == "\rImporting  100  50/s\u{1b}[K")
  }

  @Test func staysSilentWhereNobodySeesIt() {
    for terminal in [Self.terminal(isTerminal: false), Self.terminal(["TERM": "dumb"])] {
      let output = OutputWriter.memory()
      let clock = ManualClock()
      let progress = Self.progress(terminal, output, clock)
      clock.time = .seconds(10)
      progress.advance(by: 500)
      progress.finish()
      #expect(output.contents == "")
    }
  }

  @Test(arguments: 10...100) func fitsEveryWidth(width: Int) {
    let output = OutputWriter.memory()
    let clock = ManualClock()
    let progress = Self.progress(Self.terminal(["COLUMNS": String(width)]), output, clock)
    clock.time = .seconds(3700)
    progress.advance(by: 500)
    let line = output.contents.dropFirst().dropLast(3)
    #expect(DisplayWidth.columns(of: String(line)) < width)
  }
}
