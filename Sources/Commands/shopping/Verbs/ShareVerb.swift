import ShoppingKit
import StewardApplication
import StewardCommandLine
import StewardModels

/// `share [--to text|markdown|html]`: a list for messages and paper.
enum ShareVerb {
  static let verb = Verb("share") { _ in
    CommandSpecification(
      "share", summary: Message("shopping.share"), discussion: Message("shopping.share.discussion"),
      usage: ["share [LIST:] [--to text|markdown|html] [options]"],
      examples: [
        CommandExample("shopping share"),
        CommandExample("shopping share Party: --to html > party.html"),
      ],
      arguments: [ArgumentSpecification("LIST:", help: Message("shopping.argument.list"))],
      options: [
        .value(
          "to", placeholder: "FORM", completion: .choices(["text", "markdown", "html"]),
          help: Message("shopping.share.to")),
        .flag("prices", help: Message("shopping.share.prices")),
      ])
  } run: { session in
    try session.refuseWords()
    try await session.read { snapshot, habits in
      let list = try session.neededList(habits, in: snapshot)
      let page = SharePage(
        page: try ContentsPage(list, in: snapshot, habits),
        hasPrices: session.arguments.has("prices"), words: session.console.words)
      switch session.arguments.value("to") ?? "text" {
      case "html": try page.writeHTML(to: session.console.output)
      case "markdown": try page.writeMarkdown(to: session.console.output)
      default: try page.writeText(to: session.console.output)
      }
    }
    return .success
  }
}
