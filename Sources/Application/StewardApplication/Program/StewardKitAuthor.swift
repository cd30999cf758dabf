import StewardKit

/// Who runs this program.
enum StewardKitAuthor {
  static var user: String { Author.current.user }
}
