extension Store {
  /// Tells of every change that comes after a transaction, by whichever process, until the task is
  /// cancelled or the store is closed.
  ///
  /// For whoever reads everything anew each time: where an older copy of the store takes over, that is
  /// told as well, and followed from there.
  package func follow(after head: Int64, _ tell: () -> Void) async throws {
    var place = head
    while true {
      do {
        for try await _ in changes(after: place) { tell() }
        return
      } catch let error as StoreError where .expired ~= error {
        place = try await self.head()
        tell()
      }
    }
  }
}
