/// One word that a shell may put in the place of what was typed.
public struct CompletionCandidate: Sendable, Hashable {
  /// The whole word, unquoted.
  public let text: String
  /// What it is, in a few words; empty where the word says it.
  public let note: String
  /// Whether more of the word is still to come, as after `place:`: no space follows.
  public let isOpen: Bool

  /// Makes a candidate.
  public init(_ text: String, note: String = "", isOpen: Bool = false) {
    self.text = text
    self.note = note
    self.isOpen = isOpen
  }
}

/// What can stand where the cursor is.
public enum CompletionOffer: Sendable, Hashable {
  /// These words.
  case words([CompletionCandidate])
  /// What the program looks up: names of a kind that begin with what was typed; each comes after
  /// the part of the word that stays, such as `--place=`.
  case names(kind: String, typed: String, behind: String)
  /// The path of a file, after the part of the word that stays.
  case files(behind: String)
  /// The path of a directory, after the part of the word that stays.
  case directories(behind: String)
}
