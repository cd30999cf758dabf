import StewardModels
public import StewardPersistence
import StewardText

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension StoreOptions {
  /// The options of this program: the user who runs it, this machine, the language of the
  /// environment.
  public static var current: StoreOptions {
    StoreOptions(
      author: .current,
      locale: LocaleName.fromEnvironment(
        ProcessEnvironment.variables(["LC_ALL", "LC_COLLATE", "LANG"]), category: "LC_COLLATE"))
  }
}

extension Author {
  /// The user who runs this program, on this machine.
  public static var current: Author {
    let program = CommandLine.arguments.first.map { path in
      String(path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...])
    }
    return Author(
      user: ProcessEnvironment.user, host: ProcessEnvironment.host,
      program: program ?? "steward")
  }
}

/// What the system says of the process.
enum ProcessEnvironment {
  /// Some variables of the environment.
  static func variables(_ names: [String]) -> [String: String] {
    var found: [String: String] = [:]
    for name in names { if let value = getenv(name) { found[name] = String(cString: value) } }
    return found
  }

  static var user: String {
    if let entry = getpwuid(geteuid()) { return String(cString: entry.pointee.pw_name) }
    return "\(geteuid())"
  }

  static var host: String {
    var name = [CChar](repeating: 0, count: 256)
    guard gethostname(&name, name.count - 1) == 0 else { return "localhost" }
    return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
