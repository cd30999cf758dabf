import StewardModels
import Testing

@testable import StewardInterchange

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

@Suite struct ByteSourceTests {
  static func all(_ source: ByteSource) throws -> [UInt8] {
    let storage = ByteStorage(capacity: 64)
    var bytes: [UInt8] = []
    while case let count = try source.read(into: storage.room), count > 0 {
      bytes += UnsafeBufferPointer(start: storage.base, count: count)
    }
    return bytes
  }

  @Test func fileCanBeReadAgain() throws {
    let folder = try TemporaryFolder()
    let text = String(repeating: "belongings ", count: 100)
    let source = try ByteSource(path: try folder.write("a.csv", text))
    #expect(source.size == 1100)
    #expect(try Self.all(source) == Array(text.utf8))
    #expect(source.position == 1100)
    try source.rewind()
    #expect(try Self.all(source) == Array(text.utf8))
  }

  @Test func changedFileIsNoticed() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a.csv", "one")
    let source = try ByteSource(path: path)
    _ = try Self.all(source)
    let descriptor = try SystemCalls.openForWriting(path)
    defer { close(descriptor) }
    try SystemCalls.seek(descriptor, to: 3)
    try [UInt8]("more".utf8).withUnsafeBytes { try SystemCalls.writeBytes(descriptor, $0) }
    let error = #expect(throws: InterchangeError.self) { try source.rewind() }
    #expect(error?.code == .changed)
  }

  @Test func missingFileAndFolder() throws {
    let folder = try TemporaryFolder()
    let missing = #expect(throws: InterchangeError.self) {
      try ByteSource(path: "\(folder.path)/none.csv")
    }
    #expect(missing?.code == .notFound)
    let source = try ByteSource(path: folder.path)
    let isFolder = #expect(throws: InterchangeError.self) { try Self.all(source) }
    #expect(isFolder?.message.id == "interchange.file.isFolder")
  }

  @Test func pipeIsSpooled() throws {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    let text = Array("a,b\n1,2\n".utf8)
    try text.withUnsafeBytes { try SystemCalls.writeBytes(ends[1], $0) }
    close(ends[1])
    let source = try ByteSource(descriptor: ends[0], name: "-", closesWhenDone: true)
    #expect(!source.isRewindable)
    #expect(source.size == nil)
    #expect(throws: InterchangeError.self) { try source.rewind() }
    let spooled = try source.spooled()
    #expect(spooled.size == text.count)
    #expect(spooled.name == "-")
    #expect(try Self.all(spooled) == text)
    try spooled.rewind()
    #expect(try Self.all(spooled) == text)
  }
}
