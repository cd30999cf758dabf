# Reads the manifest, then every file of code; prints findings as FILE:LINE: words.
# `modules` holds the folders below Sources, one a line. Portable awk (mawk, gawk, macOS).

BEGIN {
  # What the modules of each folder may import, besides what stands in `order`.
  allowed["System"] = " "
  allowed["Toolkit"] = " System "
  allowed["Backends"] = " Toolkit System "
  allowed["StewardKit"] = " Toolkit Backends "
  allowed["Domains"] = " Toolkit "
  allowed["Application"] = " Toolkit Backends StewardKit Domains System "
  allowed["Commands"] = " Toolkit Backends Domains Application System "
  allowed["Testing"] = " Toolkit "

  # Within these folders, each module may import those before it.
  rank("Toolkit", "StewardModels StewardText StewardValidation StewardQuery StewardPersistence " \
    "StewardCalendar StewardNotifications StewardInterchange")
  rank("Application", "StewardCommandLine StewardApplication")

  count = split(modules, paths, "\n")
  for (i = 1; i <= count; i++) {
    parts = split(paths[i], part, "/")
    name = part[parts]
    if (parts == 3) folder[name] = part[2]
    else if (!(name in allowed) || name == "StewardKit") folder[name] = name
  }
}

function rank(place, names,   list, total, i) {
  total = split(names, list, " ")
  for (i = 1; i <= total; i++) order[list[i]] = i
  ordered[place] = 1
}

function report(words) { print FILENAME ":" FNR ": " words }

# may(FROM, TO): whether a module of Sources may import another, by their folders.
function may(from, to,   source, target) {
  source = folder[from]
  target = folder[to]
  if (source == target) {
    return (source in ordered) && (from in order) && (to in order) && order[to] < order[from]
  }
  return index(allowed[source], " " target " ") > 0
}

FNR == 1 {
  finish_file()
  file = FILENAME
  lines = 0
  above = ""
  in_text = 0
  in_comment = 0
  module = ""
  total = split(FILENAME, part, "/")
  if (part[1] == "Sources" && total > 2) {
    module = (part[3] in folder) && folder[part[3]] == part[2] ? part[3] : part[2]
  } else if (part[1] == "Tests" && total > 2) {
    module = part[2]
  }
  swift = FILENAME ~ /\.swift$/
  quiet = FILENAME ~ /^Sources\/(Toolkit|Backends|Domains)\//
}

{ lines++ }

# The manifest: the name of each module and the names it depends on.
FILENAME == "Package.swift" && FNR == NR { read_manifest($0) }

swift && !(FILENAME == "Package.swift" && FNR == NR) { check_line($0) }

