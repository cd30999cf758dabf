/// The checkout that the tests were built from.
enum Checkout {
  /// Its folder.
  static let path: String = {
    let file = #filePath
    let names = file.split(separator: "/", omittingEmptySubsequences: false)
    return names.dropLast(3).joined(separator: "/")
  }()

  /// The modules of a folder below `Sources`.
  static func modules(in folder: String) throws -> [String] {
    try Files.names(in: "\(path)/Sources/\(folder)")
  }

  /// The blocks of Swift in the README, in order.
  static func blocksOfReadme() throws -> [String] {
    var blocks: [String] = []
    var block: [Substring]?
    let text = try Files.read("\(path)/README.md")
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line == "```swift" {
        block = []
      } else if line == "```", let lines = block {
        blocks.append(lines.joined(separator: "\n") + "\n")
        block = nil
      } else {
        block?.append(line)
      }
    }
    return blocks
  }
}
