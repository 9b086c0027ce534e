"""`python -m gwarek`: the same as `gwarek`."""

from gwarek.cli.main import main

main()
