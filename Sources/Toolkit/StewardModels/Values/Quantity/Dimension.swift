extension Unit {
  /// What a unit measures.
  ///
  /// Only quantities of one dimension can be compared and added.
  public enum Dimension: Hashable, Sendable {
    /// Pieces.
    case count
    /// Weight, in milligrams.
    case mass
    /// Capacity, in microlitres.
    case volume
    /// Length, in micrometres.
    case length
    /// Area, in square millimetres.
    case area
    /// Duration, in seconds.
    case time
    /// A unit that a household made up, by its name in lower case: cans convert to cans only.
    case custom(String)

    /// The dimension as stores write it, stable: `mass`, `unit:can`.
    public var name: String {
      switch self {
      case .count: "count"
      case .mass: "mass"
      case .volume: "volume"
      case .length: "length"
      case .area: "area"
      case .time: "time"
      case .custom(let unit): "unit:" + unit
      }
    }

    /// The dimension that a store wrote; nil for a name that is none.
    public init?(name: String) {
      switch name {
      case "count": self = .count
      case "mass": self = .mass
      case "volume": self = .volume
      case "length": self = .length
      case "area": self = .area
      case "time": self = .time
      default:
        guard name.hasPrefix("unit:"), name.utf8.count > 5 else { return nil }
        self = .custom(String(name.dropFirst(5)))
      }
    }
  }
}
