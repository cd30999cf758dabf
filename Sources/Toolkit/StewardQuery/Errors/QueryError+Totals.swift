internal import StewardModels

// What can go wrong while records are added up.
extension QueryError {
  /// A product or a sum that does not fit.
  static func tooGreat(_ query: AggregateQuery) -> QueryError {
    QueryError(
      .overflow, Message("query.sum.overflow"), hint: Message("model.overflow.hint"),
      details: "adding up \(query.sums.joined(separator: ", ")) of \(query.type)")
  }

  /// A stored value that is none of its field's kind.
  static func undecodable(_ error: ModelError) -> QueryError {
    QueryError(.undecodable, error.message, hint: error.hint, details: error.details)
  }
}
