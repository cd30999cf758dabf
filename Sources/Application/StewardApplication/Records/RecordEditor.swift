import StewardInterchange
import StewardModels
import StewardPersistence
import StewardText
import StewardValidation

/// Writes records of one type as a person typed them, in one transaction.
struct RecordEditor {
  let domain: DomainDescription
  let served: DomainType
  let transaction: Transaction
  let habits: Habits
  let parser: FieldParser
  private var completion: (any RowCompletion)?
  /// What is to be told of how the last record was understood.
  private(set) var notes: [Message] = []

  init(
    _ served: DomainType, domain: DomainDescription, _ transaction: Transaction, _ habits: Habits
  ) {
    self.domain = domain
    self.served = served
    self.transaction = transaction
    self.habits = habits
    parser = FieldParser(habits.reading)
    completion = served.completion
  }

  var type: RecordType { served.model.type }

  /// Adds a record of what was typed.
  ///
  /// - Parameter said: What was read beside that, by field; the assignments count before it.
  mutating func add(
    _ assignments: [Assignment], said: [String: Value] = [:]
  ) throws -> StoredRecord {
    var values = type.fields.map { said[$0.name] ?? $0.absentValue }
    values[0] = .reference(IdentifierSource.shared.next())
    if let list = habits.list, list.isNamed, domain.lists?.entry == type.name,
      let index = type.fields.firstIndex(where: { $0.kind == .reference(domain.lists?.list ?? "") })
    {
      values[index] = .reference(list.id)
    }
    return try insert(values, assignments)
  }

  private mutating func insert(
    _ values: [Value], _ assignments: [Assignment]
  ) throws -> StoredRecord {
    var values = values
    try apply(assignments, to: &values)
    var row = type.row(values)
    let transaction = transaction
    try completion?.complete(&row, replacing: nil, in: transaction)
    return try explained(values) { try transaction.insert(row, model: served.model) }
  }

  /// Adds a record that holds what another does, but for what is of that one alone, and what was
  /// typed.
  ///
  /// - Parameter name: What it is called where nothing was typed for that.
  mutating func copy(
    _ record: StoredRecord, named name: String?, _ assignments: [Assignment]
  ) throws -> StoredRecord {
    var values = try values(of: transaction.declaredRow(record, model: served.model))
    for (index, field) in type.fields.enumerated() where !field.isCopied {
      values[index] = field.absentValue
    }
    values[0] = .reference(IdentifierSource.shared.next())
    if let name,
      let index = type.fields.firstIndex(where: { $0.role == .name && $0.kind == .text })
    {
      values[index] = .text(name)
    }
    return try insert(values, assignments)
  }

  /// Changes a record as was typed.
  mutating func change(_ record: StoredRecord, _ assignments: [Assignment]) throws -> StoredRecord {
    let old = try transaction.declaredRow(record, model: served.model)
    var values = try values(of: old)
    try apply(assignments, to: &values)
    var row = type.row(values)
    let transaction = transaction
    try completion?.complete(&row, replacing: old, in: transaction)
    let changed = try explained(values) {
      try transaction.update(record, to: row, model: served.model)
    }
    try follow(changed, old, values)
    return changed
  }

  /// Makes what follows an entry of a list that was checked by the change.
  private mutating func follow(
    _ record: StoredRecord, _ old: [Scalar], _ values: [Value]
  ) throws {
    guard let succession = domain.succession, domain.lists?.entry == type.name,
      let done = type.fields.firstIndex(where: { $0.role == .done }), !values[done].isNone,
      old[type.firstColumns[done]].isNull
    else { return }
    let follows = try succession.follow(record.id, doneOn: habits.today, in: transaction)
    if follows == .nothing { return }
    notes.append(
      try SuccessionReporter(domain, transaction, habits).report(follows, after: record.id).message)
  }

  /// Makes sure that what was typed can be read, whatever record it is for.
  mutating func check(_ assignments: [Assignment]) throws {
    try refuseRepeated(assignments)
    // What is read from a day of the record, as a warranty from the purchase, finds one.
    var values = type.fields.map { $0.kind == .day ? .day(habits.today) : $0.absentValue }
    for assignment in assignments {
      let field = type.fields[assignment.field]
      if case .field = assignment.target, !assignment.text.isEmpty,
        let reader = served.readers[field.name],
        try said(
          of: field,
          { try reader.read(assignment.text, &values, type, parser.context(for: field)) })
      {
        continue
      }
      if case .field = assignment.target,
        case .named(let name, let target) = try said(
          of: field, { try parser.parse(assignment.text, for: field) })
      {
        try checkReference(name, of: target, for: field)
      } else {
        try apply(assignment, &values)
      }
    }
    notes = []
  }

  /// Reads days of several words among others, as the fields of a record that is not known yet.
  var dates: DateWords {
    // What is read from a day of the record, as a warranty from the purchase, finds one.
    let blank = type.fields.map { $0.kind == .day ? .day(habits.today) : $0.absentValue }
    return DateWords(type: type) { text, index in
      let field = type.fields[index]
      var values = blank
      if let reader = served.readers[field.name],
        try said(
          of: field, { try reader.read(text, &values, type, parser.context(for: field)) })
      {
        return
      }
      _ = try said(of: field) { try parser.parse(text, for: field) }
    }
  }

