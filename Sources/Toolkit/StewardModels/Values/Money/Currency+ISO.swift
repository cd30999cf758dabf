extension Currency {
  /// Every currency that `init(_:)` takes, by code; for completion.
  ///
  /// Source: ISO 4217, lists one and three, as of January 2026.
  public static let all: [Currency] = {
    // Read as bytes, as every command that has a currency needs it.
    let letters = codes.utf8.filter { $0 > UInt8(ascii: " ") }
    return stride(from: 0, to: letters.count - 2, by: 3)
      .compactMap { Currency(letters: letters[$0], letters[$0 + 1], letters[$0 + 2]) }
      .sorted()
  }()

  /// Whether ISO 4217 lists it.
  ///
  /// Takes a binary search.
  static func isListed(_ currency: Currency) -> Bool {
    var low = 0
    var high = all.count
    while low < high {
      let middle = (low + high) / 2
      if all[middle] < currency { low = middle + 1 } else { high = middle }
    }
    return low < all.count && all[low] == currency
  }

  /// How many decimals its amounts have: 2 for `EUR`, 0 for `JPY`, 3 for `KWD`, 4 for `CLF`.
  ///
  /// 2 where ISO states none (gold, testing codes) and for codes that it does not know.
  public var exponent: Int {
    switch packed {
    case 0x42_4946,  // BIF
      0x43_4C50,  // CLP
      0x44_4A46,  // DJF
      0x47_4E46,  // GNF
      0x49_534B,  // ISK
      0x4A_5059,  // JPY
      0x4B_4D46,  // KMF
      0x4B_5257,  // KRW
      0x50_5947,  // PYG
      0x52_5746,  // RWF
      0x55_4758,  // UGX
      0x55_5949,  // UYI
      0x56_4E44,  // VND
      0x56_5556,  // VUV
      0x58_4146,  // XAF
      0x58_4F46,  // XOF
      0x58_5046,  // XPF
      0x42_4546,  // BEF
      0x42_5952,  // BYR
      0x45_5350,  // ESP
      0x47_5244,  // GRD
      0x49_544C,  // ITL
      0x4C_5546,  // LUF
      0x50_5445,  // PTE
      0x54_524C:  // TRL
      0
    case 0x42_4844,  // BHD
      0x49_5144,  // IQD
      0x4A_4F44,  // JOD
      0x4B_5744,  // KWD
      0x4C_5944,  // LYD
      0x4F_4D52,  // OMR
      0x54_4E44:  // TND
      3
    case 0x43_4C46,  // CLF
      0x55_5957:  // UYW
      4
    default:
      2
    }
  }

  /// The codes in use, then those that were retired and may stand in old receipts.
  private static let codes = """
    AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BOV BRL BSD
    BTN BWP BYN BZD CAD CDF CHE CHF CHW CLF CLP CNY COP COU CRC CUP CVE CZK DJF DKK
    DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF
    IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP
    LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD
    NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD
    SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD
    TWD TZS UAH UGX USD USN UYI UYU UYW UZS VED VES VND VUV WST XAD XAF XAG XAU XBA
    XBB XBC XBD XCD XCG XDR XOF XPD XPF XPT XSU XTS XUA XXX YER ZAR ZMW ZWG
    ANG ATS AZM BEF BGN BYR CUC CYP DEM EEK ESP FIM FRF GHC GRD HRK IEP ITL LTL LUF
    LVL MRO MTL MZM NLG PTE ROL SDD SIT SKK SLL SRG STD TMM TRL VEB VEF YUM ZMK ZWD
    ZWL
    """
}

extension Currency {
  /// The euro.
  public static var eur: Currency { Currency(packed: 0x45_5552) }
  /// The dollar of the United States.
  public static var usd: Currency { Currency(packed: 0x55_5344) }
  /// The pound sterling.
  public static var gbp: Currency { Currency(packed: 0x47_4250) }
  /// The Swiss franc.
  public static var chf: Currency { Currency(packed: 0x43_4846) }
  /// The yen.
  public static var jpy: Currency { Currency(packed: 0x4A_5059) }
  /// The yuan renminbi.
  public static var cny: Currency { Currency(packed: 0x43_4E59) }
}
