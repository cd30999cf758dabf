// Replaced as soon as StewardText has its first type.
