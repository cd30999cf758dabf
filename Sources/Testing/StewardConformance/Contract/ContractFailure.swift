/// A backend did something else than the contract says.
public struct ContractFailure: Error, Hashable, CustomStringConvertible {
  /// What was found, and what should have been.
  public let difference: String
  /// The file and line of the contract.
  public let place: String

  /// What was found, and where in the contract.
  public var description: String { "\(difference) (\(place))" }
}

/// Makes sure that something holds.
func expect(
  _ holds: Bool, _ difference: @autoclosure () -> String,
  file: String = #fileID, line: Int = #line
) throws(ContractFailure) {
  guard !holds else { return }
  throw ContractFailure(difference: difference(), place: "\(file):\(line)")
}

/// Makes sure that what was found is what should have been.
func expectEqual<Content: Equatable>(
  _ found: Content, _ expected: Content, _ what: @autoclosure () -> String = "",
  file: String = #fileID, line: Int = #line
) throws(ContractFailure) {
  guard found != expected else { return }
  let subject = what()
  throw ContractFailure(
    difference: "\(subject.isEmpty ? "" : subject + ": ")\(found) instead of \(expected)",
    place: "\(file):\(line)")
}
