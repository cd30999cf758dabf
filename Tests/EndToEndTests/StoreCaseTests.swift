import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The cases of `spec/cases.md` that need real processes and a real file system.
@Suite(.serialized)
struct StoreCaseTests {
  @Test("S2: all removed, then the backup imported", arguments: ["json", "ndjson", "csv"])
  func restores(_ format: String) throws {
    let household = try Household()
    defer { household.remove() }
    let file = "\(household.home)/backup.\(format)"
    try household.run(["add", "-", "-q"], input: Self.things)
    let before = try household.run(["export", "--to", format]).output
    #expect(try household.run(["export", "-o", file]).code == 0)
    #expect(try household.run(["remove", "--all", "--yes", "-q"]).code == 0)
    #expect(try household.run(["count", "--all"]).output == "0\n")
    let restored = try household.run(["import", file])
    #expect(
      restored.output.contains("3 items restored") || restored.output.contains("3 records restored")
    )
    #expect(try household.run(["export", "--to", format]).output == before)
    #expect(try household.run(["undo"]).code == 0)
    #expect(try household.run(["count", "--all"]).output == "0\n")
  }

  @Test("An export, imported into an empty store and exported again, gives the same bytes")
  func roundTrip() throws {
    let first = try Household()
    defer { first.remove() }
    try first.run(["add", "-", "-q"], input: Self.things)
    for format in ["csv", "tsv", "json", "ndjson"] {
      let second = try Household()
      defer { second.remove() }
      let exported = try first.run(["export", "--to", format]).output
      let imported = try second.run(["import", "-", "--from", format, "-q"], input: exported)
      #expect(imported.code == 0, "\(imported.error)")
      #expect(try second.run(["export", "--to", format]).output == exported)
    }
  }

  @Test("S3: the disk full during a write")
  func diskFull() throws {
    let household = try Household()
    defer { household.remove() }
    let outcome = try household.shell(Self.fullDisk, ["\(household.home)/disk"])
    if outcome.output == "no namespace\n" {
      Issue.record("neither root nor user namespaces: no tmpfs of our own can be mounted")
      return
    }
    let lines = outcome.output.split(separator: "\n").map(String.init)
    try #require(lines.count >= 4, "\(outcome.output) \(outcome.error)")
    #expect(lines[0] == "code 74")
    #expect(outcome.error.contains("the disk is full"))
    #expect(outcome.error.contains("the store is as it was"))
    // What was acknowledged is there, and nothing else.
    let acknowledged = try #require(Int(lines[1]))
    let present = try #require(Int(lines[2]))
    #expect(present == acknowledged)
    #expect(lines[3] == "keep 1.00 EUR")
    // With room again the store goes on.
    #expect(lines.last == "after 0")
  }

  @Test("S5: 16 processes adding 200 records each at once", .timeLimit(.minutes(10)))
  func concurrentWriters() throws {
    var household = try Household()
    defer { household.remove() }
    household.environment["STEWARD_SEED"] = nil
    try household.run(["add", "First"])
    let outcome = try household.shell(
      """
      for writer in $(seq 16); do
        (
          for round in $(seq 20); do
            for number in $(seq 10); do echo "Thing $writer-$round-$number"; done |
              "$inventory" add - -q || echo "failed $?"
          done
        ) &
      done
      wait
      """)
    #expect(outcome.error == "")
    #expect(!outcome.output.contains("failed"))
    #expect(try household.run(["count"]).output == "3201\n")
    // Numbers were given in turn, none twice.
    let assets = try household.run(["list", "--format", "plain", "--columns", "asset"]).output
    #expect(
      Set(assets.split(separator: "\n").compactMap { $0.split(separator: "\t").last }).count == 3201
    )
  }

  @Test("S6: kill -9 at any moment of a write, 200 times", .timeLimit(.minutes(10)))
  func killed() throws {
    var household = try Household()
    defer { household.remove() }
    household.environment["STEWARD_SEED"] = nil
    try household.run(["add", "First"])
    // How long one such write takes, so that the moments fall all over it.
    let clock = ContinuousClock()
    let whole = try clock.measure { try household.run(Self.write(0), input: Self.lines(0)) }
    var generator = SystemRandomNumberGenerator()
    var acknowledged: [Int] = [0]
    for round in 1...200 {
      let process = try household.start(Self.write(round), input: Self.lines(round))
      let share = Double.random(in: 0...1.2, using: &generator)
      usleep(UInt32(share * whole.microseconds))
      process.kill()
      let outcome = try process.wait()
      if outcome.output.contains("added") { acknowledged.append(round) }
      #expect(outcome.error == "", "round \(round)")
      if round % 20 == 0 {
        #expect(try household.run(["count"]).code == 0)
      }
    }
    let names = try household.run(["list", "--format", "plain", "--columns", "name"]).output
    var counts: [Int: Int] = [:]
    for line in names.split(separator: "\n") {
      let name = line.split(separator: "\t").last ?? ""
      let parts = name.split(separator: " ")
      if parts.count == 3, let round = Int(parts[1]) { counts[round, default: 0] += 1 }
    }
    // No half of a command is there, and everything that was said to be done is.
    #expect(counts.values.allSatisfy { $0 == Self.perWrite })
    #expect(acknowledged.allSatisfy { counts[$0] == Self.perWrite })
    #expect(acknowledged.count > 1 && acknowledged.count < 201)
    #expect(try household.run(["undo"]).code == 0)
  }

  private static let perWrite = 5

  private static func write(_ round: Int) -> [String] { ["add", "-"] }

  private static func lines(_ round: Int) -> String {
    (0..<perWrite).map { "Thing \(round) part\($0)\n" }.joined()
  }

  private static let things = """
    Lamp place:"Home / Living room" price:49 @light own.colour:green
    AC/DC poster place:"Home / Hall" @"nuts; bolts" notes:"two words"
    椅子 place:'奶奶家' bought:2024-02-29 quantity:2

    """

  /// Fills a small disk with records until one is refused, says how that ended, how many were
  /// acknowledged and how many are there; makes room and goes on.
  ///
  /// What the commands print goes elsewhere: it must fail because the store has no room, and not
  /// because its answer has none.
  private static let fullDisk = """
    disk=$1
    mkdir -p "$disk"
    inside='
      mount -t tmpfs -o size=3m tmpfs "$1" || exit 9
      export STEWARD_STORE="sqlite:$1/store.sqlite"
      "$inventory" add Keep --price 1 -q > /dev/null || exit 8
      head -c 300000 /dev/zero > "$1/filler"
      note=$(head -c 60000 /dev/zero | tr "\\0" n)
      code=0 added=1
      while [ $added -lt 100 ]; do
        "$inventory" add "Thing $added" --notes "$note" -q > /dev/null || { code=$?; break; }
        added=$((added + 1))
      done
      echo "code $code"
      echo "$added"
      "$inventory" count
      echo "keep $("$inventory" list Keep --format plain --columns price | cut -f 2)"
      rm "$1/filler"
      "$inventory" add After -q > /dev/null
      echo "after $?"
    '
    if [ "$(id -u)" = 0 ]; then
      unshare -m true 2>/dev/null && exec unshare -m sh -c "$inside" sh "$disk"
    fi
    unshare -rm true 2>/dev/null || { echo "no namespace"; exit 0; }
    exec unshare -rm sh -c "$inside" sh "$disk"
    """
}

extension Duration {
  fileprivate var microseconds: Double {
    Double(components.seconds) * 1e6 + Double(components.attoseconds) / 1e12
  }
}
