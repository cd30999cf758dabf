// Replaced as soon as StewardValidation has its first type.
