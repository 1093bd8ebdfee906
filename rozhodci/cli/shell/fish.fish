# Doplňování příkazu rozhodci pro fish.
function __rozhodci_complete
    set -l command (commandline -opc)[1]
    set -l rows (_ROZHODCI_COMPLETE=fish _ROZHODCI_LINE=(commandline -cp | string collect) PYTHONIOENCODING=utf-8 $command 2>/dev/null)
    if test (count $rows) -gt 0
        printf '%s\n' $rows
    else
        __fish_complete_path (commandline -ct)
    end
end
complete --command rozhodci --no-files --arguments '(__rozhodci_complete)'
