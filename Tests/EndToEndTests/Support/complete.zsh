# Types a line into an interactive zsh, presses Tab, and prints what the line is then.
#
#   zsh -f complete.zsh LINE FOLDER-OF-COMPLETIONS
zmodload zsh/zpty
zpty shell zsh -f -i
zpty -w shell "PS1= PS2= RPS1=; unsetopt zle_bracketed_paste 2>/dev/null; fpath=(${(q)2} \$fpath)"
zpty -w shell 'autoload -Uz compinit; compinit -D -u; zstyle ":completion:*" menu no'
zpty -w shell 'print-line() { print -r -- "<<$BUFFER>>"; BUFFER=; }; zle -N print-line'
zpty -w shell 'bindkey "^I" expand-or-complete; bindkey "^X" print-line; print -r re""ady'
zpty -r -m shell line '*ready*'
zpty -w -n shell "$1"$'\t'
zpty -w -n shell $'\x18'
zpty -r -m shell line '*<<*>>*'
line=${line##*'<<'}
print -r -- "${line%%'>>'*}"
zpty -d shell
