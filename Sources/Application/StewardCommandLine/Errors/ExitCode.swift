/// What a program tells the one who started it.
///
/// The numbers from 64 on are those of `sysexits.h`; 130 and 141 are 128 and the number of the
/// signal, as shells count.
public enum ExitCode: Int32, Sendable, Hashable, CaseIterable {
  /// Done, with nothing found as well.
  case success = 0
  /// It did not work, for a reason that has no number of its own.
  case failure = 1
  /// The command line was wrong.
  case usage = 64
  /// The data was invalid.
  case invalidData = 65
  /// There is no such record or file.
  case notFound = 66
  /// The store cannot be reached.
  case unavailable = 69
  /// A file cannot be created.
  case cannotCreate = 73
  /// Input or output failed, or the disk is full.
  case inputOutput = 74
  /// Somebody else is at it; later it may work.
  case busy = 75
  /// It is not permitted.
  case notPermitted = 77
  /// The configuration is bad.
  case badConfiguration = 78
  /// Ctrl-C.
  case interrupted = 130
  /// Nobody reads the output any more.
  case closedPipe = 141
}
