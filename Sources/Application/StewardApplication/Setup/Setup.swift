import StewardCommandLine
import StewardModels
import StewardText

/// What the options, the environment and the configuration decide before a store is open.
struct Setup: Sendable {
  /// Where the store is.
  let address: String
  /// Whether the person named the store on this command line.
  let isStoreNamed: Bool
  /// The moment that the clock is to stand at; nil for the clock of the machine.
  let fixedNow: Moment?
  /// The seed of the identifiers, in tests.
  let seed: UInt64?
  /// What was decided before the store is asked.
  let locale: LocaleName?
  let zone: TimeZoneName?
  let currency: Currency?
  /// What the configuration says, which counts after the store.
  let configuration: ConfigurationFile
  let environment: Environment

  init(_ arguments: ParsedArguments, _ environment: Environment) throws {
    self.environment = environment
    let configuration = try ConfigurationFile(environment)
    self.configuration = configuration
    isStoreNamed = arguments.has("store")
    let named =
      arguments.value("store") ?? environment["STEWARD_STORE"] ?? configuration.settings["store"]
    address = try named ?? Self.defaultAddress(environment)
    if StoreAddress.path(address)?.isEmpty == true {
      throw ApplicationError(
        .usage, Message("application.store.nameless"), hint: Message("store.address.hint"))
    }
    locale = try Self.setting("locale", "STEWARD_LOCALE", arguments, environment) {
      (text) throws(TextError) in try LocaleName(text)
    }
    zone = try Self.setting("time-zone", "STEWARD_TIME_ZONE", arguments, environment) {
      (text) throws(TextError) in try TimeZoneName(text)
    }
    currency = try Self.setting("currency", "STEWARD_CURRENCY", arguments, environment) {
      (text) throws(ModelError) in try Currency(text)
    }
    fixedNow = try environment["STEWARD_NOW"].map { text in
      try Self.configured("STEWARD_NOW") { () throws(ModelError) in try Moment(rfc3339: text) }
    }
    guard let seed = environment["STEWARD_SEED"] else {
      self.seed = nil
      return
    }
    guard let number = UInt64(seed) else {
      throw ApplicationError(
        .badConfiguration, Message("application.seed", ["text": .text(seed)]))
    }
    self.seed = number
  }

  /// The moment it is, or is said to be.
  var now: Moment { fixedNow ?? Moment.now() }

  /// The locale that the system has for the person.
  var systemLocale: LocaleName {
    LocaleName.fromEnvironment(environment.variables("LC_ALL", "LC_MESSAGES", "LANG"))
  }

  /// The zone of the machine.
  var systemZone: TimeZoneName { .system(environment: environment.variables("TZ")) }

  private static func defaultAddress(_ environment: Environment) throws(ApplicationError) -> String
  {
    guard let folder = environment.folder("XDG_DATA_HOME", inHome: ".local/share") else {
      throw ApplicationError(
        .badConfiguration, Message("application.store.homeless"),
        hint: Message("application.store.homeless.hint"))
    }
    return "sqlite:\(folder)/steward/steward.sqlite"
  }

  /// A setting by its option, else by its variable.
  private static func setting<Content, Failure: StewardError>(
    _ option: String, _ variable: String, _ arguments: ParsedArguments,
    _ environment: Environment, _ read: (String) throws(Failure) -> Content
  ) throws -> Content? {
    if let text = arguments.value(option) {
      do throws(Failure) {
        return try read(text)
      } catch {
        throw ApplicationError(.usage, error.message, hint: error.hint, details: error.details)
      }
    }
    guard let text = environment[variable] else { return nil }
    return try configured(variable) { () throws(Failure) in try read(text) }
  }

  private static func configured<Content, Failure: StewardError>(
    _ variable: String, _ read: () throws(Failure) -> Content
  ) throws(ApplicationError) -> Content {
    do throws(Failure) {
      return try read()
    } catch {
      throw ApplicationError(
        .badConfiguration,
        Message(
          "application.variable", ["name": .text(variable), "problem": .message(error.message)]),
        hint: error.hint, details: error.details)
    }
  }
}
