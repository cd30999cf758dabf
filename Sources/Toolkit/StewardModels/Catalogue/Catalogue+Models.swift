extension Catalogue {
  /// What StewardModels says.
  static let modelsWords: [String: String] = [
    "model.currency.unknown": "\"{text}\" is no currency code",
    "model.currency.undecodable": "the store holds \"{text}\" where a currency code belongs",
    "model.currency.hint": "a currency is the three letters of ISO 4217, such as EUR, USD or JPY",

    "model.money.invalid": "\"{text}\" is no amount of money",
    "model.money.hint": "money is an amount and a currency, such as 12.50 EUR",
    "model.money.tooPrecise": "\"{text}\" has more decimals than {currency}, which has {decimals}",
    "model.money.tooPrecise.hint": "write no more decimals than the currency has",
    "model.money.overflow": "the amount of money is too large to keep",
    "model.overflow.hint": "is there a digit too many in an amount or in a price?",
    "model.money.currencies": "{left} and {right} cannot be reckoned together",

    "model.unit.invalid": "\"{text}\" is no unit",
    "model.unit.hint": "a unit is one such as kg, l or m, or one word of your own, such as can",
    "model.unit.pieces": "pieces",

    "model.quantity.invalid": "\"{text}\" is no quantity",
    "model.quantity.hint": "a quantity is a number and perhaps a unit, such as 1.5 kg or 6",
    "model.quantity.tooPrecise": "\"{text}\" has more than six decimals",
    "model.quantity.tooPrecise.hint": "round it, or take a smaller unit: 0.5 g for 0.0005 kg",
    "model.quantity.overflow": "the quantity is too large to keep",
    "model.quantity.inexact": "{quantity} cannot be given exactly in {unit}",
    "model.quantity.dimensions": "{left} and {right} measure different things",

    "model.day.invalid": "\"{text}\" is no day of the calendar",
    "model.day.hint": "a day is written as 2026-12-24",
    "model.day.outOfRange": "the day lies outside the years 1 to 9999",

    "model.moment.invalid": "\"{text}\" is no point in time",
    "model.moment.hint": "a point in time is written as 2026-12-24T18:30:00+01:00",
    "model.moment.leapSecond": "\"{text}\" is a leap second, which cannot be kept",
    "model.moment.tooPrecise": "\"{text}\" is finer than a microsecond",
    "model.when.invalid": "\"{text}\" is no day and no time with its zone",
    "model.when.hint":
      "a day is written as 2026-12-24, a time as 2026-12-24T18:30:00+01:00[Europe/Berlin]",
    "model.when.zone": "\"{text}\" cannot be the name of a time zone",
    "model.when.undecodable": "the store holds something else where a day or a time belongs",
    "model.moment.outOfRange": "the point in time lies outside the years 1 to 9999",

    "model.repeat.invalid": "\"{text}\" is no rule by which something repeats",
    "model.repeat.hint":
      "a rule is one of RFC 5545, such as FREQ=WEEKLY;INTERVAL=2 or FREQ=MONTHLY;BYDAY=-1FR",
    "model.repeat.part": "a rule by which something repeats has no {part}={text}",
    "model.repeat.combination": "{part} is not possible in a rule with FREQ={frequency}",
    "model.repeat.never": "\"{text}\" never comes: no such month has such a day",
    "model.repeat.never.hint":
      "with RSCALE=GREGORIAN and SKIP=BACKWARD it is the last day of the month",
    "model.repeat.calendar":
      "rules of the calendar {name} cannot be kept yet; the Gregorian one can",
    "model.repeat.clock": "\"{text}\" repeats within a day, and repeats are of days",
    "model.repeat.clock.hint": "repeat it daily; the time of day is that of the due date",
    "model.repeat.after":
      "what repeats after it is done has neither a number of times nor a first date",
    "model.repeat.after.hint": "say until when instead, as in after:'2w until 2027-12-31'",

    "model.tags.empty": "a tag must not be empty",
    "model.tags.control": "the tag \"{text}\" holds a line break or a control character",

    "model.path.gap": "a name is missing in the path \"{text}\"",
    "model.path.quote": "a quote is not closed in the path \"{text}\"",
    "model.path.after-quote": "a slash is missing after the quoted name in \"{text}\"",
    "model.path.hint":
      "a path is names between slashes; a name that holds one stands between double quotes",

    "model.icon.unknown": "there is no icon \"{text}\"",
    "model.icon.hint": "an icon is one emoji, or one of {names}",

    "model.ownFields.empty": "a field of one's own needs a name",
    "model.ownFields.control":
      "the field name \"{text}\" holds a line break or a control character",
    "model.ownFields.duplicate": "the field \"{name}\" is given twice, as \"{other}\" before",
    "model.ownFields.number": "{text} is no number that can be kept",
    "model.ownFields.zero": "text must not hold the character U+0000",
    "model.ownFields.undecodable": "own fields in the store cannot be read (at byte {offset})",

    "model.field.required": "must not be empty",
    "model.field.nul": "must not hold the character U+0000",
    "model.field.finite": "must be a finite number",
    "model.field.missing": "the store holds nothing in \"{field}\", where something belongs",
    "model.choice.unknown": "the store holds \"{text}\", which is none of the choices",
    "model.identifier.undecodable": "the store holds something else where an identity belongs",
    "model.schema.name":
      "\"{type}\" is no name for a record type, or its first field is no identity",
    "model.schema.field-name": "{type}: \"{field}\" is no name for a field",
    "model.schema.field-twice": "{type}: the field {field} is declared twice",
    "model.schema.role-twice": "{type}: {field} has a role that another field has",
    "model.schema.localized": "{type}: {field} is not text, and so has no order of a language",
    "model.schema.searchable": "{type}: {field} holds no words that a search could find",
    "model.schema.indexed": "{type}: {field} has no order, and so no index and no uniqueness",
    "model.schema.alias": "{type}: another word for {field} is the name of another field",
    "model.schema.index":
      "{type}: no index is possible over {fields}; it takes two or more fields that have an order",
    "model.schema.unique": "{type}: {field} holds times or repeats, which cannot be unique",
    "model.schema.parent": "{type}: {field} is a parent, and so must refer to the same type",
  ]
}
