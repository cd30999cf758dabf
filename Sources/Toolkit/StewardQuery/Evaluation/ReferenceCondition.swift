internal import StewardModels

/// A condition on the record that a row refers to, or on one of those which that lies in.
///
/// What was learnt about a record is kept, so that a thousand rows in one place ask about it once.
/// Records that lie in each other in a circle satisfy it where one of them does.
final class ReferenceCondition {
  private let type: String
  private let condition: Condition
  /// The column that names what a record of the type lies in, if that counts too.
  private let parent: Int?
  private let source: any RowSource
  private var known: [Identifier: Bool] = [:]

  init(type: String, condition: Condition, parent: Int?, source: any RowSource) {
    self.type = type
    self.condition = condition
    self.parent = parent
    self.source = source
  }

  /// Whether the record satisfies the condition; a record that is not there does not.
  ///
  /// - Parameter row: The record's row, where it is at hand.
  func holds(for id: Identifier, row: [Scalar]? = nil) throws(ModelError) -> Bool {
    if let answer = known[id] { return answer }
    var path: [Identifier] = []
    do throws(ModelError) {
      let answer = try walk(from: id, row, &path)
      if answer { for passed in path { known[passed] = true } }
      return answer
    } catch {
      for passed in path { known[passed] = nil }
      throw error
    }
  }

  private func walk(
    from id: Identifier, _ first: [Scalar]?, _ path: inout [Identifier]
  ) throws(ModelError) -> Bool {
    var row = first
    var next: Identifier? = id
    while let current = next {
      // Those on the way count as unsatisfied, so that a circle ends where it began.
      if let answer = known[current] { return answer }
      known[current] = false
      path.append(current)
      guard let columns = row ?? source.row(of: type, id: current) else { return false }
      if try condition.holds(columns) { return true }
      row = nil
      next = parent.flatMap { columns[$0].identifier }
    }
    return false
  }
}
