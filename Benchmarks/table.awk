# Makes the table of all rows.
#
#   awk -f table.awk RESULTS ROWS
#
# RESULTS, from `measure`: label, side, median, least and most in microseconds, memory in KiB.
# ROWS, one a row of the table, parted by tabs: title, records, what (`time`, `memory`, or `page`:
# time, where one millisecond is quick enough whatever the ratio), label and side of what is
# measured, label and side of what it is measured against, the bound of the ratio, whether the
# design states that bound for that number of records (`stated`, `beyond`), and words for what it
# is measured against.

BEGIN { FS = "\t" }

FNR == NR {
  key = $1 "\t" $2
  middle[key] = $3
  least[key] = $4
  most[key] = $5
  memory[key] = $6
  next
}

# A time in microseconds, or a size in KiB, with three figures.
function figures(number) {
  return number < 10 ? sprintf("%.2f", number) : number < 100 ? sprintf("%.1f", number) : \
    sprintf("%.0f", number)
}

function shown(what, key,   number) {
  if (what == "memory") return figures(memory[key] / 1024) " MB"
  number = middle[key]
  if (number < 1000) return figures(number) " µs"
  if (number < 1000000) return figures(number / 1000) " ms"
  return figures(number / 1000000) " s"
}

function grouped(number,   text) {
  if (number == 0) return "-"
  text = ""
  while (length(number) > 3) {
    text = "," substr(number, length(number) - 2) text
    number = substr(number, 1, length(number) - 3)
  }
  return number text
}

# Times hold one character of two bytes, which some versions of awk count as two.
function padded(text, width,   count) {
  count = length(text)
  if (index(text, "µ") && length("µ") == 2) count--
  while (count++ < width) text = " " text
  return text
}

BEGIN {
  format = "%-46s %9s %s %s  %6s %6s  %-7s %s\n"
  printf format, "work", "records", padded("Steward", 10), padded("against", 10), "ratio", \
    "bound", "", "against what"
}

{
  mine = $4 "\t" $5
  other = $6 "\t" $7
  if (!(mine in middle) || !(other in middle)) {
    printf format, $1, grouped($2), padded("-", 10), padded("-", 10), "-", $8, "FAILED", \
      "the run failed; see above"
    failed++
    next
  }
  if ($3 == "memory") ratio = memory[mine] / memory[other]
  else ratio = middle[mine] / middle[other]
  holds = ratio <= $8 || ($3 == "page" && middle[mine] <= 1000)
  if ($9 == "stated") {
    holds ? kept++ : over++
    verdict = holds ? "PASS" : "OVER"
  } else {
    verdict = holds ? "(pass)" : "(over)"
  }
  printf format, $1, grouped($2), padded(shown($3, mine), 10), padded(shown($3, other), 10), \
    sprintf("%.2f", ratio), $8, verdict, $10
}

END {
  printf "\n%d bounds of the design kept, %d over", kept, over
  if (failed) printf ", %d not measured because a run failed", failed
  print "."
  print "(In parentheses: the same ratio at numbers of records for which the design states no bound.)"
}
