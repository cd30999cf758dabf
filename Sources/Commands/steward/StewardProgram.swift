import StewardApplication
import StewardModels

/// The program `steward`.
enum StewardProgram {
  static var application: Application {
    Application(
      everywhere: "steward", version: Version.current, summary: Message("steward.program"))
  }
}
