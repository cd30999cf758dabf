extension Spreadsheets {
  /// The headings of German lists of household contents.
  static let german: [String: String] = [
    // What it is
    "Gegenstand": "name", "Bezeichnung": "name", "Artikel": "name", "Produkt": "name",
    "Beschreibung": "description", "Bemerkung": "notes", "Bemerkungen": "notes",
    "Notiz": "notes", "Notizen": "notes", "Anmerkung": "notes", "Anmerkungen": "notes",
    "Kommentar": "notes", "Anzahl": "quantity", "Menge": "quantity", "Stück": "quantity",
    "Stückzahl": "quantity",
    // Which piece it is
    "Hersteller": "manufacturer", "Marke": "manufacturer", "Modell": "model",
    "Modellnummer": "model", "Modellnr.": "model", "Typ": "model",
    "Seriennummer": "serial", "Seriennr.": "serial", "Serien-Nr.": "serial",
    "Gerätenummer": "serial", "Inventarnummer": "asset", "Inventarnr.": "asset",
    "Inventar-Nr.": "asset", "Strichcode": "barcode",
    // Where it belongs
    "Raum": "place", "Zimmer": "place", "Ort": "place", "Standort": "place",
    "Lagerort": "place", "Aufbewahrungsort": "place", "Schlagwörter": "tag",
    "Schlagworte": "tag", "Kategorie": "category", "Gruppe": "category", "Art": "category",
    "Zustand": "condition",
    // How it was bought, and what it is worth
    "Kaufdatum": "bought", "Gekauft am": "bought", "Gekauft": "bought",
    "Anschaffungsdatum": "bought", "Preis": "price", "Kaufpreis": "price",
    "Einzelpreis": "price", "Stückpreis": "price", "Anschaffungspreis": "price",
    "Anschaffungswert": "price", "Händler": "shop", "Geschäft": "shop", "Gekauft bei": "shop",
    "Bestellnummer": "order", "Bestellnr.": "order", "Rechnungsnummer": "order",
    "Rechnungsnr.": "order", "Wert": "value", "Zeitwert": "value", "Aktueller Wert": "value",
    "Neuwert": "replacement", "Wiederbeschaffungswert": "replacement", "Versichert": "insured",
    "Garantie": "warranty", "Garantie bis": "warranty", "Garantieende": "warranty",
  ]
}
