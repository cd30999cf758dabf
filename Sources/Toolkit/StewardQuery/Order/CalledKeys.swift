internal import StewardModels
internal import StewardText

/// The keys of what records are called that others refer to, each found out once.
///
/// Serves one query, on one thread, while its source does not change.
final class CalledKeys {
  /// The key of a path, and of how many names it is.
  private struct Place {
    let key: String?
    let depth: Int
  }

  private let order: CalledOrder
  private let collation: Collation
  private let source: any RowSource
  private var names: [Identifier: Scalar] = [:]
  private var places: [Identifier: Place] = [:]

  init(_ order: CalledOrder, _ collation: Collation, _ source: any RowSource) {
    self.order = order
    self.collation = collation
    self.source = source
  }

  /// The key of a record; null where it is called nothing, and where it lies in itself.
  func key(of id: Identifier) -> Scalar {
    if let parent = order.parent {
      return place(of: id, parent: parent.column).key.map(Scalar.text) ?? .null
    }
    if let known = names[id] { return known }
    let key = name(of: id)
    names[id] = key
    return key
  }

  private func name(of id: Identifier) -> Scalar {
    var current = id
    for (index, step) in order.steps.enumerated() {
      guard let row = source.row(of: step.type.name, id: current) else { return .null }
      if index == order.steps.count - 1 { return key(of: row[step.column]) }
      guard let next = row[step.column].identifier else { return .null }
      current = next
    }
    return .null
  }

  private func key(of name: Scalar) -> Scalar {
    guard order.isLocalized, case .text(let text) = name else { return name }
    return .bytes(collation.sortKey(text))
  }

  private func place(of id: Identifier, parent: Int) -> Place {
    let step = order.steps[0]
    var inner: [(id: Identifier, name: String)] = []
    var passed: Set<Identifier> = []
    var outer: Place?
    var next: Identifier? = id
    while let current = next {
      outer = places[current]
      if outer != nil { break }
      guard passed.insert(current).inserted,
        let row = source.row(of: step.type.name, id: current)
      else {
        outer = Place(key: nil, depth: 0)
        break
      }
      inner.append((current, key(of: row[step.column]).hexadecimal))
      next = row[parent].identifier
    }
    for (id, name) in inner.reversed() {
      var place = Place(key: name, depth: 1)
      if let outer {
        let key = outer.depth < CalledOrder.deepest ? outer.key.map { $0 + " " + name } : outer.key
        place = Place(key: key, depth: outer.depth + 1)
      }
      places[id] = place
      outer = place
    }
    return outer ?? Place(key: nil, depth: 0)
  }
}

extension Scalar {
  /// The bytes of text or of bytes in capital hexadecimal digits, as `hex` of SQLite writes them.
  fileprivate var hexadecimal: String {
    switch self {
    case .text(let text): Self.hexadecimal(text.utf8)
    case .bytes(let bytes): Self.hexadecimal(bytes)
    default: ""
    }
  }

  private static func hexadecimal(_ bytes: some Collection<UInt8>) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    return String(unsafeUninitializedCapacity: bytes.count * 2) { buffer in
      var position = 0
      for byte in bytes {
        buffer[position] = digits[Int(byte >> 4)]
        buffer[position + 1] = digits[Int(byte & 0xF)]
        position += 2
      }
      return position
    }
  }
}
