// Replaced as soon as InventoryKit has its first type.
