import ChecklistKit
import StewardApplication

ChecklistsProgram.application.run()
