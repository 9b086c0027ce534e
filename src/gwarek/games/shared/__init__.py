"""Functions that more than one game really shares: same rule, same code."""
