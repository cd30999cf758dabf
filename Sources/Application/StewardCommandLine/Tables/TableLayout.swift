/// How wide each column of a table is, and which are left out.
///
/// Columns become narrower in order of their priority, the widest of equal ones first, down to
/// their minimum; then cells stand in their short forms; then optional columns are left out, the last of
/// equal ones first; then, on a window that is too narrow for anything, the rest is squeezed.
struct TableLayout: Equatable {
  static let gap = 2

  /// The width of each column; nil where it is left out.
  let widths: [Int?]

  /// Lays columns out.
  ///
  /// - Parameters:
  ///   - natural: How wide each column would be.
  ///   - short: How wide where its cells stand in their short forms.
  ///   - available: How wide the window is; nil for any width.
  init(columns: [TableColumn], natural: [Int], short: [Int], available: Int?) {
    guard let available else {
      widths = natural
      return
    }
    // Wider than the window is of no use and would only make the steps below many.
    let clamped = natural.map { min($0, available) }
    let least = short.map { min($0, available) }
    var visible = Set(columns.indices)
    while true {
      for widths in [clamped, least] {
        var fitted = Fitting(columns: columns, widths: widths, visible: visible)
        guard fitted.shrink(to: available) else { continue }
        self.widths = columns.indices.map { visible.contains($0) ? fitted.widths[$0] : nil }
        return
      }
      let optional = visible.filter { columns[$0].isOptional }
      if let last = Self.leastWanted(of: optional, in: columns) {
        visible.remove(last)
      } else if visible.count > 1, Self.gap * (visible.count - 1) + visible.count > available {
        visible.remove(visible.max() ?? 0)
      } else {
        var fitted = Fitting(columns: columns, widths: least, visible: visible)
        fitted.squeeze(to: available)
        widths = columns.indices.map { visible.contains($0) ? fitted.widths[$0] : nil }
        return
      }
    }
  }

  private static func leastWanted(of indices: Set<Int>, in columns: [TableColumn]) -> Int? {
    indices.max { (columns[$0].dropPriority, $0) < (columns[$1].dropPriority, $1) }
  }
}

/// Making columns narrower, a step at a time.
private struct Fitting {
  let columns: [TableColumn]
  var widths: [Int]
  let visible: Set<Int>

  var total: Int {
    visible.reduce(0) { $0 + widths[$1] } + TableLayout.gap * max(0, visible.count - 1)
  }

  /// Shrinks what may be shrunk; whether that was enough.
  mutating func shrink(to available: Int) -> Bool {
    let priorities = Set(visible.map { columns[$0].shrinkPriority }).filter { $0 > 0 }
    for priority in priorities.sorted(by: >) {
      let group = visible.filter { columns[$0].shrinkPriority == priority }
      narrow(group, to: available) { columns, index in
        max(columns[index].minimumWidth, columns[index].reservedWidth, 1)
      }
    }
    return total <= available
  }

  /// How narrow a column may become before others are squeezed that give way later.
  private static let legible = 6

  /// Shrinks everything, down to one column each; what gives way first is squeezed first.
  mutating func squeeze(to available: Int) {
    let priorities = Set(visible.map { columns[$0].shrinkPriority }).filter { $0 > 0 }
    for priority in priorities.sorted(by: >) {
      let group = visible.filter { columns[$0].shrinkPriority == priority }
      narrow(group, to: available) { _, _ in Self.legible }
    }
    narrow(visible, to: available) { _, _ in 1 }
  }

  private mutating func narrow(
    _ group: Set<Int>, to available: Int, floor: ([TableColumn], Int) -> Int
  ) {
    var excess = total - available
    let order = group.sorted()
    while excess > 0 {
      let candidates = order.filter { widths[$0] > floor(columns, $0) }
      guard let widest = candidates.max(by: { widths[$0] < widths[$1] }) else { return }
      widths[widest] -= 1
      excess -= 1
    }
  }
}
