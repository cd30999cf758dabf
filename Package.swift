// swift-tools-version: 6.2
import PackageDescription

/// What a target is decides its folder, its settings and whether it is a product.
enum Kind {
  /// A C library of the system, reached through a module map.
  case system(pkgConfig: String?, apt: String, brew: String)
  /// What Swift does not see of the C library that every system has.
  case header
  /// A module that programs outside this package may import.
  case library
  /// A program.
  case program
  /// The tests of one module.
  case tests
  /// What tests share.
  case support
  /// A program that tests start, to see what several processes do to each other.
  case helper
}

/// One module, its folder, and what it may import.
///
/// Imports go down this table only.
struct Module {
  let name: String
  let folder: String
  let kind: Kind
  var dependencies: [String] = []
  /// Files beside the sources that are not compiled.
  var exclude: [String] = []
}

/// What pkg-config calls libical, where its headers lie in no place that compilers look in.
///
/// Elsewhere it is not asked: it would link two more libraries of the same package, of which nothing is
/// used and one brings a database.
#if os(macOS)
  let libical: String? = "libical"
#else
  let libical: String? = nil
#endif

let modules: [Module] = [
  // System
  Module(
    name: "CSQLite", folder: "System",
    kind: .system(pkgConfig: "sqlite3", apt: "libsqlite3-dev", brew: "sqlite")),
  Module(
    name: "CICU", folder: "System",
    kind: .system(pkgConfig: "icu-i18n", apt: "libicu-dev", brew: "icu4c")),
  Module(
    name: "CLibical", folder: "System",
    kind: .system(pkgConfig: libical, apt: "libical-dev", brew: "libical")),
  Module(name: "CAllocator", folder: "System", kind: .header),

  // Toolkit
  Module(name: "StewardModels", folder: "Toolkit", kind: .library),
  Module(
    name: "StewardText", folder: "Toolkit", kind: .library,
    dependencies: ["StewardModels", "CICU"]),
  Module(
    name: "StewardValidation", folder: "Toolkit", kind: .library,
    dependencies: ["StewardModels", "StewardText"]),
  Module(
    name: "StewardQuery", folder: "Toolkit", kind: .library,
    dependencies: ["StewardModels", "StewardText"]),
  Module(
    name: "StewardPersistence", folder: "Toolkit", kind: .library,
    dependencies: ["StewardModels", "StewardText", "StewardValidation", "StewardQuery"]),
  // No dependency of StewardKit or StewardApplication: every program would be linked with libical then,
  // and only those whose records repeat need it. Their domains depend on it.
  Module(
    name: "StewardCalendar", folder: "Toolkit", kind: .library,
    dependencies: ["StewardModels", "StewardText", "CLibical"]),
  Module(
    name: "StewardInterchange", folder: "Toolkit", kind: .library,
    dependencies: [
      "StewardModels", "StewardText", "StewardValidation", "StewardQuery", "StewardPersistence",
    ]),

  // Backends
  Module(
    name: "StewardSQLite", folder: "Backends", kind: .library,
    dependencies: [
      "StewardModels", "StewardText", "StewardQuery", "StewardPersistence", "CSQLite",
    ]),

  // The umbrella
  Module(
    name: "StewardKit", folder: "", kind: .library,
    dependencies: [
      "StewardModels", "StewardText", "StewardValidation", "StewardQuery", "StewardPersistence",
      "StewardInterchange", "StewardSQLite",
    ]),

  // Domains
  Module(
    name: "InventoryKit", folder: "Domains", kind: .library,
    dependencies: [
      "StewardModels", "StewardText", "StewardValidation", "StewardQuery", "StewardPersistence",
      "StewardInterchange",
    ]),
  Module(
    name: "ShoppingKit", folder: "Domains", kind: .library,
    dependencies: [
      "StewardModels", "StewardText", "StewardValidation", "StewardQuery", "StewardPersistence",
      "StewardInterchange",
    ]),

  Module(
    name: "ChecklistKit", folder: "Domains", kind: .library,
    dependencies: [
      "StewardModels", "StewardText", "StewardValidation", "StewardQuery", "StewardPersistence",
      "StewardCalendar", "StewardInterchange",
    ]),

  // Application
  Module(
    name: "StewardCommandLine", folder: "Application", kind: .library,
    dependencies: ["StewardModels", "StewardText", "CAllocator"]),
  Module(
    name: "StewardApplication", folder: "Application", kind: .library,
    dependencies: [
      "StewardModels", "StewardText", "StewardValidation", "StewardQuery", "StewardPersistence",
      "StewardInterchange", "StewardSQLite", "StewardKit", "StewardCommandLine",
    ]),

  // Commands
  Module(
    name: "inventory", folder: "Commands", kind: .program,
    dependencies: [
      "StewardModels", "StewardText", "StewardQuery", "StewardPersistence", "StewardInterchange",
      "StewardCommandLine", "InventoryKit", "StewardApplication",
    ]),
  Module(
    name: "checklists", folder: "Commands", kind: .program,
    dependencies: [
      "StewardModels", "StewardText", "StewardQuery", "StewardPersistence", "StewardInterchange",
      "StewardCommandLine", "ChecklistKit", "StewardApplication",
    ]),
  Module(
    name: "shopping", folder: "Commands", kind: .program,
    dependencies: [
      "StewardModels", "StewardText", "StewardQuery", "StewardPersistence", "StewardInterchange",
      "StewardCommandLine", "ShoppingKit", "StewardApplication",
    ]),
  Module(
    name: "steward", folder: "Commands", kind: .program,
    dependencies: ["StewardModels", "StewardApplication"]),

  // Testing
  Module(
    name: "StewardConformance", folder: "Testing", kind: .library,
    dependencies: [
      "StewardModels", "StewardText", "StewardValidation", "StewardQuery", "StewardPersistence",
    ]),

  // Tests
  Module(
    name: "StewardModelsTests", folder: "", kind: .tests,
    dependencies: ["StewardModels", "StewardConformance"]),
  Module(
    name: "StewardTextTests", folder: "", kind: .tests,
    dependencies: ["StewardModels", "StewardText", "StewardConformance"]),
  Module(
    name: "StewardValidationTests", folder: "", kind: .tests,
    dependencies: ["StewardModels", "StewardText", "StewardValidation"]),
  Module(
    name: "StewardTestSupport", folder: "", kind: .support,
    dependencies: ["StewardModels", "StewardText", "StewardPersistence", "StewardInterchange"]),
  Module(
    name: "StewardExercise", folder: "", kind: .support,
    dependencies: ["StewardModels", "StewardText", "StewardPersistence", "StewardSQLite"]),
  Module(
    name: "store-exerciser", folder: "", kind: .helper,
    dependencies: [
      "StewardModels", "StewardQuery", "StewardPersistence", "StewardExercise",
    ]),
  Module(
    name: "StewardCalendarTests", folder: "", kind: .tests,
    dependencies: ["StewardModels", "StewardText", "StewardCalendar", "StewardConformance"]),
  Module(
    name: "StewardSQLiteTests", folder: "", kind: .tests,
    dependencies: [
      "StewardModels", "StewardText", "StewardQuery", "StewardPersistence", "StewardSQLite",
      "StewardExercise", "store-exerciser",
    ]),
  Module(
    name: "StewardQueryTests", folder: "", kind: .tests,
    dependencies: ["StewardModels", "StewardText", "StewardQuery", "StewardConformance"]),
  Module(
    name: "StewardPersistenceTests", folder: "", kind: .tests,
    dependencies: [
      "StewardModels", "StewardText", "StewardValidation", "StewardQuery", "StewardPersistence",
      "StewardConformance",
    ]),
  Module(
    name: "StewardConformanceTests", folder: "", kind: .tests,
    dependencies: [
      "StewardModels", "StewardText", "StewardQuery", "StewardPersistence", "StewardSQLite",
      "StewardConformance",
    ]),
  Module(
    name: "StewardInterchangeTests", folder: "", kind: .tests,
    dependencies: [
      "StewardModels", "StewardText", "StewardPersistence", "StewardKit", "StewardInterchange",
      "StewardConformance", "InventoryKit",
    ]),
  Module(
    name: "InventoryKitTests", folder: "", kind: .tests,
    dependencies: [
      "StewardModels", "StewardText", "StewardValidation", "StewardQuery", "StewardPersistence",
      "StewardInterchange", "StewardSQLite", "StewardConformance", "InventoryKit",
    ]),
  Module(
    name: "ShoppingKitTests", folder: "", kind: .tests,
    dependencies: [
      "StewardTestSupport",
      "StewardModels", "StewardText", "StewardValidation", "StewardQuery", "StewardPersistence",
      "StewardInterchange", "StewardSQLite", "StewardConformance", "ShoppingKit",
    ]),
  Module(
    name: "ChecklistKitTests", folder: "", kind: .tests,
    dependencies: [
      "StewardTestSupport",
      "StewardModels", "StewardText", "StewardValidation", "StewardQuery", "StewardPersistence",
      "StewardInterchange", "StewardSQLite", "StewardConformance", "ChecklistKit",
    ]),
  Module(
    name: "StewardApplicationTests", folder: "", kind: .tests,
    dependencies: [
      "StewardModels", "StewardText", "StewardInterchange", "StewardKit", "StewardCommandLine",
      "StewardApplication",
    ]),
  Module(
    name: "picker-sample", folder: "", kind: .helper,
    dependencies: ["StewardModels", "StewardCommandLine"]),
  Module(
    name: "EndToEndTests", folder: "", kind: .tests,
    dependencies: [
      "StewardModels", "StewardText", "StewardQuery", "StewardPersistence", "StewardInterchange",
      "StewardSQLite", "StewardKit", "StewardCommandLine", "StewardConformance", "InventoryKit",
      "ChecklistKit", "ShoppingKit", "StewardApplication", "inventory", "checklists", "shopping",
      "steward",
      "picker-sample",
    ],
    exclude: ["Transcripts", "Support/complete.zsh"]),
  Module(
    name: "StewardCommandLineTests", folder: "", kind: .tests,
    dependencies: [
      "StewardModels", "StewardText", "StewardCommandLine", "StewardConformance",
    ]),
  Module(name: "LibraryUseTests", folder: "", kind: .tests),
]

