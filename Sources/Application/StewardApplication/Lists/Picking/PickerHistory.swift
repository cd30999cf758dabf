import StewardCommandLine
import StewardModels
import StewardPersistence

/// What one session of a picker changed: what `u` takes back, and `r` gives back, and nothing that was
/// done before it or elsewhere.
public actor PickerHistory {
  private var done: [Int64] = []
  private var undone: [Int64] = []

  /// Makes the history of a session that has changed nothing yet.
  public init() {}

  /// Runs a transaction of the session, and remembers it where it changed something.
  func run<Result: Sendable>(
    _ store: Store, _ command: String,
    _ body: @escaping @Sendable (Transaction) throws -> Result
  ) async throws -> Result {
    let (result, number) = try await store.transaction(command) { transaction in
      (try body(transaction), transaction.number)
    }
    if let number {
      done.append(number)
      undone = []
    }
    return result
  }

  /// Takes the session's last change back; says so where there is none.
  func undo(in store: Store, program: String) async throws -> PickerAnswer {
    while let number = done.last {
      let reversal: Reversal
      do {
        reversal = try await store.undo(number: number, command: "\(program) undo")
      } catch let error as StoreError where .nothingToUndo ~= error {
        // It was taken back elsewhere.
        done.removeLast()
        continue
      }
      done.removeLast()
      undone.append(number)
      return answer(reversal, "application.undo.done")
    }
    return PickerAnswer(Message("lists.pick.undo.none"))
  }

  /// Gives back what `undo` took last; says so where there is nothing.
  func redo(in store: Store, program: String) async throws -> PickerAnswer {
    guard let number = undone.last else { return PickerAnswer(Message("lists.pick.redo.none")) }
    let reversal = try await store.redo(command: "\(program) redo")
    undone.removeLast()
    done.append(number)
    return answer(reversal, "application.redo.done")
  }

  private func answer(_ reversal: Reversal, _ id: String) -> PickerAnswer {
    guard let entry = reversal.commands.first else { return PickerAnswer() }
    return PickerAnswer(
      Message(
        id, ["command": .text(entry.command), "number": .number(Int(entry.number))]))
  }
}
