import StewardModels
import StewardPersistence
import StewardQuery

// Programs that declare a record type differently, one after the other on one store.
extension Contract {
  static let migrations: [ContractCase] = [
    ContractCase("migration: fields, traits and words that were added") { make in
      let backend = try await make()
      let old = try await Store(backend: backend, records: Memo.self, options: Household.options())
      let memos = old.repository(of: Memo.self)
      let first = try await memos.insert(Memo(title: "Zebra", pages: 10, mood: .glad))
      try await memos.insert(Memo(title: "apple", pages: 2))
      let new = try await Store(
        backend: backend, records: MemoMore.self, options: Household.options())
      let more = new.repository(of: MemoMore.self)
      let read = try await more.fetch(sort: MemoMore.title.ascending)
      try expectEqual(read.map(\.title), ["apple", "Zebra"], "the order of the language")
      try expectEqual(read.map(\.stars), [3, 3], "the default")
      try expectEqual(read.map(\.mood), [nil, .glad])
      try expectEqual(
        try await more.search("zeb").map(\.title), ["Zebra"], "search of what was there")
      try await more.insert(MemoMore(title: "new", note: "n", mood: .sad, stars: 5, tags: ["red"]))
      try await expectFailure(.duplicate, "a unique field") {
        try await more.insert(MemoMore(title: "again", note: "N"))
      }
      try expectEqual(try await more.search("red").map(\.title), ["new"])
      _ = try await new.undo(2)
      try expectEqual(
        try await more.fetch().map(\.id.identifier), [first.id.identifier], "undo across the change"
      )
      _ = try await new.redo(2)
      try expectEqual(try await more.count(), 3)
    },
    ContractCase("migration: pages by a field that older records do not hold") { make in
      let backend = try await make()
      let old = try await Store(backend: backend, records: Memo.self, options: Household.options())
      try await old.repository(of: Memo.self).insert(
        contentsOf: (0..<5).map { Memo(title: "m\($0)") })
      let new = try await Store(
        backend: backend, records: MemoMore.self, options: Household.options())
      let more = new.repository(of: MemoMore.self)
      try await more.insert(contentsOf: [
        MemoMore(title: "low", stars: 1), MemoMore(title: "high", stars: 5),
      ])
      var titles: [String] = []
      var place: Cursor?
      repeat {
        let page = try await more.page(sort: MemoMore.stars.ascending, after: place, limit: 2)
        titles += page.records.map(\.title)
        place = page.next
      } while place != nil && titles.count < 20
      // Older records stand where the default that they hold does.
      try expectEqual(titles, ["low", "m0", "m1", "m2", "m3", "m4", "high"])
      try expectEqual(try await more.count(where: MemoMore.stars.equals(3)), 5)
    },
    ContractCase("migration: a program that declares less loses nothing") { make in
      let backend = try await make()
      let more = try await Store(
        backend: backend, records: MemoMore.self, options: Household.options())
      let memo = MemoMore(title: "a", note: "kept", mood: .sad, stars: 5, tags: ["red"])
      try await more.repository(of: MemoMore.self).insert(memo)
      let less = try await Store(
        backend: backend, records: MemoLess.self, options: Household.options())
      let memos = less.repository(of: MemoLess.self)
      var read = try await memos.fetch()[0]
      try expectEqual(read, MemoLess(id: RecordID(memo.id.identifier), pages: 0, title: "a"))
      read.pages = 7
      try await memos.update(read)
      try await memos.insert(MemoLess(pages: 1, title: "b"))
      let all = try await more.repository(of: MemoMore.self).fetch()
      try expectEqual(
        all[0],
        MemoMore(
          id: memo.id, title: "a", note: "kept", pages: 7, mood: .sad, stars: 5, tags: ["red"]))
      try expectEqual(all[1].title, "b")
      try await memos.remove(read.id)
      _ = try await less.undo()
      try expectEqual(
        try await more.repository(of: MemoMore.self).find(memo.id)?.note, "kept",
        "after a removal and its undo")
    },
    ContractCase("migration: record types of several domains in one store") { make in
      let backend = try await make()
      let memos = try await Store(
        backend: backend, records: Memo.self, options: Household.options())
      let memo = try await memos.repository(of: Memo.self).insert(Memo(title: "m"))
      let songs = try await Store(
        backend: backend, records: Memo.self, Song.self, options: Household.options())
      let song = try await songs.repository(of: Song.self).insert(Song(name: "s", memo: memo.id))
      // The first program knows no songs, and clears their references all the same.
      try await memos.repository(of: Memo.self).remove(memo.id)
      try expectEqual(try await songs.repository(of: Song.self).find(song.id)?.memo, nil)
      _ = try await memos.undo()
      try expectEqual(try await songs.repository(of: Song.self).find(song.id)?.memo, memo.id)
      try await expectFailure(.unknownType, "a type that is not declared") {
        try await memos.repository(of: Song.self).fetch()
      }
      try expectEqual(
        try await memos.read { try $0.count(RecordQuery("song")) }, 1, "by name it can be read")
    },
    ContractCase("migration: what is not additive asks for a step, and changes nothing") { make in
      let backend = try await make()
      let old = try await Store(backend: backend, records: Memo.self, options: Household.options())
      try await old.repository(of: Memo.self).insert(contentsOf: [
        Memo(title: "a"), Memo(title: "A"),
      ])
      let before = try await old.everything()
      let options = Household.options()
      try await expectFailure(.migrationNeeded, "another kind") {
        try await Store(backend: backend, records: MemoOtherKind.self, options: options)
      }
      try await expectFailure(.migrationNeeded, "a field that cannot be empty") {
        try await Store(backend: backend, records: MemoNeedsMore.self, options: options)
      }
      try await expectFailure(.migrationNeeded, "a version without its step") {
        try await Store(backend: backend, records: Song.self, MemoTwo.self, options: options)
      }
      let error = try await expectFailure(.duplicate, "a title that is unique now") {
        try await Store(backend: backend, records: MemoUnique.self, options: options)
      }
      try expectEqual(error.field, "title")
      try expectEqual(try await old.everything(), before)
      try expectEqual(
        try await old.read { $0.catalog.entries.keys.sorted() }, ["memo"], "no song was made")
      try await old.repository(of: Memo.self).insert(Memo(title: "a"))
    },
  ]
}
