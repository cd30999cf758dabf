public import StewardModels
public import StewardPersistence
import StewardQuery

/// A product that is usually bought by now.
///
/// The rule: of a product that was bought on three days or more, the intervals between these days are
/// taken, and their median is its rhythm. It is due when nine tenths of that have passed since the
/// last day. The longest overdue, as a part of their rhythm, come first.
public struct Suggestion: Hashable, Sendable {
  /// The product.
  public let product: Product
  /// How much of it was bought last.
  public let quantity: Quantity
  /// When it was bought last.
  public let last: Day
  /// How many days ago that is.
  public let elapsed: Int
  /// The rhythm, in half days.
  public let halfDays: Int

  /// The rhythm in days, a half upwards.
  public var interval: Int { (halfDays + 1) / 2 }

  /// On how many days a product must have been bought before it has a rhythm.
  public static let leastDays = 3

  /// What is due on a day and does not stand on a list.
  ///
  /// - Parameter list: The list; nil where there is none yet.
  public static func due(
    on today: Day, besides list: RecordID<ShoppingList>?, in snapshot: Snapshot
  ) throws -> [Suggestion] {
    var days: [RecordID<Product>: [Purchase]] = [:]
    for purchase in try snapshot.fetch(Purchase.self, sort: Purchase.day.ascending) {
      days[purchase.product, default: []].append(purchase)
    }
    var standing: Set<RecordID<Product>> = []
    if let list {
      standing = Set(try snapshot.fetch(where: Entry.list.equals(list)).map(\.product))
    }
    var found: [Suggestion] = []
    for (id, purchases) in days where !standing.contains(id) {
      guard let rhythm = rhythm(of: purchases.map(\.day)), let last = purchases.last else {
        continue
      }
      let elapsed = today.days(since: last.day)
      // Nine tenths of the rhythm, which is counted in half days.
      guard elapsed * 20 >= rhythm * 9, let product = try snapshot.find(id) else { continue }
      found.append(
        Suggestion(
          product: product, quantity: last.quantity, last: last.day, elapsed: elapsed,
          halfDays: rhythm))
    }
    return found.sorted { left, right in
      let (first, second) = (left.elapsed * right.halfDays, right.elapsed * left.halfDays)
      return first == second ? left.product.name < right.product.name : first > second
    }
  }

  /// The median of the intervals between days, in half days; nil where there are too few.
  static func rhythm(of days: [Day]) -> Int? {
    let days = Set(days).sorted()
    guard days.count >= leastDays else { return nil }
    let intervals = zip(days.dropFirst(), days).map { $0.days(since: $1) }.sorted()
    let middle = intervals.count / 2
    return intervals.count % 2 == 1
      ? intervals[middle] * 2 : intervals[middle - 1] + intervals[middle]
  }
}
