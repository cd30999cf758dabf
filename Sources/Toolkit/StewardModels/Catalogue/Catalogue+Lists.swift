extension Catalogue {
  /// What the programs with lists say.
  static let listsWords: [String: String] = listNamingWords.merging(listVerbWords) { $1 }

  private static let listNamingWords: [String: String] = [
    "lists.add.discussion":
      "The words are the name. field:value and @tag among them set fields, as the options do; "
      + "due:next fri and due:fri 18:30 take all words of the day and of the time. A first word that "
      + "ends in a colon names the list, as does all that stands before the first colon where a list "
      + "is called so.",
    "lists.argument.icon": "An icon by name, or any emoji; without one you choose.",
    "lists.argument.list": "A list, by its whole name; the current one where none is named.",
    "lists.argument.lists": "Lists, by their whole names; the current one where none is named.",
    "lists.argument.name": "What it is called.",
    "lists.argument.new": "What it is called from now on.",
    "lists.all.hint": "{verb} --all means all of them",
    "lists.archived.note": "{name} is put away: unarchive takes it back",
    "lists.archived": "(archived)",
    "lists.due.both": "{overdue} overdue, {today} today",
    "lists.due.next": "due {day}",
    "lists.due.overdue": "{overdue} overdue",
    "lists.due.today": "{today} today",
    "lists.empty": "there is no list yet",
    "lists.empty.hint": "make one with {command}",
    "lists.meant": "on {name}",
    "lists.nameless": "{verb} needs a name",
    "lists.nameless.hint": "for example: {example}",
    "lists.none": "no list is called \"{name}\"",
    "lists.none.hint": "lists shows which there are; {command} makes it",
    "lists.colon.hint": "a list has a colon behind its name: {name}",
    "lists.unchosen.all":
      "no list is the current one: {count|there is|there are} {lists}; --all looks at every list, use "
      + "chooses one",
    "lists.unchosen": "no list is the current one: {count|there is|there are} {lists}",
    "lists.put-away": "{count|the only list is|the only lists are} put away: {lists}",
    "lists.put-away.hint": "take one back with {command}",
    "lists.on.none": "no {type} on {list} is called \"{text}\"",
    "lists.unchosen.use.hint": "choose one: {use}",
    "lists.unchosen.hint": "name one, as in {example}, or choose it with {use}",
    "lists.on": "{text} on {name}",
    "lists.option.all": "Archived lists too.",
    "lists.option.from": "Like this list, with all that stands on it, none of it checked.",
    "lists.option.icon": "The icon, by name, or any emoji; Folder unless told otherwise.",
    "lists.option.list": "The list that is meant, by its whole name.",
    "lists.option.move.list": "To the end of this list.",
    "lists.option.sort":
      "By name, remaining, due, changed or manual; with - before it, the other way round.",
    "lists.option.to": "To this number on the list, as show counts.",
    "lists.option.under": "Under this one; '' for under none.",
    "lists.overdue.note":
      "{count|one is due on a day that is past|# are due on days that are past}: {command} takes "
      + "{count|the day|the days} away",
    "lists.overview.count": "{count|# list|# lists}, {open} open",
    "lists.overview.empty": "Nothing is here yet. To begin with:",
    "lists.remaining.done": "all done!",
    "lists.remaining.none": "(no items)",
    "lists.remaining.short": "{remaining} of {count}",
    "lists.remaining.some": "{remaining} of {count} remaining",
    "lists.remains": "{name}: {remaining}",
  ]

  private static let listVerbWords: [String: String] = [
    "lists.archive": "Put lists away: kept with all that stands on them, but out of the overview.",
    "lists.archive.done": "archived list {name}",
    "lists.archive.same.done": "list {name} is archived already",
    "lists.archive.same.would": "list {name} is archived already",
    "lists.archive.would": "would archive list {name}",
    "lists.check": "Mark {types} as done, and say what remains.",
    "lists.check.done": "checked {record}",
    "lists.check.done.many": "checked {count} in all",
    "lists.check.begins": "{record}: next from {when}",
    "lists.check.last": "{record}: that was the last time",
    "lists.check.next": "{record}: next due {when}",
    "lists.check.same": "{record} is checked already",
    "lists.check.would": "would check {record}",
    "lists.check.would.many": "would check {count} in all",
    "lists.clear": "Remove what is checked on a list.",
    "lists.clear.ask": "remove {count|one checked item|# checked items} of \"{name}\"?",
    "lists.clear.discussion":
      "Asks where the list was not named. What is open under something checked stays, where that "
      + "stood.",
    "lists.clear.done": "cleared {name}: {changed} removed, {remaining}",
    "lists.clear.nothing.done": "nothing is checked on {name}: {remaining}",
    "lists.clear.nothing.would": "nothing is checked on {name}: {remaining}",
    "lists.clear.would": "would clear {name}: {changed} removed, {remaining}",
    "lists.copy": "Make a list like another, or one more of what stands on a list.",
    "lists.copy.discussion":
      "LIST: copies a list: the new one has its entries in their order and under each other, none of "
      + "them checked. REF copies what stands on a list.",
    "lists.copy.done": "made list {name}: {remaining}",
    "lists.copy.would": "would make list {name}: {remaining}",
    "lists.delete": "Remove lists with all that stands on them.",
    "lists.delete.ask":
      "delete list \"{name}\" with {count|one item|# items}?",
    "lists.delete.discussion":
      "Asks where the list was not named. undo brings it back with all that stood on it.",
    "lists.delete.done": "deleted list {name} with {count|one item|# items}",
    "lists.delete.would": "would delete list {name} with {count|one item|# items}",
    "lists.icon": "Give a list another icon.",
    "lists.icon.ask": "number, name or emoji (Enter for none of them):",
    "lists.icon.discussion": "Without an icon you choose one from a list, on a terminal.",
    "lists.icon.done": "list {name}: icon {icon}",
    "lists.icon.needed": "icon needs the name of an icon",
    "lists.icon.needed.hint": "{command} shows which there are; any emoji will do",
    "lists.icon.would": "would give list {name} the icon {icon}",
    "lists.icons": "Show the icons that have names.",
    "lists.lists": "Show every list: what remains on it, and what is due.",
    "lists.lists.discussion":
      "The current list has a star. --sort changed puts the list first on which something was changed "
      + "last.",
    "lists.move": "Change the order of {types}, and what they stand under.",
    "lists.move.beyond": "there is no number {number} on the list",
    "lists.move.beyond.hint": "the numbers go from 1 to {count}",
    "lists.move.discussion":
      "What stands under an entry goes along. With a list and no entry, puts the list elsewhere among "
      + "lists, as lists --sort manual shows them.",
    "lists.move.done": "moved {record} to number {number} on {list}",
    "lists.move.done.under": "moved {record} under {under} on {list}",
    "lists.move.done.many": "moved {count} in all",
    "lists.move.flat": "Change the order of {types}.",
    "lists.move.list.done": "moved list {name} to number {number}",
    "lists.move.list.would": "would move list {name} to number {number}",
    "lists.move.flat.discussion":
      "With a list and no entry, puts the list elsewhere among lists, as lists --sort manual shows "
      + "them.",
    "lists.move.flat.needed": "move needs one of --to and --list",
    "lists.move.flat.needed.hint": "say where to: --to 3, or --list Trip",
    "lists.move.needed": "move needs one of --to, --list and --under",
    "lists.move.needed.hint": "say where to: --to 3, --list Trip, or --under 2",
    "lists.move.one": "\"{text}\" does not mean one of them",
    "lists.move.same": "{record} is at number {number} on {list} already",
    "lists.move.same.many": "{count} stand there already",
    "lists.move.would": "would move {record} to number {number} on {list}",
    "lists.move.would.under": "would move {record} under {under} on {list}",
    "lists.move.same.under": "{record} is under {under} on {list} already",
    "lists.move.would.many": "would move {count} in all",
    "lists.new": "Make a list.",
    "lists.new.discussion":
      "No two lists are called alike. The new list is not the current one until use or show makes it "
      + "so.",
    "lists.new.done": "made list {name}: {remaining}",
    "lists.new.would": "would make list {name}: {remaining}",
    "lists.pick": "Check, add, change and move on the whole window.",
    "lists.pick.discussion":
      "Space checks, a adds, e changes, d removes, / filters, u takes back, q leaves; ? shows all "
      + "keys. What others change is seen at once.",
    "lists.pick.gone": "the list was deleted by someone else in the meantime",
    "lists.pick.gone.hint": "leave with q; undo of the one who deleted it brings it back",
    "lists.pick.nobody": "pick needs a terminal",
    "lists.pick.nobody.hint": "{command} does the same without one",
    "lists.pick.redo.none": "nothing was taken back here",
    "lists.pick.undo.none": "nothing more was changed here",
    "lists.pick.removed": "removed {name}",
    "lists.rename": "Call a list something else.",
    "lists.rename.done": "renamed list {old} to {name}",
    "lists.rename.needed": "rename needs a list and its new name",
    "lists.rename.would": "would rename list {old} to {name}",
    "lists.reset": "Uncheck all of a list, and change nothing else.",
    "lists.reset.ask": "uncheck {count|one item|# items} of \"{name}\"?",
    "lists.reset.discussion":
      "Asks where the list was not named. What repeats stays checked where its next one stands on the "
      + "list.",
    "lists.reset.done": "reset {name}: {changed} unchecked, {remaining}",
    "lists.reset.nothing.done": "nothing is checked on {name}: {remaining}",
    "lists.reset.nothing.would": "nothing is checked on {name}: {remaining}",
    "lists.reset.would": "would reset {name}: {changed} unchecked, {remaining}",
    "lists.show": "Show a list, or {types} whole.",
    "lists.show.discussion":
      "On a terminal the list becomes the current one: what further commands mean that name none.",
    "lists.unarchive": "Take archived lists back.",
    "lists.unarchive.done": "took back list {name}: {remaining}",
    "lists.unarchive.same.done": "list {name} is not archived",
    "lists.unarchive.same.would": "list {name} is not archived",
    "lists.unarchive.would": "would take back list {name}: {remaining}",
    "lists.uncheck": "Mark {types} as not done after all.",
    "lists.uncheck.done": "unchecked {record}",
    "lists.uncheck.done.many": "unchecked {count} in all",
    "lists.uncheck.same": "{record} is not checked",
    "lists.uncheck.would": "would uncheck {record}",
    "lists.uncheck.would.many": "would uncheck {count} in all",
    "lists.use": "Make a list the current one, or tell which is.",
    "lists.use.discussion":
      "The current list is what commands mean that name none. Each user has one in each program.",
    "lists.use.done": "the current list is {name}: {remaining}",
    "lists.use.is.done": "the current list is {name}: {remaining}",
    "lists.use.is.would": "the current list is {name}: {remaining}",
    "lists.use.would": "the current list would be {name}: {remaining}",
  ]
}
