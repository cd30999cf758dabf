/// The verbs that every program has.
enum SharedVerbs {
  /// In the order in which help lists them.
  static var all: [Verb] {
    [
      AddVerb.verb, ListVerb.verb, ShowVerb.verb, EditVerb.verb, SetVerb.verb, RemoveVerb.verb,
      SearchVerb.verb, CountVerb.verb, SumVerb.verb, UndoVerb.undo, UndoVerb.redo, HistoryVerb.verb,
      ViewVerb.verb, ViewsVerb.verb, WatchVerb.verb, ImportVerb.verb, ExportVerb.verb,
      CompletionVerb.verb, OfferVerb.verb, ManualVerb.verb,
    ]
  }
}
