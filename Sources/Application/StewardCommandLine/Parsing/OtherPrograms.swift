/// Verbs that people know from Taskwarrior, todo.txt, Homebox, git and shells, and ours.
public enum OtherPrograms {
  /// Ours by theirs; those that a program does not have are passed over.
  public static let words = [
    "do": "check", "done": "check", "complete": "check", "finish": "check", "tick": "check",
    "undone": "uncheck", "del": "remove", "delete": "remove", "erase": "remove",
    "destroy": "remove", "modify": "set", "mod": "set", "update": "set", "change": "set",
    "edit": "set", "rename": "set", "tag": "set",
    "mv": "move", "cp": "copy", "duplicate": "copy", "clone": "copy", "new": "add",
    "create": "add", "insert": "add", "append": "add", "dir": "list", "all": "list",
    "print": "list", "view": "show", "info": "show", "cat": "show", "get": "show",
    "open": "show", "find": "search",
    "grep": "search", "log": "history", "total": "sum", "stats": "value",
    "summary": "value", "worth": "value", "load": "import",
    "dump": "export", "save": "export", "revert": "undo", "loan": "lend", "borrow": "lend",
  ]
}
