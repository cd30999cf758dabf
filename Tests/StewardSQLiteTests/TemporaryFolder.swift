import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A new folder for one test, taken away when the tests end.
struct TemporaryFolder {
  let path: String

  init() {
    var template = Array("/tmp/steward-test-XXXXXX".utf8CString)
    // A folder that cannot be made ends the test run at once.
    guard let made = mkdtemp(&template) else { fatalError("no temporary folder: errno \(errno)") }
    path = String(cString: made)
    TemporaryFolders.note(path)
  }
}

/// The folders that tests made.
private enum TemporaryFolders {
  private static let paths = Mutex<[String]>([])

  private static let removal: Void = {
    atexit { TemporaryFolders.remove() }
  }()

  static func note(_ path: String) {
    removal
    paths.withLock { $0.append(path) }
  }

  private static func remove() {
    for path in paths.withLock({ $0 }) { remove(path) }
  }

  /// What cannot be removed is left to the system, which clears this place.
  private static func remove(_ path: String) {
    // A folder that cannot be listed holds nothing that we could remove.
    for name in (try? FolderListing(path).names) ?? [] {
      let inside = "\(path)/\(name)"
      if unlink(inside) != 0 { remove(inside) }
    }
    rmdir(path)
  }
}
