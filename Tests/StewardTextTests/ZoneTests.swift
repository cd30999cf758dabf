import StewardModels
import Testing

@testable import StewardText

@Suite struct ZoneTests {
  @Test(arguments: [
    "Europe/Berlin", "UTC", "Asia/Kolkata", "America/Argentina/Buenos_Aires", "Pacific/Kiritimati",
    "EST", "Cuba",
  ])
  func knows(_ name: String) throws {
    #expect(try TimeZoneName(name).identifier == name)
  }

  @Test(arguments: [
    "Europe/Berlim", "PST", "IST", "GMT+3", "+01:00", "", "Etc/Unknown", "../../etc/passwd",
    "Mars/Olympus",
  ])
  func refuses(_ name: String) {
    #expect(throws: TextError.self) { try TimeZoneName(name) }
  }

  @Test func spellingIsTheDatabases() throws {
    #expect(try TimeZoneName("europe/berlin").identifier == "Europe/Berlin")
    do {
      _ = try TimeZoneName("Europe/Berlim")
    } catch {
      #expect(error.hint?.arguments["names"] == .list(["Europe/Berlin"]))
    }
  }

  @Test func canonicalNamesJoinLinks() throws {
    let calcutta = try TimeZoneName("Asia/Calcutta")
    let kolkata = try TimeZoneName("Asia/Kolkata")
    #expect(calcutta.canonical == kolkata.canonical)
    #expect(calcutta != kolkata)
  }

  @Test func gapsAndOverlaps() throws {
    let berlin = try TimeZoneName("Europe/Berlin")
    // 2027-03-28T02:30 and 2026-10-25T02:30 as if UTC.
    let gap = berlin.resolve(localSeconds: 1_806_201_000)
    #expect(gap.seconds == 1_806_197_400)
    #expect(gap.fit == .movedForward(by: 3600))
    let overlap = berlin.resolve(localSeconds: 1_792_895_400)
    #expect(overlap.seconds == 1_792_888_200)
    #expect(overlap.fit == .firstOfTwo)
    #expect(berlin.offset(atSeconds: 1_806_197_400) == 7200)
    // Samoa left out 2011-12-30.
    let apia = try TimeZoneName("Pacific/Apia")
    let skipped = apia.resolve(localSeconds: 1_325_246_400)
    #expect(skipped.fit == .movedForward(by: 86_400))
    #expect(skipped.seconds + apia.offset(atSeconds: skipped.seconds) == 1_325_332_800)
  }

  @Test(arguments: [
    "Europe/Berlin", "Australia/Lord_Howe", "Asia/Kathmandu", "Africa/Casablanca", "UTC",
    "Pacific/Honolulu",
  ])
  func everyMomentComesBack(_ name: String) throws {
    let zone = try TimeZoneName(name)
    var generator = SeededGenerator(seed: 10)
    for _ in 0..<2000 {
      let seconds = Int64.random(in: -2_000_000_000...4_000_000_000, using: &generator)
      let local = seconds + zone.offset(atSeconds: seconds)
      let back = zone.resolve(localSeconds: local)
      switch back.fit {
      case .exact: #expect(back.seconds == seconds)
      case .firstOfTwo: #expect(back.seconds <= seconds)
      case .movedForward: Issue.record("\(seconds) exists")
      }
    }
  }

  @Test func systemZone() {
    let copenhagen = "/usr/share/zoneinfo/Europe/Copenhagen"
    #expect(
      TimeZoneName.system(environment: ["TZ": "Asia/Tokyo"], localtime: copenhagen).identifier
        == "Asia/Tokyo")
    #expect(
      TimeZoneName.system(environment: [:], localtime: copenhagen).identifier == "Europe/Copenhagen"
    )
    #expect(
      TimeZoneName.system(environment: ["TZ": ":/usr/share/zoneinfo/Europe/Berlin"], localtime: nil)
        .identifier == "Europe/Berlin")
    #expect(
      TimeZoneName.system(environment: ["TZ": "CET-1CEST"], localtime: copenhagen).identifier
        == "Europe/Copenhagen")
    #expect(TimeZoneName.system(environment: [:], localtime: nil) == .utc)
    #expect(!TimeZoneName.system(environment: [:]).identifier.isEmpty)
  }
}
