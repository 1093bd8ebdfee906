"""`--show-completion` and `--install-completion`: the script of a shell, printed or put where the shell reads it."""

from __future__ import annotations

import os
from pathlib import Path

from rozhodci.cli import exits
from rozhodci.cli.completing import SHELLS
from rozhodci.cli.output import print_data, say, write_file
from rozhodci.errors import OutputError, UsageError, reason
from rozhodci.files import is_there

SHOW, INSTALL = "--show-completion", "--install-completion"
_SCRIPTS = {"bash": "bash.sh", "zsh": "zsh.zsh", "fish": "fish.fish", "powershell": "powershell.ps1"}
_ALIASES = {"pwsh": "powershell"}


def run(option: str, words: list[str]) -> int:
    """`words` may name the shell; else the one that started us."""
    if len(words) > 1:
        raise UsageError(f"Přebývá: {' '.join(words[1:])}.")
    shell = _shell(words[0] if words else "")
    if option == SHOW:
        print_data(script(shell))
        return exits.DONE
    install(shell)
    return exits.DONE


def script(shell: str) -> str:
    """The script of a shell of SHELLS."""
    return (Path(__file__).resolve().parent / "shell" / _SCRIPTS[shell]).read_text(encoding="utf-8")


def install(shell: str) -> None:
    """Write the script under the user's home and have the shell read it at its start; no line is ever taken away."""
    home = Path.home()
    if shell == "fish":
        config = Path(os.environ.get("XDG_CONFIG_HOME") or home / ".config")
        _put(config / "fish" / "completions" / "rozhodci.fish", shell)
    elif shell == "zsh":
        folder = Path(os.environ.get("ZDOTDIR") or home)
        _put(home / ".zfunc" / "_rozhodci", shell)
        _line(folder / ".zshrc", "fpath=(~/.zfunc $fpath); autoload -Uz compinit; compinit")
    elif shell == "bash":
        target = home / ".local" / "share" / "rozhodci" / "bash.sh"
        _put(target, shell)
        _line(home / ".bashrc", f". '{target}'")
    else:
        profile = _profile()
        target = profile.parent / "rozhodci.completion.ps1"
        _put(target, shell)
        _line(profile, f". '{target}'")
    say("Doplňování začne platit v novém okně terminálu.")


def _put(target: Path, shell: str) -> None:
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise OutputError(f"{target.parent}: nelze zapsat: {reason(error)}.") from error
    mark = "\ufeff" if shell == "powershell" else ""  # Windows PowerShell takes a file without it for ANSI
    write_file(str(target), [mark + script(shell)])
    say(f"Zapsáno: {target}")


def _line(file: Path, line: str) -> None:
    """Add a line at the end of the user's own file, once."""
    try:
        before = file.read_text(encoding="utf-8", errors="surrogateescape") if is_there(file) else ""
        if line in before.splitlines():
            return
        with file.open("a", encoding="utf-8") as end:
            end.write(f"{'' if before.endswith(chr(10)) or not before else chr(10)}{line}\n")
    except OSError as error:
        raise OutputError(f"{file}: nelze zapsat: {reason(error)}. Doplňte sami: {line}") from error
    say(f"Doplněn řádek v {file}: {line}")


def _shell(named: str) -> str:
    shell = _ALIASES.get(named.lower(), named.lower()) or _running()
    if shell not in SHELLS:
        found = f" „{named}“" if named else ""
        raise UsageError(f"Shell{found} neznám; napište za volbu {', '.join(SHELLS[:-1])} nebo {SHELLS[-1]}.")
    return shell


def _running() -> str:
    """The shell we were started from, as far as it can be known."""
    if os.name == "nt":
        return "powershell"
    return Path(os.environ.get("SHELL", "")).name


def _profile() -> Path:
    """The file PowerShell reads at its start."""
    import shutil
    import subprocess

    for program in ("pwsh", "powershell"):
        if shutil.which(program):
            ask = [program, "-NoProfile", "-Command", "[Console]::OutputEncoding=[Text.Encoding]::UTF8; $PROFILE"]
            done = subprocess.run(ask, capture_output=True, encoding="utf-8", errors="replace", check=False)
            if done.returncode == 0 and done.stdout.strip():
                return Path(done.stdout.strip())
    raise OutputError(f"PowerShell se nenašel. Skript vypíše {SHOW} powershell; vložte ho do souboru $PROFILE.")
