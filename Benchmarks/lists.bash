# The rows of `checklists` and `shopping`; `Benchmarks/run` reads this and calls `measure_lists`.
#
# 1,000, 10,000 and 100,000 entries on 1,000 lists, beside the sqlite3 shell on a copy of the same
# store and, where they are installed, Taskwarrior and todo.txt-cli on the same tasks:
#   apt-get install taskwarrior todotxt-cli

lists=1000

# tasks_as FORMAT RECORDS: the same tasks for each program.
tasks_as() {
  awk -v format="$1" -v count="$2" -v lists="$lists" '
    BEGIN {
      if (format == "csv") print "text,list"
      if (format == "shopping") print "list,item,qty,unit,price,currency"
      if (format == "taskwarrior") print "["
      for (n = 1; n <= count; n++) {
        text = sprintf("Task %06d sort the papers", n)
        list = sprintf("List%04d", n % lists + 1)
        if (format == "csv") printf "%s,%s\n", text, list
        else if (format == "todotxt") printf "2026-11-01 %s +%s\n", text, list
        else if (format == "shopping")
          printf "%s,Product %05d,%d,,%d.%02d,EUR\n", list, n % 5000 + 1, n % 9 + 1, n % 30, n % 100
        else
          printf "{\"description\":\"%s\",\"project\":\"%s\",\"status\":\"pending\"," \
            "\"entry\":\"20261101T000000Z\",\"uuid\":\"00000000-0000-4000-8000-%012d\"}%s\n", \
            text, list, n, n < count ? "," : ""
      }
      if (format == "taskwarrior") print "]"
    }'
}

# imported PROGRAM RECORDS FORMAT: the store of a program, made where there is none.
imported() {
  local program=$1 size=$2 format=$3
  store=$folder/$program-$size.sqlite
  if [[ -f $store ]]; then return; fi
  say "importing $size entries into $program"
  tasks_as "$format" "$size" >"$folder/$program-$size.csv"
  "$programs/$program" --store "sqlite:$store.new" import "$folder/$program-$size.csv" --quiet \
    >/dev/null
  sqlite3 "$store.new" 'PRAGMA wal_checkpoint(TRUNCATE)' >/dev/null
  mv "$store.new" "$store"
}

# others RECORDS: a copy of the data of the other programs, which are made where there are none: what
# a run has done is not done for the next.
others() {
  local kept=$folder/others-$1 data=$folder/others
  export TASKRC=$data/taskrc TASKDATA=$data/task
  rm -rf "$data"
  mkdir -p "$data/task" "$data/todo"
  printf 'data.location=%s\nconfirmation=off\nverbose=nothing\n' "$TASKDATA" >"$TASKRC"
  printf 'export TODO_DIR=%s TODO_FILE=%s TODOTXT_VERBOSE=0\n' "$data/todo" \
    "$data/todo/todo.txt" >"$data/config"
  printf 'export DONE_FILE=%s REPORT_FILE=%s\n' "$data/todo/done.txt" \
    "$data/todo/report.txt" >>"$data/config"
  if [[ ! -d $kept ]]; then
    tasks_as todotxt "$1" >"$data/todo/todo.txt"
    if [[ -n $taskwarrior ]]; then
      say "importing $1 tasks into Taskwarrior"
      tasks_as taskwarrior "$1" | task import - >/dev/null
    fi
    mkdir -p "$kept"
    cp -r "$data/task" "$data/todo" "$kept"
  fi
  cp -r "$kept/." "$data"
  todo=(todo-txt -d "$data/config" -a -f)
}

# numbered FORMAT FROM COUNT: a file with a line for each run.
numbered() {
  awk -v format="$1" -v from="$2" -v count="$3" \
    'BEGIN { for (n = from; n < from + count; n++) printf format "\n", n }'
}

