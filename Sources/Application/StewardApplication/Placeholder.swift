// Replaced as soon as StewardApplication has its first type.
