import StewardModels
import StewardValidation
import Testing

@Suite struct CombiningTests {
  static let even = Rule<Int>.matches("even", words: "must be even") { $0.isMultiple(of: 2) }
  static let small = Rule<Int>.range(-10...10)
  static let large = Rule<Int>.range(5...)
  static let rules = [even, small, large]
  static let subjects = [Int.min, -11, -10, -1, 0, 1, 5, 6, 10, 11, Int.max]

  @Test(arguments: subjects)
  func `and, or and not are those of logic`(subject: Int) {
    let message = Message("test")
    for first in Self.rules {
      let negated = first.negated(code: "not", message: message)
      let twice = negated.negated(code: first.code, message: message)
      #expect(negated.isKept(by: subject) != first.isKept(by: subject))
      #expect(twice.isKept(by: subject) == first.isKept(by: subject))
      #expect(first.and(negated).isKept(by: subject) == false)
      #expect(first.or(negated).isKept(by: subject))
      for second in Self.rules {
        let both = first.isKept(by: subject) && second.isKept(by: subject)
        let either = first.isKept(by: subject) || second.isKept(by: subject)
        #expect(first.and(second).isKept(by: subject) == both)
        #expect(second.and(first).isKept(by: subject) == both)
        #expect(first.or(second).isKept(by: subject) == either)
        #expect(second.or(first).isKept(by: subject) == either)
        // De Morgan
        let neither = first.or(second).negated(code: "not", message: message)
        let notSecond = second.negated(code: "not", message: message)
        #expect(neither.isKept(by: subject) == negated.and(notSecond).isKept(by: subject))
        for third in Self.rules {
          #expect(
            first.and(second).and(third).isKept(by: subject)
              == first.and(second.and(third)).isKept(by: subject))
          #expect(
            first.and(second.or(third)).isKept(by: subject)
              == first.and(second).or(first.and(third)).isKept(by: subject))
        }
      }
    }
  }

  @Test func `two broken rules are both said`() {
    let both = Self.even.and(Self.small)
    #expect(both.code == "even")
    #expect(words(both, 13) == "must be even, and must be between -10 and 10")
    #expect(words(both, 12) == "must be between -10 and 10")
    #expect(words(both, 1) == "must be even")
    #expect(
      words(Self.even.or(Self.small), 13) == "must be even, or else must be between -10 and 10")
    #expect(Self.even.or(Self.small, code: "tame").code == "tame")
  }

  @Test func `a rule is asked only where its condition holds`() {
    let rule = Self.even.when { $0 > 0 }
    #expect(rule.isKept(by: -1))
    #expect(!rule.isKept(by: 1))
    #expect(rule.code == "even")
  }

  @Test func `nil keeps an optional rule`() {
    #expect(Self.even.optional.isKept(by: nil))
    #expect(!Self.even.optional.isKept(by: 3))
    #expect(Self.even.optional.isKept(by: 4))
  }

  @Test func `a rule reaches a part of a whole`() {
    let rule: Rule<Thing> = Rule<String>.length(...4).on(\.name)
    #expect(rule.isKept(by: Thing(name: "Lamp")))
    #expect(!rule.isKept(by: Thing(name: "Lamps")))
  }

  @Test func `each element keeps the rule, and the first that does not is named`() {
    let rule: Rule<[Int]> = Self.even.each()
    #expect(rule.isKept(by: []))
    #expect(rule.isKept(by: [2, 4]))
    #expect(words(rule, [2, 3]) == "“3” must be even")
    #expect(words(rule, [2, 3, 5]) == "“3” must be even, like one other")
    #expect(words(rule, [1, 3, 5]) == "“1” must be even, like 2 others")
  }

  @Test func `one of a few`() {
    let rule = Rule<String>.oneOf(["red", "grün", "蓝"])
    #expect(rule.isKept(by: "蓝"))
    #expect(words(rule, "Red") == "must be one of red, grün, 蓝")
    #expect(!Rule<Int>.oneOf([]).isKept(by: 0))
    let long = Rule<Int>.oneOf(1...1_000)
    #expect(long.isKept(by: 1_000))
    #expect(words(long, 0) == "must be one of \((1...20).map(String.init).joined(separator: ", "))")
  }

  @Test func `words of a program's own, or the name of the rule`() {
    #expect(words(Rule<Int>.matches("isbn") { _ in false }, 1) == "must be a valid isbn")
    #expect(words(Self.even, 1) == "must be even")
  }
}
