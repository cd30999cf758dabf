import StewardModels

/// The fields of one record as a text that a person fills in: a hint, then `field: value`.
///
/// Lines that begin with `#` are not read. A value goes on in lines that begin with two blanks.
struct RecordForm: Sendable {
  /// One field on the form.
  struct Entry: Sendable {
    /// What stands before the colon.
    let key: String
    let target: Assignment.Target
    /// What is said about it.
    let hint: String
    /// What the record holds, or holds by default.
    var base: String
    /// What the form begins with.
    var text: String

    /// The field that it is for.
    var field: Int { Assignment(target: target, text: text).field }
  }

  /// What the form is about and how it is used, a line each.
  let heading: [String]
  var entries: [Entry]
  /// The prefix of the person's own fields; nil where the type has none.
  let own: (prefix: String, index: Int)?

  /// What remarks about mistakes begin with.
  static let remark = "#! "

  /// The form.
  var text: String {
    var lines = heading.map { "# \($0)" }
    for entry in entries {
      lines.append("")
      if !entry.hint.isEmpty { lines.append("# \(entry.hint)") }
      let value = entry.text.split(separator: "\n", omittingEmptySubsequences: false)
      lines.append(value[0].isEmpty ? "\(entry.key):" : "\(entry.key): \(value[0])")
      for line in value.dropFirst() { lines.append("  \(line)") }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

/// A form that cannot be taken as it was filled in.
struct FormProblem: Error {
  let error: any StewardError
  /// The line that it is about, from 1; nil where it is about none.
  let line: Int?
}

/// What was filled in on a form.
struct FilledForm: Sendable {
  /// What differs from the record, in the order of the lines.
  var assignments: [Assignment] = []
  /// The line of each field, by what stands before its colon.
  var lines: [String: Int] = [:]
}

extension RecordForm {
  /// Reads a form that was filled in.
  ///
  /// A field whose line was taken out stays as it is.
  func read(_ text: String, lookup: FieldLookup) throws(FormProblem) -> FilledForm {
    var filled = FilledForm()
    for (number, key, value) in try parts(text) {
      let entry = entries.first { $0.key == key }
      let target: Assignment.Target
      if let entry { target = entry.target } else { target = try self.target(key, number, lookup) }
      guard filled.lines.updateValue(number, forKey: key) == nil else {
        throw problem(
          ApplicationError(.invalid, Message("application.field.twice", ["field": .text(key)])),
          number)
      }
      // A field that did not stand on the form was empty before.
      if value == Self.plain(entry?.base ?? "") { continue }
      let prefix = entry == nil && !value.isEmpty ? lookup.prefix(key) : ""
      filled.assignments.append(Assignment(target: target, text: prefix + value))
    }
    return filled
  }

  /// What a key means that stood on the form in other words, or not at all.
  private func target(
    _ key: String, _ line: Int, _ lookup: FieldLookup
  ) throws(FormProblem) -> Assignment.Target {
    if let own = lookup.own(key), let name = own.own { return .own(own.index, name) }
    if let index = lookup.index(key),
      let known = entries.first(where: { $0.target == .field(index) })
    {
      return known.target
    }
    throw problem(lookup.unknown(key), line)
  }

  private func problem(_ error: any StewardError, _ line: Int) -> FormProblem {
    FormProblem(error: error, line: line)
  }

  /// The lines with a colon, each with what goes on under it.
  private func parts(_ text: String) throws(FormProblem) -> [(Int, String, String)] {
    var parts: [(line: Int, key: String, value: [String])] = []
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      if line.first == "#" { continue }
      if line.allSatisfy(\.isWhitespace) {
        // A blank line belongs to a text that goes on after it; `plain` takes the last ones away.
        if !parts.isEmpty { parts[parts.count - 1].value.append("") }
        continue
      }
      if line.first == " " || line.first == "\t", !parts.isEmpty {
        let rest =
          line.first == "\t" ? line.dropFirst() : line.dropFirst(line.hasPrefix("  ") ? 2 : 1)
        parts[parts.count - 1].value.append(String(rest))
        continue
      }
      guard let (key, value) = Self.parted(line, keys: entries.map(\.key)) else {
        throw problem(
          ApplicationError(
            .invalid, Message("application.form.line", ["text": .text(String(line))]),
            hint: Message("application.form.line.hint")), index + 1)
      }
      parts.append((index + 1, key, [value]))
    }
    return parts.map { ($0.line, $0.key, Self.plain($0.value.joined(separator: "\n"))) }
  }

  /// A line at its colon; names of the person's own fields may hold colons as well.
  private static func parted(_ line: Substring, keys: [String]) -> (String, String)? {
    for key in keys where line.hasPrefix("\(key):") {
      return (key, String(line.dropFirst(key.count + 1)))
    }
    guard let colon = line.firstIndex(where: { $0 == ":" || $0 == "：" }) else { return nil }
    let key = String(line[..<colon]).trimmedSpaces
    return key.isEmpty ? nil : (key, String(line[line.index(after: colon)...]))
  }

  /// A text without white space at its ends: editors add and take away such.
  static func plain(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var line = line
      while line.last?.isWhitespace == true { line.removeLast() }
      return String(line)
    }
    return lines.joined(separator: "\n").trimmedSpaces
  }

  /// A form with what is wrong said above the line, to be mended.
  static func remarked(_ text: String, _ remarks: [String], line: Int?) -> String {
    var lines: [String] = []
    var place = 0
    for (index, part) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      if index + 1 == line { place = lines.count }
      if !part.hasPrefix(remark) { lines.append(String(part)) }
    }
    lines.insert(contentsOf: remarks.map { remark + $0 }, at: min(place, lines.count))
    return lines.joined(separator: "\n")
  }
}
