public import StewardModels
import StewardPersistence
import StewardQuery

/// What a person wants to see on opening the inventory.
public struct Overview: Hashable, Sendable {
  /// How many items there are, and what they are worth; archived and sold ones are left out.
  public let worth: Worth
  /// How many are lent.
  public let lent: Int
  /// How many of those were due back before today.
  public let overdueCount: Int
  /// The first of those, the longest overdue before the others.
  public let overdue: [Item]
  /// How many are out of warranty within 60 days, today and the last day included.
  public let expiringCount: Int
  /// The first of those, the soonest before the others.
  public let expiring: [Item]
  /// How many things should have been done before today to keep items going.
  public let maintenanceOverdueCount: Int
  /// How many are to be done within 30 days, today and the last day included.
  public let maintenanceDueCount: Int
  /// The first of both, the longest overdue before the others.
  public let maintenance: [MaintenanceEntry]
  /// The items that were added last, the last one first.
  public let latest: [Item]

  /// Within how many days a warranty is told to end.
  public static let warrantyDays = 60
  /// Within how many days maintenance is told to be due.
  public static let maintenanceDays = 30
}

extension Inventory {
  /// What a person wants to see on opening the inventory.
  ///
  /// - Parameters:
  ///   - today: The day it is for the person.
  ///   - limit: How many items each list holds at the most.
  /// - Throws: `ModelError.Code.overflow` where a total is beyond 64 bits.
  public func overview(today: Day, limit: Int = 5) throws -> Overview {
    let current = Self.current
    let lent = current.and(Self.lent)
    let overdue = lent.and(Item.lentDue.isLess(than: today))
    // Days end in the year 9999, and so do warranties.
    let horizon = today.advanced(by: Overview.warrantyDays)
    let expiring = current.and(Item.warrantyForLife.equals(true).negated)
      .and(Item.warranty.atLeast(today)).and(Item.warranty.atMost(horizon))
    let until = today.advanced(by: Overview.maintenanceDays)
    let due = try maintenanceDue(of: current).filter { $0.next.map { $0 <= until } ?? false }
    let late = due.count { $0.next.map { $0 < today } ?? false }
    return Overview(
      worth: try values(where: current).total, lent: try snapshot.count(where: lent),
      overdueCount: try snapshot.count(where: overdue),
      overdue: try snapshot.fetch(where: overdue, sort: Item.lentDue.ascending, limit: limit),
      expiringCount: try snapshot.count(where: expiring),
      expiring: try snapshot.fetch(where: expiring, sort: Item.warranty.ascending, limit: limit),
      maintenanceOverdueCount: late, maintenanceDueCount: due.count - late,
      maintenance: Array(due.prefix(limit)),
      latest: try snapshot.fetch(
        where: current, sort: Item.created.descending, Sort(SortKey("id", descending: true)),
        limit: limit))
  }
}
