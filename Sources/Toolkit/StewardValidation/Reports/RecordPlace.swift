public import StewardModels

/// Where a record is found: in a file, in a list, in the store.
///
/// What is not known is nil.
public struct RecordPlace: Sendable, Hashable {
  /// Which record of a list, from zero.
  public var index: Int?
  /// The line of a file where it begins, from one, counting physical lines.
  public var line: Int?
  /// The record's identity, from which comes the handle that people type.
  public var identifier: Identifier?

  /// Names a place.
  public init(index: Int? = nil, line: Int? = nil, identifier: Identifier? = nil) {
    self.index = index
    self.line = line
    self.identifier = identifier
  }

  /// The place in words: the line where there is one, else the number in the list from one, else
  /// the handle; nil where nothing is known.
  public var message: Message? {
    if let line { return Message("validation.place.line", ["line": .number(line)]) }
    if let index {
      let (number, overflows) = index.addingReportingOverflow(1)
      return Message("validation.place.index", ["number": .number(overflows ? index : number)])
    }
    guard let identifier else { return nil }
    return Message("validation.place.handle", ["handle": .text(Handle(identifier).listed())])
  }
}
