#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the address of a store says about a file.
enum StoreAddress {
  /// The path of the file; nil for a store that is in none.
  static func path(_ address: String) -> String? {
    if address.hasPrefix("sqlite:") {
      let path = address.dropFirst("sqlite:".count)
      return String(path.hasPrefix("//") ? path.dropFirst(2) : path)
    }
    return address.prefix { $0 != "/" }.contains(":") ? nil : address
  }

  /// How large a file is, in bytes.
  static func size(_ path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Whether there is a file.
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Whether there surely is no file: one in a folder that may not be entered is not missing.
  static func isMissing(_ path: String) -> Bool {
    access(path, F_OK) != 0 && [ENOENT, ENOTDIR, ENAMETOOLONG].contains(errno)
  }
}
