// Replaced as soon as StewardModels has its first type.
