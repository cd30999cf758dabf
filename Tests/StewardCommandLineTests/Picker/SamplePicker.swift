import StewardCommandLine
import StewardModels
import StewardText

/// Pickers and keys to test with.
enum SamplePicker {
  static let groceries = PickerContent(
    title: "Groceries", facts: ["3 of 4 remaining"],
    rows: [
      PickerRow(id: "1", mark: .open, text: "Milk", detail: "1.19 EUR"),
      PickerRow(id: "2", mark: .open, text: "Crème fraîche", detail: "fri"),
      PickerRow(id: "3", mark: .checked, text: "牛奶", depth: 1),
      PickerRow(id: "4", mark: .open, text: "Bread"),
    ])

  static func many(_ count: Int) -> PickerContent {
    PickerContent(
      title: "Many",
      rows: (0..<count).map { number in
        PickerRow(
          id: "\(number)", mark: .open, text: "Row \(number)",
          section: number < count / 2 ? "First" : "Second")
      })
  }

  static func picker(
    _ content: PickerContent = groceries, columns: Int = 40, rows: Int = 10
  ) -> Picker {
    var picker = Picker(content)
    picker.resize(columns: columns, rows: rows)
    return picker
  }

  /// The lines of a frame as a person sees them: without the signs that isolate right-to-left text
  /// and without blanks at the end.
  static func seen(_ picker: Picker, hasColor: Bool = false) -> [String] {
    picker.frame(on: Canvas(width: picker.columns, hasColor: hasColor)).lines.map { line in
      var line = String(
        String.UnicodeScalarView(
          line.unicodeScalars.filter { !(0x2066...0x2069).contains($0.value) }))
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}

extension Picker {
  /// Types a text key by key, as a terminal would send it; what the last key came to.
  @discardableResult
  mutating func type(_ text: String) -> PickerEffect {
    var decoder = KeyDecoder()
    var effect = PickerEffect.none
    for key in decoder.feed(Array(text.utf8)) + decoder.flush() { effect = press(key) }
    return effect
  }
}
