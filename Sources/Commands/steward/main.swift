import StewardApplication

StewardProgram.application.run()
