#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

let arguments = CommandLine.arguments
guard arguments.count > 2 else {
  report("usage: store-exerciser VERB PATH [NUMBER…]")
  exit(64)
}
let exercise = Exercise(path: arguments[2])
let numbers = arguments.dropFirst(3).compactMap { Int64($0) }
do {
  switch arguments[1] {
  case "add": try await exercise.add(Int(numbers.first ?? 1), mark: "process \(getpid())")
  case "churn": try await exercise.churn()
  case "watch":
    try await exercise.watch(after: numbers.first ?? 0, count: Int(numbers.last ?? 1))
  case "read": try await exercise.read()
  case "open": try await exercise.open(wider: false)
  case "widen": try await exercise.open(wider: true)
  default:
    report("no such verb: \(arguments[1])")
    exit(64)
  }
} catch {
  report("failed: \(error)")
  exit(1)
}