function read_manifest(line,   text, name) {
  if (line ~ /^let settings/) in_table = 0
  if (line ~ /^let modules/) in_table = 1
  if (!in_table) return
  sub(/^ *\/\/.*/, "", line)
  if (line ~ /Module\(/) { declared = ""; listing = 0 }
  if (match(line, /name: "[A-Za-z]+"/)) {
    declared = substr(line, RSTART + 7, RLENGTH - 8)
    known[declared] = 1
  }
  if (match(line, /dependencies: \[/)) {
    listing = 1
    line = substr(line, RSTART + RLENGTH)
  }
  if (!listing) return
  text = line
  while (match(text, /"[A-Za-z]+"/)) {
    name = substr(text, RSTART + 1, RLENGTH - 2)
    text = substr(text, RSTART + RLENGTH)
    needs[declared, name] = 1
    if ((declared in folder) && (name in folder) && !may(declared, name)) {
      report(declared " must not depend on " name ": imports go down only")
    }
  }
  if (line ~ /\]/) listing = 0
}

# Takes out comments and text in quotes, so that only code is left to be looked at.
function code_of(line,   at) {
  if (in_text) {
    at = index(line, "\"\"\"")
    if (!at) return ""
    in_text = 0
    line = substr(line, at + 3)
  }
  if (in_comment) {
    at = index(line, "*/")
    if (!at) return ""
    in_comment = 0
    line = substr(line, at + 2)
  }
  if ((at = index(line, "\"\"\"")) > 0) {
    in_text = index(substr(line, at + 3), "\"\"\"") == 0
    line = substr(line, 1, at - 1)
  }
  gsub(/\\\\/, "", line)
  gsub(/\\"/, "", line)
  gsub(/"[^"]*"/, "\"\"", line)
  if ((at = index(line, "//")) > 0) line = substr(line, 1, at - 1)
  if ((at = index(line, "/*")) > 0) {
    in_comment = index(substr(line, at), "*/") == 0
    line = substr(line, 1, at - 1)
  }
  return line
}

function check_line(line,   code, explained, name) {
  code = code_of(line)
  explained = line ~ /\/\// || above ~ /^ *\/\//
  above = line

  if (code ~ /^[ \t]*((@[A-Za-z_()]+|public|package|internal|private|fileprivate)[ \t]+)*import[ \t]/) {
    name = code
    sub(/^.*import[ \t]+((struct|class|enum|protocol|func|var|let|typealias)[ \t]+)?/, "", name)
    sub(/[^A-Za-z0-9_].*$/, "", name)
    check_import(name)
  }

  if (code !~ /try[?!]|fatalError|preconditionFailure|@unchecked|nonisolated\(unsafe\)|as!|print\(/) return
  if (!explained) {
    if (code ~ /(^|[^A-Za-z0-9_])try\?/) report("try? without a comment that says why nothing is lost")
    if (code ~ /(^|[^A-Za-z0-9_])try!/) report("try! without a comment that says why it cannot fail")
    if (code ~ /(^|[^A-Za-z0-9_])as!/) report("as! without a comment that says why it cannot fail")
    if (code ~ /fatalError\(/) report("fatalError without a comment that says why it cannot happen")
    if (code ~ /preconditionFailure\(/) {
      report("preconditionFailure without a comment that says why it cannot happen")
    }
    if (code ~ /@unchecked +Sendable/) report("@unchecked Sendable without a comment that says why it is")
    if (code ~ /nonisolated\(unsafe\)/) report("nonisolated(unsafe) without a comment that says why it is safe")
  }
  if (quiet && code ~ /(^|[^A-Za-z0-9_.])(print|debugPrint)\(/) {
    report("prints; only the application does")
  }
}

function check_import(name) {
  if (name == "Foundation" && FILENAME ~ /^Sources\//) {
    report("imports all of Foundation; FoundationEssentials is the most that is allowed")
  }
  if (module == "" || !(name in folder) || name == module) return
  if (FILENAME ~ /^Sources\// && (module in folder) && !may(module, name)) {
    report(module " must not import " name ": imports go down only")
  } else if ((module in known) && !((module, name) in needs)) {
    report(module " imports " name ", which the manifest does not give it")
  }
}

function finish_file() {
  if (file == "") return
  if (lines > 500) print file ":" lines ": " lines " lines; the most is 500"
  if (file ~ /^Sources\/.*\.swift$/) {
    sizes[++sources] = lines
    if (lines > longest) longest = lines
  }
}

END {
  finish_file()
  if (length_of(known) == 0) print "Package.swift:1: no table of modules found by check-layout.awk"
  if (sources > 0) {
    sort_sizes()
    median = sizes[int((sources + 1) / 2)]
    print "# " sources " files in Sources, median " median " lines, longest " longest
    if (median >= 120) print "Sources:1: the median file has " median " lines; it stays under 120"
  }
}

function length_of(table,   key, total) {
  for (key in table) total++
  return total + 0
}

function sort_sizes(   i, j, value) {
  for (i = 2; i <= sources; i++) {
    value = sizes[i]
    for (j = i - 1; j >= 1 && sizes[j] > value; j--) sizes[j + 1] = sizes[j]
    sizes[j + 1] = value
  }
}
