### Coal Baron: words on the board, in the own area and on its buttons

## Coal, transports, sides

coalbaron-board-colour = { $colour ->
    [yellow] yellow
    [brown] brown
    [grey] grey
   *[black] black
}
coalbaron-board-colour-of = { coalbaron-board-colour }
coalbaron-board-transport = { $transport ->
    [wheelbarrow] wheelbarrow
    [carriage] carriage
    [motorcar] motorcar
   *[locomotive] locomotive
}
coalbaron-board-transport-onto = { coalbaron-board-transport }
coalbaron-board-times = { $count } × { $colour }
coalbaron-board-level = { $level ->
    [0] the surface
    [1] level I
    [2] level II
    [3] level III
   *[4] level IV
}
coalbaron-board-level-to = to { coalbaron-board-level }

## The yard

coalbaron-board-sign-workshop = Workshop
coalbaron-board-sign-mining = Mining
coalbaron-board-sign-money = Bank
coalbaron-board-sign-loading = Loading
coalbaron-board-sign-order = Orders
coalbaron-board-canteen = Canteen
coalbaron-board-hall = Muster hall
coalbaron-board-supply = Supply
coalbaron-board-start = First
coalbaron-board-storage = Coal yard
coalbaron-board-look-five = Look at 5,
coalbaron-board-look-tiles = build 1
coalbaron-board-look-orders = take 1
coalbaron-board-steps = { $count ->
    [one] step
   *[other] steps
}
coalbaron-board-known-top = Top
coalbaron-board-known-bottom = Bottom
coalbaron-board-balance = lit, { $dark } dark

## Spoken labels

coalbaron-board-say-tile = { $side ->
    [light] lit
   *[dark] dark
} { $colour } tunnel, { $carts ->
    [one] { $carts } cart
   *[other] { $carts } carts
}, { $cost ->
    [one] { $cost } mark
   *[other] { $cost } marks
}
coalbaron-board-say-order = { $transport }: { $coal }; { $points ->
    [one] { $points } point
   *[other] { $points } points
}
coalbaron-board-say-workshop = Workshop { $number }
coalbaron-board-say-workshop_pick5 = Workshop: look at five tiles, build one or none
coalbaron-board-say-mining = Mining, { $steps } steps
coalbaron-board-say-loading = Loading by { $transport }
coalbaron-board-say-money = Bank, { $marks } marks
coalbaron-board-say-order-space = Order space { $number }
coalbaron-board-say-order_pick5 = Orders: look at five cards, take one or none
coalbaron-board-say-hall = Muster hall: 1 miner, 1 mark, always open
coalbaron-board-say-locked = locked with this number of players
coalbaron-board-say-empty = nothing lies here
coalbaron-board-say-stands = { $seat }: { $count ->
    [one] { $count } miner stands here
   *[other] { $count } miners stand here
}
coalbaron-board-say-needs = takes { $count ->
    [one] { $count } miner
   *[other] { $count } miners
}
coalbaron-board-say-canteen = Canteen: { $list }
coalbaron-board-say-in-hall = there: { $list }
coalbaron-board-say-count = { $seat } { $count }
coalbaron-board-say-nobody = nobody
coalbaron-board-say-stack-tiles = Stack of tunnel tiles: { $size }
coalbaron-board-say-stack-orders = Stack of orders: { $size }
coalbaron-board-say-known-top = known from the top: { $list }
coalbaron-board-say-known-bottom = known at the bottom, the upper ones first: { $list }
coalbaron-board-say-unknown = unknown
coalbaron-board-say-supply = Coal in the supply: { $list }
coalbaron-board-say-supply-endless = Coal in the supply: without end
coalbaron-board-say-start = { $seat } has the first-player token
coalbaron-board-say-clock = Shift { $shift }. Counted at its end: { $list }
coalbaron-board-say-category = { $kind ->
    [coal] { $key } spaces on delivered orders
    [transport] spaces on orders delivered by { $key }
   *[empty_carts] empty { $key } carts
}: { $first } points for first place, { $second } for second
coalbaron-board-say-cart = Cart with { $colour } coal, { $level }
coalbaron-board-say-level = { $level }, lit side: { $light }; dark side: { $dark }
coalbaron-board-say-carts = { $full } of { $carts } carts loaded
coalbaron-board-say-cage-to = Cage { $level }, 1 step
coalbaron-board-say-cage = Cage of { $seat } at { $level }, load: { $list }
coalbaron-board-say-cage-cube = { $colour } cube in the cage
coalbaron-board-say-storage = Coal yard of { $seat }: { $list }
coalbaron-board-say-storage-cube = { $colour } coal in the yard: { $count }
coalbaron-board-say-balance = { $seat }: { $light } lit and { $dark } dark tiles, { $points } points at the end
coalbaron-board-say-shaft = Shaft of { $seat }: show it large
coalbaron-board-say-space-of-order = { $colour } space on the order { $order }
coalbaron-board-say-space-filled = { $colour } space on the order { $order }, covered by { $list }
coalbaron-board-say-hidden = and { $count } more
coalbaron-board-none = none
coalbaron-board-scene = Colliery: the yard and the shafts

