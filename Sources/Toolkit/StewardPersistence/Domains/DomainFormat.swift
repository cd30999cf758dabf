/// The form of another program's files that a domain's records can travel in, as the domain knows it.
///
/// What reads and writes it is `ForeignFormat` of StewardInterchange.
public protocol DomainFormat: Sendable {
  /// The name, as given to `--from` and `--to`.
  var name: String { get }
  /// What the form or the program is called.
  var title: String { get }
  /// The endings of file names, without the dot.
  var fileExtensions: [String] { get }
}
