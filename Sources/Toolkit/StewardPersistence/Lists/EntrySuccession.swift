public import StewardModels

/// What a domain does on its lists when an entry is checked that comes again.
public protocol EntrySuccession: Sendable {
  /// Makes what follows an entry that was just checked.
  ///
  /// - Parameters:
  ///   - day: The day that it was checked on.
  func follow(
    _ entry: Identifier, doneOn day: Day, in transaction: Transaction
  ) throws -> Succession

  /// The checked entries of a list that something followed: a list that is used again, or copied, is
  /// without them.
  func succeeded(on list: Identifier, in snapshot: Snapshot) throws -> Set<Identifier>
}

/// What follows an entry that was checked.
public enum Succession: Hashable, Sendable {
  /// It does not repeat.
  case nothing
  /// It repeats, and this was the last time.
  case last
  /// The next one, and when it is due, or begins.
  case next(Identifier, When)
}

/// What checking entries did.
public struct CheckOutcome: Sendable {
  /// The entries that were changed: the others were so already.
  public var changed: [Identifier] = []
  /// What follows each of them, where something does.
  public var successions: [Identifier: Succession] = [:]

  /// Nothing.
  public init() {}
}

extension Transaction {
  /// Checks entries, and makes what follows those that come again.
  ///
  /// Of entries that stand under each other the inner ones are followed first.
  public func check(
    _ entries: [Identifier], _ shape: ListShape, followedBy succession: (any EntrySuccession)?,
    on day: Day
  ) throws -> CheckOutcome {
    var outcome = CheckOutcome()
    outcome.changed = try check(entries, at: moment, shape)
    guard let succession else { return outcome }
    for entry in try innerFirst(outcome.changed, shape) {
      let follows = try succession.follow(entry, doneOn: day, in: self)
      if follows != .nothing { outcome.successions[entry] = follows }
    }
    return outcome
  }

  /// Makes entries open again; what followed them stays.
  public func uncheck(_ entries: [Identifier], _ shape: ListShape) throws -> CheckOutcome {
    var outcome = CheckOutcome()
    outcome.changed = try check(entries, at: nil, shape)
    return outcome
  }

  private func innerFirst(
    _ entries: [Identifier], _ shape: ListShape
  ) throws -> [Identifier] {
    guard entries.count > 1, let parent = try layout(of: shape).parent else { return entries }
    return try entries.map { entry in
      var depth = 0
      var seen: Set<Identifier> = []
      var next: Identifier? = entry
      while let id = next, seen.insert(id).inserted {
        depth += 1
        next = try record(RecordReference(type: shape.entry, id: id))?.row[parent.column].identifier
      }
      return (entry, depth)
    }.enumerated().sorted {
      ($1.element.1, $0.offset) < ($0.element.1, $1.offset)
    }.map(\.element.0)
  }
}
