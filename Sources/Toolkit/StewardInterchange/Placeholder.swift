// Replaced as soon as StewardInterchange has its first type.
