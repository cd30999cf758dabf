import StewardPersistence
import StewardQuery
import StewardValidation

/// Makes sure that work fails with an error of the store's, and gives the error.
@discardableResult
func expectFailure<Result>(
  _ code: StoreError.Code, _ what: String, file: String = #fileID, line: Int = #line,
  _ work: () async throws -> Result
) async throws -> StoreError {
  let outcome: Result
  do {
    outcome = try await work()
  } catch let error as StoreError where error.code == code {
    return error
  } catch {
    throw ContractFailure(
      difference: "\(what): \(error) instead of \(code)", place: "\(file):\(line)")
  }
  throw ContractFailure(
    difference: "\(what): no error but \(outcome) instead of \(code)", place: "\(file):\(line)")
}

/// Makes sure that work fails because a record breaks the rule of a code.
func expectViolation<Result>(
  _ what: String, file: String = #fileID, line: Int = #line, _ work: () async throws -> Result
) async throws {
  let outcome: Result
  do {
    outcome = try await work()
  } catch is ValidationError {
    return
  } catch {
    throw ContractFailure(
      difference: "\(what): \(error) instead of a broken rule", place: "\(file):\(line)")
  }
  throw ContractFailure(
    difference: "\(what): no error but \(outcome)", place: "\(file):\(line)")
}

/// Makes sure that a query is refused as one that makes no sense.
func expectRefusal<Result>(
  _ code: QueryError.Code, _ what: String, file: String = #fileID, line: Int = #line,
  _ work: () async throws -> Result
) async throws {
  let outcome: Result
  do {
    outcome = try await work()
  } catch let error as QueryError where error.code == code {
    return
  } catch {
    throw ContractFailure(
      difference: "\(what): \(error) instead of \(code)", place: "\(file):\(line)")
  }
  throw ContractFailure(
    difference: "\(what): no error but \(outcome)", place: "\(file):\(line)")
}

/// Gives up on work that takes longer than it ever should.
func within<Result: Sendable>(
  seconds: Int, _ what: String, file: String = #fileID, line: Int = #line,
  _ work: @escaping @Sendable () async throws -> Result
) async throws -> Result {
  try await withThrowingTaskGroup(of: Result.self) { group in
    group.addTask { try await work() }
    group.addTask {
      try await Task.sleep(for: .seconds(seconds))
      throw ContractFailure(
        difference: "\(what): nothing after \(seconds) s", place: "\(file):\(line)")
    }
    defer { group.cancelAll() }
    guard let result = try await group.next() else { throw CancellationError() }
    return result
  }
}
