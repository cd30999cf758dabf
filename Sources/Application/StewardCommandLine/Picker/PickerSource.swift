public import StewardModels

/// Where the rows of a picker come from, and who carries out what a person wants.
///
/// ```swift
/// struct Tasks: PickerSource {
///   let store: Store
///   let head: Int64  // store.head() before the picker is run
///
///   func load() async throws -> PickerContent { … }
///   func carryOut(_ intent: PickerIntent) async throws -> PickerAnswer { … }
///   func listen(_ wake: @escaping @Sendable () -> Void) async throws {
///     for try await _ in store.changes(after: head) { wake() }
///   }
/// }
/// return try await PickerScreen(console).run(Tasks(…))
/// ```
public protocol PickerSource: Sendable {
  /// What there is now; called at the start, after each intent and after each `wake`.
  ///
  /// What it throws at the start ends the picker; later it is shown in the foot.
  func load() async throws -> PickerContent

  /// Does what a person wants.
  ///
  /// What it throws is shown in the foot with its hint, and the picker goes on; what was typed stays
  /// to be mended. Only `CancellationError` and an interruption end the picker.
  func carryOut(_ intent: PickerIntent) async throws -> PickerAnswer

  /// Calls `wake` after each change that anyone makes, also another process, until it is cancelled.
  ///
  /// Several calls in a row cost one load. What it throws ends the picker.
  func listen(_ wake: @escaping @Sendable () -> Void) async throws
}

extension PickerSource {
  /// Returns at once: nobody else makes changes.
  public func listen(_ wake: @escaping @Sendable () -> Void) async throws {}
}

/// What came of an intent.
public struct PickerAnswer: Sendable, Hashable {
  /// What the foot says until the next key; nil for nothing.
  public var message: Message?
  /// The row to go to, such as the one that was added.
  ///
  /// Without one the cursor stays on the record; where toggling or removing took the record
  /// elsewhere, it stays in the place.
  public var row: String?

  /// Makes an answer.
  public init(_ message: Message? = nil, row: String? = nil) {
    self.message = message
    self.row = row
  }
}
