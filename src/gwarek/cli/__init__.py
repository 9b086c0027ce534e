"""The `gwarek` command."""
