#compdef rozhodci
# Doplňování příkazu rozhodci pro zsh.
_rozhodci() {
    local -a rows values shown
    local row
    rows=("${(@f)$(_ROZHODCI_COMPLETE=zsh _ROZHODCI_LINE="${(j: :)words[1,CURRENT]}" PYTHONIOENCODING=utf-8 ${words[1]} 2>/dev/null)}")
    for row in $rows; do
        values+=("${row%%$'\t'*}")
        shown+=("${row/$'\t'/  -- }")
    done
    if (( $#values )); then
        compadd -U -l -d shown -a values
    else
        _files
    fi
}
if [[ $funcstack[1] == _rozhodci ]]; then
    _rozhodci "$@"
else
    compdef _rozhodci rozhodci
fi
