#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A new folder for one test.
///
/// The system clears it away.
struct TemporaryFolder {
  let path: String

  init() {
    var template = Array("/tmp/steward-test-XXXXXX".utf8CString)
    // A folder that cannot be made ends the test run at once.
    guard let made = mkdtemp(&template) else { fatalError("no temporary folder: errno \(errno)") }
    path = String(cString: made)
  }
}
