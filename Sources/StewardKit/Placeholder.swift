// Replaced as soon as StewardKit has its first type.
