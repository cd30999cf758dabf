import StewardApplication
import StewardModels

await Application(
  everywhere: "steward", version: Version.current, summary: Message("steward.program")
).run()
