### On the board of the terminal

cli-coalbaron-shift = Shift { $shift }
cli-coalbaron-start = first:
cli-coalbaron-yard-workshop = Workshops
cli-coalbaron-yard-mining = Mining, bank
cli-coalbaron-yard-loading = Loading, orders
cli-coalbaron-miners = Miners
cli-coalbaron-marks-short = M
cli-coalbaron-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
cli-coalbaron-look-five = look at 5
cli-coalbaron-hall = Muster hall
cli-coalbaron-canteen = Canteen
cli-coalbaron-supply = Supply
cli-coalbaron-stack-tiles = Stack of tiles
cli-coalbaron-stack-orders = Stack of orders
cli-coalbaron-top = top
cli-coalbaron-bottom = bottom
cli-coalbaron-draft = Orders to choose from
cli-coalbaron-storage = storage
cli-coalbaron-no-orders = no waiting orders
cli-coalbaron-player = { $points } VP · { $marks } M · miners { $miners } · delivered { $delivered }
