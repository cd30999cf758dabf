@testable import StewardInterchange

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A folder of a test's own, gone with it.
final class TemporaryFolder {
  let path: String

  init() throws {
    var template = Array("/tmp/steward-tests-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw SystemFailure(number: errno) }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    for name in names { unlink("\(path)/\(name)") }
    rmdir(path)
  }

  /// What lies in the folder, hidden files too.
  var names: [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  func write(_ name: String, _ text: String) throws -> String {
    let path = "\(path)/\(name)"
    try AtomicFile.write(to: path, force: true) { try $0.write(text) }
    return path
  }

  func read(_ name: String) throws -> String {
    let text = TextSource(try ByteSource(path: "\(path)/\(name)"), isLenient: true)
    var bytes: [UInt8] = []
    while case let chunk = try text.nextChunk(), !chunk.isEmpty { bytes += chunk }
    return String(decoding: bytes, as: UTF8.self)
  }

  func permissions(_ name: String) throws -> UInt32? {
    try SystemCalls.status(path: "\(path)/\(name)")?.permissions
  }
}
