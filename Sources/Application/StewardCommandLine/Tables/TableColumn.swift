/// One column of a table.
public struct TableColumn: Sendable, Hashable {
  /// Which side the text stands at.
  public enum Alignment: Sendable, Hashable {
    /// Words: at the left.
    case leading
    /// Numbers: at the right.
    case trailing
  }

  /// Where the text is cut that is too long.
  public enum Cut: Sendable, Hashable {
    /// At its end: names and sentences.
    case end
    /// At its beginning: paths, which their last parts tell apart.
    case beginning
  }

  /// The heading.
  public var title: String
  /// Which side the text stands at.
  public var alignment: Alignment
  /// Where the text is cut that is too long.
  public var cut: Cut
  /// How the column looks where a cell says nothing else.
  public var style: Style
  /// Columns kept even where no cell has anything, as for icons.
  public var reservedWidth: Int
  /// How narrow it may become before others have to give way.
  public var minimumWidth: Int
  /// Which columns become narrower first: the highest number; 0 never does.
  public var shrinkPriority: Int
  /// Whether it is left out where the rest does not fit otherwise.
  public var isOptional: Bool
  /// Which optional columns are left out first: the highest number.
  public var dropPriority: Int

  /// Makes a column.
  ///
  /// - Parameter dropPriority: That of shrinking where it is not said.
  public init(
    _ title: String, alignment: Alignment = .leading, cut: Cut = .end, style: Style = .plain,
    reservedWidth: Int = 0, minimumWidth: Int = 8, shrinkPriority: Int = 0,
    isOptional: Bool = false, dropPriority: Int? = nil
  ) {
    self.title = title
    self.alignment = alignment
    self.cut = cut
    self.style = style
    self.reservedWidth = reservedWidth
    self.minimumWidth = minimumWidth
    self.shrinkPriority = shrinkPriority
    self.isOptional = isOptional
    self.dropPriority = dropPriority ?? shrinkPriority
  }

  /// The column of icons: two wide, without a heading, there even for records without one.
  public static let icon = TableColumn("", reservedWidth: 2)
}
