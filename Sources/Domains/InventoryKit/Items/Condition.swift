public import StewardModels

extension Item {
  /// The state that a thing is in.
  public enum Condition: String, Choice {
    /// Never used.
    case new
    /// Used, without a flaw that matters.
    case good
    /// Worn, and does its work.
    case fair
    /// Hardly does its work.
    case poor
    /// Does not do its work.
    case broken
  }
}
