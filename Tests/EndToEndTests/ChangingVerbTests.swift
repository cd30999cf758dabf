import StewardCommandLine
import StewardInterchange
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What every verb that changes the store has in common, for every verb that the programs describe.
struct ChangingVerbTests {
  @Test(
    "With --quiet a change that was made is told by nothing", arguments: Household.Program.allCases)
  func quiet(_ program: Household.Program) async throws {
    let changes = try await Self.changes(of: program)
    defer { changes.household.remove() }
    for command in changes.commands {
      let outcome = await changes.household.inProcess(command + ["--quiet"], of: program)
      #expect(outcome.code == 0 && outcome.output == "" && outcome.error == "", "\(command)")
      #expect(try changes.isChanged(), "\(command)")
      // What was asked for is printed all the same.
      let trial = await changes.household.inProcess(
        command + ["--quiet", "--dry-run"], of: program)
      #expect(trial.code != 0 || trial.output != "", "\(command) --dry-run")
      try changes.restore()
    }
  }

  @Test(
    "A change whose answer cannot be printed is kept, and that is said",
    arguments: Household.Program.allCases)
  func lostAnswer(_ program: Household.Program) async throws {
    let changes = try await Self.changes(of: program)
    defer { changes.household.remove() }
    for command in changes.commands {
      let full = open("/dev/full", O_WRONLY)
      try #require(full >= 0)
      defer { close(full) }
      let outcome = await changes.household.inProcess(
        command, of: program, output: OutputWriter(descriptor: full))
      let words = "the change is kept all the same: \(program.rawValue) history shows it"
      #expect(
        outcome.code == 74 && outcome.error.contains(words), "\(command): \(outcome.error)")
      #expect(try changes.isChanged(), "\(command)")
      try changes.restore()
    }
  }

  /// A household, and commands of which each changes what is in it at first.
  struct Changes {
    let household: Household
    let beginning: [UInt8]
    var commands: [[String]] = []

    func isChanged() throws -> Bool { try household.storeBytes() != beginning }

    /// Puts the store back as it was at first.
    func restore() throws {
      for suffix in ["-wal", "-shm"] { unlink(household.storePath + suffix) }
      try household.write(bytes: beginning, to: household.storePath)
    }
  }

  private static func changes(of program: Household.Program) async throws -> Changes {
    let household = try Household(in: Household.memoryFolder)
    try household.write("name\nTeapot\n", to: "good.csv")
    for command in program.beginning {
      _ = await household.inProcess(command, of: program.keeper)
    }
    var changes = Changes(household: household, beginning: try household.storeBytes())
    for verb in VerbDescription.all(in: try await household.description(of: program)) {
      guard let command = await changes.completed(verb, program) else { continue }
      if try changes.isChanged() { changes.commands.append(command) }
      try changes.restore()
    }
    #expect(changes.commands.count >= (program == .steward ? 1 : 12), "\(changes.commands)")
    return changes
  }
}

extension ChangingVerbTests.Changes {
  /// A command of a verb with what it cannot do without; nil where none succeeds.
  fileprivate func completed(
    _ verb: VerbDescription, _ program: Household.Program
  ) async -> [String]? {
    var arguments = verb.valid(program) + ["--yes"]
    for _ in 0..<4 {
      let outcome = await household.inProcess(arguments, of: program)
      if outcome.code == 0 { return arguments }
      let needed = verb.options.first { option in
        option.value != nil && outcome.error.contains("--" + option.name)
          && !arguments.contains { $0.hasPrefix("--" + option.name) }
      }
      guard let needed else { return nil }
      let value = BadInputValues.good(
        needed.value ?? "", kind: needed.kind, values: needed.values, program)
      arguments.append("--\(needed.name)=\(value)")
    }
    return nil
  }
}
