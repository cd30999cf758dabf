// Replaced as soon as StewardQuery has its first type.
