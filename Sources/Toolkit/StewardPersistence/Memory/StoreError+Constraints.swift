public import StewardModels

// What every backend says where records would contradict each other.
extension StoreError {
  /// A record of this identity is there already.
  public static func identityTaken(_ record: RecordReference) -> StoreError {
    StoreError(
      .duplicate, Message("store.record.there", ["field": "id"]), record: record, field: "id")
  }

  /// Another record holds a value already that is to be unique.
  ///
  /// - Parameter holder: The record that holds it.
  public static func valueTaken(
    _ field: FieldDescription, by holder: RecordReference
  ) -> StoreError {
    StoreError(
      .duplicate, Message("store.record.duplicate", ["field": .text(field.title)]),
      hint: Message("store.record.duplicate.hint"), details: "held by \(holder.id)",
      record: holder, field: field.name)
  }

  /// A record refers to one that is not there.
  ///
  /// - Parameter record: The record that refers.
  public static func dangling(
    _ record: RecordReference, _ field: FieldDescription, to target: Identifier
  ) -> StoreError {
    StoreError(
      .dangling,
      Message("store.record.dangling", ["type": .text(record.type), "field": .text(field.title)]),
      details: "\(record.id) refers to \(target)", record: record, field: field.name)
  }
}
