package import StewardModels

extension String {
  /// How the text stands to another by its unsigned UTF-8 bytes, the plain order of all backends.
  package func byteOrder(to other: String) -> Ordering {
    let quick = utf8.withContiguousStorageIfAvailable { left in
      other.utf8.withContiguousStorageIfAvailable { right in left.byteOrder(to: right) }
    }
    if let quick, let ordering = quick { return ordering }
    return Array(utf8).byteOrder(to: Array(other.utf8))
  }
}

extension Collection<UInt8> {
  /// How the bytes stand to others, as unsigned numbers, a beginning before the whole.
  func byteOrder(to other: some Collection<UInt8>) -> Ordering {
    var rest = other.makeIterator()
    for byte in self {
      guard let second = rest.next() else { return .greater }
      if byte != second { return byte < second ? .less : .greater }
    }
    return rest.next() == nil ? .equal : .less
  }
}
