/// Reads the values of a file of many one after the other, in constant memory.
///
/// Understood are: an array, whose elements are given; an object with arrays under the names in
/// `sections`, whose elements are given in turn while the other members are kept in `members`; and
/// values one after the other, as in NDJSON, where each is an element whatever it holds. An object
/// without any section is one element.
public final class JSONElementReader {
  private enum Place { case outside, array, object, section(String) }

  /// The reader of tokens beneath.
  public let reader: JSONReader
  /// Members of the outermost object that are no sections, as far as it was read.
  public private(set) var members = JSONObject()

  private let sections: Set<String>
  private var place = Place.outside
  private var index = 0
  private var objectLocation = SourceLocation()
  private var hasSection = false

  /// Makes a reader of a source that was not read yet.
  ///
  /// For NDJSON the options have `allowsManyValues`; a line in error is then thrown, and the next
  /// call goes on with the line after it.
  public init(
    _ source: ByteSource, sections: Set<String> = [],
    options: JSONReader.Options = JSONReader.Options()
  ) {
    reader = JSONReader(source, options: options)
    self.sections = sections
  }

  /// The next element, or nil at the end.
  public func next() throws(InterchangeError) -> JSONElement? {
    if reader.parser.failure != nil {
      guard canGoOn else { return nil }
      try reader.skipLine()
    }
    while let token = try reader.next() {
      switch (place, token) {
      case (.outside, .beginArray) where !reader.options.allowsManyValues:
        place = .array
      case (.outside, .beginObject) where !sections.isEmpty && !reader.options.allowsManyValues:
        place = .object
        objectLocation = reader.location
      case (.array, .endArray):
        place = .outside
      case (.section, .endArray):
        place = .object
      case (.object, .key(let key)):
        guard let value = try reader.next() else { return nil }
        if case .beginArray = value, sections.contains(key) {
          place = .section(key)
          hasSection = true
          index = 0
        } else {
          members.members.append(.init(key: key, value: try reader.parser.value(from: value)))
        }
      case (.object, .endObject):
        place = .outside
        if let whole = endObject() { return whole }
      default:
        return try element(from: token)
      }
    }
    return nil
  }

  /// Gives each element in turn to `body`.
  public func readElements(_ body: (JSONElement) throws -> Void) throws {
    while let element = try next() { try body(element) }
  }

  /// Goes back to the beginning.
  public func rewind() throws(InterchangeError) {
    try reader.rewind()
    members = JSONObject()
    place = .outside
    index = 0
    hasSection = false
  }

  /// Whether the lines after one in error can be read.
  private var canGoOn: Bool {
    if case .outside = place { return reader.options.allowsManyValues && reader.parser.canSkipLine }
    return false
  }

  private func element(from token: JSONToken) throws(InterchangeError) -> JSONElement {
    let value = try reader.parser.value(from: token)
    defer { index += 1 }
    var section: String?
    if case .section(let name) = place { section = name }
    return JSONElement(section: section, index: index, value: value, location: reader.location)
  }

  /// An object that had no section is an element itself.
  private func endObject() -> JSONElement? {
    guard !hasSection else { return nil }
    defer {
      index += 1
      members = JSONObject()
    }
    return JSONElement(
      section: nil, index: index, value: .object(members), location: objectLocation)
  }
}
