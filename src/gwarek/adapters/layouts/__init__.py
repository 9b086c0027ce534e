"""Which part of a view stands where in an observation: a module per game, `layout(facts, seats, options)` in each."""
