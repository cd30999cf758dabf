import StewardInterchange
import StewardModels

/// What the words of a todo.txt task mean for an item, and the words that say it.
struct TodoItemParts {
  /// The project that the list is called after.
  var list: String?
  /// The text, without what the other fields hold.
  var text = ""
  /// The contexts.
  var tags: [String] = []
  /// The day of `due:`.
  var due: Day?
  /// The day of `t:`.
  var start: Day?
  /// What `rec:` says, as it stands there.
  var repeats: String?
  /// What `pri:` says of a task that has no priority at its beginning.
  var priority: Character?
  private var isPrioritized = false

  static let dueKey = "due"
  static let startKey = "t"
  static let repeatsKey = "rec"
  /// The priority of a task that is done, and of one that is open again.
  static let priorityKey = "pri"

  init(list: String?) { self.list = list }

  /// Takes the words of a task apart.
  init(_ task: TodoTask) {
    isPrioritized = task.priority != nil
    var words = task.words
    for word in words {
      if case .project(let name) = word.kind {
        list = name
        break
      }
    }
    for word in words {
      if case .context(let name) = word.kind, !tags.contains(name) { tags.append(name) }
    }
    words.removeAll { word in
      guard case .pair(let key, let value) = word.kind else { return false }
      return take(key, value)
    }
    var rest = words[...]
    while let first = rest.first, isNamed(first) { rest.removeFirst() }
    while let last = rest.last, isNamed(last) { rest.removeLast() }
    // Where nothing is left, the words are all that the task is called.
    text = TodoWord.plainText(of: rest.isEmpty ? words : Array(rest))
    if text.isEmpty { text = task.text }
  }

  private mutating func take(_ key: String, _ value: String) -> Bool {
    switch key {
    case Self.dueKey where due == nil:
      due = Day(value)
      return due != nil
    case Self.startKey where start == nil:
      start = Day(value)
      return start != nil
    case Self.repeatsKey where repeats == nil:
      repeats = value
      return true
    case Self.priorityKey where !isPrioritized && value.count == 1:
      guard let letter = value.first, ("A"..."Z").contains(letter) else { return false }
      isPrioritized = true
      priority = letter
      return true
    default: return false
    }
  }

  /// Whether a word is the list, or a context.
  private func isNamed(_ word: TodoWord) -> Bool {
    switch word.kind {
    case .project(let name): name == list
    case .context: true
    default: false
    }
  }

  /// The text of a task that is read as this again.
  var line: String {
    var words = TodoWord.plainWords(of: text)
    let original = TodoTask(text).words
    var isListSaid = false
    var isFirst = false
    var said: Set<String> = []
    for index in words.indices where index < original.count {
      let isInside = index > 0 && index < words.count - 1
      switch original[index].kind {
      // What is no list's name, where the list's own stands before it.
      case .project(let name) where list != nil && name != list:
        words[index] = original[index]
        if !isListSaid { isFirst = true }
      // Within a sentence the list and the tags may stay as they are.
      case .project(let name) where list == name && isInside:
        words[index] = original[index]
        isListSaid = true
      case .context(let name) where isInside && tags.contains(name):
        words[index] = original[index]
        said.insert(name)
      // A pair that this program has no field for is text.
      case .pair(let key, _) where !Self.isKnown(key):
        words[index] = original[index]
      default: continue
      }
    }
    var all: [TodoWord] = []
    let project = list.map { TodoWord(.project($0)) }
    if isFirst, let project { all.append(project) }
    all += words
    if !isListSaid, !isFirst, let project { all.append(project) }
    all += tags.filter { !said.contains($0) }.map { TodoWord(.context($0)) }
    if let due { all.append(TodoWord(.pair(Self.dueKey, due.description))) }
    if let start { all.append(TodoWord(.pair(Self.startKey, start.description))) }
    if let repeats { all.append(TodoWord(.pair(Self.repeatsKey, repeats))) }
    return TodoWord.text(of: all)
  }

  private static func isKnown(_ key: String) -> Bool {
    [dueKey, startKey, repeatsKey, priorityKey].contains(key)
  }
}
