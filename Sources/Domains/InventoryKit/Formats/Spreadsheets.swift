/// The lists that insurers ask for, and the spreadsheets that people keep.
public enum Spreadsheets {
  /// What their headings mean, by heading: names of fields of `Item`.
  ///
  /// Case, spaces and hyphens do not count; the names and titles of fields are known besides. A sheet
  /// has the language of its author, whatever the program speaks: German and Chinese ones are known
  /// as well as English ones.
  public static var headings: [String: String] {
    english.merging(german) { first, _ in first }.merging(chinese) { first, _ in first }
  }

  static let english: [String: String] = [
    // What it is
    "Item": "name", "Item name": "name", "Article": "name", "Product": "name",
    "Product name": "name", "Item description": "description", "Details": "description",
    "Comments": "notes", "Comment": "notes", "Note": "notes", "Remarks": "notes",
    "Qty": "quantity", "Number": "quantity", "Count": "quantity", "No. of items": "quantity",
    "URL": "link", "Website": "link",
    // Which piece it is
    "Brand": "manufacturer", "Make": "manufacturer", "Maker": "manufacturer",
    "Model number": "model", "Model no": "model", "Model no.": "model", "Model #": "model",
    "Model name": "model", "Serial no": "serial", "Serial no.": "serial", "Serial #": "serial",
    "Serial": "serial", "S/N": "serial", "SN": "serial", "Asset ID": "asset", "Asset tag": "asset",
    "UPC": "barcode", "EAN": "barcode",
    // Where it belongs
    "Room": "place", "Location": "place", "Where": "place", "Where kept": "place",
    "Labels": "tag", "Keywords": "tag", "Type": "category",
    // How it was bought, and what it is worth
    "Purchase date": "bought", "Date of purchase": "bought", "Date purchased": "bought",
    "Bought on": "bought", "Date bought": "bought", "Date acquired": "bought",
    "Price paid": "price", "Purchase price": "price", "Purchase cost": "price", "Cost": "price",
    "Original cost": "price", "Amount paid": "price", "Unit price": "price",
    "Bought from": "shop", "Purchased from": "shop", "Where purchased": "shop",
    "Where bought": "shop", "Store": "shop", "Retailer": "shop", "Vendor": "shop",
    "Order no": "order", "Order no.": "order", "Receipt no": "order", "Receipt no.": "order",
    "Current value": "value", "Estimated value": "value", "Present value": "value",
    "Est. value": "value", "Est value": "value", "Market value": "value",
    "Replacement value": "replacement", "Replacement price": "replacement",
    "Cost to replace": "replacement", "Estimated replacement cost": "replacement",
    "Warranty expires": "warranty", "Warranty end": "warranty", "Warranty expiration": "warranty",
    "Warranty expiry": "warranty",
  ]
}
