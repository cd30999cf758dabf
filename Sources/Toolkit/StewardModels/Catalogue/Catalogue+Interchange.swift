extension Catalogue {
  /// What StewardInterchange says.
  static let interchangeWords: [String: String] = [
    // Files
    "interchange.file.standardInput": "standard input",
    "interchange.file.notFound": "there is no file {file}",
    "interchange.file.notFound.hint":
      "a path that does not begin with / starts in the folder that you are in",
    "interchange.file.notPermitted": "you may not read {file}",
    "interchange.file.notPermitted.hint": "its owner can let you: chmod a+r FILE",
    "interchange.file.isFolder": "{file} is a folder",
    "interchange.file.isFolder.hint": "name a file, such as one in it",
    "interchange.file.unreadable": "{file} cannot be read: {reason}",
    "interchange.file.notRewindable": "{file} can be read only once",
    "interchange.file.changed": "{file} changed while it was read",
    "interchange.output.exists": "{file} is there already",
    "interchange.output.exists.hint": "--force replaces it",
    "interchange.output.noFolder": "{file} cannot be made: its folder does not exist",
    "interchange.output.noFolder.hint": "mkdir -p makes a folder and those around it",
    "interchange.output.notPermitted": "{file} cannot be made: you may not write there",
    "interchange.output.notPermitted.hint": "name a folder of your own, or - for standard output",
    "interchange.output.full": "{file} cannot be written: the disk is full",
    "interchange.output.full.hint": "make room, or name a place on another disk",
    "interchange.output.closedPipe": "nobody reads {file} any more",
    "interchange.output.failed": "{file} cannot be written: {reason}",

    // Formats and encodings
    "interchange.format.binary": "{file} is no table and no JSON",
    "interchange.format.hint": "save a workbook as CSV first",
    "interchange.format.empty": "{file} is empty",
    "interchange.format.empty.hint": "is it the right file, and was it written to its end?",
    "interchange.encoding.invalid":
      "{file}, byte {offset}: {byte} is no text in UTF-8 (line {line})",
    "interchange.encoding.invalidUTF16":
      "{file}, byte {offset}: half a character in UTF-16 (line {line})",
    "interchange.encoding.utf32": "{file} is in UTF-32, which is not read",
    "interchange.encoding.hint":
      "save it as UTF-8 (in Excel: CSV UTF-8), or replace what is no text with --lenient",

    // Tables
    "interchange.csv.empty": "{file} has no rows",
    "interchange.csv.noHeader.hint":
      "a row above the records names their fields: help fields shows them, --map gives others",
    "interchange.csv.noHeader": "{file}, line {line}: no heading is known among: {titles}",
    "interchange.csv.ragged":
      "{file}, line {line}: expected {expected|one cell|# cells}, found {found}",
    "interchange.csv.unterminatedQuote":
      "{file}, line {line}, column {column}: this quotation mark is never closed",
    "interchange.csv.textAfterQuote":
      "{file}, line {line}, column {column}: text follows a closing quotation mark",
    "interchange.csv.quoteHint": "within quotation marks, write each one twice",
    "interchange.csv.cellTooLong":
      "{file}, line {line}: a cell is longer than {limit} bytes",
    "interchange.csv.openQuoteHint": "a quotation mark may not be closed",
    "interchange.csv.rowTooLong":
      "{file}, line {line}: a row has more than {columns} cells or {limit} bytes",

    // Lines and Markdown
    "interchange.line.tooLong": "{file}, line {line}: the line is longer than {limit} bytes",
    "interchange.markdown.tooDeep":
      "{file}, line {line}: items lie deeper than {limit} levels in one another",
    "interchange.markdown.tooLong":
      "{file}, line {line}: an item or paragraph is longer than {limit} bytes",
    "interchange.markdown.settings":
      "{file}, line {line}: the settings that begin with --- do not end",

    // JSON
    "interchange.json.unexpectedEnd":
      "{file}, line {line}, column {column}: the text ends before it is complete",
    "interchange.json.lineEnd":
      "{file}, line {line}, column {column}: the line ends before its value is complete",
    "interchange.json.unexpected":
      "{file}, line {line}, column {column}: expected {expected}, found {found}",
    "interchange.json.expected.value": "a value",
    "interchange.json.expected.key": "a name in quotation marks",
    "interchange.json.expected.colon": "a colon",
    "interchange.json.expected.commaOrEnd": "a comma or ]",
    "interchange.json.expected.commaOrBrace": "a comma or }}",
    "interchange.json.trailingComma":
      "{file}, line {line}, column {column}: nothing follows the comma",
    "interchange.json.textAfterEnd":
      "{file}, line {line}, column {column}: more follows the end of the value",
    "interchange.json.unknownWord":
      "{file}, line {line}, column {column}: {found} is no value; text stands in quotation marks",
    "interchange.json.invalidNumber":
      "{file}, line {line}, column {column}: {found} is no number in JSON",
    "interchange.json.invalidEscape":
      "{file}, line {line}, column {column}: no escape that JSON has",
    "interchange.json.loneSurrogate":
      "{file}, line {line}, column {column}: half a character (byte {offset})",
    "interchange.json.controlCharacter":
      "{file}, line {line}, column {column}: {found} stands in a text without an escape",
    "interchange.json.duplicateKey":
      "{file}, line {line}, column {column}: the name {found} comes twice in one object",
    "interchange.json.tooDeep":
      "{file}, line {line}, column {column}: values lie deeper than {limit} levels",
    "interchange.json.tooLong":
      "{file}, line {line}, column {column}: a value is longer than {limit} bytes",
    "interchange.json.notFinite": "JSON has no number {value}",

    // Fields
    "interchange.field.yes": "yes",
    "interchange.field.no": "no",
    "interchange.field.identifier": "\"{text}\" is no identity of a record",
    "interchange.field.choice": "\"{text}\" is no word that belongs here",
    "interchange.field.choice.hint": "it is one of: {words}",
    "interchange.field.own": "\"{text}\" is no field of your own",
    "interchange.field.own.hint": "write its name, = and its value, as in colour=red",

    // Problems of rows
    "interchange.problem": "{file}, line {line}: {problem}",
    "interchange.problem.column": "{file}, line {line}, {column}: {problem}",
    "interchange.problem.value": "{file}, line {line}, {column} \"{value}\": {problem}",
    "interchange.problem.hinted": "{problem}; {hint}",
    "interchange.problem.other": "{text}",

    // Imports
    "interchange.import.field": "{type} has no field \"{field}\" that can stand here",
    "interchange.import.nearest": "did you mean {names}?",
    "interchange.import.heading":
      "no field is called \"{heading}\"; map it, or leave it out with --map \"{heading}=\"",
    "interchange.import.headingNear":
      "no field is called \"{heading}\"; did you mean {names}?",
    "interchange.import.headingTwice": "\"{other}\" and \"{heading}\" both mean {field}",
    "interchange.import.keyTwice": "the field stands there under another name already",
    "interchange.import.identityTwice": "the same identity stands on line {lines} too",
    "interchange.import.valueTwice": "no two may be alike, and line {lines} has the same",
    "interchange.import.siblings": "line {lines} has the same name in the same place",
    "interchange.import.keyValueTwice": "line {lines} means the same record",
    "interchange.import.keyAbsent":
      "no column of {file} is {field}, by which records are to be found",
    "interchange.import.keyAbsent.hint": "say which with --map HEADING=FIELD, or take another key",
    "interchange.import.keySeveral": "several records have this, so that it names none of them",
    "interchange.import.nobody": "there is no {type} called \"{name}\"",
    "interchange.import.tooDeep": "the path has more than {limit} names",
    "interchange.import.missing": "there is no {type} of this identity",
    "interchange.import.noObject": "{value} is no record: an object in braces belongs here",
    "interchange.import.typeKind": "\"{key}\" must be a text, the name of a kind of record",
    "interchange.import.type": "no kind of record is called \"{type}\"",
    "interchange.import.kind": "expected {expected}, found {found}",
    "interchange.import.ownKind":
      "expected text, a number, true, false or a day in an object, found {found}",
    "interchange.import.json.null": "nothing",
    "interchange.import.json.bool": "true or false",
    "interchange.import.json.number": "a number",
    "interchange.import.json.string": "text",
    "interchange.import.json.array": "a list",
    "interchange.import.json.object": "an object",
    "interchange.import.version":
      "{file} is of form {version}, which a newer version of this program wrote",
    "interchange.import.section": "no kind of record is called \"{key}\"",
    "interchange.import.section.hint": "--lenient leaves it out",
    // Tables of other programs
    "interchange.foreign.noTable": "{file} is no table, as those of {title} are",
    "interchange.foreign.unheld":
      "{count|one row holds|# rows hold} something here that no field of {type} takes; it is left "
      + "out, or say with --map which field it is",
    "interchange.foreign.field":
      "{heading}: {title} has no column for it, and {count|one record has|# records have} it",
    "interchange.foreign.records":
      "{heading}: {title} has no room for them, and there {count|is one|are #}",
    "interchange.foreign.detail":
      "{heading}: {title} has no room for it, and {count|one has|# have} it",
    "interchange.foreign.unused":
      "{heading}: {title} knows those that hold something, and {count|one holds|# hold} nothing",
    "interchange.foreign.currency":
      "{heading}: {count|one amount is|# amounts are} not in {currency} and left out",
    "interchange.foreign.zero":
      "{heading}: {count|one amount is|# amounts are} 0, which {title} takes for none",
    "interchange.foreign.unit": "{heading}: {count|one unit is|# units are} left out",
    "interchange.foreign.kind":
      "{heading}: {title} takes for text what is a number, a day, yes or no in "
      + "{count|one record|# records}",
    "interchange.foreign.empty":
      "{heading}: {title} has no empty text, and {count|one record has|# records have} it",
    "interchange.foreign.slash":
      "{heading}: {title} takes a slash within a name for one between names, in "
      + "{count|one record|# records}",
    "interchange.foreign.semicolon":
      "{heading}: {title} takes a semicolon within a tag for one between tags, in "
      + "{count|one record|# records}",
    "interchange.import.replaced":
      "{file}: {count|one character|# characters} that no text holds became U+FFFD, at byte {offsets}",
  ]
}
