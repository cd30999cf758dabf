#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

extension TimeZoneName {
  /// The zone of the machine: `TZ`, else where `/etc/localtime` points, else UTC.
  ///
  /// A value of `TZ` that names no zone of the database (`CET-1CEST`) is passed over, as is a
  /// `/etc/localtime` that is a copy instead of a link.
  public static func system(environment: [String: String]) -> TimeZoneName {
    system(environment: environment, localtime: linkTarget(of: "/etc/localtime"))
  }

  /// The zone that an environment and the target of `/etc/localtime` name.
  static func system(environment: [String: String], localtime: String?) -> TimeZoneName {
    for candidate in [environment["TZ"], localtime].compactMap(\.self) {
      do throws(TextError) {
        return try TimeZoneName(name(inPath: candidate))
      } catch {
        continue
      }
    }
    return .utc
  }

  /// The zone's name in a path such as `:/usr/share/zoneinfo/Europe/Berlin`.
  private static func name(inPath path: String) -> String {
    let parts = path.drop { $0 == ":" }.split(separator: "/")
    guard let folder = parts.lastIndex(where: { $0.hasPrefix("zoneinfo") }) else {
      return String(path.drop { $0 == ":" })
    }
    return parts[(folder + 1)...].joined(separator: "/")
  }

  private static func linkTarget(of path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: 1024)
    let length = readlink(path, &buffer, buffer.count)
    guard length > 0 else { return nil }
    return String(decoding: buffer[..<length].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
