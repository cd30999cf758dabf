/// The verbs that several programs have.
enum SharedVerbs {
  /// Those of every program over the records of a domain, in the order in which help lists them.
  static var records: [Verb] {
    [
      AddVerb.verb, CopyVerb.verb, ListVerb.verb, ShowVerb.verb, EditVerb.verb, SetVerb.verb,
      RemoveVerb.verb,
      SearchVerb.verb, CountVerb.verb, SumVerb.verb, UndoVerb.undo, UndoVerb.redo, HistoryVerb.verb,
      ViewVerb.verb, ViewsVerb.verb, WatchVerb.verb, ImportVerb.verb, ExportVerb.verb,
    ]
  }

  /// Those of every program: what installing one writes, and what its shell scripts ask.
  static var packaging: [Verb] { [CompletionVerb.verb, OfferVerb.verb, ManualVerb.verb] }
}
