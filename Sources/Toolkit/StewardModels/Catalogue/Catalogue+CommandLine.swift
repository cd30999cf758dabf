extension Catalogue {
  /// What the command line says.
  static let commandLineWords: [String: String] = [
    "cli.text": "{text}",

    // What is wrong with a command line.
    "cli.verb.unknown": "there is no verb \"{verb}\"",
    "cli.option.unknown": "there is no option {option}",
    "cli.option.unknown.verb": "\"{verb}\" has no option {option}",
    "cli.option.condition": "to leave out what fits, write: not {condition}",
    "cli.option.elsewhere": "{option} belongs to: {verbs}",
    "cli.option.repeated": "{option} was given more than once",
    "cli.value.missing": "{option} needs a value",
    "cli.value.attach": "if that is the value, write {form}",
    "cli.value.unexpected": "{option} takes no value",
    "cli.value.choice": "\"{value}\" is nothing that {option} knows",
    "cli.value.choices": "it knows: {choices}",
    "cli.value.number": "\"{value}\" is no number that {option} can take",
    "cli.value.number.least": "it takes whole numbers from {least}",
    "cli.value.number.between": "it takes whole numbers from {least} to {most}",
    "cli.argument.missing": "{argument} is missing",
    "cli.argument.unexpected": "\"{word}\" is one word too many",
    "cli.argument.encoding": "word {position} of the command line is not valid UTF-8",
    "cli.argument.encoding.hint":
      "a file of that name can be given through standard input: import - < FILE",
    "cli.nearest": "did you mean {choices}?",
    "cli.help.unknown": "there is no help on \"{word}\"",
    "cli.help.see": "see \"{program} {command}\"",
    "cli.help.as": "as in: {example}",

    // Streams.
    "cli.interrupted": "interrupted",
    "cli.pipe.closed": "nobody reads the output any more",
    "cli.write.full": "the disk is full; the output is not complete",
    "cli.write.failed": "the output cannot be written",
    "cli.read.failed": "standard input cannot be read",
    "cli.file.failed": "{path} cannot be written or read",
    "cli.editor.missing": "there is no editor to fill in the form",
    "cli.editor.failed": "the editor ended with a failure; nothing was changed",
    "cli.editor.hint": "set EDITOR to one that is there, as in EDITOR=nano",
    "cli.editor.encoding": "the form is not valid UTF-8; nothing was changed",
    "cli.pager.failed": "the pager \"{command}\" cannot be started",
    "cli.pager.hint": "set PAGER to one that is there, or to nothing for none",
    "cli.error.unknown": "something unforeseen went wrong: {error}",

    // Questions.
    "cli.ask": "{question}:",
    "cli.confirm.ask": "{question} [y/N]",
    "cli.confirm.words.yes": "y yes",
    "cli.confirm.words.no": "n no",
    "cli.confirm.cannot": "this needs a yes, and there is nobody to ask",
    "cli.confirm.yes": "--yes says yes beforehand",

    // Progress.
    "cli.progress.count": "{count}",
    "cli.progress.rate": "{rate}/s",
    "cli.progress.seconds": "{seconds} s left",
    "cli.progress.minutes": "{minutes} min left",
    "cli.progress.hours": "{hours} h {minutes} min left",

    // Help.
    "cli.help.overview": "overview",
    "cli.help.usage": "usage",
    "cli.help.usage.options": "[options]",
    "cli.help.examples": "examples",
    "cli.help.arguments": "arguments",
    "cli.help.verbs": "verbs",
    "cli.help.topics": "topics",
    "cli.help.options": "options",
    "cli.help.fields": "fields",
    "cli.help.everywhere": "options everywhere",
    "cli.help.help": "Show help, for the verb where one is named.",
    "cli.help.version": "Show the version.",
    "cli.help.verb": "Show help.",
    "cli.help.verb.argument": "A verb or a topic.",
    "cli.help.footer": "See \"{command} VERB\" for more on one verb.",
    "cli.option.yes": "Say yes to every question beforehand.",
    "cli.option.no-input": "Ask nothing; what needs an answer is refused.",
    "cli.option.quiet": "Say nothing on success but data that was asked for.",
    "cli.option.verbose": "Say more, with errors what a developer needs.",
    "cli.option.color": "Colours: auto, always or never.",
  ]
}
