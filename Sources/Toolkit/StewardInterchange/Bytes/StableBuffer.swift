/// A growable run of plain values whose address stays the same until it grows.
///
/// Readers keep pointers into it across calls, which an `Array` does not allow. What it counts lies
/// behind a pointer as well: a stored property of a class would be checked for overlapping access
/// at each byte, which took a third of the time of reading. Only the owner uses it, one at a time.
final class StableBuffer<Element: BitwiseCopyable> {
  private struct State {
    var base: UnsafeMutablePointer<Element>
    var capacity: Int
    var count: Int
  }

  private let state: UnsafeMutablePointer<State>

  init(capacity: Int) {
    let capacity = max(16, capacity)
    state = .allocate(capacity: 1)
    state.initialize(
      to: State(base: .allocate(capacity: capacity), capacity: capacity, count: 0))
  }

  deinit {
    state.pointee.base.deallocate()
    state.deallocate()
  }

  @inline(__always) var base: UnsafeMutablePointer<Element> { state.pointee.base }
  @inline(__always) var count: Int { state.pointee.count }
  @inline(__always) var capacity: Int { state.pointee.capacity }

  /// What is there, valid until something is added.
  var elements: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: base, count: count) }

  @inline(__always) func append(_ elements: UnsafePointer<Element>, _ length: Int) {
    if length > capacity - count { grow(by: length) }
    (base + count).update(from: elements, count: length)
    state.pointee.count += length
  }

  @inline(__always) func append(_ element: Element) {
    if count == capacity { grow(by: 1) }
    base[count] = element
    state.pointee.count += 1
  }

  @inline(__always) func removeAll() { state.pointee.count = 0 }

  @inline(__always) func removeLast() { state.pointee.count = max(0, count - 1) }

  /// Takes `length` elements that were written behind the last one as part of the content.
  func extend(by length: Int) { state.pointee.count = min(capacity, count + length) }

  /// Keeps only the elements from `start`, at the front.
  func keep(from start: Int) {
    base.update(from: base + start, count: count - start)
    state.pointee.count -= start
  }

  func reserve(_ total: Int) {
    if total > capacity { grow(by: total - count) }
  }

  @inline(never) private func grow(by length: Int) {
    let capacity = max(capacity * 2, count + length)
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    larger.update(from: base, count: count)
    base.deallocate()
    state.pointee.base = larger
    state.pointee.capacity = capacity
  }
}
