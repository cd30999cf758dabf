// Replaced as soon as StewardPersistence has its first type.
