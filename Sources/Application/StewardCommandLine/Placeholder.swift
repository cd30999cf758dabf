// Replaced as soon as StewardCommandLine has its first type.
