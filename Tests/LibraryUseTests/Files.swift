#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the system answered instead of doing what it was asked.
struct SystemFailure: Error, CustomStringConvertible {
  let call: String
  var number = errno

  var description: String { "\(call): \(String(cString: strerror(number)))" }
}

/// Files and folders, by their paths.
enum Files {
  static func read(_ path: String) throws -> String {
    guard let file = fopen(path, "r") else { throw SystemFailure(call: "fopen \(path)") }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 64 * 1024)
    while case let count = fread(&chunk, 1, chunk.count, file), count > 0 {
      bytes += chunk[..<count]
    }
    guard ferror(file) == 0 else { throw SystemFailure(call: "fread \(path)") }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes a file and the folders above it; one that holds the text already stays as it is, so that
  /// nothing is built anew for it.
  static func write(_ text: String, to path: String) throws {
    if access(path, R_OK) == 0, try read(path) == text { return }
    if let end = path.lastIndex(of: "/") { try makeFolder(String(path[..<end])) }
    guard let file = fopen(path, "w") else { throw SystemFailure(call: "fopen \(path)") }
    let count = text.utf8.count
    let written = text.withCString { fwrite($0, 1, count, file) }
    guard fclose(file) == 0, written == count else { throw SystemFailure(call: "fwrite \(path)") }
  }

  /// Makes a folder and those above it.
  static func makeFolder(_ path: String) throws {
    guard !path.isEmpty, mkdir(path, 0o755) != 0, errno != EEXIST else { return }
    guard errno == ENOENT, let end = path.lastIndex(of: "/") else {
      throw SystemFailure(call: "mkdir \(path)")
    }
    try makeFolder(String(path[..<end]))
    guard mkdir(path, 0o755) == 0 || errno == EEXIST else {
      throw SystemFailure(call: "mkdir \(path)")
    }
  }

  /// A new folder, which the system clears away.
  static func temporaryFolder() throws -> String {
    var template = Array("/tmp/steward-tests-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw SystemFailure(call: "mkdtemp") }
    return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// What lies in a folder, but for hidden files.
  static func names(in path: String) throws -> [String] {
    guard let folder = opendir(path) else { throw SystemFailure(call: "opendir \(path)") }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }
}
