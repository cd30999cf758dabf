import ShoppingKit
import StewardApplication
import StewardCommandLine
import StewardInterchange
import StewardModels

/// `share [--to text|markdown|html]`: a list for messages and paper.
enum ShareVerb {
  static let verb = Verb("share") { _ in
    CommandSpecification(
      "share", summary: Message("shopping.share"), discussion: Message("shopping.share.discussion"),
      usage: ["share [LIST:] [--to text|markdown|html] [options]"],
      examples: [
        CommandExample("shopping share"),
        CommandExample("shopping share Party: -o party.html"),
      ],
      arguments: [ArgumentSpecification("LIST:", help: Message("shopping.argument.list"))],
      options: [
        .value(
          "to", placeholder: "FORM", completion: .choices(["text", "markdown", "html"]),
          help: Message("shopping.share.to")),
        .value(
          "output", short: "o", placeholder: "FILE", completion: .file,
          help: Message("application.option.output")),
        .flag("force", help: Message("application.option.force")),
        .flag("prices", help: Message("shopping.share.prices")),
      ])
  } run: { session in
    try session.refuseWords()
    let path = session.arguments.value("output") ?? "-"
    let form = session.arguments.value("to") ?? form(ofFile: path)
    let output = path == "-" ? session.console.output : OutputWriter.memory()
    try await session.read { snapshot, habits in
      let list = try session.neededList(habits, in: snapshot)
      let page = SharePage(
        page: try ContentsPage(list, in: snapshot, habits),
        hasPrices: session.arguments.has("prices"), words: session.console.words)
      switch form {
      case "html": try page.writeHTML(to: output)
      case "markdown": try page.writeMarkdown(to: output)
      default: try page.writeText(to: output)
      }
    }
    guard path != "-" else { return .success }
    try AtomicFile.write(to: path, force: session.arguments.has("force")) { bytes in
      try bytes.write(output.contents)
    }
    try session.tell(Message("shopping.share.done", ["file": .text(path)]))
    return .success
  }

  /// The form that the ending of a file's name says; else text.
  private static func form(ofFile path: String) -> String {
    let name = path.split(separator: "/").last?.lowercased() ?? ""
    if name.hasSuffix(".html") || name.hasSuffix(".htm") { return "html" }
    return name.hasSuffix(".md") || name.hasSuffix(".markdown") ? "markdown" : "text"
  }
}
