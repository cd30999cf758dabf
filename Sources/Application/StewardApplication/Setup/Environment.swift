import StewardText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the environment of the process says, a variable at a time.
struct Environment: Sendable {
  /// Gives a variable; nil where it is not set.
  private let find: @Sendable (String) -> String?

  init(_ find: @escaping @Sendable (String) -> String?) { self.find = find }

  /// The environment of this process.
  static let current = Environment { name in getenv(name).map { String(cString: $0) } }

  /// A variable; nil where it is not set or empty.
  subscript(name: String) -> String? {
    guard let value = find(name), !value.isEmpty else { return nil }
    return value
  }

  /// Some variables at once.
  func variables(_ names: String...) -> [String: String] {
    var found: [String: String] = [:]
    for name in names { found[name] = self[name] }
    return found
  }

  /// A folder of the XDG base directory specification: that of a variable, which must be absolute,
  /// else one in the home folder.
  func folder(_ variable: String, inHome path: String) -> String? {
    if let folder = self[variable], folder.hasPrefix("/") { return folder }
    return self["HOME"].map { "\($0)/\(path)" }
  }
}
