// swift-tools-version: 6.2
import PackageDescription

// The Swift side of the benchmarks is a package of its own, so that nobody who depends on Steward
// builds it.
let package = Package(
  name: "steward-benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "steward", path: "..")],
  targets: [
    .systemLibrary(
      name: "CSQLiteRaw", path: "Sources/CSQLiteRaw", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
    .executableTarget(
      name: "StoreBenchmark",
      dependencies: [.product(name: "StewardKit", package: "steward"), "CSQLiteRaw"],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
