/// One value of a file of many, such as one record.
public struct JSONElement: Sendable {
  /// The name of the array it stands in, where that is a member of the outermost object.
  public let section: String?
  /// Its place within the array or the file, counted from zero.
  public let index: Int
  /// The value.
  public let value: JSONValue
  /// Where it begins.
  public let location: SourceLocation
}
