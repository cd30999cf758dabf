import StewardModels

extension TextSource {
  /// Checks the next bytes; without a bad one the chunk is where they were read to.
  func decodeUTF8() -> UnsafeBufferPointer<UInt8> {
    var end = min(raw.count, chunkSize)
    var start = 0
    clean.removeAll()
    while true {
      switch UTF8Validation.check(raw.base, from: start, to: end) {
      case .complete:
        return finish(from: start, to: end, used: end)
      case .incomplete(0) where end < raw.count:
        end += 1
      case .incomplete(let index):
        if !(hasEnded && end == raw.count) { return finish(from: start, to: index, used: index) }
        if !isLenient { return refuse(at: index, from: start) }
        replace(at: index, from: start)
        start = end
      case .invalid(let index, let length):
        if !isLenient { return refuse(at: index, from: start) }
        replace(at: index, from: start)
        start = index + length
      }
    }
  }

  private func finish(from start: Int, to end: Int, used: Int) -> UnsafeBufferPointer<UInt8> {
    self.used = used
    if clean.count == 0 { return UnsafeBufferPointer(start: raw.base + start, count: end - start) }
    clean.append(raw.base + start, end - start)
    return clean.bytes
  }

  private func replace(at index: Int, from start: Int) {
    clean.append(raw.base + start, index - start)
    clean.append(scalar: "\u{FFFD}")
    replacements.add(at: rawOffset + index)
  }

  private func refuse(at index: Int, from start: Int) -> UnsafeBufferPointer<UInt8> {
    pendingError = .at(
      SourceLocation(offset: rawOffset + index), in: source.name, .invalidEncoding,
      "interchange.encoding.invalid",
      ["byte": .text("0x" + String(raw.base[index], radix: 16, uppercase: true))],
      hint: Message("interchange.encoding.hint"))
    return finish(from: start, to: index, used: index)
  }
}