# lists_plan RECORDS: what is typed, each program in turn.
lists_plan() {
  local size=$1 values=$folder/list-values warm=1 copy=$folder/lists-copy.sqlite add overview show
  local -a mine=("$programs/checklists" --store "sqlite:$folder/lists-mine.sqlite")
  overview="SELECT l.id, l.icon, l.name, count(t.id), sum(t.checked IS NULL AND t.id NOT NULL),
    min(CASE WHEN t.checked IS NULL THEN t.due END)
    FROM checklist AS l LEFT JOIN task AS t ON t.list = l.id
    WHERE l.archived IS NOT 1 GROUP BY l.id ORDER BY l.name_key, l.id"
  show="SELECT t.id, t.text, t.checked, t.due FROM task AS t JOIN checklist AS l ON l.id = t.list
    WHERE l.name_fold = 'list0500' ORDER BY t.position, t.id"
  add="INSERT INTO task (id, _rev, text, text_fold, text_key, list, position) SELECT randomblob(16), 1,
    'Buy stamps', 'buy stamps', randomblob(20), l.id,
    (SELECT max(t.position) || '1' FROM task AS t WHERE t.list = l.id)
    FROM checklist AS l WHERE l.name_fold = 'list0500'"
  add=${add//$'\n'/ }
  overview=${overview//$'\n'/ }
  show=${show//$'\n'/ }
  mkdir -p "$values"
  numbered 'Task %06d sort the papers' 1 $((list_runs + warm)) >"$values/name"
  numbered '%d' 1 $((list_runs + warm)) >"$values/number"
  numbered '00000000-0000-4000-8000-%012d' 1 $((list_runs + warm)) >"$values/uuid"
  plan "lists-add-$size" steward wall "${mine[@]}" add List0500: Buy stamps
  plan "lists-check-$size" steward wall "${mine[@]}" check "@@$values/name"
  plan "lists-overview-$size" steward wall "${mine[@]}"
  plan "lists-show-$size" steward wall "${mine[@]}" show List0500:
  # What the toolkit writes for the same change: the record, its search words are left out.
  plan "lists-add-$size" sqlite3 wall sqlite3 "$copy" "PRAGMA synchronous=FULL; $add"
  numbered "PRAGMA synchronous=FULL; UPDATE task SET checked = 1 WHERE text_fold = 'task %06d sort the papers'" \
    1 $((list_runs + warm)) >"$values/check.sql"
  plan "lists-check-$size" sqlite3 wall sqlite3 "$copy" "@@$values/check.sql"
  plan "lists-overview-$size" sqlite3 wall sqlite3 "$copy" "$overview"
  plan "lists-show-$size" sqlite3 wall sqlite3 "$copy" "$show"
  if [[ -n $taskwarrior ]]; then
    plan "lists-add-$size" taskwarrior wall task add project:List0500 Buy stamps
    plan "lists-check-$size" taskwarrior wall task "@@$values/uuid" done
    plan "lists-overview-$size" taskwarrior wall task projects
    plan "lists-show-$size" taskwarrior wall task project:List0500 list
  fi
  if [[ -n $todotxt ]]; then
    plan "lists-add-$size" todotxt wall "${todo[@]}" add 'Buy stamps +List0500'
    plan "lists-check-$size" todotxt wall "${todo[@]}" do "@@$values/number"
    plan "lists-overview-$size" todotxt wall "${todo[@]}" listproj
    plan "lists-show-$size" todotxt wall "${todo[@]}" list +List0500
  fi
}

shopping_plan() {
  local size=$1 values=$folder/list-values copy=$folder/shopping-copy.sqlite total
  local -a mine=("$programs/shopping" --store "sqlite:$folder/shopping-mine.sqlite")
  numbered 'Product %05d' 2 $((list_runs + 1)) >"$values/product"
  plan "shopping-toggle-$size" steward wall "${mine[@]}" toggle --list List0500 "@@$values/product"
  numbered "PRAGMA synchronous=FULL; INSERT INTO entry (id, _rev, product, list, quantity, position)
    SELECT randomblob(16), 1, p.id, l.id, 1000000, 'z' FROM product AS p, \"shopping-list\" AS l
    WHERE p.name_fold = 'product %05d' AND l.name_fold = 'list0500'" 2 $((list_runs + 1)) |
    tr '\n' ' ' | sed 's/PRAGMA/\n&/g' | sed 1d >"$values/toggle.sql"
  plan "shopping-toggle-$size" sqlite3 wall sqlite3 "$copy" "@@$values/toggle.sql"
  plan "shopping-total-$size" steward wall "${mine[@]}" total --list List0500
  total="SELECT p.price_currency, sum(p.price * e.quantity / 1000000) FROM entry AS e
    JOIN product AS p ON p.id = e.product JOIN \"shopping-list\" AS l ON l.id = e.list
    WHERE l.name_fold = 'list0500' GROUP BY 1"
  plan "shopping-total-$size" sqlite3 wall sqlite3 "$copy" "${total//$'\n'/ }"
}

measure_lists() {
  local size verb title list_sizes=(1000 10000 100000) list_runs=$((runs < 15 ? 7 : 15))
  local taskwarrior todotxt todo=()
  programs=$(dirname "$program")
  taskwarrior=$(command -v task || true)
  todotxt=$(command -v todo-txt || true)
  if [[ -z $taskwarrior || -z $todotxt ]]; then
    say 'Taskwarrior or todo.txt-cli is not installed: no rows beside it'
  fi
  for size in "${list_sizes[@]}"; do
    imported checklists "$size" csv
    others "$size"
    cp "$store" "$folder/lists-mine.sqlite"
    cp "$store" "$folder/lists-copy.sqlite"
    imported shopping "$size" shopping
    cp "$store" "$folder/shopping-mine.sqlite"
    cp "$store" "$folder/shopping-copy.sqlite"
    lists_plan "$size"
    shopping_plan "$size"
    measured "$list_runs" 1
    rm -rf "$folder"/{lists,shopping}-{mine,copy}.sqlite* "$folder/others"
  done
  while IFS='|' read -r verb title; do
    for size in "${list_sizes[@]}"; do
      if grep -q "^$verb-$size	sqlite3	" "$results"; then
        row "$title" "$size" time "$verb-$size" steward "$verb-$size" sqlite3 4 beyond \
          'the sqlite3 shell, the equivalent statements'
      fi
      if [[ $verb == lists-* && -n $taskwarrior ]]; then
        row "$title" "$size" time "$verb-$size" steward "$verb-$size" taskwarrior 1 beyond \
          "Taskwarrior $(task --version)"
      fi
      if [[ $verb == lists-* && -n $todotxt ]]; then
        row "$title" "$size" time "$verb-$size" steward "$verb-$size" todotxt 1 beyond todo.txt-cli
      fi
    done
    row "$title" 100000 time "$verb-100000" steward "$verb-1000" steward 1.5 beyond \
      'the same with 1,000'
  done <<'VERBS'
lists-add|checklists add
lists-check|checklists check, by whole name
lists-overview|checklists: overview of 1,000 lists
lists-show|checklists show of one list
shopping-toggle|shopping toggle
shopping-total|shopping total
VERBS
}
