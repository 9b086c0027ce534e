### The score sheet for people at a real board

birmingham-sheet-part-canal = Canal era
birmingham-sheet-part-rail = Rail era
birmingham-sheet-part-end = End
birmingham-sheet-group-links = Links, by link symbols beside them
birmingham-sheet-group-tiles = { $industry }: flipped tiles
birmingham-sheet-group-more = Besides
birmingham-sheet-group-end = At the end of the game
birmingham-sheet-links = { $n }
birmingham-sheet-tile = { $level } · { $n } VP
birmingham-sheet-income = Income level (£)
birmingham-sheet-money = Money (£)
birmingham-sheet-debts = VP lost for debts
birmingham-sheet-by-spent = Money spent in this round (£): who spent least goes first.
birmingham-sheet-fault-symbols = A link cannot have { $n } beside it: all flipped tiles typed in show so few that { $most } is the most.
birmingham-sheet-fault-gone = { $gone } of them scored in the first era and left the game, so { $most } can be left.
birmingham-sheet-beer = Barrels taken, { $place } ({ $n } VP each)