  /// Makes sure that a record is there, or will be made.
  private func checkReference(
    _ text: String, of target: String, for field: FieldDescription
  ) throws {
    let reader = ReferenceReader(domain, transaction)
    if target != type.name, domain.type(target) != nil {
      try said(of: field) { try reader.check(text, of: target, for: field.name) }
    } else if try said(of: field, { try reader.known(text, of: target) }) == nil {
      _ = try reader.find(text, of: target)
    }
  }

  /// The values of a row in the order of the program's declaration.
  func values(of row: [Scalar]) throws -> [Value] {
    try Row.view(row) { (row) throws(ModelError) in try type.values(row) }
  }

  private mutating func apply(_ assignments: [Assignment], to values: inout [Value]) throws {
    try refuseRepeated(assignments)
    notes = []
    // Fields that the domain reads in its own way see all others as they will be.
    let (readers, fields) = (served.readers, type.fields)
    let isSpecial = { (assignment: Assignment) in
      readers[fields[assignment.field].name] != nil
    }
    for assignment in assignments where !isSpecial(assignment) { try apply(assignment, &values) }
    for assignment in assignments where isSpecial(assignment) {
      let field = type.fields[assignment.field]
      let context = parser.context(for: field)
      if !assignment.text.isEmpty, let reader = served.readers[field.name],
        try said(of: field, { try reader.read(assignment.text, &values, type, context) })
      {
        continue
      }
      try apply(assignment, &values)
    }
    for (index, field) in type.fields.enumerated() where values[index].isNone {
      values[index] = field.absentValue
    }
  }

  private mutating func apply(_ assignment: Assignment, _ values: inout [Value]) throws {
    let index = assignment.field
    let field = type.fields[index]
    let text = assignment.text
    switch assignment.target {
    case .field:
      switch try said(of: field, { try parser.parse(text, for: field) }) {
      case .value(let value):
        values[index] = value
        if let note = parser.note(text, for: field) { notes.append(note) }
      case .named(let name, let target):
        values[index] = .reference(try record(name, of: target, for: field))
      }
    case .tag: values[index] = try said(of: field) { try tags(values[index], text) }
    case .own(_, let name):
      values[index] = try said(of: field) { try own(values[index], name, text) }
    }
  }

  /// Tags with one more, or with one less.
  private func tags(_ value: Value, _ text: String) throws -> Value {
    var tags = Tags()
    if case .tags(let there) = value { tags = there }
    if text.hasPrefix("-") {
      tags = tags.removing(String(text.dropFirst()).nfc)
    } else {
      tags = try tags.inserting((text.hasPrefix("+") ? String(text.dropFirst()) : text).nfc)
    }
    return tags.isEmpty ? .none : .tags(tags)
  }

  /// Own fields with one set or, by empty text, without it.
  private func own(_ value: Value, _ name: String, _ text: String) throws -> Value {
    var own = OwnFields()
    if case .own(let there) = value { own = there }
    own =
      text.isEmpty ? own.removing(name) : try own.setting(name.nfc, to: OwnText.value(text.nfc))
    return own.isEmpty ? .none : .own(own)
  }

  /// The record of another type that a name, a path or a handle means; one that is made of its name
  /// alone is made.
  private func record(
    _ text: String, of target: String, for field: FieldDescription
  ) throws -> Identifier {
    let reader = ReferenceReader(domain, transaction)
    if let id = try said(of: field, { try reader.known(text, of: target) }) { return id }
    guard target != self.type.name, domain.type(target) != nil else {
      return try reader.find(text, of: target)
    }
    return try reader.findOrMake(text, of: target, for: field.name, in: transaction)
  }

  /// Refuses what says two things of one field.
  private func refuseRepeated(_ assignments: [Assignment]) throws(ApplicationError) {
    var seen: Set<Assignment.Target> = []
    for assignment in assignments {
      var target = assignment.target
      if case .tag = target { continue }
      if case .own(let index, let name) = target {
        target = .own(index, name.uppercased().lowercased())
      }
      guard seen.insert(target).inserted else {
        let field = type.fields[assignment.field].name
        var name = field
        if case .own(_, let own) = assignment.target { name += "." + own }
        throw ApplicationError(
          .invalid, Message("application.field.twice", ["field": .text(name)]))
      }
    }
  }

  /// Names the field in what is wrong with a text.
  private func said<Result>(of field: FieldDescription, _ body: () throws -> Result) throws
    -> Result
  {
    do {
      return try body()
    } catch let error as ApplicationError {
      throw error
    } catch let error as any StewardError {
      throw ApplicationError(
        .invalid,
        Message(
          "application.field.problem",
          ["field": .text(field.name), "problem": .message(error.message)]),
        hint: error.hint, details: error.details)
    }
  }

  /// Tells every rule that a record breaks, one on a line.
  private func explained<Result>(_ values: [Value], _ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let error as ValidationError {
      let lines = error.report.violations.map(\.statement)
      guard lines.count > 1, let message = Message.lines(lines) else { throw error }
      throw ApplicationError(.invalid, message, hint: error.hint, details: error.details)
    }
  }
}
