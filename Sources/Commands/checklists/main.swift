import ChecklistKit
import StewardApplication

await ChecklistsProgram.application.run()
