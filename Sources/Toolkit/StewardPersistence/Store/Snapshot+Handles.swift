public import StewardModels

extension Snapshot {
  /// The records of a type whose handles begin with some characters, at most `limit` of them.
  ///
  /// Costs one seek in an index.
  public func identities(
    of type: String, handle: HandlePrefix, limit: Int = 10
  ) throws -> [Identifier] {
    try reader.identities(type, handles: handle.range, descending: false, limit: limit)
  }

  /// The handle of a record as listed: the shortest prefix, of four characters at least and with a
  /// letter and a digit, that no other record of the type shares.
  ///
  /// Costs two seeks in an index.
  public func listedHandle(of id: Identifier, type: String) throws -> String {
    guard Handle.isHandled(id) else { return id.description }
    let below = 0x8000_0000_0000_0000...id.low
    let above = id.low...0xBFFF_FFFF_FFFF_FFFF
    var length = Handle.shortest
    for (range, descending) in [(below, true), (above, false)] {
      let neighbours = try reader.identities(
        type, handles: range, descending: descending, limit: 2)
      for neighbour in neighbours where neighbour != id {
        length = max(length, Handle.commonLength(neighbour, id) + 1)
      }
    }
    return Handle.listed(id, length: length)
  }
}
