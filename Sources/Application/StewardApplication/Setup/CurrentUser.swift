import StewardKit

/// Who runs this program.
enum CurrentUser {
  static var name: String { Author.current.user }
}
