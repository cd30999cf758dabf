import StewardApplication

await StewardProgram.application.run()
