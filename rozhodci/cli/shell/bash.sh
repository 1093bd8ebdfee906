# Doplňování příkazu rozhodci pro bash.
_rozhodci_completion() {
    local IFS=$'\n'
    COMPREPLY=($(_ROZHODCI_COMPLETE=bash _ROZHODCI_LINE="${COMP_LINE:0:COMP_POINT}" PYTHONIOENCODING=utf-8 "$1" 2>/dev/null))
}
complete -o default -F _rozhodci_completion rozhodci
