import StewardModels

/// Where an import reads from.
public enum ImportSource: Sendable {
  /// A file.
  case file(String)
  /// Standard input, which is copied to a temporary file: an import reads twice.
  case standardInput
  /// Bytes in memory, and what they are called in messages.
  case bytes([UInt8], name: String)

  /// The source that a person names: `-` is standard input.
  public init(path: String) { self = path == "-" ? .standardInput : .file(path) }

  /// Opens it, so that it can be read again; a catalogue has the words for what has no name.
  ///
  /// - Parameter check: Called while nothing comes; an error ends the waiting.
  func open(_ catalogue: Catalogue, check: () throws -> Void) throws -> ByteSource {
    switch self {
    case .file(let path): try ByteSource(path: path).spooled(check: check)
    case .standardInput: try ByteSource.standardInput(in: catalogue).spooled(check: check)
    case .bytes(let bytes, let name): ByteSource(bytes, name: name)
    }
  }

  /// Where the rejected rows go unless told otherwise.
  var rejectedPath: String {
    switch self {
    case .file(let path): path + ".rejected"
    case .standardInput: "import.rejected"
    case .bytes(_, let name): name + ".rejected"
    }
  }
}
