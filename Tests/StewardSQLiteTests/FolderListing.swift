#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What lies in a folder.
struct FolderListing {
  let names: [String]

  init(_ path: String) throws {
    guard let folder = opendir(path) else {
      throw ChildProcess.Failure(description: "\(path): errno \(errno)")
    }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    self.names = names.sorted()
  }
}

extension TemporaryFolder {
  /// The folder that a file lies in.
  static func parent(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }
}

/// How many descriptors this process has open.
func openDescriptors() throws -> Int {
  #if canImport(Glibc)
    try FolderListing("/proc/self/fd").names.count
  #else
    try FolderListing("/dev/fd").names.count
  #endif
}

/// Numbers that follow from a seed.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}

/// The permissions of a file.
func permissions(of path: String) throws -> Int {
  var status = stat()
  guard stat(path, &status) == 0 else {
    throw ChildProcess.Failure(description: "\(path): errno \(errno)")
  }
  return Int(status.st_mode & 0o777)
}
