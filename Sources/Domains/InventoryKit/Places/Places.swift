public import StewardModels
public import StewardPersistence

/// The places of a household, by their paths.
public enum Places {
  /// The place at a path; nil where there is none.
  ///
  /// See `Snapshot.record(at:type:)`.
  public static func find(_ path: RecordPath, in snapshot: Snapshot) throws -> RecordID<Place>? {
    try snapshot.record(at: path, type: Place.schema.name).map { RecordID($0) }
  }

  /// The place at a path; what is missing of it is made.
  ///
  /// See `Transaction.makeRecord(at:type:)`.
  public static func make(
    _ path: RecordPath, in transaction: Transaction
  ) throws -> RecordID<Place> {
    RecordID(try transaction.makeRecord(at: path, type: Place.schema.name))
  }

  /// The path of a place.
  ///
  /// - Throws: `StoreError.Code.notFound`.
  public static func path(of place: RecordID<Place>, in snapshot: Snapshot) throws -> RecordPath {
    try snapshot.path(
      of: RecordReference(type: Place.schema.name, id: place.identifier))
  }
}
