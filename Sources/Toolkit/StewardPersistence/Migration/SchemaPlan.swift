public import StewardModels

/// What has to be done to a store so that it serves a declared record type.
public enum SchemaPlan: Sendable {
  /// Nothing.
  case none
  /// The type is new: make its tables.
  case create(RecordType)
  /// Fields or traits were added: the stored type becomes this one, by additions alone.
  case extend(from: RecordType, to: RecordType)
  /// Steps written by hand lead to it: every record is rewritten.
  case rebuild(from: RecordType, to: RecordType, steps: [MigrationStep])

  /// Compares a declaration with what is stored.
  ///
  /// - Throws: `StoreError.Code.newerSchema` where a newer version made the stored type;
  ///   `.migrationNeeded` where the change is not additive and no steps lead to it.
  public init(
    declared: RecordType, stored: RecordType?, migrations: [MigrationStep]
  ) throws(StoreError) {
    guard let stored else {
      self = .create(declared)
      return
    }
    guard stored.version <= declared.version else {
      throw Self.newer(declared, stored: stored.version)
    }
    if stored.version < declared.version {
      let steps = migrations.filter {
        $0.type == declared.name && $0.version > stored.version && $0.version <= declared.version
      }.sorted { $0.version < $1.version }
      guard steps.map(\.version) == Array((stored.version + 1)...declared.version) else {
        throw Self.needed(declared, field: "", "versions \(steps.map(\.version)) are there")
      }
      self = .rebuild(from: stored, to: declared, steps: steps)
      return
    }
    if stored.hasAll(of: declared) {
      self = .none
      return
    }
    let merged = try stored.extended(by: declared)
    self = merged.serves(stored) ? .none : .extend(from: stored, to: merged)
  }

  /// The error for a stored type of which a later version of its program made more than is known
  /// here.
  package static func newer(_ declared: RecordType, stored: Int? = nil) -> StoreError {
    guard let stored else { return newer(named: declared.title) }
    return StoreError(
      .newerSchema,
      Message(
        "store.schema.newer",
        [
          "type": .text(declared.title), "stored": .number(stored),
          "known": .number(declared.version),
        ]), hint: Message("store.schema.newer.hint"))
  }

  /// The same for a type with fields of a kind that is not known here.
  package static func newer(named title: String) -> StoreError {
    StoreError(
      .newerSchema, Message("store.schema.kinds", ["type": .text(title)]),
      hint: Message("store.schema.newer.hint"))
  }

  static func needed(_ type: RecordType, field: String, _ details: String) -> StoreError {
    StoreError(
      .migrationNeeded,
      Message("store.schema.migration", ["type": .text(type.title), "field": .text(field)]),
      hint: Message("store.schema.migration.hint"), details: details, field: field)
  }
}

extension RecordType {
  /// Whether this stored type has all that a declaration asks for: extending it would change nothing.
  ///
  /// Every command asks that of every type that its program declares.
  func hasAll(of declared: RecordType) -> Bool {
    var next = 0
    for field in declared.fields {
      // As a rule both have their fields in one order.
      if next >= fields.count || fields[next].name != field.name {
        guard let index = index(ofField: field.name) else { return false }
        next = index
      }
      guard fields[next].hasAll(of: field) else { return false }
      next += 1
    }
    return declared.indexes.allSatisfy { indexes.contains($0) }
  }

  /// This stored type with all that a declaration adds: fields, traits, words of a choice, indexes.
  ///
  /// What the declaration lacks stays, for the programs that declare it.
  package func extended(by declared: RecordType) throws(StoreError) -> RecordType {
    var fields = fields
    for field in declared.fields {
      guard let index = fields.firstIndex(where: { $0.name == field.name }) else {
        guard field.readsNothing else {
          throw SchemaPlan.needed(
            self, field: field.name, "records that are there would hold nothing in it")
        }
        fields.append(field)
        continue
      }
      guard let kind = fields[index].kind.extended(by: field.kind) else {
        throw SchemaPlan.needed(
          self, field: field.name, "stored as \(fields[index].kind), declared as \(field.kind)")
      }
      fields[index].kind = kind
      fields[index].isOptional = fields[index].isOptional || field.isOptional
      fields[index].isRequired = fields[index].isRequired && field.isRequired
      fields[index].isIndexed = fields[index].isIndexed || field.isIndexed
      fields[index].isUnique = fields[index].isUnique || field.isUnique
      fields[index].isLocalized = fields[index].isLocalized || field.isLocalized
      fields[index].isSearchable = fields[index].isSearchable || field.isSearchable
      if fields[index].defaultValue.isNone { fields[index].defaultValue = field.defaultValue }
      fields[index].role = fields[index].role ?? field.role
      if field.kind.isReference { fields[index].onRemoval = field.onRemoval }
    }
    return RecordType(
      name: name, title: title, plural: plural, version: version, fields: fields,
      indexes: indexes + declared.indexes.filter { !indexes.contains($0) })
  }
}

extension RecordType {
  /// The fields whose default the records that are there are to hold, as it was not known when they
  /// were written: those that are new, and those that have got one and read nothing as that.
  package func defaultsToFill(since old: RecordType) -> [FieldDescription] {
    fields.filter { field in
      guard !field.defaultValue.isNone else { return false }
      guard let known = old.field(field.name) else { return true }
      return known.defaultValue.isNone && !field.isOptional
    }
  }

  /// A row in which nothing was said: every field holds its default, or nothing.
  var blankRow: [Scalar] { row(fields.map(\.defaultValue)) }
}

extension FieldDescription {
  /// Whether this stored field has all that a declaration asks for.
  func hasAll(of declared: FieldDescription) -> Bool {
    (kind == declared.kind || kind.extended(by: declared.kind) == kind)
      && (isOptional || !declared.isOptional)
      && (!isRequired || declared.isRequired)
      && (isIndexed || !declared.isIndexed)
      && (isUnique || !declared.isUnique)
      && (isLocalized || !declared.isLocalized)
      && (isSearchable || !declared.isSearchable)
      && (!defaultValue.isNone || declared.defaultValue.isNone)
      && (role != nil || declared.role == nil)
      && (!kind.isReference || onRemoval == declared.onRemoval)
  }

  /// Whether a record can be read in which nothing was said for the field.
  var readsNothing: Bool {
    if isOptional || !defaultValue.isNone { return true }
    switch kind {
    case .text, .integer, .number, .flag, .tags, .own: return true
    case .identifier, .day, .moment, .when, .repeats, .money, .quantity, .icon, .choice,
      .reference:
      return false
    }
  }
}

extension FieldKind {
  /// Whether it is a reference.
  public var isReference: Bool {
    if case .reference = self { true } else { false }
  }

  /// This stored kind with what a declared one adds; nil where they do not agree.
  func extended(by declared: FieldKind) -> FieldKind? {
    if case .choice(let stored) = self, case .choice(let words) = declared {
      return .choice(stored + words.filter { !stored.contains($0) })
    }
    return self == declared ? self : nil
  }
}
