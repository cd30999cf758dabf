/// What a field takes part in, said in its declaration.
///
/// It asks nothing of the type by itself: what has to be looked up when a program starts costs time.
public struct FieldTrait<Content: Sendable>: Sendable {
  enum Kind: Sendable {
    case describe(@Sendable (inout FieldDescription) -> Void)
    case defaultValue(Content)
    case rule(Rule<Content>)
  }

  let kind: Kind

  private static func describe(
    _ change: @escaping @Sendable (inout FieldDescription) -> Void
  ) -> FieldTrait {
    FieldTrait(kind: .describe(change))
  }

  /// The field must hold something: not nil, and text not empty.
  public static var required: FieldTrait { describe { $0.isRequired = true } }
  /// Records are put in the order of the store's language by this field.
  public static var localizedOrder: FieldTrait { describe { $0.isLocalized = true } }
  /// A search finds the words of this field.
  public static var searchable: FieldTrait { describe { $0.isSearchable = true } }
  /// An index serves comparisons with this field and the order by it.
  public static var indexed: FieldTrait { describe { $0.isIndexed = true } }
  /// No two records hold the same value; nil may recur, and text is compared folded.
  public static var unique: FieldTrait { describe { $0.isUnique = true } }

  /// A day without a year is the last one: for what is over, as a purchase.
  public static var past: FieldTrait { describe { $0.isPast = true } }

  /// What it holds is of this one record alone, as a serial number: a copy is without it.
  public static var individual: FieldTrait { describe { $0.isIndividual = true } }

  /// What happens to a record when the one that this field refers to is removed.
  public static func onRemoval(_ action: RemovalAction) -> FieldTrait {
    describe { $0.onRemoval = action }
  }

  /// The heading and label, where the name does not serve.
  public static func title(_ title: String) -> FieldTrait { describe { $0.title = title } }
  /// One sentence for the person about what belongs here.
  public static func help(_ help: String) -> FieldTrait { describe { $0.help = help } }
  /// A value as a person would type it.
  public static func example(_ example: String) -> FieldTrait { describe { $0.example = example } }
  /// Other words by which the field is known where people type: `pri` for `priority`.
  public static func alias(_ words: String...) -> FieldTrait {
    describe { $0.aliases += words }
  }

  /// Another word by which the field is known where people type, which says something by itself: a text
  /// typed under it is read with a prefix before it.
  public static func alias(_ word: String, prefix: String) -> FieldTrait {
    describe {
      $0.aliases.append(word)
      $0.aliasPrefixes[word] = prefix
    }
  }

  /// What the field holds where nothing was said, also in records that were stored before the field
  /// was declared.
  public static func `default`(_ content: Content) -> FieldTrait {
    FieldTrait(kind: .defaultValue(content))
  }
}

extension FieldTrait where Content: FieldValue {
  /// A rule that what the field holds must keep; StewardValidation has the usual ones.
  public static func rule(_ rule: Rule<Content.Present>) -> FieldTrait {
    FieldTrait(
      kind: .rule(Rule(rule.code) { content in content.present.flatMap(rule.violation) }))
  }
}
