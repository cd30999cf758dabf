import StewardCommandLine
import StewardModels
import StewardPersistence

/// `doctor [--repair]`: what is wrong with the store, and what can be done about it.
enum DoctorVerb {
  static let verb = Verb("doctor") { domain in
    CommandSpecification(
      "doctor", summary: Message("steward.doctor"),
      discussion: Message("steward.doctor.discussion"),
      examples: [
        CommandExample("\(domain.name) doctor"), CommandExample("\(domain.name) doctor --repair"),
      ],
      options: [.flag("repair", help: Message("steward.doctor.repair"))])
  } run: { session in
    let backend = try session.maintenance()
    let isRepairing = session.arguments.has("repair") && !session.isRehearsal
    let report = try await backend.examine(repairing: isRepairing, at: session.setup.now)
    await backend.close()
    if report.backup != nil { session.noteKept("steward.kept") }
    if session.format == .table {
      try tell(report, session, isRepairing: isRepairing)
    } else {
      var table = FactTable(keys: ["area", "fault", "remedy", "repairable", "repaired"])
      for fault in report.faults {
        table.rows.append([
          .text(fault.area.rawValue), .text(session.console.words(fault.message)),
          .text(session.console.words(fault.remedy)), .flag(fault.isRepairable),
          .flag(!report.remaining.contains(fault)),
        ])
      }
      try table.write(session)
    }
    return report.remaining.isEmpty ? .success : .failure
  }

  private static func tell(
    _ report: DoctorReport, _ session: Session, isRepairing: Bool
  ) throws {
    if report.faults.isEmpty { return try session.answer(Message("steward.doctor.whole")) }
    for fault in report.faults {
      let isMended = isRepairing && !report.remaining.contains(fault)
      try session.answer(
        Message(
          "steward.doctor.fault",
          ["area": .text(fault.area.rawValue), "fault": .message(fault.message)]))
      try session.answer(
        isMended
          ? Message("steward.doctor.mended")
          : Message("steward.doctor.remedy", ["remedy": .message(fault.remedy)]))
      if session.console.isVerbose, !fault.details.isEmpty {
        try session.console.notify(.literal("  " + fault.details))
      }
    }
    if let backup = report.backup {
      try session.answer(Message("steward.doctor.backup", ["path": .text(backup)]))
    } else if report.remaining.contains(where: \.isRepairable) {
      try session.answer(Message("steward.doctor.hint"))
    }
  }
}
