#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension TerminalRun {
  /// What the window shows, as far as lines were written from their beginning: without colours, signs
  /// of isolation and blanks at the ends.
  var screen: [String] {
    var lines: [Int: String] = [:]
    var line = 0
    var scalars = text.unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      guard scalar == "\u{1B}" else {
        if scalar.value >= 0x20, !(0x2066...0x2069).contains(scalar.value) {
          lines[line, default: ""].unicodeScalars.append(scalar)
        }
        continue
      }
      guard scalars.popFirst() == "[" else { continue }
      var parameters = ""
      while let next = scalars.popFirst() {
        guard (0x40..<0x7F).contains(next.value) else {
          parameters.unicodeScalars.append(next)
          continue
        }
        switch next {
        case "H": line = (Int(parameters.prefix { $0 != ";" }) ?? 1) - 1
        case "K": lines[line] = ""
        case "J": lines = [:]
        default: break
        }
        break
      }
    }
    return (0...(lines.keys.max() ?? 0)).map { number in
      var text = lines[number, default: ""]
      while text.last == " " { text.removeLast() }
      return text
    }
  }

  /// Waits until the window shows what is wanted.
  func expectScreen(within seconds: Int = 20, _ isWanted: ([String]) -> Bool) throws {
    let end = time(nil) + seconds
    while !isWanted(screen) {
      guard !hasEnded, time(nil) < end else {
        throw Failure(description: "the window shows:\n" + screen.joined(separator: "\n"))
      }
      take()
    }
  }
}
