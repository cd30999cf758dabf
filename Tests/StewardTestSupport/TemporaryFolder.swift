#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A folder of a test's own, gone with it.
public final class TemporaryFolder {
  /// Where it is.
  public let path: String

  /// What the system answered.
  public struct Failure: Error { let number: Int32 }

  private var written: Set<String> = []

  /// Makes a folder.
  public init() throws {
    var template = Array("/tmp/steward-tests-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw Failure(number: errno) }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    for name in written { unlink("\(path)/\(name)") }
    rmdir(path)
  }

  /// The text of a file, which goes with the folder.
  public func read(_ name: String) throws -> String {
    written.insert(name)
    guard let file = fopen("\(path)/\(name)", "r") else { throw Failure(number: errno) }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    while case let byte = fgetc(file), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
