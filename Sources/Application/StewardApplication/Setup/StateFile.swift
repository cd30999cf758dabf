import StewardModels

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A small file of what this program remembers of a person between two commands, in
/// `$XDG_STATE_HOME/steward`; nobody else can read it.
struct StateFile: Sendable {
  let folder: String
  let name: String
  /// A file beyond this is none that was written here.
  private static let largest = 64 * 1_048_576
  /// After how many days a file that nobody wrote again is forgotten.
  private static let days = 30

  /// A file; nil where there is no home for it.
  init?(_ environment: Environment, folder: String, name: String) {
    guard let state = environment.folder("XDG_STATE_HOME", inHome: ".local/state") else {
      return nil
    }
    self.folder = "\(state)/steward/\(folder)"
    self.name = name
  }

  private var path: String { "\(folder)/\(name)" }

  /// What it holds; nil where there is none.
  func read() throws(ApplicationError) -> String? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw Self.failure(path)
    }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while bytes.count < Self.largest {
      let count = systemRead(descriptor, &buffer, buffer.count)
      if count == 0 { break }
      guard count > 0 else { throw Self.failure(path) }
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Puts a text in its place: all of it, or what was there stays.
  func write(_ text: String) throws(ApplicationError) {
    if access(path, F_OK) != 0 { try prepareFolder() }
    var template = Array("\(path).XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw Self.failure(path) }
    var isWritten = false
    defer { if !isWritten { unlink(template) } }
    let bytes = Array(text.utf8)
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { rest in
        systemWrite(descriptor, rest.baseAddress, rest.count)
      }
      guard count > 0 else {
        let error = Self.failure(path)
        close(descriptor)
        throw error
      }
      written += count
    }
    guard close(descriptor) == 0, rename(template, path) == 0 else { throw Self.failure(path) }
    isWritten = true
  }

  /// Makes the folder, and takes out of it what nobody has written for long.
  private func prepareFolder() throws(ApplicationError) {
    var made = ""
    for part in folder.split(separator: "/") {
      made += "/\(part)"
      guard mkdir(made, 0o700) == 0 || errno == EEXIST || access(made, F_OK) == 0 else {
        throw Self.failure(made)
      }
    }
    guard let listing = opendir(folder) else { throw Self.failure(folder) }
    defer { closedir(listing) }
    let oldest = time(nil) - Self.days * 86_400
    while let entry = readdir(listing) {
      let file = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      var status = stat()
      guard !file.hasPrefix("."), stat("\(folder)/\(file)", &status) == 0 else { continue }
      #if canImport(Glibc)
        let changed = status.st_mtim.tv_sec
      #else
        let changed = status.st_mtimespec.tv_sec
      #endif
      if changed < oldest { unlink("\(folder)/\(file)") }
    }
  }

  private static func failure(_ path: String) -> ApplicationError {
    let reason = String(cString: strerror(errno))
    return ApplicationError(
      .inputOutput,
      Message("application.file", ["path": .text(path), "reason": .text(reason)]))
  }
}

private func systemRead(_ descriptor: Int32, _ buffer: inout [UInt8], _ count: Int) -> Int {
  read(descriptor, &buffer, count)
}

private func systemWrite(_ descriptor: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, start, count)
}
