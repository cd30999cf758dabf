internal import StewardModels
internal import StewardText

extension Picker {
  /// One line of the help.
  struct HelpLine: Sendable, Hashable {
    var keys: String
    var text: String
  }

  /// What the keys do, as far as it is offered; a text that is too long for one line goes on below.
  var helpLines: [HelpLine] {
    let keysWidth = helpKeys.map { DisplayWidth.columns(of: words(Message($0.keys))) }.max() ?? 0
    return helpKeys.flatMap { entry in
      let lines = TextWrap.lines(
        of: words(Message(entry.text)), width: max(columns - keysWidth - 2, 8))
      return lines.enumerated().map { index, line in
        HelpLine(keys: index == 0 ? words(Message(entry.keys)) : "", text: line)
      }
    }
  }

  /// Ids of what is pressed and of what it does.
  private var helpKeys: [(keys: String, text: String)] {
    var ids: [String] = []
    let offers = content.offers
    if offers.contains(.toggle) {
      ids.append(content.toggling == .checking ? "toggle" : "toggle.listing")
    }
    if offers.contains(.add) { ids.append("add") }
    if offers.contains(.edit) { ids.append("edit") }
    if offers.contains(.remove) { ids.append("remove") }
    if offers.contains(.move) { ids.append("move") }
    if offers.contains(.undo) { ids.append("undo") }
    if offers.contains(.redo) { ids.append("redo") }
    ids += ["filter", "clear", "go", "page", "ends", "redraw", "suspend", "quit"]
    return ids.map { ("cli.picker.keys.\($0)", "cli.picker.help.\($0)") }
  }

  /// The keys in the foot: the most useful ones, as many as there is room for, and how one leaves.
  var keys: String {
    if mode == .help { return words(Message("cli.picker.foot.help")) }
    let offers = content.offers
    var ids: [String] = filterText.isEmpty ? [] : ["clear"]
    if offers.contains(.toggle) {
      ids.append(content.toggling == .checking ? "toggle" : "toggle.listing")
    }
    if offers.contains(.add) { ids.append("add") }
    if offers.contains(.edit) { ids.append("edit") }
    if offers.contains(.remove) { ids.append("remove") }
    if filterText.isEmpty { ids.append("filter") }
    if offers.contains(.undo) { ids.append("undo") }
    let end = ["keys", "quit"].map { words(Message("cli.picker.foot.\($0)")) }
    var kept: [String] = []
    for id in ids {
      let text = words(Message("cli.picker.foot.\(id)", ["filter": .text(filterText)]))
      let line = (kept + [text] + end).joined(separator: "  ")
      if DisplayWidth.columns(of: line) > columns { break }
      kept.append(text)
    }
    return (kept + end).joined(separator: "  ")
  }
}
