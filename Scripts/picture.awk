# Draws what a terminal shows as SVG: text with the styles that the programs use. Run with LC_ALL=C:
# it works on the bytes of UTF-8.
#
# Each character stands at its own place, so that columns are in line whatever font the reader has.

BEGIN {
  cell = 8.4; line = 19; margin = 16
  split("#44475a #ff6e67 #5af78e #f4f99d #6ea8fe #ff92d0 #7fdbeb #e6e6e6", palette, " ")
  for (code = 1; code < 256; code++) value[sprintf("%c", code)] = code
  style = ""
}

{ body = body drawn($0, margin + NR * line) }

END {
  width = columns * cell + 2 * margin
  height = NR * line + 2 * margin
  printf "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" viewBox=\"0 0 %d %d\" " \
    "font-family=\"ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace\" font-size=\"14\">\n", \
    width, height, width, height
  printf "<rect width=\"100%%\" height=\"100%%\" rx=\"8\" fill=\"#1e1f29\"/>\n%s</svg>\n", body
}

# One line as text elements, one for each word of one style.
function drawn(text, y,    out, run, places, column, sequence, length_, character, code) {
  out = ""; run = ""; places = ""; column = 0
  while (text != "") {
    if (match(text, /^\033\[[0-9;?]*[A-Za-z]/)) {
      sequence = substr(text, 1, RLENGTH)
      text = substr(text, RLENGTH + 1)
      out = out element(run, places, y); run = ""; places = ""
      if (sequence ~ /m$/) restyle(substr(sequence, 3, length(sequence) - 3))
      continue
    }
    code = value[substr(text, 1, 1)]
    length_ = code < 128 ? 1 : code < 224 ? 2 : code < 240 ? 3 : 4
    character = substr(text, 1, length_)
    text = substr(text, length_ + 1)
    # U+2066 to U+2069 hold names together whose direction is not known, and take no room.
    if (character ~ /^\342\201[\246-\251]/) continue
    if (character == " ") {
      out = out element(run, places, y); run = ""; places = ""
      column++
      continue
    }
    run = run escaped(character)
    places = places sprintf("%s%.1f", places == "" ? "" : " ", margin + column * cell)
    # Chinese, Japanese and Korean, full-width signs and pictures take two columns.
    column += length_ == 4 || (length_ == 3 && (code >= 227 && code <= 237 || code == 239)) ? 2 : 1
  }
  return out element(run, places, y)
}

function element(run, places, y) {
  if (run == "") return ""
  return sprintf("<text y=\"%d\" x=\"%s\" fill=\"%s\"%s>%s</text>\n", \
    y, places, colour == "" ? "#f1f1f0" : colour, style, run)
}

function restyle(codes,    parts, count, index_) {
  count = split(codes == "" ? "0" : codes, parts, ";")
  for (index_ = 1; index_ <= count; index_++) {
    if (parts[index_] == 0) { colour = ""; style = "" }
    else if (parts[index_] == 1) style = style " font-weight=\"bold\""
    else if (parts[index_] == 2) colour = "#8a8d9a"
    else if (parts[index_] == 4) style = style " text-decoration=\"underline\""
    else if (parts[index_] >= 30 && parts[index_] <= 37) colour = palette[parts[index_] - 29]
    else if (parts[index_] >= 90 && parts[index_] <= 97) colour = palette[parts[index_] - 89]
    else if (parts[index_] == 39) colour = ""
  }
}

function escaped(character) {
  if (character == "&") return "&amp;"
  if (character == "<") return "&lt;"
  if (character == ">") return "&gt;"
  return character
}
