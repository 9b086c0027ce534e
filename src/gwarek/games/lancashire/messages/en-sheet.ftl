### The score sheet for people at a real board

lancashire-sheet-part-canal = Canal Period
lancashire-sheet-part-rail = Rail Period
lancashire-sheet-part-end = End
lancashire-sheet-group-links = Links, by coins beside them
lancashire-sheet-group-tiles = { $industry }: flipped tiles
lancashire-sheet-group-end = At the end of the game
lancashire-sheet-links = { $n }
lancashire-sheet-tile = { $level } · { $n } VP
lancashire-sheet-income = Income level (£)
lancashire-sheet-money = Money (£)
lancashire-sheet-debts = VP lost for debts
lancashire-sheet-by-spent = Money spent in this round (£): who spent least goes first.
lancashire-sheet-fault-symbols = A link cannot have { $n } beside it: all flipped tiles typed in show so few that { $most } is the most.
lancashire-sheet-fault-gone = { $gone } of them scored in the first era and left the game, so { $most } can be left.
lancashire-sheet-order = Place in the turn order (for the last tie)
lancashire-sheet-fault-order = Everything is equal: type in the places in the turn order.
