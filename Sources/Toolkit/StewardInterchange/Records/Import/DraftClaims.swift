import StewardModels
import StewardText

/// What a row claims for itself that no other row of the file may: an identity, a unique value, a
/// name within the record that it lies in, the record that its key finds.
struct DraftClaim {
  /// What is claimed.
  enum Kind: Hashable {
    /// The row's content; two rows may have the same, and are then two records.
    case content
    case identity
    case unique(Int)
    case sibling(Int)
    case key(Int)

    /// The message about two rows that claim the same; nil where they may.
    var message: String? {
      switch self {
      case .content: nil
      case .identity: "interchange.import.identityTwice"
      case .unique: "interchange.import.valueTwice"
      case .sibling: "interchange.import.siblings"
      case .key: "interchange.import.keyValueTwice"
      }
    }

    /// The field that is at fault.
    var field: Int {
      switch self {
      case .content, .identity: 0
      case .unique(let field), .sibling(let field), .key(let field): field
      }
    }
  }

  let kind: Kind
  let digest: ContentDigest
}

extension RecordDraft {
  /// Gives every claim of the row to a body.
  ///
  /// - Parameters:
  ///   - merged: What the record would hold.
  ///   - key: The field by which records are found.
  func forEachClaim(_ merged: [Value], key: Int?, _ body: (DraftClaim) -> Void) {
    if let identity {
      if !isFurther { body(claim(.identity) { $0.add("\(identity)") }) }
    } else if key == nil {
      body(DraftClaim(kind: .content, digest: digest))
    }
    for field in type.uniqueFields where field != 0 && isGiven(orRead: field) {
      if let text = Self.comparable(merged[field]) { body(claim(.unique(field)) { $0.add(text) }) }
    }
    if let key, key != 0, let text = Self.comparable(merged[key]) {
      body(claim(.key(key)) { $0.add(text) })
    }
    if let (name, parent) = type.siblings, isGiven[name], case .text(let text) = merged[name] {
      let outer = named.first { $0.field == parent }?.text.folded
      body(
        claim(.sibling(name)) { hasher in
          hasher.add(outer ?? Self.comparable(merged[parent]) ?? "")
          hasher.add(text.folded)
        })
    }
  }

  private func isGiven(orRead field: Int) -> Bool {
    isGiven[field] || special.contains { $0.field == field }
  }

  private func claim(
    _ kind: DraftClaim.Kind, _ content: (inout ContentHasher) -> Void
  ) -> DraftClaim {
    var hasher = ContentHasher()
    hasher.add(type.type.name)
    hasher.add(kind.field)
    switch kind {
    case .content: hasher.add(byte: 0)
    case .identity: hasher.add(byte: 1)
    case .unique: hasher.add(byte: 2)
    case .sibling: hasher.add(byte: 3)
    case .key: hasher.add(byte: 4)
    }
    content(&hasher)
    return DraftClaim(kind: kind, digest: hasher.digest())
  }

  /// A text that is the same for values that a store would not tell apart; nil for nothing.
  private static func comparable(_ value: Value) -> String? {
    switch value {
    case .none: nil
    case .text(let text): text.folded
    default: FieldWriter().text(value, for: anonymous) { _, _ in nil }
    }
  }

  private static let anonymous = FieldDescription(name: "value", kind: .text, isOptional: true)
}

/// Finds the claims that several rows make, in memory that grows with those alone.
///
/// In a first look over the file a filter tells which claims may have come before; only of those the
/// second look notes where they come.
struct ClaimBook {
  private var filter = DigestFilter()
  /// The claims that may have been made more than once.
  private(set) var suspects: Set<ContentDigest> = []
  /// Whether a second look is needed: some may be claims that no two rows can make.
  private(set) var needsSecondLook = false
  private var places: [ContentDigest: [Place]] = [:]

  /// Where a claim was made.
  struct Place {
    let kind: DraftClaim.Kind
    let number: Int
    let line: Int
    let heading: String?
    let content: String?
  }

  /// Notes a claim at the first look.
  mutating func note(_ claim: DraftClaim) {
    guard filter.insert(claim.digest) else { return }
    suspects.insert(claim.digest)
    if claim.kind.message != nil { needsSecondLook = true }
  }

  /// Notes where a claim is made, at the second look.
  mutating func notePlace(of claim: DraftClaim, _ source: any DraftSource) {
    guard claim.kind.message != nil, suspects.contains(claim.digest) else { return }
    places[claim.digest, default: []].append(
      Place(
        kind: claim.kind, number: source.draft.number, line: source.draft.line,
        heading: source.heading(claim.kind.field),
        content: source.content(claim.kind.field)))
  }

  /// The claims that several rows make, in the order of the file: a problem for each row, with the
  /// row's number.
  func problems(file: String) -> [(number: Int, problem: RowProblem)] {
    var problems: [(number: Int, problem: RowProblem)] = []
    for sharers in places.values where sharers.count > 1 {
      for place in sharers {
        guard let message = place.kind.message else { continue }
        let others = sharers.filter { $0.number != place.number }.prefix(5).map(\.line)
        let problem = RowProblem(
          file: file, line: place.line, column: place.heading, value: place.content,
          message: Message(message, ["lines": .list(others.map { String($0) })]))
        problems.append((place.number, problem))
      }
    }
    return problems.sorted {
      ($0.number, $0.problem.column ?? "") < ($1.number, $1.problem.column ?? "")
    }
  }
}
