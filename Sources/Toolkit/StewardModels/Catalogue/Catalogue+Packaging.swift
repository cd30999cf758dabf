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
    "cli.manual.aliases": "Also: {names}.",
    "cli.manual.environment": "environment",
    "cli.manual.environment.store": "The store, where --store names none.",
    "cli.manual.environment.locale": "The locale, where --locale names none.",
    "cli.manual.environment.time-zone": "The time zone, where --time-zone names none.",
    "cli.manual.environment.currency": "The currency, where --currency names none.",
    "cli.manual.environment.now": "A moment at which the clock stands, as in RFC 3339.",
    "cli.manual.exit": "exit codes",
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
