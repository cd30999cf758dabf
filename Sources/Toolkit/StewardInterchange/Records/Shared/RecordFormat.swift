import StewardModels

/// What the files of this toolkit have in common.
enum RecordFormat {
  /// The version of the form of a JSON document, under the key `steward`.
  static let version = 1
  /// The key of the version.
  static let versionKey = "steward"
  /// The heading and key of the reasons in a file of rejected rows, which import leaves out.
  ///
  /// No field can have the name, as it holds a dot.
  static let problemsHeading = "import.problems"

  /// The key that says a record's type, where no member of a document does: `type`, or `@type` where
  /// a type has a field of that name.
  static func typeKey(_ types: some Sequence<RecordType>) -> String {
    types.contains { $0.field("type") != nil } ? "@type" : "type"
  }
}