## Own area

coalbaron-board-orders = Your orders
coalbaron-board-orders-of = Orders of { $seat }
coalbaron-board-orders-count = { $open } open, { $delivered } delivered
coalbaron-board-orders-loss = −1 point for each left open
coalbaron-board-orders-none = No waiting orders.
coalbaron-board-note-needs = needs { $count }
coalbaron-board-note-cage = { $count } in the cage
coalbaron-board-note-yard = { $count } in the yard
coalbaron-board-note-ready = load: { $transport }
coalbaron-board-tally = Counted at the end of shift { $shift }
coalbaron-board-tally-note = your tally · points for 1st / 2nd
coalbaron-board-tally-note-two = your tally · points for 1st
coalbaron-board-tally-note-of = tally · points for 1st / 2nd
coalbaron-board-tally-note-of-two = tally · points for 1st
coalbaron-board-tally-leads = in the lead
coalbaron-board-tally-hidden = delivered orders lie face down
coalbaron-board-draft = Orders to choose from
coalbaron-board-draft-note = { $seat ->
   *[other] { $seat } picks now
}
coalbaron-board-draft-yours = your pick, { $round } of 3
coalbaron-board-pick-tiles = Five tiles: build one or none
coalbaron-board-pick-orders = Five orders: take one or none
coalbaron-board-pick-secret = only you see them
coalbaron-board-pick-other-tiles = { $seat } looks at { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
coalbaron-board-pick-other-orders = { $seat } looks at { $count ->
    [one] { $count } order
   *[other] { $count } orders
}
coalbaron-board-pick-none-tiles = Build none
coalbaron-board-pick-none-orders = Take none
coalbaron-board-return = Put the rest back
coalbaron-board-return-top = On top
coalbaron-board-return-bottom = At the bottom
coalbaron-board-return-next = the next to be drawn first
coalbaron-board-return-laid = { $place ->
    [top] On top
   *[bottom] At the bottom
}, in this order
coalbaron-board-return-left = Still in hand
coalbaron-board-return-other = { $seat } puts { $count } back { $place ->
    [top] on top
   *[bottom] at the bottom
}
coalbaron-board-fill = The supply lacks { $colour } coal
coalbaron-board-fill-note = { $carts ->
    [one] one cart: take another colour or leave it bare
   *[other] { $carts } carts: take other colours or leave them bare
}
coalbaron-board-fill-bare = bare
coalbaron-board-fill-other = { $seat } chooses coal for { $carts ->
    [one] one cart
   *[other] { $carts } carts
}
coalbaron-board-pair-other = { $seat } lays two cubes for one { $colour }
coalbaron-board-steps-strip = { $done } of { $of } steps done
coalbaron-board-step-left = step { $number }, still to do
coalbaron-board-stop = { $left ->
    [0] Finish mining
    [one] Finish mining, { $left } step unused
   *[other] Finish mining, { $left } steps unused
}
coalbaron-board-tab-orders = Orders
coalbaron-board-tab-tally = Tally
coalbaron-board-frame-yard = Yard
coalbaron-board-frame-mine = My shaft
coalbaron-board-frame-mine-of = { $seat }
coalbaron-board-frame-others = Others
coalbaron-board-frames = Part of the board

## Sheet of a seat

coalbaron-board-sheet-waiting = Waiting orders
coalbaron-board-sheet-delivered = Delivered orders
coalbaron-board-sheet-face-down = { $count ->
    [0] none
    [one] { $count } card, face down
   *[other] { $count } cards, face down
}
coalbaron-board-sheet-cage = Cage
coalbaron-board-sheet-tiles = Tunnels
coalbaron-board-sheet-scored = Points at the ends of shifts
coalbaron-board-sheet-hall = In the muster hall
coalbaron-board-sheet-canteen = In the canteen
coalbaron-board-sheet-working = At work
coalbaron-board-sheet-pool = Miners free
coalbaron-board-sheet-marks = Marks
coalbaron-board-sheet-points = Points
coalbaron-board-sheet-category = Category
coalbaron-board-final-marks = Marks
coalbaron-board-final-coal = Coal
coalbaron-board-final-waiting = Waiting orders
coalbaron-board-final-balance = Balance

## Seats strip and top bar

coalbaron-board-seat-miners = miners
coalbaron-board-seat-marks = marks
coalbaron-board-seat-points = points
coalbaron-board-seat-open = { $count } open
coalbaron-board-seat-delivered = delivered
coalbaron-board-shift = Shift { $shift }
coalbaron-board-shift-of = of III
coalbaron-board-before = Draft
coalbaron-board-after = The end
coalbaron-board-placed = { $count ->
    [one] { $count } miner left
   *[other] { $count } miners left
}

## Chips and buttons

coalbaron-board-do-send = Send { $count ->
    [one] { $count } miner
   *[other] { $count } miners
}: { $what }
coalbaron-board-do-draft = Take { $what }
coalbaron-board-do-buy = Build { $what }
coalbaron-board-do-keep = Take { $what }
coalbaron-board-do-next = Next: { $what }
coalbaron-board-do-fill = Fill: { $list }
coalbaron-board-do-load = load { $colour }
coalbaron-board-do-place = { $colour } → { $transport } { $points }
coalbaron-board-do-fetch = { $colour } from the yard → { $transport } { $points }
coalbaron-board-do-pair = two for { $colour } → { $transport } { $points }
coalbaron-board-do-with = with { $list }
coalbaron-board-do-cube = { $source ->
    [cage] { $colour } from the cage
   *[storage] { $colour } from the yard
}
coalbaron-board-pair-badge = two cubes of other colours instead, 2 steps
coalbaron-board-do-store = store { $colour }
coalbaron-board-missing-space = choose a work space
coalbaron-board-missing-order = choose an order
coalbaron-board-missing-step = choose a step
coalbaron-board-missing-cube = choose a cube
coalbaron-board-missing-place = top or bottom?
coalbaron-board-missing-tile = choose a tile

## The scoring of a shift

coalbaron-scoring-roman = { $shift ->
    [1] I
    [2] II
   *[3] III
}
coalbaron-scoring-log = Scoring of shift { coalbaron-scoring-roman }
coalbaron-scoring-line = The clock is counted
coalbaron-scoring-part = category { $n } of { $of }
coalbaron-scoring-title = { $shift ->
    [1] The end of the first shift
    [2] The end of the second shift
   *[3] The end of the third shift
}
coalbaron-scoring-lead = { $count } hours of the clock, one after another. { $shift ->
    [1] What was delivered counts again later.
    [2] Earlier ones count again; what was delivered stays delivered.
   *[3] Then what is left is exchanged for points.
}
coalbaron-scoring-head = How many, and points
coalbaron-scoring-row = { $category_id ->
    [empty_carts] empty carts, { $key }
   *[other] { $key }
}
coalbaron-scoring-tell = { $category_id ->
    [coal] Spaces for { $key } coal on delivered orders
    [transport] Spaces of any colour on delivered { $key } orders
   *[empty_carts] Empty { $key } carts
}: { $counts ->
    [none] nobody has any.
   *[other] { $counts }. First place { $first } { $first ->
        [one] point
       *[other] points
    }{ $seconds_id ->
        [yes] , second { $second }.
       *[no] .
    }
}
coalbaron-scoring-left = { $what_id ->
    [marks] marks
    [coal] coal left
    [waiting] waiting orders
   *[balance] balance
}
coalbaron-scoring-left-tell = { $what_id ->
    [marks] Marks exchanged for points
    [coal] All coal cubes left, exchanged for points
    [waiting] Points lost for waiting orders
   *[balance] Points lost for lit and dark tunnels out of balance
}: { $points ->
    [none] nobody.
   *[other] { $points }.
}
coalbaron-board-open-carts = Empty carts now
