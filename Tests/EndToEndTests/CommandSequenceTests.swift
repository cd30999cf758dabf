import StewardConformance
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Undo over whole days of work: random commands of every verb that changes something, taken back to
/// the start and done again to the end.
struct CommandSequenceTests {
  private static let length = 50

  /// As many sequences as `STEWARD_SEQUENCES` says, each from a seed of its own.
  private static var seeds: [UInt64] {
    let count = getenv("STEWARD_SEQUENCES").flatMap { UInt64(String(cString: $0)) } ?? 100
    let first = getenv("STEWARD_SEED").flatMap { UInt64(String(cString: $0)) } ?? 1
    return (0..<count).map { first + $0 }
  }

  @Test(
    "50 random commands, undone, give the first bytes, and redone the last; one that fails, none")
  func undoes() async throws {
    for seed in Self.seeds {
      var generator = SeededGenerator(seed: seed)
      let commands = (0..<Self.length).map { _ in RandomCommand.make(using: &generator) }
      guard let failure = try await Self.failure(of: commands, seed) else { continue }
      let shortest = try await Self.shortest(commands, seed)
      let lines = shortest.map { "inventory " + $0.joined(separator: " ") }
      Issue.record("seed \(seed): \(failure)\n\(lines.joined(separator: "\n"))")
      return
    }
  }

  /// What is wrong after these commands; nil where nothing is.
  private static func failure(of commands: [[String]], _ seed: UInt64) async throws -> String? {
    let household = try Household(in: Household.memoryFolder)
    defer { household.remove() }
    for (name, text) in RandomCommand.files { try household.write(text, to: name) }
    for command in RandomCommand.beginning {
      let outcome = await household.inProcess(command)
      if outcome.code != 0 { return "\(command): \(outcome.error)" }
    }
    let first = try await household.records()
    let before = try await standing(household)
    for command in commands {
      let bytes = try household.storeBytes()
      let outcome = await household.inProcess(command)
      if outcome.code != 0 {
        if ![1, 64, 65, 66].contains(outcome.code) {
          return "\(command) ended in \(outcome.code): \(outcome.error)"
        }
        let isSame = try household.storeBytes() == bytes
        if !isSame { return "\(command) failed and changed the store" }
      }
    }
    let done = try await standing(household) - before
    // A sequence that mostly fails would prove little.
    if commands.count == length, done < length / 5 { return "only \(done) commands succeeded" }
    let last = try await household.records()
    var generator = SeededGenerator(seed: seed)
    for (verb, wanted) in [("undo", first), ("redo", last)] {
      var left = done
      while left > 0 {
        let count = Int.random(in: 1...left, using: &generator)
        let outcome = await household.inProcess([verb, String(count)])
        if outcome.code != 0 { return "\(verb) \(count) of \(left): \(outcome.error)" }
        left -= count
      }
      let found = try await household.records()
      if found != wanted { return "after \(verb) \(difference(wanted, found))" }
    }
    return nil
  }

  /// How many commands of the journal are not taken back.
  private static func standing(_ household: Household) async throws -> Int {
    let outcome = await household.inProcess(["history", "--format", "ndjson", "--limit", "1000"])
    return outcome.output.split(separator: "\n").count { $0.contains("\"undone\":false") }
  }

  /// The first lines that differ.
  private static func difference(_ wanted: String, _ found: String) -> String {
    let wanted = wanted.split(separator: "\n")
    let found = found.split(separator: "\n")
    let pair = zip(wanted, found).first { $0 != $1 }
    return pair.map { "\($0) became \($1)" } ?? "\(wanted.count) lines became \(found.count)"
  }

  /// The commands without those that the failure does not need.
  private static func shortest(_ commands: [[String]], _ seed: UInt64) async throws -> [[String]] {
    var commands = commands
    for size in [25, 10, 5, 2, 1] {
      var index = 0
      while index < commands.count {
        var fewer = commands
        fewer.removeSubrange(index..<min(index + size, fewer.count))
        if try await failure(of: fewer, seed) != nil { commands = fewer } else { index += size }
      }
    }
    return commands
  }
}
