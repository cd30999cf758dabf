extension Catalogue {
  /// What a list on the whole window says.
  static let pickerWords: [String: String] = [
    // The window.
    "cli.screen.nobody": "this draws on the whole window of a terminal, and there is none",
    "cli.screen.dumb":
      "this draws on the whole window, which a terminal of the kind \"{kind}\" cannot",
    "cli.screen.dumb.hint": "set TERM to the kind that it is, as in TERM=xterm",
    "cli.screen.gone": "the terminal is gone",

    // What is said in it.
    "cli.picker.small": "The window is too small: {columns} columns and {lines} lines are needed.",
    "cli.picker.empty": "(nothing here)",
    "cli.picker.nothing": "(nothing holds \"{filter}\")",
    "cli.picker.gone": "it was removed meanwhile",
    "cli.picker.paste": "text can be pasted where a line is typed: press a, e or / first",
    "cli.picker.move.filtered": "rows are moved while all are seen: Esc ends the filter",
    "cli.picker.add.prompt": "Add:",
    "cli.picker.edit.prompt": "Edit:",
    "cli.picker.remove.ask": "Remove \"{name}\"? [y/N]",

    // Its foot.
    "cli.picker.foot.toggle": "space check",
    "cli.picker.foot.toggle.listing": "space put on/take off",
    "cli.picker.foot.add": "a add",
    "cli.picker.foot.edit": "e edit",
    "cli.picker.foot.remove": "d remove",
    "cli.picker.foot.filter": "/ filter",
    "cli.picker.foot.clear": "\"{filter}\": Esc shows all",
    "cli.picker.foot.undo": "u undo",
    "cli.picker.foot.keys": "? keys",
    "cli.picker.foot.quit": "q quit",
    "cli.picker.foot.help": "any key goes back",

    // Its help: what is pressed, and what it does.
    "cli.picker.keys.toggle": "space Enter",
    "cli.picker.help.toggle": "check or uncheck",
    "cli.picker.keys.toggle.listing": "space Enter",
    "cli.picker.help.toggle.listing": "put on the list or take off",
    "cli.picker.keys.add": "a",
    "cli.picker.help.add": "add; Enter keeps, Esc drops it",
    "cli.picker.keys.edit": "e",
    "cli.picker.help.edit": "edit; Enter keeps, Esc drops it",
    "cli.picker.keys.remove": "d",
    "cli.picker.help.remove": "remove, after a yes",
    "cli.picker.keys.move": "J K",
    "cli.picker.help.move": "move down or up; also Shift or Alt with an arrow",
    "cli.picker.keys.undo": "u",
    "cli.picker.help.undo": "take the last change back",
    "cli.picker.keys.redo": "r",
    "cli.picker.help.redo": "do again what was taken back",
    "cli.picker.keys.filter": "/",
    "cli.picker.help.filter": "show only what holds these words",
    "cli.picker.keys.clear": "Esc",
    "cli.picker.help.clear": "show all again",
    "cli.picker.keys.go": "j k ↓ ↑",
    "cli.picker.help.go": "down and up",
    "cli.picker.keys.page": "PgDn PgUp",
    "cli.picker.help.page": "a page down and up; also Ctrl-F and Ctrl-B",
    "cli.picker.keys.ends": "Home End",
    "cli.picker.help.ends": "the first and the last; also g and G",
    "cli.picker.keys.redraw": "Ctrl-L",
    "cli.picker.help.redraw": "draw the window anew",
    "cli.picker.keys.suspend": "Ctrl-Z",
    "cli.picker.help.suspend": "to the shell; fg comes back",
    "cli.picker.keys.quit": "q Ctrl-C",
    "cli.picker.help.quit": "quit",
  ]
}
