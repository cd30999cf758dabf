import StewardModels

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the operating system said when a call failed.
struct SystemFailure: Error, Equatable {
  let number: Int32

  /// The system's words, in English, for developers.
  var words: String { String(cString: strerror(number)) }

  static let existing = SystemFailure(number: EEXIST)

  var isMissing: Bool { number == ENOENT }
  /// The file system cannot give a file two names.
  var isUnsupportedLink: Bool {
    number == EPERM || number == ENOTSUP || number == EOPNOTSUPP || number == ENOSYS
      || number == EMLINK
  }

  /// The failure of reading `name`, as an error for the person.
  func reading(_ name: String) -> InterchangeError {
    switch number {
    case ENOENT, ENOTDIR:
      error(.notFound, "interchange.file.notFound", name)
    case EACCES, EPERM:
      error(.notPermitted, "interchange.file.notPermitted", name)
    case EISDIR:
      error(.unreadable, "interchange.file.isFolder", name)
    default:
      error(.unreadable, "interchange.file.unreadable", name)
    }
  }

  /// The failure of making or writing `name`, as an error for the person.
  func writing(_ name: String) -> InterchangeError {
    switch number {
    case EEXIST:
      InterchangeError(
        .cannotCreate, Message("interchange.output.exists", ["file": .text(name)]),
        hint: Message("interchange.output.exists.hint"), details: words)
    case ENOENT, ENOTDIR:
      error(.cannotCreate, "interchange.output.noFolder", name)
    case EACCES, EPERM, EROFS:
      error(.cannotCreate, "interchange.output.notPermitted", name)
    case EISDIR:
      error(.cannotCreate, "interchange.file.isFolder", name)
    case ENOSPC, EDQUOT:
      error(.inputOutput, "interchange.output.full", name)
    case EPIPE:
      error(.closedPipe, "interchange.output.closedPipe", name)
    default:
      error(.inputOutput, "interchange.output.failed", name)
    }
  }

  /// The error of that message, with the hint that the catalogue has for it.
  private func error(_ code: InterchangeError.Code, _ id: String, _ name: String)
    -> InterchangeError
  {
    InterchangeError(
      code, Message(id, ["file": .text(name), "reason": .text(words)]),
      hint: Self.hinted.contains(id) ? Message(id + ".hint") : nil,
      details: "errno \(number): \(words)")
  }

  /// The messages with a way on; what the others tell has none but to look at the system.
  private static let hinted: Set = [
    "interchange.file.notFound", "interchange.file.notPermitted", "interchange.file.isFolder",
    "interchange.output.noFolder", "interchange.output.notPermitted", "interchange.output.full",
  ]
}
