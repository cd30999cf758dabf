extension Catalogue {
  /// What ChecklistKit and the program `checklists` say.
  static let checklistsWords: [String: String] = [
    "checklists.due": "Show what is due, over all lists, by day.",
    "checklists.due.none": "nothing is due",
    "checklists.help.filters.page": """
    Words are joined by and; or, not and parentheses do the rest. A bare word searches.

      tag:town  @town              a tag
      text:socks                   a part of a text
      list:Trip                    what stands on a list; --all looks at every list
      due:fri  due:today..+7d      that day, or a range of days; due.before:today is overdue
      priority:A                   also pri:A; priority.under:C is A and B
      every:any  every:2w  after:any   what repeats, how, and from the day it was done
      checked:none  due:any        nothing, or something
      id:k3vq                      a handle

    = != < <= > >= compare as well; quote them, or the shell takes them away.
    {program} list --where 'due <= fri and not (@town or priority = C)'
    """,
    "checklists.items": "{count|# item|# items}",
    "checklists.next": "Show what to do next, over all lists.",
    "checklists.next.count": "How many; 5 unless told otherwise.",
    "checklists.next.discussion":
      "What is overdue, then what is due today, then by priority, then the oldest. What has not begun "
      + "yet is left out, and what stands on archived lists.",
    "checklists.next.invalid": "\"{text}\" is no number of items",
    "checklists.next.invalid.hint": "for example: checklists next 3",
    "checklists.next.none": "nothing is to be done",
    "checklists.overdue": "Show what is overdue, over all lists, by day.",
    "checklists.overdue.none": "nothing is overdue",
    "checklists.priority.hint": "a priority is one letter, from A for what matters most to Z",
    "checklists.priority.invalid": "\"{text}\" is no priority",
    "checklists.priority.rule": "must be one of the letters A to Z",
    "checklists.program": "Keep lists of what there is to do, and use them again and again.",
    "checklists.repeat.never": "\"{text}\" never comes from today on",
    "checklists.today": "Show what is due today, over all lists.",
    "checklists.today.none": "nothing is due today",
  ]
}
