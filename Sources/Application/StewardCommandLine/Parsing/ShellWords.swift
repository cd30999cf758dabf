/// What a shell does to words, undone where words are shown and noticed where it did harm.
public enum ShellWords {
  /// The word as it must be typed, so that a shell passes it on unchanged.
  public static func quoted(_ word: String) -> String {
    guard word.isEmpty || word.utf8.contains(where: { !isPlain($0) }) else { return word }
    var result = "'"
    for character in word.unicodeScalars {
      if character == "'" { result += "'\\''" } else { result.unicodeScalars.append(character) }
    }
    return result + "'"
  }

  /// The words of a line that `quoted` made, as a shell takes them apart.
  public static func split(_ line: String) -> [String] {
    var words: [String] = []
    var word: String?
    var isQuoted = false
    var isEscaped = false
    for character in line.unicodeScalars {
      if isEscaped || isQuoted && character != "'" {
        word = (word ?? "") + String(Character(character))
        isEscaped = false
      } else if character == "'" {
        isQuoted.toggle()
        word = word ?? ""
      } else if character == "\\" {
        isEscaped = true
      } else if character == " " {
        if let done = word { words.append(done) }
        word = nil
      } else {
        word = (word ?? "") + String(Character(character))
      }
    }
    if let done = word { words.append(done) }
    return words
  }

  /// The field that was probably to be compared, where a shell took `>` for a redirection.
  ///
  /// `inventory list price>100` reaches the program as the bare word `price`, while the output
  /// goes to a file called `100`. Nil where the output is no file or no word names a field.
  public static func fieldBeforeRedirection(
    words: [String], isField: (String) -> Bool, outputIsFile: Bool
  ) -> String? {
    outputIsFile ? words.last(where: isField) : nil
  }

  /// Bytes that every shell leaves alone; those of other scripts as well.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "@"), UInt8(ascii: "%"),
      UInt8(ascii: "+"), UInt8(ascii: "="), UInt8(ascii: ":"), UInt8(ascii: ","),
      UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
