/// The command line that the process was started with.
public enum ArgumentVector {
  /// The words after the program's name.
  ///
  /// `CommandLine.arguments` mends what is not UTF-8, so that a file could never be found by its
  /// name; here such a word is refused with its position.
  public static func current() throws(CommandLineError) -> [String] {
    var words: [String] = []
    let count = Int(CommandLine.argc)
    guard count > 1 else { return [] }
    words.reserveCapacity(count - 1)
    for position in 1..<count {
      guard let pointer = CommandLine.unsafeArgv[position] else { break }
      guard let word = String(validatingCString: pointer) else {
        throw .invalidEncoding(position: position)
      }
      words.append(word)
    }
    return words
  }
}
