extension Catalogue {
  /// English: the words of every module of the toolkit and of the programs.
  public static let english = Catalogue(tables: [
    textWords, modelsWords, validationWords, queryWords, persistenceWords, maintenanceWords,
    interchangeWords, commandLineWords, applicationWords, terminalWords, inventoryWords,
    shoppingWords,
    packagingWords, stewardWords,
  ])
}
