import Testing

/// Installing, completing in real shells, packing: with the program as it was built for the tests.
///
/// `make release` tries the same with the program as it is shipped.
@Suite(.serialized) struct InstallTests {
  private static let files = [
    "bin/inventory", "share/bash-completion/completions/inventory", "share/doc/steward/LICENSE",
    "share/fish/vendor_completions.d/inventory.fish", "share/man/man1/inventory.1",
    "share/zsh/site-functions/_inventory",
  ]

  private static let built = String(
    Household.program.dropLast("/inventory".count))

  /// A household with names that shells find hard, and the programs installed in its home.
  private static func furnished() throws -> Household {
    var household = try Household()
    let outcome = try household.script(
      "install", "--prefix", "/usr", "--destdir", household.home, "--from", built, "inventory")
    try #require(outcome.code == 0, "\(outcome.error)")
    household.environment["PATH"] =
      household.home + "/usr/bin:" + (household.environment["PATH"] ?? "/usr/bin:/bin")
    try household.inventory(
      "add", "Tom's \"big\" lamp $5", "--place", "Home / Garage", "--tag", "garden tools")
    try household.inventory("add", "相机 三脚架", "--place", "Home / 书房", "--tag", "photo")
    return household
  }

  @Test func installsAndUninstalls() throws {
    let household = try Self.furnished()
    defer { household.remove() }
    let list = "cd \"$HOME/usr\" && find . -type f | sed 's|^./||' | LC_ALL=C sort"
    let found = try household.shell(list).output.split(separator: "\n").map(String.init)
    #expect(found == Self.files)
    let removed = try household.script(
      "install", "--remove", "--prefix", "/usr", "--destdir", household.home, "inventory")
    #expect(removed.code == 0, "\(removed.error)")
    #expect(try household.shell(list).output == "")
  }

  @Test(arguments: ["inventory", "checklists", "shopping", "steward"])
  func installsEachProgramWithItsPageAndCompletions(_ program: String) throws {
    let household = try Household()
    defer { household.remove() }
    let outcome = try household.script(
      "install", "--prefix", "/usr", "--destdir", household.home, "--from", Self.built, program)
    try #require(outcome.code == 0, "\(outcome.error)")
    let files = try household.shell("cd \"$HOME/usr\" && find . -type f -size +0").output
    for file in ["bin/\(program)", "man1/\(program).1", "bash-completion/completions/\(program)"] {
      #expect(files.contains(file), "\(files)")
    }
  }

  @Test func refusesWhatCannotBeInstalled() throws {
    let household = try Household()
    defer { household.remove() }
    let relative = try household.script("install", "--prefix", "usr", "inventory")
    #expect(relative.code == 64)
    #expect(relative.error == "install: PREFIX has to begin with /, not \"usr\"\n")
    let missing = try household.script(
      "install", "--prefix", household.home, "--from", household.home, "inventory")
    #expect(missing.code == 66)
  }

  @Test func writesAManualPageWithoutFault() throws {
    let household = try Self.furnished()
    defer { household.remove() }
    let outcome = try household.shell(
      """
      page=$HOME/usr/share/man/man1/inventory.1
      test -s "$page" || exit 1
      # Other readers of manual pages also tell of the machine's locale and formatter.
      if command -v mandoc >/dev/null; then mandoc -Tlint -Wwarning "$page"; fi
      """)
    #expect(outcome.output == "" && outcome.code == 0, "\(outcome.output)\(outcome.error)")
  }

