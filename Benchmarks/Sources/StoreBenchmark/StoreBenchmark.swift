import StewardKit

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The Swift side of the benchmarks: carries out one piece of work on a store of things and prints
/// its time in microseconds.
///
///     StoreBenchmark create STORE COUNT     a store of so many things, for the work below
///     StoreBenchmark insert STORE COUNT     a new store, and within the time all in one transaction
///     StoreBenchmark fetch STORE            all of them, through the library
///     StoreBenchmark decode STORE PRAGMAS   all of them, by a decoder written for this type
///     StoreBenchmark page STORE name|id     the first 50 in the order of names, or of identities
@main
struct StoreBenchmark {
  static func main() async {
    do {
      try await run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      complain("StoreBenchmark: \(error)")
      exit(1)
    }
  }

  private static func run(_ arguments: [String]) async throws {
    switch (arguments.first, arguments.count) {
    case ("create", 3): try await create(arguments[1], count(arguments[2]))
    case ("insert", 3): try await insert(arguments[1], count(arguments[2]))
    case ("fetch", 2): try await fetch(arguments[1])
    case ("decode", 3): try await decode(arguments[1], pragmas: arguments[2])
    case ("page", 3): try await page(arguments[1], byName: arguments[2] == "name")
    default:
      complain("usage: StoreBenchmark create|insert|fetch|decode|page STORE …")
      exit(64)
    }
  }

  private static func count(_ text: String) throws -> Int {
    guard let count = Int(text), count > 0 else {
      throw HandWrittenDecoder.Failure(description: "\"\(text)\" is no number of records")
    }
    return count
  }

  private static func create(_ path: String, _ count: Int) async throws {
    StoreFiles.remove(path)
    let store = try await StoreFiles.open(path)
    var source = try ThingSource()
    var left = count
    while left > 0 {
      let things = source.things(min(left, 100_000))
      try await store.transaction("create") { try $0.insert(contentsOf: things) }
      left -= things.count
    }
    await store.close()
  }

  private static func insert(_ path: String, _ count: Int) async throws {
    StoreFiles.remove(path)
    let store = try await StoreFiles.open(path)
    var source = try ThingSource()
    let things = source.things(count)
    let start = ContinuousClock.now
    try await store.transaction("insert") { try $0.insert(contentsOf: things) }
    let time = ContinuousClock.now - start
    await store.close()
    print("\(time.microseconds)\n\(count) records")
  }

  private static func fetch(_ path: String) async throws {
    let store = try await StoreFiles.open(path)
    let things = store.repository(of: Thing.self)
    report(try await median(of: 5) { try await things.fetch() })
    await store.close()
  }

  private static func decode(_ path: String, pragmas: String) async throws {
    let decoder = try HandWrittenDecoder(path: path, pragmas: pragmas)
    report(try await median(of: 5) { try decoder.things() })
    decoder.close()
  }

  private static func page(_ path: String, byName: Bool) async throws {
    let store = try await StoreFiles.open(path)
    let things = store.repository(of: Thing.self)
    report(
      try await median(of: 201) {
        byName
          ? try await things.page(sort: Thing.name.ascending, limit: 50).records
          : try await things.page(limit: 50).records
      })
    await store.close()
  }

  private static func report(_ outcome: (microseconds: Double, result: [Thing])) {
    let sum = outcome.result.reduce(UInt64(0)) { $0 &+ $1.sum }
    print("\(outcome.microseconds)\n\(outcome.result.count) records, sum \(sum)")
  }

  private static func complain(_ words: String) {
    var line = words + "\n"
    line.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
