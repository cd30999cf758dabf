import StewardInterchange
import StewardModels
import StewardPersistence

/// What an import did, in the words of a person: how many of each type, on which lists, what was ticked.
struct ImportSummary {
  let parts: [Message]

  /// How many lists are told one by one.
  private static let toldLists = 8

  init(_ report: ImportReport, _ domain: DomainDescription) {
    var parts: [Message] = []
    let counted: [(String, KeyPath<ImportCounts, Int>)] = [
      ("made", \.made), ("restored", \.restored), ("updated", \.updated),
      ("unchanged", \.unchanged),
    ]
    let told = Set(report.lists.filter(\.isNew).prefix(Self.toldLists).map(\.name))
    for type in domain.types.map(\.model.type) {
      guard let counts = report.byType[type.name] else { continue }
      for (id, path) in counted {
        var count = counts[keyPath: path]
        if type.name == domain.lists?.list {
          // A new list is told with what stands on it, one that was there says nothing.
          if path == \.unchanged, report.byType.count > 1 { continue }
          if path == \.made || path == \.restored { count = max(0, count - told.count) }
        }
        guard count > 0 else { continue }
        let what = Self.counted(id, count, type.title, type.plural)
        let lists = report.lists.filter { $0.counts[keyPath: path] > 0 }
        parts.append(
          type.name == domain.lists?.entry ? Self.placed(what, lists, path) : what)
      }
    }
    for (name, count) in report.madeByName.sorted(by: { $0.key < $1.key }) where count > 0 {
      let type = domain.type(name)?.model.type
      parts.append(Self.counted("made", count, type?.title ?? name, type?.plural ?? name))
    }
    for (id, ticks) in [("checked", report.checked), ("unchecked", report.unchecked)]
    where ticks.count > 0 {
      let more = ticks.count > ticks.names.count ? ["…"] : []
      parts.append(
        Message(
          "application.import.\(id)",
          ["count": .number(ticks.count), "names": .list(ticks.names + more)]))
    }
    self.parts = parts
  }

  private static func counted(
    _ id: String, _ count: Int, _ title: String, _ plural: String
  ) -> Message {
    Message(
      "application.import.\(id)",
      ["count": .number(count), "type": .text(title), "types": .text(plural)])
  }

  /// A count with the list that they stand on, or how many on each of several.
  private static func placed(
    _ what: Message, _ lists: [ImportedList], _ path: KeyPath<ImportCounts, Int>
  ) -> Message {
    guard let first = lists.first else { return what }
    if lists.count == 1 {
      return Message(
        first.isNew ? "application.import.on.new" : "application.import.on",
        ["what": .message(what), "list": .text(first.name)])
    }
    var places = lists.prefix(toldLists).map { list in
      Message(
        list.isNew ? "application.import.on.new" : "application.import.on",
        [
          "what": .message(.literal("\(list.counts[keyPath: path])")), "list": .text(list.name),
        ])
    }
    let more = lists.count - places.count
    if more > 0 { places.append(Message("application.import.lists", ["count": .number(more)])) }
    var told = places[0]
    for place in places.dropFirst() {
      told = Message(
        "application.import.listed", ["first": .message(told), "next": .message(place)])
    }
    return Message(
      "application.import.placed", ["what": .message(what), "places": .message(told)])
  }
}
