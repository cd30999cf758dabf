public import StewardModels

extension FieldTrait where Content: FieldValue, Content.Present == String {
  /// The text can name a list: it does not end in a colon, which is how a list is named before what
  /// belongs on it.
  public static var listName: FieldTrait {
    .rule(
      Rule("listName") { text in
        guard let last = text.last, last == ":" || last == "：" else { return nil }
        return Message("store.list.colon")
      })
  }
}
