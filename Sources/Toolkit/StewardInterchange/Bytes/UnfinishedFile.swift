/// The file beside a target that takes its name when it is complete.
final class UnfinishedFile {
  let file: Descriptor
  private let target: String
  private let folder: String
  private let path: String

  /// Makes the file, in the target's folder so that the two are on one file system.
  init(beside target: String) throws(InterchangeError) {
    self.target = target
    if let slash = target.utf8.lastIndex(of: UInt8(ascii: "/")) {
      folder = slash == target.startIndex ? "/" : String(target[..<slash])
    } else {
      folder = "."
    }
    // A random name of our own, for the target's may be as long as a name can be.
    let random = String(UInt64.random(in: .min ... .max), radix: 16)
    path = "\(folder)/.steward-\(random).part"
    do {
      file = Descriptor(try SystemCalls.createNew(path), isOurs: true)
    } catch {
      throw error.writing(target)
    }
  }

  /// Takes the name of a target that does not exist; one that was made meanwhile is kept.
  func becomeTarget() throws(InterchangeError) {
    do {
      try finish()
      try takeFreeName()
      try SystemCalls.syncFolder(folder)
    } catch {
      throw error.writing(target)
    }
  }

  /// Takes the place of the target.
  func replaceTarget(permissions: UInt32) throws(InterchangeError) {
    do {
      try SystemCalls.setPermissions(file.number, permissions)
      try finish()
      try SystemCalls.replace(target, with: path)
      try SystemCalls.syncFolder(folder)
    } catch {
      throw error.writing(target)
    }
  }

  /// Removes the unfinished file; one that has gone already is no failure.
  func discard(after cause: any Error) throws(InterchangeError) {
    do {
      try SystemCalls.remove(path)
    } catch {
      if error.isMissing { return }
      throw InterchangeError(
        .inputOutput, error.writing(path).message,
        details: "\(error.words), while giving up after: \(cause)")
    }
  }

  private func takeFreeName() throws(SystemFailure) {
    do throws(SystemFailure) {
      try SystemCalls.addName(target, to: path)
    } catch {
      guard error.isUnsupportedLink else { throw error }
      // A file system without second names: the best it allows is to look first.
      if try SystemCalls.status(path: target) != nil { throw SystemFailure.existing }
      return try SystemCalls.replace(target, with: path)
    }
    try SystemCalls.remove(path)
  }

  private func finish() throws(SystemFailure) {
    try SystemCalls.sync(file.number)
    try file.close()
  }
}
