import StewardCommandLine
import StewardInterchange
import StewardModels
import StewardPersistence
import StewardQuery
import StewardText
import StewardValidation

/// What a program ends with for each error of the toolkit.
enum ExitCodes {
  /// The exit code of an error; nil for one of a domain, which ends in 1 unless it is of data.
  static func code(of error: any Error) -> ExitCode? {
    switch error {
    case let error as ApplicationError: own(error)
    case let error as StoreError: store(error)
    case let error as InterchangeError: interchange(error)
    case is ValidationError, is TextError, is ModelError: .invalidData
    case let error as QueryError:
      error.code == .overflow || error.code == .undecodable ? .invalidData : .usage
    case is CancellationError: .interrupted
    case is any StewardError: .invalidData
    default: nil
    }
  }

  private static func own(_ error: ApplicationError) -> ExitCode {
    switch error.code {
    case .usage, .refused: .usage
    case .notFound, .ambiguous: .notFound
    case .invalid: .invalidData
    case .badConfiguration: .badConfiguration
    case .unavailable: .unavailable
    case .changed: .busy
    case .inputOutput: .inputOutput
    default: .failure
    }
  }

  private static func store(_ error: StoreError) -> ExitCode {
    switch error.code {
    case .notFound: .notFound
    case .duplicate, .dangling, .referenced, .corrupt, .archived: .invalidData
    case .cannotOpen, .unsupportedAddress: .unavailable
    case .cannotCreate: .cannotCreate
    case .inputOutput, .full: .inputOutput
    case .busy, .stale: .busy
    case .notPermitted, .readOnly: .notPermitted
    case .newerSchema, .migrationNeeded, .mismatchedTables: .badConfiguration
    case .cancelled: .interrupted
    default: .failure
    }
  }

  private static func interchange(_ error: InterchangeError) -> ExitCode {
    switch error.code {
    case .notFound: .notFound
    case .notPermitted: .notPermitted
    case .unreadable, .changed, .inputOutput: .inputOutput
    case .cannotCreate: .cannotCreate
    case .closedPipe: .closedPipe
    case .unknownField: .usage
    default: .invalidData
    }
  }
}
