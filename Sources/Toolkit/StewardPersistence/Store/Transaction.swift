public import StewardModels
import StewardQuery
import StewardText
import StewardValidation

/// A transaction that is under way: what it changes is kept whole when its body returns, else not at
/// all, and all of it is journaled.
///
/// It sees its own changes. It exists for the time of one `Store.transaction` and stays on its
/// thread.
public final class Transaction: Snapshot {
  let writer: any StoreWriter
  private var entry: JournalEntry
  private var plans: [String: WritePlan] = [:]
  /// The number, once something was changed: a transaction that changes nothing leaves no trace.
  package private(set) var number: Int64?

  init(
    _ writer: any StoreWriter, _ context: StoreContext, command: String, kind: JournalEntry.Kind
  ) {
    self.writer = writer
    entry = JournalEntry(
      moment: context.options.now(), author: context.options.author, command: command, kind: kind)
    super.init(writer, context)
  }

  /// When the transaction is said to have happened.
  public var moment: Moment { entry.moment }

  /// Sets a setting of the store; nil takes it away.
  ///
  /// Settings are not journaled.
  public func set(_ name: String, to value: String?) throws { try writer.set(name, to: value) }

  /// Appends the journal's entry at the first change.
  ///
  /// - Parameter target: The transaction that this one takes back or does again.
  func begin(target: Int64? = nil) throws -> Int64 {
    if let number { return number }
    entry.target = target
    let begun = try writer.append(entry)
    number = begun
    return begun
  }

  func plan(_ type: String) throws -> WritePlan {
    if let known = plans[type] { return known }
    let plan = WritePlan(try reader.catalog.entry(type).type)
    plans[type] = plan
    return plan
  }

  /// Adds a row whose columns stand in the order of the stored type.
  func insert(_ row: [Scalar], _ plan: WritePlan) throws -> [Scalar] {
    let number = try begin()
    var row = row
    plan.complete(&row, at: moment, isNew: true)
    let stored = try writer.insert(StoredRecord(revision: number, row: row), into: plan.type)
    try writer.note(
      JournalChange(
        transaction: number, record: RecordReference(type: plan.type.name, id: stored.id),
        kind: .insert, before: nil, revisionBefore: nil, revisionAfter: number))
    return stored.row
  }

  /// Puts a row in a record's place; a row that says nothing new changes nothing.
  func update(_ old: StoredRecord, to row: [Scalar], _ plan: WritePlan) throws -> [Scalar] {
    var row = row
    plan.normalise(&row)
    if row == old.row { return row }
    let number = try begin()
    plan.complete(&row, at: moment, isNew: false, before: old.row)
    let new = StoredRecord(sequence: old.sequence, revision: number, row: row)
    try writer.update(old, to: new, in: plan.type)
    try writer.note(
      JournalChange(
        transaction: number, record: RecordReference(type: plan.type.name, id: old.id),
        kind: .update, before: RowImage(old, of: plan.type), revisionBefore: old.revision,
        revisionAfter: number))
    return row
  }

  /// Takes a record out, whatever refers to it.
  func takeOut(_ old: StoredRecord, _ plan: WritePlan) throws {
    let number = try begin()
    try writer.remove(old, from: plan.type)
    try writer.note(
      JournalChange(
        transaction: number, record: RecordReference(type: plan.type.name, id: old.id),
        kind: .remove, before: RowImage(old, of: plan.type), revisionBefore: old.revision,
        revisionAfter: nil))
  }

  /// Shortens the journal now and then: after every 256th transaction.
  func finish() throws {
    guard let number, number.isMultiple(of: 256) else { return }
    let retention = context.options.retention
    let day: Int64 = 86_400_000_000
    let (span, isEndless) = Int64(max(retention.days, 0)).multipliedReportingOverflow(by: day)
    let (until, isBefore) = moment.microseconds.subtractingReportingOverflow(span)
    if isEndless || isBefore { return }
    var query = JournalQuery(limit: 1)
    if retention.commands > 0 {
      guard number > retention.commands else { return }
      // Commands of persons count; the program's own transactions and undo are not among them.
      var kept = JournalQuery(limit: retention.commands)
      kept.kinds = [.command]
      let commands = try writer.transactions(kept)
      guard commands.count == retention.commands, let oldest = commands.last else { return }
      query.before = oldest.number
    }
    query.until = Moment(microseconds: until)
    guard let last = try writer.transactions(query).first else { return }
    try writer.pruneJournal(through: last.number)
  }
}
