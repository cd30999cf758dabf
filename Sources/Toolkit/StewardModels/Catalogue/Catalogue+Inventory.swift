extension Catalogue {
  /// What InventoryKit and the program `inventory` say.
  static let inventoryWords: [String: String] = [:]
}
