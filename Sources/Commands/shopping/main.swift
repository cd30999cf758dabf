import ShoppingKit
import StewardApplication

ShoppingProgram.application.run()
