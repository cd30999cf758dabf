import StewardText
import Testing

@Suite struct LocaleNameTests {
  @Test(arguments: [
    ("zh_CN.UTF-8", "zh-CN"), ("zh-hans-cn", "zh-Hans-CN"), ("C", "und"), ("C.UTF-8", "und"),
    ("", "und"),
    ("POSIX", "und"), ("en", "en"), ("EN_gb", "en-GB"), ("de_DE@euro", "de-DE"),
    ("es-419", "es-419"),
    ("sr_RS@latin", "sr-Latn-RS"), ("zh-Hant", "zh-Hant"), ("fil-PH", "fil-PH"),
  ])
  func reads(_ text: String, _ identifier: String) throws {
    let locale = try LocaleName(text)
    #expect(locale.identifier == identifier)
    #expect(try LocaleName(locale.identifier) == locale)
  }

  @Test(arguments: ["english", "e", "en-GBR", "en_GB_x", "e!", "12", "en--GB", "zh-Hans-CN-pinyin"])
  func refuses(_ text: String) {
    #expect(throws: TextError.self) { try LocaleName(text) }
  }

  @Test func environmentGoesByPOSIX() {
    let all = ["LC_ALL": "zh_TW.UTF-8", "LC_MESSAGES": "de_DE", "LANG": "en_US"]
    #expect(LocaleName.fromEnvironment(all).identifier == "zh-TW")
    #expect(
      LocaleName.fromEnvironment(["LC_ALL": "", "LANG": "en_US.UTF-8"]).identifier == "en-US")
    #expect(LocaleName.fromEnvironment(["LANG": "not a locale"]) == .root)
    #expect(LocaleName.fromEnvironment([:]) == .root)
    let order = ["LC_COLLATE": "zh_CN", "LC_MESSAGES": "de_DE", "LANG": "en_US"]
    #expect(LocaleName.fromEnvironment(order).identifier == "de-DE")
    #expect(LocaleName.fromEnvironment(order, category: "LC_COLLATE").identifier == "zh-CN")
  }
}
