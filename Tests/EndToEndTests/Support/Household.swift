#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A home folder of its own, with the program to run in it: clock, zone, locale and identifiers are
/// fixed, and nothing of the machine's is read.
struct Household: Sendable {
  let home: String
  var environment: [String: String]

  /// A folder whose files are in memory, where the machine has one, for what would otherwise wait for
  /// the disk thousands of times.
  static let memoryFolder = access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp"

  init(in folder: String = "/tmp") throws {
    var template = Array("\(folder)/steward-home-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw Subprocess.Failure(call: "mkdtemp", number: errno)
    }
    home = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    environment = [
      "HOME": home, "STEWARD_LOCALE": "en-GB", "STEWARD_TIME_ZONE": "Europe/Berlin",
      "STEWARD_CURRENCY": "EUR", "STEWARD_NOW": "2026-11-30T09:00:00Z", "STEWARD_SEED": "7",
    ]
    for name in ["PATH", "LLVM_PROFILE_FILE"] {
      if let value = getenv(name) { environment[name] = String(cString: value) }
    }
  }

  /// Runs the program.
  @discardableResult
  func inventory(_ arguments: String..., input: String = "") throws -> Outcome {
    try run(arguments, input: input)
  }

  @discardableResult
  func run(_ arguments: [String], input: String = "") throws -> Outcome {
    try start(arguments, input: input).wait()
  }

  /// Runs the program that serves the records of all domains.
  @discardableResult
  func steward(_ arguments: [String], input: String = "") throws -> Outcome {
    try Subprocess(Self.steward, arguments, environment: environment, input: input).wait()
  }

  /// Runs one of the programs.
  @discardableResult
  func run(program: String, _ arguments: [String], input: String = "") throws -> Outcome {
    try Subprocess(Self.path(program), arguments, environment: environment, input: input).wait()
  }

  /// Runs the program for shopping.
  @discardableResult
  func shopping(_ arguments: String..., input: String = "") throws -> Outcome {
    try run(program: "shopping", arguments, input: input)
  }

  func start(_ arguments: [String], input: String = "") throws -> Subprocess {
    try Subprocess(Self.program, arguments, environment: environment, input: input)
  }

  /// Runs a shell script that finds the program as `$inventory`.
  func shell(_ script: String, _ arguments: [String] = []) throws -> Outcome {
    var environment = environment
    environment["inventory"] = Self.program
    return try Subprocess(
      "/bin/sh", ["-c", script, "sh"] + arguments, environment: environment, input: ""
    ).wait()
  }

  /// Removes everything.
  func remove() {
    do { _ = try Subprocess("/bin/rm", ["-rf", home], environment: [:], input: "").wait() } catch {}
  }

  /// The text of a file in the home folder.
  func contents(_ name: String) throws -> String {
    try Subprocess("/bin/cat", ["\(home)/\(name)"], environment: [:], input: "").wait().output
  }

  /// The root of the package.
  static let root: String = {
    let parts = #filePath.split(separator: "/").dropLast(4)
    return "/" + parts.joined(separator: "/")
  }()

  /// The programs that transcripts play.
  static let programs = ["inventory", "checklists", "shopping", "steward"]

  /// One of the programs, beside the others.
  static func path(_ program: String) -> String {
    String(Self.program.dropLast("inventory".count)) + program
  }

  /// The program for all domains, beside the other.
  static let steward = String(program.dropLast("inventory".count)) + "steward"

  /// The program, which is built beside the tests.
  static let program: String = {
    let bundles = CommandLine.arguments.filter { $0.contains(".xctest") }
    for bundle in bundles {
      var parts = bundle.split(separator: "/", omittingEmptySubsequences: false)[...]
      while let last = parts.popLast() {
        if last.contains(".xctest"), !parts.contains(where: { $0.contains(".xctest") }) { break }
      }
      let path = parts.joined(separator: "/") + "/inventory"
      if access(path, X_OK) == 0 { return path }
    }
    return root + "/.build/debug/inventory"
  }()
}
