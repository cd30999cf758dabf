import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Makes identifiers whose order is the order in which they were made.
///
/// The layout is that of RFC 9562, version 7, method 1: 48 bits of milliseconds, then a counter of
/// 12 bits that starts at zero in each millisecond; when it runs out, the next millisecond is taken
/// early. The last 62 bits are random every time, read from the system for 32 identifiers at once.
public final class IdentifierSource: Sendable {
  /// The source that `RecordID()` uses.
  public static let shared = IdentifierSource()

  private struct State {
    var milliseconds: UInt64 = 0
    var counter: UInt64 = 0
    var pool: [UInt64] = []
    var seed: UInt64?
  }

  private let state = Mutex(State())

  /// Makes a source; with a seed its identifiers are the same in every run, for tests.
  public init(seed: UInt64? = nil) {
    if let seed { replay(seed: seed) }
  }

  /// From now on gives the identifiers that this seed stands for, with times that begin at
  /// 2026-01-01 and advance by one millisecond each.
  ///
  /// - Parameter part: Which part of that sequence: each begins a million milliseconds after the one
  ///   before, so that processes that come one after the other make identifiers that do.
  public func replay(seed: UInt64, part: UInt64 = 0) {
    state.withLock {
      $0 = State(
        milliseconds: 1_767_225_600_000 + part % 0x1000_0000 * 1_000_000,
        seed: seed ^ part &* 0xD1B5_4A32_D192_ED03)
    }
  }

  /// The next identifier.
  public func next() -> Identifier {
    state.withLock { state in
      let now = state.seed == nil ? Self.clock() : state.milliseconds + 1
      if now > state.milliseconds {
        state.milliseconds = now
        state.counter = 0
      } else if state.counter == 0xFFF {
        state.milliseconds += 1
        state.counter = 0
      } else {
        state.counter += 1
      }
      let high = state.milliseconds << 16 | 0x7000 | state.counter
      let low = 0x8000_0000_0000_0000 | (Self.random(&state) & 0x3FFF_FFFF_FFFF_FFFF)
      return Identifier(high: high, low: low)
    }
  }

  private static func random(_ state: inout State) -> UInt64 {
    if var seed = state.seed {
      // SplitMix64: every seed gives a full-period sequence.
      seed &+= 0x9E37_79B9_7F4A_7C15
      state.seed = seed
      var mixed = seed
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
    if let number = state.pool.popLast() { return number }
    state.pool = Array(repeating: 0, count: 32)
    // Gives up to 256 bytes at once, or fails as a whole where the system has no source of them.
    let code = state.pool.withUnsafeMutableBytes { bytes in
      // An array of 32 has an address.
      getentropy(bytes.baseAddress.unsafelyUnwrapped, bytes.count)
    }
    if code != 0 {
      var system = SystemRandomNumberGenerator()
      for index in state.pool.indices { state.pool[index] = system.next() }
    }
    return state.pool.removeLast()
  }

  private static func clock() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return UInt64(clamping: time.tv_sec) * 1000 + UInt64(clamping: time.tv_nsec / 1_000_000)
  }
}
