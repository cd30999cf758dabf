// Replaced as soon as StewardSQLite has its first type.
