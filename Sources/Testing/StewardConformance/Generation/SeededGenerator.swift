/// Random numbers that are the same in every run, on every machine, for one seed.
///
/// Source: SplitMix64 (Steele, Lea, Flood: "Fast Splittable Pseudorandom Number Generators", 2014).
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Makes a generator; every seed gives another sequence.
  public init(seed: UInt64) { state = seed }

  /// The next 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension SeededGenerator {
  /// Yes, once in so many times.
  mutating func chance(oneIn times: Int) -> Bool { Int.random(in: 0..<times, using: &self) == 0 }

  /// A number below a bound, which is at least one.
  mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }

  /// An element of a list; the fallback where the list is empty.
  mutating func pick<Element>(_ list: [Element], else fallback: Element) -> Element {
    list.randomElement(using: &self) ?? fallback
  }
}
