extension Verb {
  /// `check`, as every program with lists has it.
  public static var check: Verb { CheckVerb.check }
}
