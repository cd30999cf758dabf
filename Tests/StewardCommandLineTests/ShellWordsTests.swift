import StewardCommandLine
import Testing

@Suite struct ShellWordsTests {
  @Test(arguments: [
    ("lamp", "lamp"), ("place:Home/Garage", "place:Home/Garage"), ("@tag", "@tag"),
    ("Home / Garage", "'Home / Garage'"), ("it's", #"'it'\''s'"#), ("", "''"),
    ("price>100", "'price>100'"), ("$2", "'$2'"), ("灯", "灯"), ("a;b", "'a;b'"),
  ])
  func quotesWhatAShellWouldChange(word: String, expected: String) {
    #expect(ShellWords.quoted(word) == expected)
  }

  @Test func noticesARedirectionThatWasMeantAsAComparison() {
    func noticed(_ words: [String], toFile: Bool) -> String? {
      ShellWords.fieldBeforeRedirection(
        words: words, isField: { $0 == "price" }, outputIsFile: toFile)
    }
    #expect(noticed(["lamp", "price"], toFile: true) == "price")
    #expect(noticed(["lamp", "price"], toFile: false) == nil)
    #expect(noticed(["lamp"], toFile: true) == nil)
  }
}
