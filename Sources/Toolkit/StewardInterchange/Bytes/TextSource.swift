/// The text of a source as a stream of valid UTF-8, whatever its encoding.
///
/// Chunks are cut anywhere, also within a character. What was valid before a bad byte is delivered
/// before the error, so that the result does not depend on the size of the chunks.
final class TextSource {
  let source: ByteSource
  let isLenient: Bool
  private(set) var encoding = TextEncoding.utf8
  var replacements = Replacements()
  /// The length of the byte order mark in its UTF-8 form: what offsets into the text lack.
  private(set) var markLength = 0

  /// Bytes as read, beginning with those left over from the last chunk.
  let raw: ByteStorage
  /// Text that had to be written anew: transcoded, or with replacements.
  let clean: ByteStorage
  private let sample = ByteStorage(capacity: 0)
  let chunkSize: Int
  /// Where in the file `raw` begins.
  private(set) var rawOffset = 0
  /// How many bytes at the front of `raw` were used by the last chunk.
  var used = 0
  private var hasBegun = false
  private(set) var hasEnded = false
  var pendingError: InterchangeError?
  private var sampleUsed = 0

  init(_ source: ByteSource, isLenient: Bool = false, chunkSize: Int = 128 * 1024) {
    self.source = source
    self.isLenient = isLenient
    self.chunkSize = max(1, chunkSize)
    raw = ByteStorage(capacity: max(TextEncoding.evidence, self.chunkSize) + 8)
    clean = ByteStorage(capacity: 0)
  }

  func rewind() throws(InterchangeError) {
    try source.rewind()
    raw.removeAll()
    sample.removeAll()
    replacements = Replacements()
    rawOffset = 0
    used = 0
    sampleUsed = 0
    hasBegun = false
    hasEnded = false
    pendingError = nil
  }

  /// The text at the beginning, without taking it: `length` bytes or all there is.
  ///
  /// To be called before the first chunk. An error further on is kept for whoever reads so far.
  func peek(_ length: Int) throws(InterchangeError) -> UnsafeBufferPointer<UInt8> {
    while sample.count - sampleUsed < length {
      let chunk: UnsafeBufferPointer<UInt8>
      do {
        chunk = try nextDecoded()
      } catch {
        if sample.count == sampleUsed { throw error }
        pendingError = error
        break
      }
      guard let base = chunk.baseAddress, !chunk.isEmpty else { break }
      sample.append(base, chunk.count)
    }
    return UnsafeBufferPointer(rebasing: sample.bytes[sampleUsed...])
  }

  /// The next piece of text, valid until the next call; empty at the end.
  func nextChunk() throws(InterchangeError) -> UnsafeBufferPointer<UInt8> {
    if sampleUsed < sample.count {
      let length = min(chunkSize, sample.count - sampleUsed)
      defer { sampleUsed += length }
      return UnsafeBufferPointer(start: sample.base + sampleUsed, count: length)
    }
    return try nextDecoded()
  }

  private func nextDecoded() throws(InterchangeError) -> UnsafeBufferPointer<UInt8> {
    if let error = pendingError { throw error }
    if !hasBegun { try begin() }
    while true {
      if used > 0 {
        raw.keep(from: used)
        rawOffset += used
        used = 0
      }
      if raw.count < chunkSize && !hasEnded { try fill(upTo: chunkSize) }
      if raw.count == 0 { return UnsafeBufferPointer(start: nil, count: 0) }
      let chunk = encoding == .utf8 ? decodeUTF8() : decodeUTF16()
      if !chunk.isEmpty { return chunk }
      if let error = pendingError { throw error }
      if used == 0 && !hasEnded { try fill(upTo: raw.count + 1) }
    }
  }

  /// Reads until `raw` holds at least one more byte, at most `total`, or the end is reached.
  private func fill(upTo total: Int) throws(InterchangeError) {
    raw.reserve(total)
    let room = UnsafeMutableRawBufferPointer(rebasing: raw.room[..<(total - raw.count)])
    let count = try source.read(into: room)
    if count == 0 { hasEnded = true }
    raw.extend(by: count)
  }

  /// Reads enough to tell the encoding and drops the byte order mark.
  private func begin() throws(InterchangeError) {
    hasBegun = true
    while raw.count < TextEncoding.evidence && !hasEnded { try fill(upTo: TextEncoding.evidence) }
    guard let (encoding, length) = TextEncoding.detect(raw.bytes) else {
      throw .at(
        SourceLocation(offset: 0), in: source.name, .invalidEncoding,
        "interchange.encoding.utf32")
    }
    self.encoding = encoding
    markLength = length > 0 ? 3 : 0
    used = length
  }
}
