/// The members of a JSON object, in the order of the file.
public struct JSONObject: Sendable, Hashable {
  /// A name and its value.
  public struct Member: Sendable, Hashable {
    /// The name.
    public var key: String
    /// The value.
    public var value: JSONValue

    /// Makes a member.
    public init(key: String, value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// The members in order.
  public var members: [Member]

  /// Makes an object.
  public init(_ members: [Member] = []) { self.members = members }

  /// The value under a key, or nil; looked for from the first member on.
  public subscript(key: String) -> JSONValue? {
    members.first { $0.key == key }?.value
  }
}
