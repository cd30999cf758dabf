import StewardCommandLine
import StewardInterchange
import StewardKit
import StewardPersistence
import StewardText

@testable import StewardApplication
@testable import checklists
@testable import inventory
@testable import shopping
@testable import steward

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The programs without a process for each command, where there are thousands of them.
extension Household {
  /// Which of the programs.
  enum Program: String, CaseIterable, Sendable {
    case inventory, checklists, shopping, steward

    var application: Application {
      switch self {
      case .inventory: InventoryProgram.application
      case .checklists: ChecklistsProgram.application
      case .shopping: ShoppingProgram.application
      case .steward: StewardProgram.application
      }
    }
  }

  /// Runs a program in this process, with the streams of a pipe or of a terminal so wide.
  ///
  /// On a terminal standard input is none, so that nothing waits for an answer.
  func inProcess(
    _ arguments: [String], of program: Program = .inventory, columns: Int? = nil,
    hasColor: Bool = false, output: OutputWriter = .memory()
  ) async -> Outcome {
    let variables = environment
    let arguments = arguments.map { $0.hasPrefix("~/") ? home + $0.dropFirst() : $0 }
    var terminal = TerminalEnvironment()
    if let columns {
      terminal.outputIsTerminal = true
      terminal.errorIsTerminal = true
      terminal.windowWidth = columns
      terminal.variables = hasColor ? ["TERM": "xterm"] : ["TERM": "xterm", "NO_COLOR": "1"]
    }
    let error = OutputWriter.memory()
    let code = await program.application.run(
      arguments, in: Environment { variables[$0] }, terminal: terminal, output: output,
      error: error)
    return Outcome(output: output.contents, error: error.contents, code: code.rawValue)
  }

  /// Where the store is when nothing else is said.
  var storePath: String { home + "/.local/share/steward/steward.sqlite" }

  /// The bytes of the store's file, for a look at whether anything at all was written.
  func storeBytes() throws -> [UInt8] { try Self.bytes(of: storePath) }

  /// The bytes of a file.
  static func bytes(of path: String) throws -> [UInt8] {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { throw Subprocess.Failure(call: "open \(path)", number: errno) }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: Int(lseek(descriptor, 0, SEEK_END)))
    let count = pread(descriptor, &bytes, bytes.count, 0)
    guard count == bytes.count else { throw Subprocess.Failure(call: "pread", number: errno) }
    return bytes
  }

  /// Puts a file into the home folder.
  func write(_ text: String, to name: String) throws {
    try write(bytes: Array(text.utf8), to: "\(home)/\(name)")
  }

  /// Puts bytes into a file.
  func write(bytes: [UInt8], to path: String) throws {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    guard descriptor >= 0 else { throw Subprocess.Failure(call: "open \(path)", number: errno) }
    defer { close(descriptor) }
    guard pwrite(descriptor, bytes, bytes.count, 0) == bytes.count else {
      throw Subprocess.Failure(call: "write", number: errno)
    }
  }

  /// The records of all types of a program, as JSON, from the store itself.
  func records(of program: Program = .inventory) async throws -> String {
    let domain = try program.application.domain()
    let store = try await Store(
      backend: Store.backend(at: "sqlite:" + storePath), models: domain.types.map(\.model),
      options: StoreOptions(author: .current))
    let text = try await store.read { snapshot in
      let output = ByteOutput()
      try Exporter(domain, ExportOptions(.json)).write(snapshot, to: output)
      return output.text
    }
    await store.close()
    return text
  }

  /// What a program says of itself to other programs.
  func description(of program: Program) async throws -> JSONValue {
    let outcome = await inProcess(["help", "--format", "json"], of: program)
    let reader = JSONReader(ByteSource(text: outcome.output))
    guard let value = try reader.readValue() else {
      throw Subprocess.Failure(call: "help --format json", number: outcome.code)
    }
    return value
  }
}

extension JSONValue {
  /// A member of an object.
  subscript(key: String) -> JSONValue? {
    if case .object(let object) = self { object[key] } else { nil }
  }

  /// The text of a string.
  var text: String? { if case .string(let text) = self { text } else { nil } }

  /// The elements of a list; none of anything else.
  var elements: [JSONValue] { if case .array(let elements) = self { elements } else { [] } }
}
