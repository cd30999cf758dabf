import StewardCommandLine
import StewardModels

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

// Runs a picker over the lines of a file, for tests that press its keys.
Interrupts.install()
let console = Console.system()
let source = LineFile(CommandLine.arguments.last ?? "")
do {
  let code = try await Interrupts.cancelling {
    try await PickerScreen(console).run(
      source, elsewhere: Message("sample.elsewhere", words: "use the file"))
  }
  exit(code.rawValue)
} catch {
  let reporter = ErrorReporter(program: "picker-sample", console: console) { _ in nil }
  exit(reporter.report(error).rawValue)
}
