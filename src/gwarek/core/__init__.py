"""What every game shares: the contract, text, chance, records, matches. Standard library only."""
