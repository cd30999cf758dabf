internal import StewardModels

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

extension CommandLineError {
  /// Ctrl-C while something was under way.
  public static var interrupted: CommandLineError {
    CommandLineError(.interrupted, Message("cli.interrupted"))
  }

  /// Nobody reads the output any more; a program ends at this without a word.
  public static var closedPipe: CommandLineError {
    CommandLineError(.closedPipe, Message("cli.pipe.closed"))
  }

  /// The window was closed, or the line to it cut.
  public static var terminalGone: CommandLineError {
    CommandLineError(.inputOutput, Message("cli.screen.gone"))
  }

  /// The failure that `errno` tells of, while writing.
  static func writing(_ number: Int32) -> CommandLineError {
    if number == EPIPE { return closedPipe }
    return CommandLineError(
      .inputOutput, Message(number == ENOSPC ? "cli.write.full" : "cli.write.failed"),
      hint: number == ENOSPC ? nil : reason(number), details: "errno \(number)")
  }

  /// The failure that `errno` tells of, while reading standard input.
  static func reading(_ number: Int32) -> CommandLineError {
    CommandLineError(
      .inputOutput, Message("cli.read.failed"), hint: reason(number), details: "errno \(number)")
  }

  /// A file of the program's own that cannot be made, written or read.
  static func file(_ path: String, _ number: Int32) -> CommandLineError {
    CommandLineError(
      .inputOutput, Message("cli.file.failed", ["path": .text(path)]), hint: reason(number),
      details: "errno \(number)")
  }

  /// A pager that cannot be started.
  static func pager(_ command: String) -> CommandLineError {
    CommandLineError(
      .inputOutput, Message("cli.pager.failed", ["command": .text(command)]),
      hint: Message("cli.pager.hint"))
  }

  /// A yes was needed where nobody can be asked.
  static var cannotAsk: CommandLineError {
    CommandLineError(
      .unconfirmed, Message("cli.confirm.cannot"), hint: Message("cli.confirm.yes"))
  }

  private static func reason(_ number: Int32) -> Message {
    Message("cli.text", ["text": .text(String(cString: strerror(number)))])
  }
}
