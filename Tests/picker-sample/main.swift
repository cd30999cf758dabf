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
try ProgramExecutor.run {
  do {
    return try await PickerScreen(console).run(
      source, elsewhere: Message("sample.elsewhere", words: "use the file"))
  } catch {
    return ErrorReporter(program: "picker-sample", console: console) { _ in nil }.report(error)
  }
}
