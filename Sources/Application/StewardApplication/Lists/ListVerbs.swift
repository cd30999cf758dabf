/// The verbs of every program with lists, in the order in which help lists them.
enum ListVerbs {
  static var all: [Verb] {
    [
      ShowListVerb.verb, CheckVerb.check, CheckVerb.uncheck, PlaceVerb.verb, PickVerb.verb,
      ListsVerb.verb, NewListVerb.verb, UseListVerb.verb, RenameListVerb.verb, IconVerb.icon,
      IconVerb.icons, EditListVerb.verb, CopyListVerb.verb, EmptyListVerb.reset,
      EmptyListVerb.clear, ArchiveListVerb.archive, ArchiveListVerb.unarchive,
      DeleteListVerb.verb,
    ]
  }
}
