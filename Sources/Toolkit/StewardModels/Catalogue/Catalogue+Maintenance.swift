extension Catalogue {
  /// What backup, restore and doctor say.
  static let maintenanceWords: [String: String] = [
    "store.backup.damaged": "the backup is damaged: {path} is not what was written",
    "store.backup.damaged.hint": "take another backup; the store is as it was",
    "store.backup.exists": "there is a file already: {path}",
    "store.backup.exists.hint": "name another, or take that one away first",
    "store.backup.missing": "there is no backup: {path}",
    "store.corrupt.doctor":
      "steward doctor names what is wrong, and what a repair or a restore would do",
    "store.fault.beside": "what is listed by {name} is not what the {type} records hold",
    "store.fault.column": "the table of {type} lacks the column {column}",
    "store.fault.column.remedy": "repair adds it and computes it from the records",
    "store.fault.derived":
      "{count|# value|# values} in {name} of {type}, by which it is sorted and found, "
      + "{count|is|are} out of date",
    "store.fault.derived.remedy": "repair computes it anew from the records",
    "store.fault.index": "the index {index} of {type} is missing: what it serves is slow",
    "store.fault.index.differs":
      "the index {index} of {type} is not made as declared: what it serves is slow",
    "store.fault.index.remedy": "repair makes it anew from the records",
    "store.fault.index.wrong": "the index {index} does not agree with its table",
    "store.fault.index.wrong.remedy": "repair makes it anew from the table",
    "store.fault.log": "the log ends within a change: its last {bytes} bytes are lost",
    "store.fault.log.remedy":
      "repair keeps every whole change and clears the rest away; a later backup may hold more",
    "store.fault.orphan": "the journal holds {count|# change|# changes} that belong to no command",
    "store.fault.orphan.remedy": "repair takes them out of the journal; no record changes",
    "store.fault.page": "the database is damaged: {problem}",
    "store.fault.record": "{count} {count|{type}|{types}} cannot be read",
    "store.fault.reference":
      "{count} {count|{type} refers|{types} refer} by {field} to a record that is not there",
    "store.fault.reference.remedy": "repair clears that field, and nothing else of the record",
    "store.fault.restore":
      "no repair mends it: restore a backup (the damaged store is kept beside it)",
    "store.fault.revision":
      "{count|# record claims|# records claim} a change that has not happened yet",
    "store.fault.revision.remedy": "repair gives them the number of the last change",
    "store.fault.search": "the words by which search finds {type} are not those of the records",
    "store.fault.table": "the table {table} is missing",
    "store.fault.table.remedy": "repair makes it anew from the records",
    "store.fault.unknown": "the journal tells of {count|# change|# changes} of unknown records",
    "store.fault.unknown.remedy": "repair takes them out of the journal; no record changes",
    "store.fault.unmarked":
      "{count|# command is|# commands are} said to be taken back by one that is not there",
    "store.fault.unmarked.remedy": "repair lets them stand, so that undo reaches them again",
    "store.fault.unreadable": "{count|# entry|# entries} of the journal cannot be read",
    "store.fault.unreadable.remedy":
      "repair takes them out: those changes cannot be taken back any more",
    "store.maintenance.none": "a store in memory has no file to copy or to look at",
    "store.maintenance.none.hint": "name one in a file, such as sqlite:/home/ann/steward.sqlite",
    "store.restore.occupied": "the store holds records already: {path}",
    "store.restore.occupied.hint":
      "--replace puts the backup in its place, and keeps the store beside it",
  ]
}
