extension Catalogue {
  /// English: the words of every module of the toolkit and of the programs.
  public static let english = Catalogue([
    Table("text") { repeatWords },
    Table("text") { textWords },
    Table("model") { modelsWords },
    Table("validation") { validationWords },
    Table("query") { queryWords },
    Table("store") { persistenceWords },
    Table("store") { maintenanceWords },
    Table("interchange") { interchangeWords },
    Table("cli") { pickerWords },
    Table("cli") { commandLineWords },
    Table("application") { terminalWords },
    Table("application", "cli") { packagingWords },
    Table("application") { applicationWords },
    Table("inventory") { inventoryWords },
    Table("lists") { listsWords },
    Table("checklists") { checklistsWords },
    Table("shopping") { shoppingWords },
    Table("checklists", "shopping") { listFormatWords },
    Table("steward") { stewardWords },
  ])
}
