internal import StewardModels

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The person's editor on a text: `$VISUAL`, else `$EDITOR`, else `vi`.
///
/// The text stands in a file in a folder that only the person can enter; both are gone when the work
/// is done.
public struct TextEditor: Sendable {
  private let folder: String
  private let path: String

  /// Runs work with an editor, and removes its file afterwards.
  ///
  /// - Parameter name: What the file is called, which editors show.
  public static func with<Result>(
    file name: String, _ work: (TextEditor) async throws -> Result
  ) async throws -> Result {
    let editor = try TextEditor(name)
    defer { editor.remove() }
    return try await work(editor)
  }

  private init(_ name: String) throws(CommandLineError) {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(parent)/steward-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw .file(parent, errno) }
    folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    path = "\(folder)/\(name)"
  }

  private func remove() {
    unlink(path)
    rmdir(folder)
  }

  /// Opens the editor on a text and gives what stands in the file when the person has left it.
  ///
  /// Throws where there is no editor and where it ends in a failure: then the person wants nothing
  /// to be kept.
  public func edit(_ text: String) throws(CommandLineError) -> String {
    try write(text)
    // The shell takes the variables apart, as they may hold options: `code --wait`.
    let command = "${VISUAL:-${EDITOR:-vi}} \(ShellWords.quoted(path))"
    let status = Interrupts.leftToOthers { system(command) }
    let code = (status >> 8) & 0xFF
    guard status == 0 else {
      throw CommandLineError(
        .editor, Message(code == 127 ? "cli.editor.missing" : "cli.editor.failed"),
        hint: code == 127 ? Message("cli.editor.hint") : nil, details: "status \(status)")
    }
    return try read()
  }

  private func write(_ text: String) throws(CommandLineError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .file(path, errno) }
    defer { close(descriptor) }
    try FileDescriptorWriter.write(Array(text.utf8), to: descriptor)
  }

  private func read() throws(CommandLineError) -> String {
    // Editors put another file in the place of the one they were given.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .file(path, errno) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = systemRead(descriptor, &buffer)
      if count == 0 { break }
      guard count > 0 else { throw .file(path, errno) }
      bytes += buffer[..<count]
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw CommandLineError(.invalidText, Message("cli.editor.encoding"))
    }
    return text
  }
}

private func systemRead(_ descriptor: Int32, _ buffer: inout [UInt8]) -> Int {
  read(descriptor, &buffer, buffer.count)
}
