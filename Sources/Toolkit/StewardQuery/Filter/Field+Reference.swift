public import StewardModels

extension Field where Root: Record, Content: FieldValue {
  /// The record that the field refers to satisfies a condition.
  public func refers<Target>(to filter: Filter<Target>) -> Filter<Root>
  where Content.Present == RecordID<Target> {
    Filter(.refers(FieldPath(name), filter.expression, orLiesIn: false))
  }

  /// The record that the field refers to satisfies a condition, or lies in one that does.
  public func lies<Target>(in filter: Filter<Target>) -> Filter<Root>
  where Content.Present == RecordID<Target> {
    Filter(.refers(FieldPath(name), filter.expression, orLiesIn: true))
  }
}