let settings: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + strictness

/// Makes warnings errors where `STEWARD_STRICT` is 1, as in `.ci/run`.
///
/// Never for those who depend on this package: their compiler may know warnings that ours does not.
var strictness: [SwiftSetting] {
  Context.environment["STEWARD_STRICT"] == "1" ? [.treatAllWarnings(as: .error)] : []
}

extension Module {
  var target: Target {
    let dependencies = dependencies.map { Target.Dependency(stringLiteral: $0) }
    let path = "Sources/" + (folder.isEmpty ? name : "\(folder)/\(name)")
    switch kind {
    case .system(let pkgConfig, let apt, let brew):
      return .systemLibrary(
        name: name, path: path, pkgConfig: pkgConfig, providers: [.apt([apt]), .brew([brew])])
    case .header:
      return .systemLibrary(name: name, path: path)
    case .library:
      return .target(name: name, dependencies: dependencies, path: path, swiftSettings: settings)
    case .program:
      return .executableTarget(
        name: name, dependencies: dependencies, path: path, swiftSettings: settings)
    case .tests:
      return .testTarget(
        name: name, dependencies: dependencies, path: "Tests/\(name)", exclude: exclude,
        swiftSettings: settings)
    case .support:
      return .target(
        name: name, dependencies: dependencies, path: "Tests/\(name)", exclude: exclude,
        swiftSettings: settings)
    case .helper:
      return .executableTarget(
        name: name, dependencies: dependencies, path: "Tests/\(name)", exclude: exclude,
        swiftSettings: settings)
    }
  }

  var product: Product? {
    switch kind {
    case .library: .library(name: name, targets: [name])
    case .program: .executable(name: name, targets: [name])
    case .system, .header, .tests, .support, .helper: nil
    }
  }
}

let package = Package(
  name: "steward",
  platforms: [.macOS(.v15)],
  products: modules.compactMap(\.product),
  targets: modules.map(\.target),
  swiftLanguageModes: [.v6]
)
