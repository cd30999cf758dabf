public import StewardModels
import StewardValidation

// What tells this piece from others.
extension Item {
  /// The field `serial`.
  ///
  /// Numbers may repeat; `Inventory.serialTwins(of:)` finds those that do.
  public static let serial = Field(
    "serial", \Item.serial, .title("Serial number"), .individual, .searchable, .length(...255),
    .help("The maker's number of this very piece."), .example("SN-4711-A"))

  /// The field `model`.
  public static let model = Field(
    "model", \Item.model, .searchable, .length(...255),
    .help("The maker's name for its kind."), .example("GSR 18V-28"))

  /// The field `manufacturer`.
  public static let manufacturer = Field(
    "manufacturer", \Item.manufacturer, .searchable, .length(...255),
    .help("Who made it."), .example("Bosch"))

  /// The field `asset`.
  ///
  /// Its localized order counts the digits as numbers, so that `1000-000` comes
  /// after `999-999`.
  public static let asset = Field(
    "asset", \Item.asset, .title("Asset number"), .unique, .localizedOrder, .searchable,
    .assetNumber, .help("The household's own number for it, given in turn where none is said."),
    .example("000-001"), role: .code)

  /// The field `barcode`.
  ///
  /// Any code is taken: households print their own.
  public static let barcode = Field(
    "barcode", \Item.barcode, .searchable, .length(...255), .oneLine,
    .help("What the bar code or QR code on it says."), .example("4059952513577"), role: .code)

  /// The field `import-ref`.
  ///
  /// Homebox calls it `HB.import_ref`: importing its file again changes the item that holds the same.
  public static let importRef = Field(
    "import-ref", \Item.importRef, .title("Import reference"), .individual, .indexed,
    .length(...255), .oneLine,
    .help("What tells it apart in the program that it was imported from."), .example("a41f09c2"))
}
