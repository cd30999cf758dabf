extension Catalogue {
  /// What StewardApplication says to who sits at a terminal: numbers of tables, forms, views.
  static let terminalWords: [String: String] = [
    "application.file": "{path}: {reason}",

    // Numbers of the table last printed
    "application.number.near": "{numbers}; {near}",
    "application.number.none": "no table with numbers was printed on this terminal yet",
    "application.number.script": "numbers of a table hold on a terminal, not in scripts",
    "application.number.beyond": "the table last printed here has the numbers 1 to {count}",
    "application.number.empty": "the table last printed here has no rows",
    "application.number.gone": "number {number} of the table last printed here is gone",
    "application.number.gone.hint": "list prints a new table",
    "application.number.unkept": "the numbers of this table cannot be kept: {reason}",

    // Views
    "application.view": "Show a list that is kept under a name, or keep one.",
    "application.view.discussion":
      "A view keeps what is typed after list: a filter, columns, an order. Options beside its name "
      + "count for this once. Saving under a name that is there replaces it; undo brings it back. Views "
      + "belong to the store, not to its records: steward backup keeps them, export leaves them out.",
    "application.view.name": "The name of the view; or save, rename or remove and then the name.",
    "application.view.none": "no view is called \"{name}\"",
    "application.view.none.hint": "\"{program} views\" lists them, view save NAME keeps one",
    "application.view.nameless": "view {verb}: the name is missing",
    "application.view.reserved": "a view cannot be called \"{name}\"",
    "application.view.reserved.hint": "it is a word of view itself",
    "application.view.taken": "there is a view \"{name}\" already",
    "application.view.taken.hint": "take another name, or remove that one first",
    "application.view.options": "this cannot be kept in a view",
    "application.view.options.hint": "a view keeps a filter and the options of list",
    "application.view.save.done": "saved view {name}: {options}",
    "application.view.save.would": "would save view {name}: {options}",
    "application.view.replace.done": "changed view {name}: {options}",
    "application.view.replace.would": "would change view {name}: {options}",
    "application.view.rename.done": "renamed view {name} to {new}",
    "application.view.rename.would": "would rename view {name} to {new}",
    "application.view.remove.done": "removed view {name}",
    "application.view.remove.would": "would remove view {name}",
    "application.views": "List the views.",
    "application.views.name": "Name",
    "application.views.options": "List",
    "application.views.empty": "no views yet: {program} view save NAME keeps a list under a name",

    // Watching
    "application.watch": "Show the list of {types}, drawn anew whenever it changes.",
    "application.watch.discussion":
      "It takes what list takes, and sees what any program changes; q ends it. With --json it "
      + "prints what is added, changed and removed from now on, an object a line.",
    "application.watch.foot": "q ends",
    "application.watch.nobody": "watch draws on a terminal, and there is none",
    "application.watch.nobody.hint": "watch --json prints the changes as lines",

    // What records lack
    "application.missing": "Missing",
    "application.missing.count":
      "{count|# {type} lacks something|# {types} lack something}",
    "application.missing.none": "nothing is missing",
    "application.missing.done": "completed {count|# {type}|# {types}}",
    "application.missing.would": "would complete {count|# {type}|# {types}}",
    "application.missing.how": "Enter passes over a question, q ends.",

    // Forms
    "application.edit": "Change {types} on a form in your editor.",
    "application.edit.discussion":
      "The editor is VISUAL or EDITOR. A form that is left as it was changes nothing; one with a "
      + "mistake comes back with a remark above the line.",
    "application.edit.nobody": "edit: there is nobody at a terminal to fill in the form",
    "application.edit.nobody.hint": "{command} changes fields without a form",
    "application.form.edit": "{type} {record}",
    "application.form.add": "A new {type}",
    "application.form.how":
      "Fill in what follows a colon; more lines of it begin with two blanks.",
    "application.form.keep":
      "Nothing after a colon clears the field. Left as it is, the form changes nothing.",
    "application.form.own": "A line {field}.NAME: VALUE is a field of your own.",
    "application.form.example": "Example: {text}",
    "application.form.default": "Where nothing is said: {text}",
    "application.form.line": "\"{text}\" is no field",
    "application.form.line.hint":
      "a line is FIELD: VALUE; one that begins with two blanks goes on with the value before",
    "application.form.unchanged": "{record} is as it was",
    "application.form.nothing": "nothing was added",
    "application.form.conflict": "{field} was changed meanwhile: it is now \"{now}\"",
    "application.form.conflict.hint": "save the form again with what is right",
    "application.form.gone": "the {type} was removed while the form was open",
    "application.form.gone.hint": "undo brings it back",
  ]
}
