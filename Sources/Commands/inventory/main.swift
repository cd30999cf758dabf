import InventoryKit
import StewardApplication

await InventoryProgram.application.run()
