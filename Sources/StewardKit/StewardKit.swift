// The toolkit with SQLite, in one import.
@_exported public import StewardInterchange
@_exported public import StewardModels
@_exported public import StewardPersistence
@_exported public import StewardQuery
@_exported public import StewardSQLite
@_exported public import StewardText
@_exported public import StewardValidation
