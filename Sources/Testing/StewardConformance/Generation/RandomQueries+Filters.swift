internal import StewardModels
public import StewardQuery
internal import StewardText

extension RandomQueries {
  /// A filter that makes sense for the type, nested up to a depth.
  public func filter(
    depth: Int = 3, using generator: inout SeededGenerator
  ) -> FilterExpression {
    guard depth > 0, !generator.chance(oneIn: 3) else { return leaf(depth, using: &generator) }
    switch generator.below(5) {
    case 0: return .not(filter(depth: depth - 1, using: &generator))
    case 1, 2: return .all(parts(depth, using: &generator))
    default: return .any(parts(depth, using: &generator))
    }
  }

  private func parts(
    _ depth: Int, using generator: inout SeededGenerator
  ) -> [FilterExpression] {
    let count = generator.chance(oneIn: 12) ? generator.below(2) : 2 + generator.below(2)
    return (0..<count).map { _ in filter(depth: depth - 1, using: &generator) }
  }

  private func leaf(
    _ depth: Int, using generator: inout SeededGenerator
  ) -> FilterExpression {
    guard let index = type.fields.indices.randomElement(using: &generator) else { return .always }
    let field = type.fields[index]
    let path = FieldPath(field.name)
    if generator.chance(oneIn: 10), type.fields.contains(where: \.isSearchable) {
      return search(using: &generator)
    }
    if generator.chance(oneIn: 8) { return .isNone(path) }
    switch field.kind {
    case .own: return own(field, index, using: &generator)
    case .tags:
      guard case .tags(let tags) = sample(index, using: &generator), let tag = tags.first else {
        return .tagged(path, RandomTexts.something(using: &generator))
      }
      return .tagged(path, varied(tag, using: &generator))
    case .text, .icon, .choice:
      if generator.chance(oneIn: 2) {
        let text = piece(of: sample(index, using: &generator), using: &generator)
        return .text(path, match(using: &generator), text)
      }
    case .identifier, .reference:
      if generator.chance(oneIn: 4), case .reference(let id) = sample(index, using: &generator),
        let prefix = HandlePrefix(Handle(id).characters.prefix(1 + generator.below(4)))
      {
        return .handle(path, prefix)
      }
      if generator.chance(oneIn: 2), depth > 0 {
        return reference(field, depth, using: &generator)
      }
    default: break
    }
    return comparison(field, index, using: &generator)
  }

  private func comparison(
    _ field: FieldDescription, _ index: Int, using generator: inout SeededGenerator
  ) -> FilterExpression {
    let path = FieldPath(field.name)
    if generator.chance(oneIn: 4) {
      let values = (0..<generator.below(6)).map { _ in
        bound(field, index, using: &generator)
      }
      return .oneOf(path, values.filter { !$0.isNone })
    }
    let value = bound(field, index, using: &generator)
    // A reference to no record at all: nothing to compare with.
    guard !value.isNone else { return .isNone(path) }
    return .compare(path, generator.pick(Comparison.allCases, else: .equal), value)
  }

  private func reference(
    _ field: FieldDescription, _ depth: Int, using generator: inout SeededGenerator
  ) -> FilterExpression {
    var target = type
    if case .reference(let name) = field.kind, let named = types[name] { target = named }
    let inner = RandomQueries(target, types: types, samples: samples, collation: collation)
    return .refers(
      FieldPath(field.name), inner.filter(depth: depth - 1, using: &generator),
      orLiesIn: Bool.random(using: &generator))
  }

  private func search(using generator: inout SeededGenerator) -> FilterExpression {
    let indices = type.fields.indices.filter { type.fields[$0].isSearchable }
    let index = generator.pick(Array(indices), else: 0)
    return .search(
      SearchTokens.query(piece(of: sample(index, using: &generator), using: &generator)))
  }

  private func own(
    _ field: FieldDescription, _ index: Int, using generator: inout SeededGenerator
  ) -> FilterExpression {
    var name = generator.pick(RandomValues.names, else: "colour")
    var value = RandomValues.ownValue(using: &generator)
    if generator.chance(oneIn: 2), case .own(let own) = sample(index, using: &generator),
      let entry = own.randomElement(using: &generator)
    {
      name = entry.name
      value = entry.value
    }
    let path = FieldPath(field.name, own: varied(name, using: &generator))
    switch generator.below(6) {
    case 0: return .isNone(path)
    case 1:
      return .oneOf(path, [value.value, RandomValues.ownValue(using: &generator).value])
    case 2:
      return .text(
        path, match(using: &generator), piece(of: value.value, using: &generator))
    default:
      return .compare(path, generator.pick(Comparison.allCases, else: .equal), value.value)
    }
  }

  private func match(using generator: inout SeededGenerator) -> TextMatch {
    generator.pick(TextMatch.allCases, else: .contains)
  }

  /// A value to compare a field with: mostly one that a sample holds.
  private func bound(
    _ field: FieldDescription, _ index: Int, using generator: inout SeededGenerator
  ) -> Value {
    let sampled = sample(index, using: &generator)
    if !sampled.isNone, !generator.chance(oneIn: 4) { return sampled }
    var ids: [Identifier] = []
    if case .reference(let name) = field.kind {
      ids = (samples[name] ?? []).compactMap {
        if case .reference(let id) = $0.first { id } else { nil }
      }
    }
    return RandomValues.value(of: field.kind, references: ids, using: &generator)
  }

  /// What one of the samples holds in a field.
  private func sample(_ index: Int, using generator: inout SeededGenerator) -> Value {
    samples[type.name]?.randomElement(using: &generator)?[index] ?? .none
  }

  /// A part of a text, perhaps in another case.
  private func piece(of value: Value, using generator: inout SeededGenerator) -> String {
    let text: String
    switch value {
    case .text(let held): text = held
    case .icon(let icon): text = icon.stored
    default: text = RandomTexts.text(using: &generator)
    }
    let characters = Array(text)
    guard characters.count > 1, !generator.chance(oneIn: 3) else {
      return varied(text, using: &generator)
    }
    let start = generator.below(characters.count)
    let end = start + 1 + generator.below(characters.count - start)
    return varied(String(characters[start..<end]), using: &generator)
  }

  private func varied(_ text: String, using generator: inout SeededGenerator) -> String {
    switch generator.below(4) {
    case 0: text.uppercased()
    case 1: text.lowercased()
    default: text
    }
  }
}
