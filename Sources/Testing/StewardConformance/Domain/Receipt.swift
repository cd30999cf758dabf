import StewardModels

/// A receipt of the contract's household: it refers to a loan, which is called after its thing.
struct Receipt: Record {
  let id: RecordID<Receipt>
  var loan: RecordID<Loan>?
  var number: Int

  init(id: RecordID<Receipt> = RecordID(), loan: RecordID<Loan>? = nil, number: Int) {
    self.id = id
    self.loan = loan
    self.number = number
  }

  static let loan = Field("loan", \Receipt.loan, .onRemoval(.clear))
  static let number = Field("number", \Receipt.number)
  static let schema = Schema("receipt", Receipt.init, Field.id(), loan, number)
}
