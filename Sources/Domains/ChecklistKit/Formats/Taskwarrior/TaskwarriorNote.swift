import StewardInterchange
import StewardModels

/// Annotations as a note, and back: each begins with its moment on a line of its own text,
/// `2026-12-04T18:30:00Z called`.
///
/// A line that begins with no moment belongs to the annotation before it; before the first one it is an
/// annotation of the moment when the task was made, which is read back without one.
enum TaskwarriorNote {
  /// One annotation.
  struct Annotation {
    let entry: Moment
    let text: String
  }

  /// The note of some annotations.
  static func note(_ annotations: [Annotation], created: Moment?) -> String {
    annotations.map { annotation in
      annotation.entry == created
        ? annotation.text : "\(dated(annotation.entry)) \(annotation.text)"
    }.joined(separator: "\n")
  }

  /// The annotations of a note.
  static func annotations(_ note: String, created: Moment) -> [Annotation] {
    var result: [(entry: Moment, lines: [Substring])] = []
    for line in note.split(separator: "\n", omittingEmptySubsequences: false) {
      if let (entry, text) = undated(line) {
        result.append((entry, [text]))
      } else if result.isEmpty {
        result.append((created, [line]))
      } else {
        result[result.count - 1].lines.append(line)
      }
    }
    return result.map { Annotation(entry: $0.entry, text: $0.lines.joined(separator: "\n")) }
  }

  private static func dated(_ moment: Moment) -> String { moment.description }

  /// The moment at the beginning of a line, and what follows it: to the second, as annotations are.
  private static func undated(_ line: Substring) -> (Moment, Substring)? {
    guard let space = line.firstIndex(of: " ") else { return nil }
    let word = line[..<space]
    guard word.utf8.count == 20, word.hasSuffix("Z") else { return nil }
    do throws(ModelError) {
      let moment = try Moment(rfc3339: String(word))
      return (moment, line[line.index(after: space)...])
    } catch {
      // Not a moment: the line is text.
      return nil
    }
  }
}
