@testable import StewardInterchange

/// Rows of a text, read to the end.
func rows(
  _ text: String, _ options: CSVReader.Options = CSVReader.Options()
) throws(InterchangeError) -> [[String]] {
  try rows(bytes: Array(text.utf8), options)
}

func rows(
  bytes: [UInt8], _ options: CSVReader.Options = CSVReader.Options()
) throws(InterchangeError) -> [[String]] {
  let reader = CSVReader(ByteSource(bytes, name: "test.csv"), options: options)
  var rows: [[String]] = []
  while let row = try reader.next() { rows.append(row.texts) }
  return rows
}

/// The error of reading a table, or nil.
func tableError(
  _ bytes: [UInt8], _ options: CSVReader.Options = CSVReader.Options()
) -> InterchangeError? {
  do throws(InterchangeError) {
    _ = try rows(bytes: bytes, options)
    return nil
  } catch {
    return error
  }
}

/// The one value of a JSON text.
func json(
  _ bytes: [UInt8], _ options: JSONReader.Options = JSONReader.Options()
) throws(InterchangeError) -> JSONValue? {
  let reader = JSONReader(ByteSource(bytes, name: "test.json"), options: options)
  let value = try reader.readValue()
  _ = try reader.next()
  return value
}

func json(
  _ text: String, _ options: JSONReader.Options = JSONReader.Options()
) throws(InterchangeError) -> JSONValue? {
  try json(Array(text.utf8), options)
}

/// The error of reading a JSON text, or nil.
func jsonError(
  _ bytes: [UInt8], _ options: JSONReader.Options = JSONReader.Options()
) -> InterchangeError? {
  do throws(InterchangeError) {
    _ = try json(bytes, options)
    return nil
  } catch {
    return error
  }
}

extension JSONReader.Options {
  static let lenient = JSONReader.Options(isLenient: true)
  static let lines = JSONReader.Options(allowsManyValues: true)
}
