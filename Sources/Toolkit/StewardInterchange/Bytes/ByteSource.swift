public import StewardModels

/// A stream of bytes: a file, standard input, or bytes in memory.
///
/// It is read once from beginning to end, in chunks, and can be read again after `rewind()` where
/// `isRewindable`. A pipe becomes so through `spooled()`. One reader uses it at a time.
public final class ByteSource {
  enum Backing {
    case bytes([UInt8])
    case descriptor(Descriptor, start: Int?)
  }

  /// What the source is called in messages: its path, or words such as "standard input".
  public let name: String
  /// How many bytes there are in all, where that is known; for progress.
  public let size: Int?
  /// How many bytes were read since the beginning.
  public private(set) var position = 0

  private let backing: Backing
  private let status: SystemCalls.Status?

  init(name: String, size: Int?, backing: Backing, status: SystemCalls.Status? = nil) {
    self.name = name
    self.size = size
    self.backing = backing
    self.status = status
  }

  /// A source of bytes in memory.
  public convenience init(_ bytes: some Sequence<UInt8>, name: String = "-") {
    let bytes = Array(bytes)
    self.init(name: name, size: bytes.count, backing: .bytes(bytes))
  }

  /// A source of text in memory, as UTF-8.
  public convenience init(text: String, name: String = "-") {
    self.init(text.utf8, name: name)
  }

  /// The file at `path`; a folder and what cannot be read are errors.
  public convenience init(path: String) throws(InterchangeError) {
    let descriptor: Int32
    do {
      descriptor = try SystemCalls.openForReading(path)
    } catch {
      throw error.reading(path)
    }
    try self.init(descriptor: descriptor, name: path, closesWhenDone: true)
  }

  /// What a descriptor gives; with `closesWhenDone` the source closes it in the end.
  public convenience init(
    descriptor: Int32, name: String, closesWhenDone: Bool = false
  ) throws(InterchangeError) {
    let owner = Descriptor(descriptor, isOurs: closesWhenDone)
    let status: SystemCalls.Status
    do {
      status = try SystemCalls.status(descriptor)
    } catch {
      throw error.reading(name)
    }
    let start = status.isRegular ? SystemCalls.place(descriptor) : nil
    self.init(
      name: name, size: start.map { max(0, status.size - $0) },
      backing: .descriptor(owner, start: start), status: status)
  }

  /// Standard input, which messages call so in the words of a catalogue.
  public static func standardInput(
    in catalogue: Catalogue = .english
  ) throws(InterchangeError) -> ByteSource {
    try ByteSource(
      descriptor: 0, name: catalogue.words(for: Message("interchange.file.standardInput")))
  }

  /// Whether `rewind()` is possible: true of files and bytes in memory, false of pipes.
  public var isRewindable: Bool {
    switch backing {
    case .bytes: true
    case .descriptor(_, let start): start != nil
    }
  }

  /// Fills the front of `buffer` and says how many bytes that were; zero is the end.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(InterchangeError) -> Int {
    let count: Int
    switch backing {
    case .bytes(let bytes):
      count = min(buffer.count, bytes.count - position)
      bytes.withUnsafeBytes { all in
        buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: all[position..<position + count]))
      }
    case .descriptor(let descriptor, _):
      do {
        count = try SystemCalls.readBytes(descriptor.number, into: buffer)
      } catch {
        throw error.reading(name)
      }
    }
    position += count
    return count
  }

  /// Waits until there is something to read, or the end.
  func waitToRead(_ check: () throws -> Void) throws {
    guard case .descriptor(let descriptor, nil) = backing else { return }
    repeat { try check() } while !SystemCalls.waitToRead(descriptor.number)
  }

  /// Goes back to the beginning; a file that changed since it was opened is an error.
  public func rewind() throws(InterchangeError) {
    if case .descriptor(let descriptor, let start) = backing {
      guard let start else {
        throw .at(SourceLocation(), in: name, .unreadable, "interchange.file.notRewindable")
      }
      let now: SystemCalls.Status
      do {
        now = try SystemCalls.status(descriptor.number)
        try SystemCalls.seek(descriptor.number, to: start)
      } catch {
        throw error.reading(name)
      }
      guard now == status else {
        throw .at(SourceLocation(), in: name, .changed, "interchange.file.changed")
      }
    }
    position = 0
  }
}
