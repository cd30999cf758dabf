// Replaced as soon as StewardConformance has its first type.
