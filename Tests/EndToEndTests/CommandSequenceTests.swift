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
  private static func seeds(_ program: Household.Program) -> [UInt64] {
    let usual: UInt64 = program == .inventory ? 100 : 17
    let count = getenv("STEWARD_SEQUENCES").flatMap { UInt64(String(cString: $0)) } ?? usual
    let first = getenv("STEWARD_SEED").flatMap { UInt64(String(cString: $0)) } ?? 1
    return (0..<count).map { first + $0 }
  }

  @Test(
    "50 random commands, undone, give the first bytes, and redone the last; one that fails, none",
    arguments: [Household.Program.inventory, .checklists, .shopping])
  func undoes(_ program: Household.Program) async throws {
    for seed in Self.seeds(program) {
      var generator = SeededGenerator(seed: seed)
      let commands = (0..<Self.length).map { _ in Self.command(of: program, &generator) }
      guard let failure = try await Self.failure(of: commands, program, seed) else { continue }
      let shortest = try await Self.shortest(commands, program, seed)
      let lines = shortest.map { "\(program) " + $0.joined(separator: " ") }
      Issue.record("seed \(seed): \(failure)\n\(lines.joined(separator: "\n"))")
      return
    }
  }

  private static func command(
    of program: Household.Program, _ generator: inout SeededGenerator
  ) -> [String] {
    program == .inventory
      ? RandomCommand.make(using: &generator)
      : RandomListCommand.make(of: program, using: &generator)
  }

  /// What is wrong after these commands; nil where nothing is.
  private static func failure(
    of commands: [[String]], _ program: Household.Program, _ seed: UInt64
  ) async throws -> String? {
    let household = try Household(in: Household.memoryFolder)
    defer { household.remove() }
    let isList = program != .inventory
    for (name, text) in isList ? RandomListCommand.files : RandomCommand.files {
      try household.write(text, to: name)
    }
    let beginning = isList ? RandomListCommand.beginning(program) : RandomCommand.beginning
    for command in beginning {
      let outcome = await household.inProcess(command, of: program)
      if outcome.code != 0 { return "\(command): \(outcome.error)" }
    }
    let first = try await household.records(of: program)
    let before = try await standing(household, program)
    for command in commands {
      let bytes = try household.storeBytes()
      let outcome = await household.inProcess(command, of: program)
      if outcome.code != 0 {
        if ![1, 64, 65, 66].contains(outcome.code) {
          return "\(command) ended in \(outcome.code): \(outcome.error)"
        }
        let isSame = try household.storeBytes() == bytes
        if !isSame { return "\(command) failed and changed the store" }
      }
    }
    let done = try await standing(household, program) - before
    // A sequence that mostly fails would prove little.
    if commands.count == length, done < length / (isList ? 8 : 5) {
      return "only \(done) commands succeeded"
    }
    let last = try await household.records(of: program)
    var generator = SeededGenerator(seed: seed)
    for (verb, wanted) in [("undo", first), ("redo", last)] {
      var left = done
      while left > 0 {
        let count = Int.random(in: 1...left, using: &generator)
        let outcome = await household.inProcess([verb, String(count)], of: program)
        if outcome.code != 0 { return "\(verb) \(count) of \(left): \(outcome.error)" }
        left -= count
      }
      let found = try await household.records(of: program)
      if found != wanted { return "after \(verb) \(difference(wanted, found))" }
    }
    return nil
  }

  /// How many commands of the journal are not taken back.
  private static func standing(
    _ household: Household, _ program: Household.Program
  ) async throws -> Int {
    let outcome = await household.inProcess(
      ["history", "--format", "ndjson", "--limit", "1000"], of: program)
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
  private static func shortest(
    _ commands: [[String]], _ program: Household.Program, _ seed: UInt64
  ) async throws -> [[String]] {
    var commands = commands
    for size in [25, 10, 5, 2, 1] {
      var index = 0
      while index < commands.count {
        var fewer = commands
        fewer.removeSubrange(index..<min(index + size, fewer.count))
        if try await failure(of: fewer, program, seed) != nil {
          commands = fewer
        } else {
          index += size
        }
      }
    }
    return commands
  }
}
