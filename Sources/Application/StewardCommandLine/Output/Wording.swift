public import StewardModels
internal import StewardText

/// Turns a message into words; at the edge, in the person's language.
public typealias Wording = @Sendable (Message) -> String

/// The words of the English catalogue.
public let englishWording: Wording = { Catalogue.english.words(for: $0) }