  @Test(
    arguments: [
      ("inventory und", ["undo"]),
      ("inventory list --form", ["--format"]),
      ("inventory list --format=ndj", ["ndjson"]),
      ("inventory list pri", ["price:"]),
      ("inventory list @gar", [#"@garden\ tools"#]),
      ("inventory list @phot", ["@photo"]),
      ("inventory list place:'Home / 书", ["Home / 书房"]),
      (#"inventory list place:Home\ /\ G"#, [#"Home\ /\ Garage"#]),
      ("inventory add Box --place Home", ["Home", #"Home\ /\ Garage"#, #"Home\ /\ 书房"#]),
      ("inventory show Tom", [#"Tom\'s\ \"big\"\ lamp\ \$5"#]),
      ("inventory show 'Tom", [#"Tom'\''s "big" lamp $5"#]),
      ("inventory show 相", [#"相机\ 三脚架"#]),
      ("inventory completion ", ["bash", "zsh", "fish"]),
      ("inventory help fil", ["filters"]),
      ("inventory bogus --", ["--store", "--locale"]),
    ])
  func completesInBash(_ line: String, _ wanted: [String]) throws {
    let household = try Self.furnished()
    defer { household.remove() }
    let outcome = try household.bash(
      """
      source "$HOME/usr/share/bash-completion/completions/inventory"
      COMP_LINE=$1 COMP_POINT=${#1} COMP_WORDS=(inventory x) COMP_CWORD=1
      _inventory
      printf '%s\\n' "${COMPREPLY[@]}"
      """, line)
    let offered = outcome.output.split(separator: "\n").map(String.init)
    #expect(Array(offered.prefix(wanted.count)) == wanted, "\(outcome.error)")
  }

  @Test func saysNothingWhereNothingCanBeOffered() throws {
    let household = try Self.furnished()
    defer { household.remove() }
    for line in ["inventory --store /none/x list @", "inventory --locale '???' list @"] {
      let outcome = try household.run(["offer", "bash", "--", line, " \t\n\"'@><=;|&(:"])
      #expect(outcome.error == "")
    }
    _ = try household.shell("echo rubbish > \"$HOME/bad\"")
    let broken = try household.run([
      "offer", "fish", "--", "--store", "\(household.home)/bad", "show", "",
    ])
    #expect(broken.error == "")
    #expect(broken.output == "")
  }

  @Test(
    arguments: [
      ("inventory und", ["undo"]), ("inventory list pri", ["price:"]),
      ("inventory list @gar", ["@garden tools"]), ("inventory show Tom", ["Tom's \"big\" lamp $5"]),
      ("inventory list place:Home\\ /\\ 书", ["place:Home / 书房"]),
      ("inventory list --format=ndj", ["--format=ndjson"]),
    ])
  func completesInFish(_ line: String, _ wanted: [String]) throws {
    let household = try Self.furnished()
    defer { household.remove() }
    let outcome = try household.shell(
      """
      command -v fish >/dev/null || exit 99
      fish --no-config -c 'source $HOME/usr/share/fish/vendor_completions.d/inventory.fish
        complete -C "$argv[1]"' -- "$1"
      """, [line])
    if outcome.code == 99 { return }
    let offered = outcome.output.split(separator: "\n").map {
      String($0.split(separator: "\t", omittingEmptySubsequences: false)[0])
    }
    #expect(offered == wanted, "\(outcome.error)")
  }

  @Test(
    arguments: [
      ("inventory und", "inventory undo "), ("inventory list pri", "inventory list price:"),
      ("inventory list @gar", "inventory list @garden\\ tools "),
      ("inventory show Tom", "inventory show Tom\\'s\\ \\\"big\\\"\\ lamp\\ \\$5 "),
      ("inventory list --format=ndj", "inventory list --format=ndjson "),
    ])
  func completesInZsh(_ line: String, _ wanted: String) throws {
    let household = try Self.furnished()
    defer { household.remove() }
    let outcome = try household.shell(
      """
      command -v zsh >/dev/null || exit 99
      zsh -f "$1" "$2" "$HOME/usr/share/zsh/site-functions"
      """, ["\(Household.root)/Tests/EndToEndTests/Support/complete.zsh", line])
    if outcome.code == 99 { return }
    #expect(outcome.output == wanted + "\n", "\(outcome.error)")
  }

  @Test func packsAReleaseThatIsWhole() throws {
    let household = try Household()
    defer { household.remove() }
    let packed = try household.script(
      "release", "--from", Self.built, "--into", household.home, "inventory")
    try #require(packed.code == 0, "\(packed.error)")
    let archive = String(packed.output.dropLast())
    let checked = try household.script("check-release", "--dynamic", archive, Household.program)
    #expect(checked.code == 0, "\(checked.output)\(checked.error)")
    // A file that was changed on the way is noticed.
    _ = try household.shell("printf x >> \"$1\"", [archive])
    let spoilt = try household.script("check-release", "--dynamic", archive, Household.program)
    #expect(spoilt.code == 1)
  }
}

extension Household {
  /// Runs one of the project's scripts.
  fileprivate func script(_ name: String, _ arguments: String...) throws -> Outcome {
    try Subprocess(
      "\(Self.root)/Scripts/\(name)", arguments, environment: environment, input: ""
    ).wait()
  }

  fileprivate func bash(_ script: String, _ arguments: String...) throws -> Outcome {
    try shell("exec bash --norc -c \"$@\"", [script, "bash"] + arguments)
  }
}
