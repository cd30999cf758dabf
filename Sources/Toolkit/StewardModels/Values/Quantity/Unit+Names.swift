extension Unit {
  /// The unit that a name other than its symbol stands for.
  static func alias(_ name: String) -> KnownUnit? {
    names[name.lowercased()] ?? KnownUnit(symbol: name.lowercased())
  }

  /// The units by their other names, in lower case.
  private static let names: [String: KnownUnit] = {
    var table: [String: KnownUnit] = [:]
    for (unit, words) in nameLists {
      for word in words.split(separator: " ") { table[String(word)] = unit }
    }
    return table
  }()

  private static let nameLists: [(KnownUnit, String)] = [
    (.pieces, "pc pcs pce piece pieces ea each 个 個 件 只 隻 条 條"),
    (.milligram, "mgs milligram milligrams milligramme milligrammes 毫克"),
    (.gram, "gr gm gms gs gram grams gramme grammes 克"),
    (.kilogram, "kgs kilo kilos kilogram kilograms kilogramme kilogrammes 公斤 千克"),
    (.tonne, "tonne tonnes 吨 噸 公吨 公噸"),
    (.ounce, "ozs ounce ounces 盎司"),
    (.pound, "lbs pound pounds 磅"),
    (.microlitre, "μl ul microlitre microlitres microliter microliters 微升"),
    (.millilitre, "mls cm³ cm3 ccm millilitre millilitres milliliter milliliters 毫升"),
    (.centilitre, "cls centilitre centilitres centiliter centiliters 厘升"),
    (.decilitre, "dls decilitre decilitres deciliter deciliters 分升"),
    (.litre, "ls dm³ dm3 ltr ltrs lt litre litres liter liters ℓ 升 公升"),
    (.cubicMetre, "m3 立方米"),
    (.teaspoon, "tsps teaspoon teaspoons 茶匙"),
    (.tablespoon, "tbsps tbs tablespoon tablespoons 汤匙 湯匙"),
    (.fluidOunce, "fl.oz fl.oz. 液量盎司"),
    (.cup, "cups"),
    (.pint, "pts pint pints 品脱 品脫"),
    (.quart, "qts quart quarts 夸脱 夸脫"),
    (.gallon, "gals gallon gallons 加仑 加侖"),
    (.micrometre, "μm um micrometre micrometres micrometer micrometers 微米"),
    (.millimetre, "mms millimetre millimetres millimeter millimeters 毫米"),
    (.centimetre, "cms centimetre centimetres centimeter centimeters 厘米 公分"),
    (.decimetre, "decimetre decimetres decimeter decimeters 分米"),
    (.metre, "metre metres meter meters 米 公尺"),
    (.kilometre, "kms kilometre kilometres kilometer kilometers 公里 千米"),
    (.inch, "inch inches 英寸 英吋"),
    (.foot, "foot feet 英尺 英呎"),
    (.yard, "yds yard yards 码 碼"),
    (.mile, "mile miles 英里"),
    (.squareMillimetre, "mm2 sqmm 平方毫米"),
    (.squareCentimetre, "cm2 sqcm 平方厘米"),
    (.squareMetre, "m2 sqm qm 平方米"),
    (.hectare, "hectare hectares 公顷 公頃"),
    (.squareFoot, "ft2 ft² 平方英尺"),
    (.second, "sec secs second seconds 秒"),
    (.minute, "mins minute minutes 分钟 分鐘"),
    (.hour, "hr hrs hour hours 小时 小時"),
    (.day, "day days 天"),
  ]
}
