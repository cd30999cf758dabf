import InventoryKit
import StewardApplication

InventoryProgram.application.run()
