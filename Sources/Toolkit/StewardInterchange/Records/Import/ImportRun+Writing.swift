import StewardModels
import StewardPersistence
import StewardQuery
import StewardValidation

extension ImportRun {
  /// Writes what the file holds, in a transaction whose changes are kept when this returns.
  ///
  /// - Throws: `TakenBack` where they are not to be kept, which the report explains.
  func write(_ transaction: Transaction) throws {
    guard options.keepsGoing, !options.isTrial else {
      try write(transaction, rejections: nil)
      return
    }
    let path = try AtomicFile.freePath(options.rejectedPath ?? origin.rejectedPath)
    do {
      try AtomicFile.write(to: path) { output in
        try write(transaction, rejections: source.rejections(to: output))
        // An empty file of rejected rows would be noise.
        if report.rejected == 0 { throw NothingRejected() }
      }
      report.rejectedFile = path
    } catch is NothingRejected {}
  }

  private struct NothingRejected: Error {}

  private func write(_ transaction: Transaction, rejections: (any RejectionWriter)?) throws {
    let others = types.filter { depths[$0.type.name] == nil }
    let before = try others.map { try transaction.count(RecordQuery($0.type.name)) }
    let writer = try DraftWriter(self, transaction, rejections)
    report.rejected = 0
    if namedTypes.isDisjoint(with: depths.keys) {
      try forEachDraft(.writing) { try writer.write($0) }
    } else {
      try writeInOrder(writer)
    }
    try writer.checkPending()
    try writer.finish()
    for (type, count) in zip(others, before) {
      let made = try transaction.count(RecordQuery(type.type.name)) - count
      if made > 0 { report.madeByName[type.type.name] = made }
    }
    if !report.problems.isEmpty, !options.keepsGoing || writer.isBroken { throw TakenBack() }
    report.outcome = options.isTrial ? .trial : .written
    if options.isTrial { throw TakenBack() }
  }

  /// Writes a file whose rows name records that stand in it as well, so that what is named comes
  /// first: types that others refer to before those, and records of one type by how deep they lie.
  private func writeInOrder(_ writer: DraftWriter) throws {
    let order = Exporter.inOrderOfReference(types.map(\.type))
    for name in order.map(\.name) {
      for depth in (depths[name] ?? []).sorted() {
        try forEachDraft(.writing) { draft in
          guard draft.type.type.name == name else { return }
          guard draft.depth == depth || writer.waiting.contains(draft.number) else { return }
          try writer.write(draft, canWait: true)
        }
      }
      // A short name, `Box` for `Cupboard / Box`, may mean a record that came later.
      var waiting = Int.max
      while !writer.waiting.isEmpty {
        let canWait = writer.waiting.count < waiting
        waiting = writer.waiting.count
        try forEachDraft(.writing) { draft in
          guard writer.waiting.contains(draft.number) else { return }
          try writer.write(draft, canWait: canWait)
        }
      }
    }
  }
}
