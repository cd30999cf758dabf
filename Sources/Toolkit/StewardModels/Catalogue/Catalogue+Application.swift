extension Catalogue {
  /// What StewardApplication says.
  static let applicationWords: [String: String] = [
    "application.lines": "{first}\n{rest}",
    "application.joined": "{first}; {rest}",
    "application.line": "line {line}: {problem}",

    // Stores, settings
    "application.store.new":
      "a new store: {path} (locale {locale}, time zone {zone}, {currency})",
    "application.store.noCurrency": "no currency; steward settings currency EUR settles one",
    "application.store.currency":
      "the store had no currency: from now on {currency} is that of amounts that name none",
    "application.store.missing": "there is no store at {path}",
    "application.store.missing.hint": "is the path right? The first record that is added makes it",
    "application.store.nameless": "the store's address names no file",
    "application.store.homeless": "there is no place for the store: HOME is not set",
    "application.store.homeless.hint": "say where it is: --store sqlite:PATH",
    "application.variable": "{name}: {problem}",
    "application.seed": "STEWARD_SEED: \"{text}\" is no whole number",
    "application.configuration.line": "{path}, line {line}: \"{text}\" is no setting",
    "application.configuration.hint": "a line is NAME = VALUE; the names are {names}",

    "application.kept": "the change is kept all the same: {program} history shows it",

    // Options
    "application.option.store": "The store: sqlite:PATH, or a path.",
    "application.option.locale": "Read and print as this locale does, such as en-GB.",
    "application.option.time-zone": "The time zone, such as Europe/Berlin.",
    "application.option.currency": "The currency of amounts that name none, such as EUR.",
    "application.option.format":
      "How to print: table, plain, json, ndjson, csv or markdown.",
    "application.option.json": "The same as --format json.",
    "application.option.dry-run": "Say what would change, and change nothing.",
    "application.option.literal": "Take field:value and @tag as words of the name.",
    "application.option.tag":
      "One tag more, or with - before it one less; may be repeated, '' clears all.",
    "application.option.field": "{help} Example: {example}",
    "application.option.where": "A filter as one quoted expression.",
    "application.option.alias": "The same as --{field} '{prefix}…'.",
    "application.option.all": "Also what is left out of lists, such as what is archived.",
    "application.option.sort": "Sort by these fields; - before one begins with its greatest.",
    "application.option.group": "Part the list into sections by this field.",
    "application.option.columns": "Show these fields.",
    "application.option.limit": "Show at most so many.",
    "application.option.after": "Go on after this record of the list.",
    "application.option.total": "Count all, and add up the amounts.",
    "application.option.by": "Put together by this field.",
    "application.option.needed": "{verb}: --{option} is missing",
    "application.argument.filter":
      "Which ones: field:value, @tag, words to search for; see help filters.",
    "application.argument.reference":
      "A number of the last table, a handle, a code, a name or a part of it.",
    "application.argument.selection":
      "Handles, codes or names, or a filter such as @tag or field:value.",

    // Fields and words
    "application.field.unknown": "{type} has no field \"{field}\"",
    "application.field.unknown.hint": "see \"{program} help fields\"",
    "application.field.twice": "{field} is said twice",
    "application.field.problem": "{field}: {problem}",
    "application.word.empty": "{field}: has no value",
    "application.word.misspelt":
      "did you mean \"{field}\"? With --literal it is a word of the name",
    "application.word.quoted": "{hint}; what has spaces stands in quotes: {example}",
    "application.word.literal": "with --literal it is a word of the name",

    "application.tag.joined": "\"{tag}\" is one tag; several are {options}",

    // Filters
    "application.filter.error": "{problem}\n  {words}\n  {carets}",
    "application.filter.redirected":
      "the output goes to a file: if the shell took > away, write {field}.over:",

    // Records that are meant
    "application.reference.none.path": "a name, a path or the end of one, or a handle is meant",
    "application.reference.none": "no {type} is called \"{text}\"",
    "application.reference.none.hint":
      "a handle, a name or a part of a name is meant; list and search show them",
    "application.reference.reserved": "{field}: nothing can be called \"{text}\"",
    "application.reference.reserved.hint": "--{field} '' clears it",
    "application.reference.ambiguous": "\"{text}\" means several {type}: {candidates}",
    "application.reference.ambiguous.hint": "name one by what stands in parentheses",
    "application.selection.none": "{verb}: say which",
    "application.selection.none.hint":
      "name one by handle or name, many by field:value, @tag, --where or --all",
    "application.selection.mixed": "\"{word}\" is a name, and a filter stands beside it",
    "application.selection.mixed.hint": "give names, or a filter; a filter has field:value or @tag",
    "application.selection.changed": "what is meant has changed in the meantime",
    "application.selection.changed.hint": "nothing was done; do it again",
    "application.empty.tag": "nothing has the tag \"{tag}\"",
    "application.empty.reference": "no {type} is called \"{text}\"",
    "application.empty.currency":
      "{field} was compared in {currency} only; another currency is named: '100 EUR'",
    "application.empty.standing":
      "{count|one {type} fits|# {types} fit} that {count|is|are} left out of lists: --all",
    "application.empty.near": "{problem}: {hint}",
    "application.selection.empty": "no {type} fits; nothing was changed",
    "application.confirm.many": "{verb} {count|# {type}|# {types}}?",
    "application.confirm.needed": "{question} There is nobody to ask",
    "application.confirm.named": "{verb} {names}?",
    "application.confirm.refused": "nothing was changed",

    // What was done
    "application.record.of": "of {name}",
    "application.record": "{name} ({handle})",
    "application.record.understood": "{record}: {fields}",
    "application.record.field": "{title} {value}",
    "application.add": "Add {types}.",
    "application.add.discussion":
      "The words are the name. field:value and @tag among them set fields, as the options do.",
    "application.add.words": "The name; - reads one from each line of standard input.",
    "application.add.lines": "one for each line of standard input",
    "application.add.nameless": "the {type} has no name",
    "application.add.nameless.hint": "as in: {example}",
    "application.add.headings":
      "left out {count|a line that is a heading|# lines that are headings}: {names}",
    "application.add.noLines": "standard input holds no line",
    "application.add.done": "added {record}",
    "application.add.would": "would add {record}",
    "application.add.more": "and {count} more",
    "application.copy": "Add one {type} more that is like another.",
    "application.copy.discussion":
      "Without a name the copy is called as the other with a number, Lamp (2). A name of several "
      + "words that is there needs no quotes.",
    "application.copy.discussion.without":
      "Without a name the copy is called as the other with a number, Lamp (2). A name of several "
      + "words that is there needs no quotes. A copy has none of: {fields}; and nothing that belongs "
      + "to the other.",
    "application.copy.name": "What the copy is called, as with add.",
    "application.list": "List {types}.",
    "application.list.json": "for programs",
    "application.list.count": "{count|# {type}|# {types}}",
    "application.list.more": "{count|# {type}|# {types}}; more follow: --after {after}",
    "application.total": "in all {parts}",
    "application.total.count": "{count|# {type}|# {types}}",
    "application.group.verb": "\"{verb}\" needs a verb behind it",
    "application.group.none": "without {field}",
    "application.show": "Show {types} whole, with their last changes.",
    "application.show.handle": "Handle",
    "application.show.history": "History",
    "application.set": "Change {types}.",
    "application.set.nothing": "set: say what to change",
    "application.set.nothing.hint": "as in --tag +winter; --FIELD '' clears a field",
    "application.set.nothing.hint.field":
      "as in --{field} 'in words'; --FIELD '' clears a field",
    "application.set.nothing.option": "a change is an option: {option}",
    "application.set.done": "changed {record}",
    "application.set.would": "would change {record}",
    "application.set.done.many": "changed {count|# {type}|# {types}} in all",
    "application.set.would.many": "would change {count|# {type}|# {types}} in all",
    "application.set.unchanged": "nothing to change: all is so already",
    "application.remove": "Remove {types}, with what belongs to them.",
    "application.remove.discussion": "undo brings all of it back.",
    "application.remove.done": "removed {record}",
    "application.remove.would": "would remove {record}",
    "application.remove.done.many": "removed {count|# {type}|# {types}} in all",
    "application.remove.would.many": "would remove {count|# {type}|# {types}} in all",
    "application.search": "Search for words, best hits first.",
    "application.search.discussion":
      "All words must be found, case and accents not counting. Whole names come first, then names "
      + "that begin so, then the newest.",
    "application.search.words": "The words.",
    "application.search.count": "{count|# {type}|# {types}} found",
    "application.search.more": "{count|# {type}|# {types}} shown, more were found",
    "application.count": "Count {types}.",
    "application.sum": "Add up a field.",
    "application.sum.discussion":
      "Money is added up in each currency, multiplied by the quantity of each record.",
    "application.sum.field": "The field to add up.",
    "application.sum.kind": "{field} cannot be added up",
    "application.sum.none.hint":
      "no field of {types} holds amounts; count tells how many there are",
    "application.sum.kind.hint": "these can: {fields}",
    "application.undo": "Take back your own last commands.",
    "application.undo.discussion":
      "Several commands are taken back together, or none of them. Each is a step of its own in the "
      + "history, so that redo gives them back one by one.",
    "application.redo.discussion":
      "The last command that was taken back comes first; a new command ends redo. Several are done "
      + "again together, or none of them.",
    "application.undo.argument": "How many, or # and a number of the history.",
    "application.undo.of": "Whose commands, where not one's own.",
    "application.undo.number": "one command of the history",
    "application.undo.unreadable": "\"{word}\" is no number of commands",
    "application.undo.hint": "as in undo 2, or undo '#12' with a number of the history",
    "application.redo.all":
      "{count|that was the only one|those # were all} that could be done again",
    "application.undo.all":
      "{count|that was the only one|those # were all} that could be taken back",
    "application.undo.done": "took back #{number}: {command}",
    "application.undo.would": "would take back #{number}: {command}",
    "application.undo.back": "  {type} {record} is back",
    "application.undo.gone": "  {type} {record} is gone",
    "application.undo.changed": "  {type} {record} is as it was",
    "application.undo.more": "  and {count} more",
    "application.redo": "Do again what was taken back.",
    "application.redo.argument": "How many.",
    "application.redo.hint": "as in redo 2",
    "application.redo.done": "did again #{number}: {command}",
    "application.redo.changed": "  {type} {record} is changed again",
    "application.redo.would": "would do again #{number}: {command}",
    "application.history": "Tell who changed what, when, by which command.",
    "application.history.discussion": "With a record: which of its fields, from what to what.",
    "application.history.step": "#{number} {time} {user}: {command}",
    "application.history.change": "  {field}: {before} → {after}",
    "application.history.time": "Time",
    "application.history.user": "Who",
    "application.history.command": "Command",
    "application.history.undone": "(taken back)",
    "application.history.undo": "(took back #{number})",
    "application.history.redo": "(did again #{number})",
    "application.history.empty": "nothing has happened yet",

    // Import and export
    "application.import": "Bring in the records of a file.",
    "application.import.discussion":
      "All or nothing: every bad row is reported, and then nothing is written. CSV, TSV, JSON and "
      + "NDJSON are told apart by themselves.",
    "application.import.file": "The file; - is standard input.",
    "application.option.from": "The format: {formats}.",
    "application.option.map":
      "What a heading means, such as '{heading}'; nothing behind = leaves it out.",
    "application.option.key": "Update the records that have the same in this field.",
    "application.option.dates": "What 3/4/2026 means: day-first or month-first.",
    "application.option.decimal": "The mark before decimals: . or ,",
    "application.option.lenient": "Warn of what can be made good, instead of refusing it.",
    "application.option.keep-going": "Write the good rows, and the bad ones to FILE.rejected.",
    "application.import.map": "\"{text}\" says nothing about a heading",
    "application.import.map.hint": "write HEADING=FIELD, as in '{heading}'",
    "application.import.checking": "checking",
    "application.import.writing": "writing",
    "application.import.done": "{file}: {what}",
    "application.import.would": "{file}, nothing written: {what}",
    "application.import.made": "{count|# {type}|# {types}} new",
    "application.import.restored": "{count|# {type}|# {types}} restored",
    "application.import.updated": "{count|# {type}|# {types}} updated",
    "application.import.unchanged": "{count|# {type}|# {types}} there already",
    "application.import.on": "{what} on {list}",
    "application.import.on.new": "{what} on {list} (new)",
    "application.import.placed": "{what}: {places}",
    "application.import.listed": "{first}, {next}",
    "application.import.lists": "more on {count|one other list|# other lists}",
    "application.import.checked": "{count} checked: {names}",
    "application.import.unchecked": "{count} unchecked: {names}",
    "application.import.nothing": "no records",
    "application.import.rejected": "{count|one row|# rows} left out; see {file}",
    "application.import.moreProblems": "and {count|one more problem|# more problems}",
    "application.import.moreWarnings": "and {count|one more warning|# more warnings}",
    "application.import.refused": "nothing was written: {count|one problem|# problems}",
    "application.import.refused.hint":
      "mend the file, or write the good rows alone with --keep-going",
    "application.import.refused.broken":
      "mend the file: what comes after the last of these places cannot be told apart",
    "application.import.refused.headings":
      "say what each column is with --map HEADING=FIELD; the fields: {program} help fields",
    "application.import.way.decimal":
      "--decimal . or --decimal , says for the whole file which mark stands before decimals",
    "application.import.way.dates":
      "--dates day-first or --dates month-first says for the whole file what such a day means",
    "application.import.way.taken":
      "--map {map} leaves out the {column} of the file, where the store gives its own",
    "application.import.heading": "Heading",
    "application.import.meaning": "Means",
    "application.import.row": "Row {number}",
    "application.import.line": "Line",
    "application.import.kind": "Kind",
    "application.import.name": "Name",
    "application.import.understood": "Understood",
    "application.import.part": "{field} {text}",
    "application.import.moreRecords": "and {count|one more|# more}",
    "application.import.ignored": "(left out)",
    "application.import.unknown": "(not known)",
    "application.export": "Write records in a format that import reads.",
    "application.export.discussion":
      "JSON and NDJSON hold everything, CSV and TSV one kind of record. A filter names some: JSON then "
      + "holds these and what they refer to, and nothing else.",
    "application.option.output": "The file to write; standard output unless it is said.",
    "application.option.to": "The format: {formats}.",
    "application.option.for": "spreadsheet: quote cells that a spreadsheet would run.",
    "application.option.force": "Replace a file that is there.",
    "application.export.format": "\"{format}\" is no format to export to",
    "application.export.ending": "{file}: {ending} is the ending of no format to export to",
    "application.export.ending.hint": "say the format: --to {choices}",
    "application.export.loss": "{program}: {loss}",
    "application.export.writing": "writing",
    "application.export.done": "{file}: {count|one record|# records}",

    // Help
    "application.help.fields": "Every field, what it is, and an example.",
    "application.help.fields.page":
      "Each has one name: --NAME sets it, NAME:value sets it among the words of add\n"
      + "and is a condition in filters, NAME is its key in JSON, its heading in CSV.",
    "application.help.fields.identity":
      "What tells the record from all others; in filters its handle, as in id:k3vq.",
    "application.help.fields.aliases": "also called {names}",
    "application.help.fields.prefix": "{alias}:… is {field}:'{prefix}…'",
    "application.help.fields.untyped": "It is kept by itself, and cannot be set.",
    "application.help.filters": "How to say which records are meant.",
    "application.help.filters.page": """
    Words are joined by and; or, not and parentheses do the rest. A bare word searches.

      tag:winter  @winter          a tag
      name:lamp                    a part of a text
      place:garage                 a place, and what lies in it
      price.over:100               more than; .under: .before: .after: .is: .has: .starts:
      price:100..200               a range; bought:2024 is the whole year
      place:none  place:any        nothing, or something
      id:k3vq                      a handle

    = != < <= > >= compare as well; quote them, or the shell takes them away.
    {program} list --where 'price > 100 and not (@winter or place:garage)'
    """,
    "application.help.dates": "How days and times are written.",
    "application.help.dates.page": """
      today  tomorrow  yesterday   fri (the first after today)  next fri  last fri  15th
      in 3 days  3 days ago        +3d  -2w  eow  eom  eoy; units min h d w mo y
      2026-12-24  24 Dec  12-24    明天  下周五  三天后  12月24日
      tomorrow 18:30  6pm          where a time is kept; 18:30 Asia/Tokyo on the clocks there
      fri at 7  fri 6 pm           with "at" an hour alone is one of 24

    Among the words of add, due:next fri and due:fri 18:30 take the words that are of the day or the
    time, and no others: due:fri 12 eggs is of twelve eggs. 'due:fri 18:30' says what is meant.
    A day without a year is the next one, or for purchases and the like the last one.
    What can be read two ways, such as 03/04/2026, is refused.
    """,
    "application.help.dates.repeats": """
    How things repeat:

      every:day  every:2w  every:month  every:year     every so often from when it is due
      every:tue,fri  every:weekday  every:'2w mon'     days of the week
      every:'month 31'  every:'last fri'  every:'last weekday'  every:'24 Dec'
      every:FREQ=MONTHLY;BYDAY=-1FR                    a rule of RFC 5545
      after:2w                                         from the day it was done

    until 31 Dec or 10 times may stand behind it. A month without the day has its last one; with skip
    it is left out, with forward it is the day after.
    """,
    "application.help.formats.form":
      "{name} is the form of {title}, both ways: import knows it by its\n"
      + "content or its name ({endings}), and export --to {name} writes it. Both\n"
      + "tell what is left out.",
    "application.help.formats.formByContent":
      "{name} is the form of {title}, both ways: import knows it by its\n"
      + "content, and export --to {name} writes it. Both tell what is left out.",
    "application.help.formats.table":
      "{name} is the table of {title}, both ways: import knows it by its headings, and\n"
      + "export --to {name} writes it, as TSV where the file's name ends in .tsv. Both tell what is\n"
      + "left out.",
    "application.help.environment": "Which variables of the environment count.",
    "application.help.formats": "How records are printed and read.",
    "application.help.formats.page": """
      table      for people, fitted to the terminal
      plain      one record a line, a tab between fields, nothing cut
      json       an array of objects; --json for short
      ndjson     an object a line
      csv        with a heading
      markdown   a table of Markdown

    --format says which. export writes, and import reads, csv, tsv, json and ndjson: JSON and NDJSON
    hold everything, CSV and TSV one kind of record. import tells them apart by what is in them;
    --from says it. --map '{heading}' maps a heading, --dry-run shows what each was taken for.

    Money is {{"amount":"12.50","currency":"EUR"}} in JSON, a day "2026-12-24", a time as RFC 3339;
    where a day or a time can stand, a time has its zone, "2026-12-24T18:30:00+01:00[Europe/Berlin]"
    as RFC 9557 writes it.
    """,
  ]
}
