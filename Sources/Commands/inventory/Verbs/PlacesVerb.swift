import InventoryKit
import StewardApplication
import StewardCommandLine
import StewardModels
import StewardPersistence
import StewardQuery

/// `places`: the tree of places, and what is changed in it.
enum PlacesVerb {
  static let verb = Verb("places") { _ in
    CommandSpecification(
      "places", summary: Message("inventory.places"),
      discussion: Message("inventory.places.discussion"),
      examples: [
        CommandExample("inventory places"),
        CommandExample("inventory places rename 'Home / Garage' Workshop"),
        CommandExample("inventory places remove Cellar --to Attic"),
      ],
      arguments: [
        ArgumentSpecification(
          "PLACE", help: Message("inventory.places.place"), completion: .names("place"))
      ],
      subcommands: subcommands)
  } run: { session in
    switch session.arguments.path.dropFirst().first {
    case "add": try await add(session)
    case "rename": try await rename(session)
    case "move": try await move(session)
    case "note": try await note(session)
    case "remove": return try await remove(session)
    default: try await show(session)
    }
    return .success
  }

  private static var subcommands: CommandList {
    let place = ArgumentSpecification(
      "PLACE", help: Message("inventory.places.place"), isRequired: true,
      completion: .names("place"))
    let to = OptionSpecification.value(
      "to", placeholder: "PLACE", completion: .names("place"),
      help: Message("inventory.places.to"))
    return [
      CommandSpecification(
        "add", summary: Message("inventory.places.add"),
        examples: [CommandExample("inventory places add 'Home / Garage / Shelf 2'")],
        arguments: [
          ArgumentSpecification(
            "PATH", help: Message("inventory.places.path"), isRequired: true)
        ]),
      CommandSpecification(
        "rename", summary: Message("inventory.places.rename"),
        examples: [CommandExample("inventory places rename Garage Workshop")],
        arguments: [
          place,
          ArgumentSpecification("NAME", help: Message("inventory.places.name"), isRequired: true),
        ]),
      CommandSpecification(
        "move", aliases: ["mv"], summary: Message("inventory.places.move"),
        examples: [CommandExample("inventory places move 'Shelf 2' --to 'Home / Cellar'")],
        arguments: [place], options: [to]),
      CommandSpecification(
        "note", summary: Message("inventory.places.note"),
        examples: [CommandExample("inventory places note Garage 'The key hangs by the door'")],
        arguments: [
          place,
          ArgumentSpecification(
            "TEXT", help: Message("inventory.places.text"), isRequired: true, isRepeated: true),
        ]),
      CommandSpecification(
        "remove", aliases: ["rm"], summary: Message("inventory.places.remove"),
        examples: [CommandExample("inventory places remove Cellar --to Attic")],
        arguments: [place], options: [to]),
    ]
  }

  // MARK: Showing

  private static func show(_ session: Session) async throws {
    let page = try await session.read { snapshot, habits in
      let place = try session.arguments.words.first.map {
        RecordID<Place>(try ReferenceReader(session.domain, snapshot).find($0, of: "place"))
      }
      return try PlacesPage(within: place, snapshot, habits)
    }
    try page.write(session)
  }

  // MARK: Changing

  private static func add(_ session: Session) async throws {
    let text = session.arguments.words[0]
    let change = try await session.write { transaction, _ in
      let path = try RecordPath(text)
      if let known = try Places.find(path, in: transaction) {
        return (try told(known, in: transaction), isNew: false)
      }
      return (try told(try Places.make(path, in: transaction), in: transaction), isNew: true)
    }
    try tell("inventory.places.\(change.isNew ? "added" : "there")", change.0, session)
  }

  private static func rename(_ session: Session) async throws {
    let name = session.arguments.words[1]
    try await change(session, "renamed") { place, transaction in
      try Places.rename(place, to: RecordPath(name), in: transaction)
    }
  }

  private static func move(_ session: Session) async throws {
    guard let text = session.arguments.value("to") else {
      _ = try session.needed("to", hint: Message("inventory.move.hint"))
      return
    }
    try await change(session, "moved") { place, transaction in
      guard !text.isEmpty else { return try Places.move(place, into: nil, in: transaction) }
      let outer = try ReferenceReader(session.domain, transaction)
        .findOrMake(text, of: "place", for: "to", in: transaction)
      try Places.move(place, into: RecordID(outer), in: transaction)
    }
  }

