import StewardModels
import StewardText

/// What a person reads where a value breaks a rule; nil where it keeps it.
func words<Subject>(_ rule: Rule<Subject>, _ subject: Subject) -> String? {
  rule.violation(subject).map(Catalogue.english.words(for:))
}
