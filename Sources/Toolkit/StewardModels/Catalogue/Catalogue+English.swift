extension Catalogue {
  /// English: the words of every module of the toolkit and of the programs.
  public static let english = Catalogue(tables: [
    textWords, modelsWords, validationWords, queryWords, persistenceWords, maintenanceWords,
    interchangeWords, commandLineWords, pickerWords, applicationWords, terminalWords,
    inventoryWords, packagingWords, stewardWords, listsWords, checklistsWords, shoppingWords,
    listFormatWords,
  ])
}
