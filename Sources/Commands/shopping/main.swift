import ShoppingKit
import StewardApplication

await ShoppingProgram.application.run()