  private static func note(_ session: Session) async throws {
    let text = session.arguments.words.dropFirst().joined(separator: " ")
    try await change(session, "noted") { place, transaction in
      try transaction.update(place) { $0.note = text.isEmpty ? nil : text }
    }
  }

  /// Changes the place that the first word names, and tells it.
  private static func change(
    _ session: Session, _ verb: String,
    _ body: @escaping @Sendable (RecordID<Place>, Transaction) throws -> Void
  ) async throws {
    let change = try await session.write { transaction, _ in
      let place = try place(session, in: transaction)
      let old = try told(place, in: transaction)
      try body(place, transaction)
      return (old: old, new: try told(place, in: transaction))
    }
    try tell("inventory.places.\(verb)", change.new, session, old: change.old.path)
  }

  private static func remove(_ session: Session) async throws -> ExitCode {
    let canAsk = session.canAsk
    let removed = try await session.write { transaction, _ in
      let place = try place(session, byPart: false, in: transaction)
      let paths = try transaction.paths(of: "place")
      let inner = paths.tree.descendants(of: place.identifier).count
      guard canAsk || inner > 0 else { return nil }
      return Message(
        "inventory.places.remove.question",
        [
          "path": .text(paths[place.identifier]?.description ?? ""), "inner": .number(inner),
        ])
    } _: { transaction, _ in
      let reader = ReferenceReader(session.domain, transaction)
      let place = try place(session, byPart: false, in: transaction)
      let path = try Places.path(of: place, in: transaction).description
      let other = try session.arguments.value("to").map {
        RecordID<Place>(
          try reader.findOrMake($0, of: "place", for: "to", in: transaction))
      }
      let removal = try Places.remove(place, movingTo: other, in: transaction)
      let target = try other.map { try Places.path(of: $0, in: transaction).description }
      return (path: path, removal: removal, target: target)
    }
    guard let removed else { return try session.refused() }
    let done = session.isRehearsal ? "would" : "done"
    try session.tell(
      Message(
        removed.target == nil
          ? removed.removal.places == 1
            ? "inventory.places.remove.\(done).alone" : "inventory.places.remove.\(done)"
          : "inventory.places.remove.\(done).to",
        [
          "path": .text(removed.path), "inner": .number(removed.removal.places - 1),
          "items": .number(removed.removal.items), "target": .text(removed.target ?? ""),
        ]))
    return .success
  }

  /// The place that the first word names; one that is to be removed, not by a part of its name.
  private static func place(
    _ session: Session, byPart: Bool = true, in snapshot: Snapshot
  ) throws -> RecordID<Place> {
    RecordID(
      try ReferenceReader(session.domain, snapshot).find(
        session.arguments.words[0], of: "place", byPart: byPart))
  }

  // MARK: Telling

  private struct Told: Sendable {
    let path: String
    let name: String
    let handle: String
    let items: Int
    let note: String?
  }

  private static func told(_ place: RecordID<Place>, in snapshot: Snapshot) throws -> Told {
    let here = Filter<Place>(.compare(FieldPath("id"), .equal, .reference(place.identifier)))
    let record = try snapshot.find(place)
    return Told(
      path: try Places.path(of: place, in: snapshot).description, name: record?.name ?? "",
      handle: try snapshot.listedHandle(of: place.identifier, type: Place.schema.name),
      items: try snapshot.count(where: Item.place.lies(in: here)), note: record?.note)
  }

  private static func tell(
    _ stem: String, _ place: Told, _ session: Session, old: String? = nil
  ) throws {
    switch session.format {
    case .table:
      try session.tell(
        Message(
          session.isRehearsal ? stem + ".would" : stem,
          [
            "old": .text(old ?? place.path), "path": .text(place.path),
            "items": .number(place.items), "note": .text(place.note ?? "—"),
          ]))
    default:
      try PlacesPage.write(
        [
          PlacesPage.Line(
            path: place.path, name: place.name, handle: place.handle, depth: 0, own: nil,
            whole: nil, note: place.note)
        ], session)
    }
  }
}
