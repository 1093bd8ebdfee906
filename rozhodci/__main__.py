"""`python -m rozhodci` is the same program as the console script."""

from rozhodci.cli.main import main

main()
