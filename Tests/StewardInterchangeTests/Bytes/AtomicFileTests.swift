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

@Suite struct AtomicFileTests {
  struct Stop: Error {}

  @Test func writesAndLeavesNothingElse() throws {
    let folder = try TemporaryFolder()
    try AtomicFile.write(to: "\(folder.path)/out.csv") { output in
      for number in 0..<20_000 { try output.write("\(number)\n") }
    }
    #expect(folder.names == ["out.csv"])
    #expect(try folder.read("out.csv").utf8.count == 108_890)
  }

  @Test func aFreePathIsNobodysNotEvenThroughALink() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a.rejected", "rows to be mended")
    #expect(try AtomicFile.freePath("\(folder.path)/b") == "\(folder.path)/b")
    #expect(try AtomicFile.freePath(path) == path + "-2")
    #expect(symlink("\(folder.path)/nowhere", path + "-2") == 0)
    #expect(try AtomicFile.freePath(path) == path + "-3")
  }

  @Test func neverReplacesUnasked() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("out.csv", "old")
    chmod(path, 0o640)
    let error = #expect(throws: InterchangeError.self) {
      try AtomicFile.write(to: path) { try $0.write("new") }
    }
    #expect(error?.code == .cannotCreate)
    #expect(try folder.read("out.csv") == "old")
    try AtomicFile.write(to: path, force: true) { try $0.write("new") }
    #expect(try folder.read("out.csv") == "new")
    #expect(try folder.permissions("out.csv") == 0o640)
    #expect(folder.names == ["out.csv"])
  }

  @Test func oneMadeMeanwhileIsKept() throws {
    let folder = try TemporaryFolder()
    let error = #expect(throws: InterchangeError.self) {
      try AtomicFile.write(to: "\(folder.path)/out.csv") { output in
        _ = try folder.write("out.csv", "theirs")
        try output.write("ours")
      }
    }
    #expect(error?.code == .cannotCreate)
    #expect(try folder.read("out.csv") == "theirs")
    #expect(folder.names == ["out.csv"])
  }

  @Test func failureLeavesNothing() throws {
    let folder = try TemporaryFolder()
    #expect(throws: Stop.self) {
      try AtomicFile.write(to: "\(folder.path)/out.csv") { output in
        try output.write("half")
        throw Stop()
      }
    }
    #expect(folder.names.isEmpty)
  }

  @Test func linkIsFollowed() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("real.csv", "old")
    #expect(symlink("real.csv", "\(folder.path)/link.csv") == 0)
    try AtomicFile.write(to: "\(folder.path)/link.csv", force: true) { try $0.write("new") }
    #expect(try folder.read("real.csv") == "new")
    #expect(folder.names == ["link.csv", "real.csv"])
  }

  @Test func deviceAndFolderAndNowhere() throws {
    let folder = try TemporaryFolder()
    try AtomicFile.write(to: "/dev/null") { try $0.write("gone") }
    for path in [folder.path, "\(folder.path)/none/out.csv"] {
      let error = #expect(throws: InterchangeError.self) {
        try AtomicFile.write(to: path, force: true) { try $0.write("x") }
      }
      #expect(error?.code == .cannotCreate)
    }
  }

  #if os(Linux)
    @Test func fullDiskIsSaid() {
      let error = #expect(throws: InterchangeError.self) {
        try AtomicFile.write(to: "/dev/full") { try $0.write("x") }
      }
      #expect(error?.code == .inputOutput)
      #expect(error?.message.id == "interchange.output.full")
    }
  #endif
}
