import StewardCommandLine
import StewardModels
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A list that is a file of lines, `x` before those that are checked: whoever writes the file is
/// another process.
///
/// Adding a text that begins with `!` makes something go wrong.
final class LineFile: PickerSource {
  struct Failure: StewardError {
    let message: Message
    let hint: Message?
    var details: String { "" }
  }

  private let path: String
  private let earlier = Mutex<[[String]]>([])

  init(_ path: String) { self.path = path }

  func load() async throws -> PickerContent {
    let lines = try read()
    return PickerContent(
      title: "Sample",
      facts: ["\(lines.count { !$0.hasPrefix("x ") }) of \(lines.count) remaining"],
      rows: lines.map { line in
        PickerRow(
          id: String(line.dropFirst(2)), mark: line.hasPrefix("x ") ? .checked : .open,
          text: String(line.dropFirst(2)))
      })
  }

  func carryOut(_ intent: PickerIntent) async throws -> PickerAnswer {
    var lines = try read()
    let before = lines
    func index(_ id: String) throws -> Int {
      guard let index = lines.firstIndex(where: { $0.dropFirst(2) == id }) else {
        throw failure("\(id) is gone")
      }
      return index
    }
    var answer = PickerAnswer()
    switch intent {
    case .toggle(let id):
      let place = try index(id)
      lines[place] = (lines[place].hasPrefix("x ") ? "- " : "x ") + id
    case .add(let text):
      if text.hasPrefix("!") { try await goWrong(text) }
      lines.append("- " + text)
      answer = PickerAnswer(
        Message("sample.added", ["text": .text(text)], words: "added {text}"), row: text)
    case .edit(let id, let text):
      lines[try index(id)].replaceSubrange(
        lines[try index(id)].index(lines[0].startIndex, offsetBy: 2)..., with: text)
      answer.row = text
    case .remove(let id): lines.remove(at: try index(id))
    case .move(let id, let direction):
      let place = try index(id)
      let other = direction == .up ? place - 1 : place + 1
      guard lines.indices.contains(other) else { return answer }
      lines.swapAt(place, other)
    case .undo:
      guard let last = earlier.withLock({ $0.popLast() }) else { throw failure("nothing to undo") }
      try write(last)
      return answer
    case .redo: throw failure("nothing to redo")
    }
    earlier.withLock { $0.append(before) }
    try write(lines)
    return answer
  }

  func listen(_ wake: @escaping @Sendable () -> Void) async throws {
    var known = try read()
    while true {
      try await Task.sleep(nanoseconds: 10_000_000)
      let now = try read()
      if now != known { wake() }
      known = now
    }
  }

  private func goWrong(_ text: String) async throws {
    switch text {
    case "!exit": exit(3)
    case "!hang": try await Task.sleep(nanoseconds: 1_000_000_000_000)
    case "!abort": abort()
    case "!trap": preconditionFailure("asked for")  // The test wants the program to crash.
    case "!fault":
      // An address that nothing is at.
      UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1
    default: throw failure("that went wrong")
    }
  }

  private func failure(_ words: String) -> Failure {
    Failure(
      message: Message("sample.failure", words: words),
      hint: Message("sample.hint", words: "try something else"))
  }

  private func read() throws -> [String] {
    guard let file = fopen(path, "r") else { throw failure("no file") }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes[..<count], as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// Writes beside the file first, so that nobody reads half of it.
  private func write(_ lines: [String]) throws {
    guard let file = fopen(path + ".new", "w") else { throw failure("no file") }
    let bytes = Array(lines.map { $0 + "\n" }.joined().utf8)
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
    rename(path + ".new", path)
  }
}
