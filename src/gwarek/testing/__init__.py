"""For tests of games, ours and yours: the contract suite, position builders, Hypothesis strategies."""
