### The score sheet for people at a real board

coalbaron-sheet-part-shift-1 = Shift I
coalbaron-sheet-part-shift-2 = Shift II
coalbaron-sheet-part-shift-3 = Shift III
coalbaron-sheet-part-end = End
coalbaron-sheet-group-orders = Orders delivered in this shift: { $transport }
coalbaron-sheet-group-carts = Empty carts in the shaft
coalbaron-sheet-group-end = What is left
coalbaron-sheet-order = { $colours } · { $n } VP
coalbaron-sheet-carts = Empty carts: { $colour }
coalbaron-sheet-marks = Marks
coalbaron-sheet-coal = Coal cubes, wherever they are
coalbaron-sheet-waiting = Waiting orders
coalbaron-sheet-light = Tiles on the light side
coalbaron-sheet-dark = Tiles on the dark side
coalbaron-sheet-by-miners = Miners in the workshops: who has most gets the start token.
coalbaron-sheet-fault-orders = Delivered and waiting are { $n } together; the box has { $most } orders.
