extension Schema {
  /// What the compiler finds where the fields do not fit the initializer, and says why.
  ///
  /// Without it Swift 6.3 stops with a fault of its own when two fields are exchanged or one is
  /// forgotten. In a schema of more than a dozen fields it says instead, after half a minute, that
  /// it is unable to check the expression in reasonable time.
  @available(
    *, unavailable,
    message: "the fields must be those of the initializer's parameters, in their order"
  )
  public init<each Content: FieldValue, each Parameter>(
    _ name: String,
    _ make: @escaping @Sendable (RecordID<Root>, repeat each Parameter) -> Root,
    _ id: Field<Root, RecordID<Root>>,
    _ fields: repeat Field<Root, each Content>,
    title: String? = nil,
    plural: String? = nil,
    version: Int = 1,
    indexes: [FieldIndex] = [],
    rules: [RecordRule<Root>] = []
  ) {
    // Never called: the compiler refuses every call.
    fatalError("the fields do not fit the initializer")
  }
}
