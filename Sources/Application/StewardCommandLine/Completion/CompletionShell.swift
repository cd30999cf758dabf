/// A shell that can be taught to complete the command lines of a program.
public enum CompletionShell: String, Sendable, CaseIterable {
  /// Bash 3.2 or later, as macOS has it.
  case bash
  /// Zsh 5 or later.
  case zsh
  /// Fish 3 or later.
  case fish

  /// The script that teaches the shell.
  ///
  /// It asks the program itself, by the hidden verb `offer`, so that it never grows old.
  public func script(for program: String) -> String {
    let function = String(program.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    return switch self {
    case .bash: Self.bash(program, function)
    case .zsh: Self.zsh(program, function)
    case .fish: Self.fish(program, function)
    }
  }

  private static func bash(_ program: String, _ function: String) -> String {
    #"""
    # Completion of \#(program) in Bash: source <(\#(program) completion bash)
    _\#(function)() {
      local line mode
      COMPREPLY=()
      {
        IFS= read -r mode || mode=words
        while IFS= read -r line; do COMPREPLY+=("$line"); done
      } < <("${COMP_WORDS[0]}" offer bash -- "${COMP_LINE:0:COMP_POINT}" "$COMP_WORDBREAKS" \
        </dev/null 2>/dev/null)
      if [[ $mode == open ]]; then compopt -o nospace 2>/dev/null || true; fi
      if [[ $mode == files || $mode == directories ]]; then
        local action=-f
        if [[ $mode == directories ]]; then action=-d; fi
        compopt -o filenames 2>/dev/null || true
        while IFS= read -r line; do
          COMPREPLY+=("$line")
        done < <(compgen "$action" -- "${COMP_WORDS[COMP_CWORD]#=}")
      fi
    }
    complete -F _\#(function) \#(program)

    """#
  }

  private static func zsh(_ program: String, _ function: String) -> String {
    #"""
    #compdef \#(program)
    # Completion of \#(program) in Zsh: as a file _\#(program) in a folder of $fpath, or
    # source <(\#(program) completion zsh)
    _\#(function)() {
      local mode line text
      local -a answer open closed opennotes closednotes
      answer=("${(@f)$("${(Q)words[1]}" offer zsh -- "${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}" \
        </dev/null 2>/dev/null)}")
      mode=$answer[1]
      case $mode in
        files|directories)
          if [[ $PREFIX == --*=* ]]; then compset -P '*='; fi
          if [[ $mode == directories ]]; then _files -/; else _files; fi
          return
          ;;
      esac
      for line in "${(@)answer[2,-1]}"; do
        text=${line%%$'\t'*}
        [[ -n $text ]] || continue
        line=${line#*$'\t'}
        if [[ $text == *: ]]; then
          open+=("$text")
          opennotes+=("$text${line:+  -- $line}")
        else
          closed+=("$text")
          closednotes+=("$text${line:+  -- $line}")
        fi
      done
      (( $#closed )) && compadd -l -d closednotes -a closed
      (( $#open )) && compadd -S '' -l -d opennotes -a open
      return 0
    }
    if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
      _\#(function) "$@"
    else
      compdef _\#(function) \#(program)
    fi

    """#
  }

  private static func fish(_ program: String, _ function: String) -> String {
    #"""
    # Completion of \#(program) in Fish: \#(program) completion fish | source
    function __\#(function)_offer
        set -l words (commandline -opc)
        set -l current (commandline -ct | string unescape)
        set -l answer ($words[1] offer fish -- $words[2..-1] "$current" </dev/null 2>/dev/null)
        switch "$answer[1]"
            case files
                __fish_complete_path (commandline -ct)
            case directories
                __fish_complete_directories (commandline -ct)
            case '*'
                printf '%s\n' $answer[2..-1]
        end
    end
    complete -c \#(program) -f -a '(__\#(function)_offer)'

    """#
  }
}
