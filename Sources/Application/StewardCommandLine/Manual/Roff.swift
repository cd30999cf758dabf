/// Text as roff takes it for itself and not for commands.
enum Roff {
  /// A text within a line.
  ///
  /// A hyphen is written as the sign that is typed: an option copied from the page works.
  static func text(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "~": result += "\\(ti"
      case "^": result += "\\(ha"
      case "`": result += "\\(ga"
      case "'": result += "\\(aq"
      case "\n", "\r", "\t": result += " "
      case "\u{20}"..."\u{7E}": result.unicodeScalars.append(scalar)
      // Readers differ in what they make of other bytes; all know this form.
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "\\[u" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits + "]"
      }
    }
  }

  /// A text that is a line of its own: a full stop at its beginning is no command.
  static func line(_ text: String) -> String {
    let written = Self.text(text)
    return text.hasPrefix(".") ? "\\&" + written : written
  }

  /// The lines of a text, empty ones as breaks between paragraphs.
  ///
  /// Long lines are parted at spaces.
  static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { part in
      part.isEmpty ? [".PP"] : [parted(String(part))].flatMap { $0 }
    }
  }

  private static func parted(_ text: String) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.utf8.count + word.utf8.count > 70 {
        lines.append(Self.line(line))
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return line.isEmpty ? lines : lines + [Self.line(line)]
  }

  /// A text as one argument of a macro.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for character in Self.text(text) { result += character == "\"" ? "\\(dq" : String(character) }
    return result + "\""
  }
}
