import StewardCommandLine
public import StewardModels

extension Session {
  /// Writes a line of what was done.
  public func tell(_ message: Message) throws {
    try console.output.writeLine(console.words(message))
  }
}
