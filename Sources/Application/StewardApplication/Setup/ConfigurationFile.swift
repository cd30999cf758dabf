import StewardModels

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The settings of a person for all programs: lines of `name = value` in
/// `$XDG_CONFIG_HOME/steward/config`; `#` begins a comment line.
struct ConfigurationFile: Sendable {
  /// The settings that a file may hold.
  static let names = ["store", "locale", "time-zone", "currency"]
  /// A file beyond this is no configuration.
  private static let largest = 65_536

  private(set) var settings: [String: String] = [:]

  /// Reads the person's file; empty where there is none.
  ///
  /// - Throws: `ApplicationError.Code.badConfiguration` with the line that cannot be.
  init(_ environment: Environment) throws(ApplicationError) {
    guard let folder = environment.folder("XDG_CONFIG_HOME", inHome: ".config") else { return }
    let path = folder + "/steward/config"
    guard let text = Self.contents(path) else { return }
    for (number, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      let line = Self.trimmed(line)
      if line.isEmpty || line.first == "#" { continue }
      guard let equal = line.firstIndex(of: "=") else {
        throw Self.bad(path, number + 1, line)
      }
      let name = String(Self.trimmed(line[..<equal]))
      guard Self.names.contains(name) else { throw Self.bad(path, number + 1, line) }
      settings[name] = String(Self.trimmed(line[line.index(after: equal)...]))
    }
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  private static func bad(_ path: String, _ line: Int, _ text: Substring) -> ApplicationError {
    ApplicationError(
      .badConfiguration,
      Message(
        "application.configuration.line",
        ["path": .text(path), "line": .number(line), "text": .text(String(text))]),
      hint: Message("application.configuration.hint", ["names": .list(names)]))
  }

  /// The text of a file; nil where it cannot be opened.
  private static func contents(_ path: String) -> String? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: largest)
    var count = 0
    while count < largest {
      let more = bytes.withUnsafeMutableBytes { buffer in
        read(descriptor, buffer.baseAddress?.advanced(by: count), largest - count)
      }
      if more <= 0 { break }
      count += more
    }
    return String(decoding: bytes[..<count], as: UTF8.self)
  }
}
