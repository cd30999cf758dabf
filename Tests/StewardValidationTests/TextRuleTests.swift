import StewardModels
import StewardValidation
import Testing

@Suite struct TextRuleTests {
  @Test(arguments: ["", "a", "中文 名", "é", "e\u{301}", "👨‍👩‍👧", "\u{A0}", "\u{2027}", "\u{202E}x", "“”"])
  func `one line`(text: String) { #expect(Rule.oneLine.isKept(by: text)) }

  @Test(
    arguments: [
      "a\nb", "\r\n", "\r", "\t", "\0", "\u{1F}", "\u{7F}", "\u{80}", "\u{85}", "\u{9F}",
      "中\u{2028}",
      "\u{2029}", "\u{1b}[2J",
    ])
  func `line breaks and control characters`(text: String) {
    #expect(!Rule.oneLine.isKept(by: text))
  }

  @Test(arguments: ["", "a", "a b", "中　文", "é", "🇩🇪", "\u{200D}"])
  func `trimmed`(text: String) { #expect(Rule.trimmed.isKept(by: text)) }

  @Test(arguments: [
    " ", " a", "a ", "a\n", "\ta", "\u{3000}中", "中\u{3000}", "a\u{A0}", "\u{85}", "a\u{2028}",
  ])
  func `white space at an end`(text: String) { #expect(!Rule.trimmed.isKept(by: text)) }

  @Test(
    arguments: [
      "http://a", "https://example.org", "HTTPS://EXAMPLE.org/", "https://example.org:8443/a?b=c#d",
      "https://example.org?q", "http://localhost:1", "http://nas_1.local.:65535/x",
      "https://中文.example/路径/图?名=值", "https://example.org/100%", "https://example.org/a|b{c}^[d]",
      "http://127.0.0.1/", "http://[::1]/", "http://[2001:db8::8:800:200c:417a]:80/",
      "http://[1:2:3:4:5:6:7:8]", "http://[::ffff:192.0.2.1]", "https://example.org/@name",
      "https://example.org/👨‍👩‍👧",
    ])
  func `addresses of the web`(text: String) { #expect(Rule.web.isKept(by: text)) }

  @Test(
    arguments: [
      "", "example.org", "ftp://example.org", "javascript:alert(1)", "http:", "http://",
      "https:///x",
      "http:/example.org", " https://example.org", "https://example.org ", "https://exa mple.org",
      "https://bank.example@evil.example", "https://user:word@example.org", "https://example.org:0",
      "https://example.org:65536", "https://example.org:", "https://example.org:8a",
      "https://example.org:123456", "https://-a.org", "https://a-.org", "https://a..org",
      "https://.",
      "https://.org", "https://example.org\\@evil.example", "https://example.org/\"x",
      "https://example.org/<x>",
      "https://example.org/`", "https://example.org/\n", "https://example.org/\u{1b}[2J",
      "https://example.org/\u{202E}gpj", "https://exa\u{200D}mple.org",
      "https://exa\u{AD}mple.org/",
      "https://example.org/\u{3000}", "https://example.org/\u{0}", "https://exa%6Dple.org",
      "http://[::1", "http://[]", "http://[1:2:3:4:5:6:7]", "http://[1:2:3:4:5:6:7:8:9]",
      "http://[1::2::3]",
      "http://[12345::]", "http://[::g]", "http://[::1]x", "http://[::1]:", "http://[::256.0.0.1]",
      "http://[:::]", "http://[1.2.3.4::]",
    ])
  func `what is no address, or deceives`(text: String) { #expect(!Rule.web.isKept(by: text)) }

  @Test func `an address has bounds`() {
    let stem = "https://example.org/"
    let longest = stem + String(repeating: "a", count: 8_000 - stem.utf8.count)
    #expect(Rule.web.isKept(by: longest))
    #expect(!Rule.web.isKept(by: longest + "a"))
    let label = String(repeating: "a", count: 63)
    #expect(Rule.web.isKept(by: "https://\(label).org"))
    #expect(!Rule.web.isKept(by: "https://\(label)a.org"))
    let name = Array(repeating: label, count: 4).joined(separator: ".")
    #expect(!Rule.web.isKept(by: "https://\(name)"))
    #expect(Rule.web.isKept(by: "https://\(name.dropLast(2))"))
  }

  @Test(
    arguments: [
      "4006381333931", "73513537", "036000291452", "10614141000415", "01234565", "04252614",
      "06141415", "12345670",
    ])
  func `numbers of articles`(text: String) { #expect(Rule.barcode.isKept(by: text)) }

  @Test(
    arguments: [
      "", "0", "4006381333932", "4006381333913", "73513538", "036000291453", "10614141000416",
      "400638133393", "4006381333931 ", "４００６３８１３３３９３１", "ABCDEFGH", "99999999",
    ])
  func `what is no number of an article`(text: String) { #expect(!Rule.barcode.isKept(by: text)) }

  @Test func `a wrong digit is always noticed`() {
    let digits = Array("4006381333931")
    for position in digits.indices {
      for digit in "0123456789" where digit != digits[position] {
        var wrong = digits
        wrong[position] = digit
        #expect(!Rule.barcode.isKept(by: String(wrong)))
      }
    }
  }
}
