#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A new folder that is taken away, with all in it, when nobody holds it any more.
final class TemporaryFolder: Sendable {
  let path: String

  struct Failure: Error {
    let number: Int32
  }

  init() throws {
    var template = Array("/tmp/steward-conformance-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else { throw Failure(number: errno) }
    path = String(cString: made)
  }

  deinit {
    // What cannot be removed is left to the system, which clears this place.
    for name in names { unlink("\(path)/\(name)") }
    rmdir(path)
  }

  /// The files in the folder; stores make no folders of their own.
  private var names: [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let capacity = MemoryLayout.size(ofValue: entry.pointee.d_name)
      names.append(
        withUnsafePointer(to: &entry.pointee.d_name) { name in
          name.withMemoryRebound(to: CChar.self, capacity: capacity) { String(cString: $0) }
        })
    }
    return names
  }
}
