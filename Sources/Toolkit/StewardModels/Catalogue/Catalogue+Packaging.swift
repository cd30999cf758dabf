extension Catalogue {
  /// What completion, manual pages and the description for other programs say.
  static let packagingWords: [String: String] = [
    "application.completion": "Write the completion of a shell.",
    "application.completion.discussion":
      "The script asks the program itself, so that verbs, options, fields, and the names, tags and places of the store are always those of today.",
    "application.completion.shell": "bash, zsh or fish.",
    "application.completion.unknown": "there is no completion for \"{shell}\"",
    "application.completion.unknown.hint": "the shells are {shells}",
    "application.completion.bash": "for this session; put it into ~/.bashrc to keep it",
    "application.completion.zsh": "in a folder of $fpath",
    "application.completion.fish": "fish finds it there",
    "application.offer": "Tell a shell what can stand at the cursor.",
    "application.offer.line": "The shell, then the words of the line.",
    "application.manual": "Write the manual page.",

    "cli.manual.name": "name",
    "cli.manual.synopsis": "synopsis",
    "cli.manual.description": "description",
    "cli.manual.aliases": "Also: {names}.",
    "cli.manual.environment": "environment",
    "cli.manual.environment.precedence":
      "An option counts first, then the variable, then the setting of the store (steward settings), "
      + "then $XDG_CONFIG_HOME/steward/config, then what the system says. What begins with "
      + "STEWARD_ or XDG_ and is empty counts as not set.",
    "cli.manual.environment.store":
      "The store, where --store names none: a file, or an address such as sqlite:PATH.",
    "cli.manual.environment.locale": "The locale, where --locale names none: en-GB, zh_CN.",
    "cli.manual.environment.time-zone":
      "The time zone, where --time-zone names none: Europe/Berlin.",
    "cli.manual.environment.currency":
      "The currency of amounts that name none, where --currency names none: EUR.",
    "cli.manual.environment.now":
      "A moment at which the clock stands, as in RFC 3339: 2026-11-30T09:00:00Z.",
    "cli.manual.environment.seed":
      "For tests: a whole number from which the identifiers of new records follow.",
    "cli.manual.environment.data":
      "The folder of steward/steward.sqlite, the store that is used where none is named; "
      + "~/.local/share where it is not set.",
    "cli.manual.environment.config":
      "The folder of steward/config, what is set for this computer; ~/.config where it is not set.",
    "cli.manual.environment.state":
      "The folder of what is remembered between two commands, as the numbers of the last list; "
      + "~/.local/state where it is not set.",
    "cli.manual.environment.lang":
      "The locale of the system, the first that is set: for a store that has none yet.",
    "cli.manual.environment.tz": "The time zone of the system, for a store that has none yet.",
    "cli.manual.environment.editor":
      "The editor for forms, VISUAL before EDITOR; vi where neither is set.",
    "cli.manual.environment.pager":
      "What long output goes through on a terminal; less where it is not set, nothing where it is "
      + "empty or cat.",
    "cli.manual.environment.less": "The options of less; FRX where it is not set.",
    "cli.manual.environment.color":
      "Colours also where the output is no terminal; else, set to anything, no colours. --color "
      + "counts before both.",
    "cli.manual.environment.columns":
      "The width of output, where it is not to be that of the terminal.",
    "cli.manual.environment.term": "The kind of terminal: dumb has no colours, pager and screens.",
    "cli.manual.environment.tmpdir":
      "The folder of forms while they are edited and of standard input while it is imported; /tmp "
      + "where it is not set.",
    "cli.manual.files": "files",
    "cli.manual.files.store":
      "The store, in ~/.local/share where the variable is not set.",
    "cli.manual.files.config":
      "What is set for this computer, in ~/.config where the variable is not set.",
    "cli.manual.also": "see also",
    "cli.manual.exit": "exit status",
    "cli.manual.exit.0": "Done; an empty list too.",
    "cli.manual.exit.1": "A failure that no other code names.",
    "cli.manual.exit.64": "The command line is wrong, or the answer was no.",
    "cli.manual.exit.65": "Data that is invalid.",
    "cli.manual.exit.66": "There is no such record or file.",
    "cli.manual.exit.69": "The store cannot be reached.",
    "cli.manual.exit.73": "A file cannot be created.",
    "cli.manual.exit.74": "Reading or writing failed, or the disk is full.",
    "cli.manual.exit.75": "The store is busy.",
    "cli.manual.exit.77": "Not permitted.",
    "cli.manual.exit.78": "The configuration is wrong.",
    "cli.manual.exit.130": "Interrupted; the store is as it was.",
  ]
}
