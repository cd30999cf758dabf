import StewardQuery
import StewardText
import Testing

@Suite struct SectionTests {
  @Test func neighboursWithOneKeyAreASection() {
    let sections = Sections.split([1, 3, 2, 4, 5]) { $0 % 2 }
    #expect(
      sections == [
        Section(key: 1, elements: [1, 3]), Section(key: 0, elements: [2, 4]),
        Section(key: 1, elements: [5]),
      ])
    #expect(Sections.split([Int]()) { $0 }.isEmpty)
  }

  @Test(arguments: [
    ("lamp", "L"), ("Äpfel", "A"), ("éclair", "E"), ("ß", "S"), ("Ａ", "A"), ("2 chairs", "#"),
    ("１２", "#"), ("\"Quoted\"", "Q"), ("", "…"), ("😀", "…"), ("Ёлка", "Е"), ("中文", "中"),
  ])
  func lettersInEnglish(name: String, letter: String) {
    #expect(SectionLetters(Collation(locale: .english)).letter(of: name) == letter)
  }

  @Test(arguments: [
    ("中文", "Z"), ("阿姨", "A"), ("北京", "B"), ("啊", "A"), ("猫", "M"), ("西", "X"), ("重庆", "Z"),
    ("安", "A"), ("座", "Z"), ("电脑", "D"), ("lamp", "L"), ("10", "#"), ("一", "Y"), ("鹅", "E"),
  ])
  func lettersInChinese(name: String, letter: String) {
    #expect(SectionLetters(Collation(locale: .chinese)).letter(of: name) == letter)
  }
}
