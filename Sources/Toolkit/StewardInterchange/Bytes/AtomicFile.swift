import StewardModels

/// Writing a file so that it is there whole or not at all.
///
/// The content goes to a file beside the target, is synced, and takes the target's name only when
/// it is complete. `-` means standard output; a device or a pipe is written as it stands.
public enum AtomicFile {
  /// Writes what `body` gives to the file at `path`.
  ///
  /// A file that is there already is replaced only with `force`, keeping its permissions; otherwise
  /// the error has the code `cannotCreate`. A new file has the permissions that the umask leaves.
  /// When anything fails the unfinished file is removed and the target is as it was.
  ///
  /// - Parameter check: Called ten times a second while nobody reads a pipe; an error ends the waiting.
  public static func write<Result>(
    to path: String, force: Bool = false, check: @escaping () throws -> Void = {},
    _ body: (ByteOutput) throws -> Result
  ) throws -> Result {
    if path == "-" { return try write(to: Descriptor(1, isOurs: false), name: "-", check, body) }
    let existing: SystemCalls.Status?
    do {
      existing = try SystemCalls.status(path: path)
    } catch {
      throw error.writing(path)
    }
    guard let existing else { return try create(path, replacing: nil, body) }
    if existing.isDirectory {
      throw InterchangeError.at(
        SourceLocation(), in: path, .cannotCreate, "interchange.file.isFolder")
    }
    if !existing.isRegular {
      let device: Descriptor
      do {
        device = Descriptor(try SystemCalls.openForWriting(path), isOurs: true)
      } catch {
        throw error.writing(path)
      }
      return try write(to: device, name: path, check, body)
    }
    if !force {
      throw InterchangeError(
        .cannotCreate, Message("interchange.output.exists", ["file": .text(path)]),
        hint: Message("interchange.output.exists.hint"))
    }
    let target: String
    do {
      // Through a symbolic link the file that it leads to is replaced, and the link stays.
      target = try SystemCalls.resolved(path)
    } catch {
      throw error.writing(path)
    }
    return try create(target, replacing: existing, body)
  }

  /// The path, or where something stands there, were it a link that leads nowhere, the first of
  /// `PATH-2`, `PATH-3` … that is free.
  static func freePath(_ path: String) throws(InterchangeError) -> String {
    do {
      var (free, number) = (path, 1)
      while try SystemCalls.isTaken(free) {
        number += 1
        free = "\(path)-\(number)"
      }
      return free
    } catch {
      throw error.writing(path)
    }
  }

  private static func create<Result>(
    _ path: String, replacing existing: SystemCalls.Status?, _ body: (ByteOutput) throws -> Result
  ) throws -> Result {
    let unfinished = try UnfinishedFile(beside: path)
    do {
      let result = try write(to: unfinished.file, name: path, {}, body)
      if let existing {
        try unfinished.replaceTarget(permissions: existing.permissions)
      } else {
        try unfinished.becomeTarget()
      }
      return result
    } catch {
      try unfinished.discard(after: error)
      throw error
    }
  }

  private static func write<Result>(
    to file: Descriptor, name: String, _ check: @escaping () throws -> Void,
    _ body: (ByteOutput) throws -> Result
  ) throws -> Result {
    let isRegular: Bool
    do {
      isRegular = try SystemCalls.status(file.number).isRegular
    } catch {
      throw error.writing(name)
    }
    let output = ByteOutput { bytes in
      do {
        if isRegular {
          try SystemCalls.writeBytes(file.number, bytes)
        } else {
          try SystemCalls.writeBytes(file.number, bytes, check: check)
        }
      } catch let failure as SystemFailure {
        throw failure.writing(name)
      }
    }
    let result = try body(output)
    try output.flush()
    return result
  }
}
