# Doplňování příkazu rozhodci pro PowerShell.
Register-ArgumentCompleter -Native -CommandName @('rozhodci', 'rozhodci.exe') -ScriptBlock {
    param($wordToComplete, $commandAst, $cursorPosition)
    $line = $commandAst.ToString()
    $typed = $cursorPosition - $commandAst.Extent.StartOffset
    $line = if ($typed -gt $line.Length) { $line + ' ' } else { $line.Substring(0, $typed) }
    $command = $commandAst.GetCommandName()
    $before = [Console]::OutputEncoding
    try {
        [Console]::OutputEncoding = [System.Text.Encoding]::UTF8
        $Env:_ROZHODCI_COMPLETE = 'powershell'
        $Env:_ROZHODCI_LINE = $line
        & $command 2>$null | ForEach-Object {
            $value, $about = $_ -split "`t", 2
            if (-not $about) { $about = $value }
            $text = if ($value -match "[\s'(),;]") { "'" + $value.Replace("'", "''") + "'" } else { $value }
            [System.Management.Automation.CompletionResult]::new($text, $value, 'ParameterValue', $about)
        }
    } finally {
        [Console]::OutputEncoding = $before
        Remove-Item -Path @('Env:_ROZHODCI_COMPLETE', 'Env:_ROZHODCI_LINE') -ErrorAction SilentlyContinue
    }
}
