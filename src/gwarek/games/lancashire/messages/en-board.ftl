### Brass: Lancashire: words on the board, in the own area and on buttons

## Things

lancashire-board-industry = { $industry ->
    [cotton_mill] cotton mill
    [port] port
    [coal_mine] coal mine
    [iron_works] iron works
   *[shipyard] shipyard
}
lancashire-board-tile = { lancashire-board-industry } { $level }
lancashire-board-good = { $good ->
    [coal] coal
   *[iron] iron
}
lancashire-board-goods = { $good ->
    [coal] { $count } coal
   *[iron] { $count } iron
}
lancashire-board-space = { $place }, space { $number }
lancashire-board-space-short = { $place } { $number }
lancashire-board-era = { $era ->
    [canal] Canal Period
   *[rail] Rail Period
}
lancashire-board-round = round { $round } of { $of }
lancashire-board-before = Before the game
lancashire-board-after = The game is over
lancashire-board-action-of = action { $number } of { $of }
lancashire-board-or = { $first } or { $second }
lancashire-board-none = none

## The map

lancashire-board-scene = Map of Lancashire
lancashire-board-sea-irish = Irish
lancashire-board-sea = Sea
lancashire-board-map-of = A Map of
lancashire-board-map-under = { $era ->
    [canal] its Mills, Ports & Canals
   *[rail] its Mills, Ports & Railways
}
lancashire-board-map-period = { $era ->
    [canal] Canal Period, to 1830
   *[rail] Rail Period, from 1830
}
lancashire-board-deck = Deck
lancashire-board-discards = Discards
lancashire-board-aside = Set aside
lancashire-board-income = Income
lancashire-board-points-short = Points
lancashire-board-markets = Coal and iron demand, order of play
lancashire-board-market-coal = Coal demand
lancashire-board-market-iron = Iron demand
lancashire-board-market-buy = buy £{ $price }
lancashire-board-market-sell = sell £{ $price }
lancashire-board-market-full = full
lancashire-board-cotton = Cotton
lancashire-board-distant = distant market
lancashire-board-distant-step = { $kind ->
    [income] +{ $bonus }
   *[money] +£{ $bonus }
}
lancashire-board-distant-closed = closed
lancashire-board-distant-shut = closed
lancashire-board-distant-sells = sells on
lancashire-board-distant-odds = { $sells } of { $left }
lancashire-board-order = Order
lancashire-board-order-spent = spent
lancashire-board-order-next = next

## Spoken labels

lancashire-board-say-empty = empty, takes { $list }
lancashire-board-say-tile = { $tile } of { $seat }
lancashire-board-say-flipped = flipped, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
lancashire-board-say-unsold = not sold yet
lancashire-board-say-unused = not used yet
lancashire-board-say-network = in your network
lancashire-board-say-goes = leaves the board at the end of this period
lancashire-board-say-line = { $list }: { $kind ->
    [canal] canal
    [rail] railway
    [canal-only] canal only
   *[rail-only] railway only
}
lancashire-board-say-line-free = free, would score { $points } now
lancashire-board-say-line-owner = laid by { $seat }, scores { $points } now
lancashire-board-say-external = { $place }, external region: counts as a built port, { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} for each link that ends here
lancashire-board-say-waypoint = { $place }: no building spaces, { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} for each link that ends here
lancashire-board-say-closed = { $place }: off the map in a game for two
lancashire-board-say-market = { $good ->
    [coal] Coal demand
   *[iron] Iron demand
}: { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}, the next one costs £{ $price }, { $pays ->
    [0] full
   *[other] a cube put here brings £{ $pays }
}
lancashire-board-say-distant = Distant market: bonus { $kind ->
    [income] { $bonus ->
        [one] { $bonus } space of income
       *[other] { $bonus } spaces of income
    }
   *[money] £{ $bonus }
} at the marker, { $left ->
    [one] { $left } tile
   *[other] { $left } tiles
} not turned up, { $sells } of them let the next sale through
lancashire-board-say-distant-closed = Distant market: closed until the end of the period
lancashire-board-say-spent = { $seat } has spent £{ $money }
lancashire-board-say-marker-vp = { $seat }: { $value ->
    [one] { $value } point
   *[other] { $value } points
}
lancashire-board-say-marker-income = { $seat }: income on space { $space }, level £{ $level }
lancashire-board-say-card = { $kind ->
    [region] Region card { $name }
   *[industry] Industry card { $name }
}
lancashire-board-say-card-times = { $card }, { $count } of them
lancashire-board-say-stack = { $tile }, next of { $left } left: £{ $money }{ $coal ->
    [0] {""}
   *[other] , { $coal } coal
}{ $iron ->
    [0] {""}
   *[other] , { $iron } iron
}; flipped: { $vp } points, income +{ $income }
lancashire-board-say-stack-empty = { $industry }: no tiles left
lancashire-board-say-canal-only = Canal Period only
lancashire-board-say-rail-only = Rail Period only
lancashire-board-say-never-only = cannot be built, only developed away

## Own area

lancashire-board-hand = Your hand
lancashire-board-hand-of = Hand of { $seat }
lancashire-board-hand-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}{ $deck ->
    [0] , the deck is empty
   *[other] {""}
}
lancashire-board-hand-lit = lit cards can be used now
lancashire-board-hand-any = any card will do
lancashire-board-hand-hidden = The cards are hidden.
lancashire-board-stacks = Your five stacks
lancashire-board-stacks-of = Stacks of { $seat }
lancashire-board-stacks-next = next tile of each industry
lancashire-board-stacks-hint = point at a town to see what can stand there
lancashire-board-stacks-all = All tiles
lancashire-board-stacks-less = Next tiles only
lancashire-board-stacks-head = Next tile, and below it
lancashire-board-stack-below = below { $below }
lancashire-board-stack-last = the last one
lancashire-board-stack-done = none left
lancashire-board-canal-only = canal only
lancashire-board-rail-only = rail only
lancashire-board-never-only = develop only
lancashire-board-tab-hand = Hand
lancashire-board-tab-stacks = Stacks
lancashire-board-tab-market = Market
lancashire-board-column-level = Level
lancashire-board-column-left = Left
lancashire-board-column-cost = Cost
lancashire-board-column-coal = Coal
lancashire-board-column-iron = Iron
lancashire-board-column-points = Points
lancashire-board-column-income = Income
lancashire-board-column-cubes = Cubes
lancashire-board-column-note = Period

## What can stand in a town

lancashire-board-fits = What can stand in { $place }
lancashire-board-fits-close = Close
lancashire-board-fits-yes = { $what }: can be built
lancashire-board-fits-no = { $what }: cannot be built
lancashire-board-check-card = Card
lancashire-board-check-space = Space
lancashire-board-check-period = Period
lancashire-board-check-coal = Coal
lancashire-board-check-iron = Iron
lancashire-board-check-money = Money
lancashire-board-pass-card = held
lancashire-board-pass-space = { $count } free
lancashire-board-pass-over = replace
lancashire-board-pass-free = free
lancashire-board-pass-there = there
lancashire-board-pass-none = not needed
lancashire-board-fails = { $rule ->
    [r5-4] { $reason ->
        [reach] far
       *[other] none
    }
    [r5-7] two
    [r5-9] taken
    [rR5] taken
    [r5-17] taken
    [r5-18] taken
    [r5-10] second
    [r5-19] second
    [r5-11] other
    [r5-12] other
    [r5-13] never
    [r5-14] canal
    [r5-15] rail
   *[other] none
}
lancashire-board-whys = { $count ->
    [one] No { $what } in { $place }
   *[other] No { $what } in { $place }, for { $count } reasons
}
lancashire-board-whys-combine = Any two cards and both actions would do

## Seats

lancashire-board-seat-money = Money
lancashire-board-seat-income = Income level
lancashire-board-seat-points = Points
lancashire-board-seat-cards = Cards in hand
lancashire-board-seat-links = Link tiles left
lancashire-board-seat-spent = Spent this round
lancashire-board-spent = spent £{ $money }
lancashire-board-sheet-place = Income space
lancashire-board-sheet-discards = Cards played
lancashire-board-sheet-out = Tiles out of the game
lancashire-board-sheet-network = Network
lancashire-board-sheet-reach = Towns in reach of industry cards
lancashire-board-sheet-anywhere = every town: the next industry is free of the reach

## Actions, chips and buttons

lancashire-board-act-build = Build
lancashire-board-act-combine = Two cards
lancashire-board-act-link = { $era ->
    [canal] Canal
   *[rail] Railway
}
lancashire-board-act-develop = Develop
lancashire-board-act-sell = Sell
lancashire-board-act-loan = Loan
lancashire-board-act-pass = Pass
lancashire-board-act-second = Second railway
lancashire-board-act-selloff = Sell off
lancashire-board-act-done = No more
lancashire-board-act-card = Discard
lancashire-board-from = { $good } from { $place }
lancashire-board-from-market = { $good } from the demand track
lancashire-board-do-build = Build the { $what }{ $price ->
    [0] {""}
   *[other] {" "}for £{ $price }
}
lancashire-board-do-combine = Build the { $what } with both actions{ $price ->
    [0] {""}
   *[other] {" "}for £{ $price }
}
lancashire-board-do-link = { $era ->
    [canal] Lay the canal
   *[rail] Lay the railway
}{ $price ->
    [0] {""}
   *[other] {" "}for £{ $price }
}
lancashire-board-do-second = Lay the second railway{ $price ->
    [0] {""}
   *[other] {" "}for £{ $price }
}
lancashire-board-do-develop = Develop { $what } away{ $price ->
    [0] {""}
   *[other] {" "}for £{ $price }
}
lancashire-board-do-sell = Sell { $what } through { $place }
lancashire-board-do-sell-far = Offer { $what } to the distant market
lancashire-board-do-loan = Take a loan of £{ $money }
lancashire-board-do-pass = Pass: the action is lost
lancashire-board-do-done-second = No second railway
lancashire-board-do-done-developing = Develop no more
lancashire-board-do-done-selling = Sell no more
lancashire-board-do-card = Discard { $what }
lancashire-board-do-selloff = Sell off { $what } for £{ $price }
lancashire-board-missing-action = choose a card, a place or an action
lancashire-board-missing-more = go on, or stop here
lancashire-board-missing-industry = choose an industry
lancashire-board-missing-space = choose a space
lancashire-board-missing-card = choose a card
lancashire-board-missing-line = choose a line
lancashire-board-missing-coal = choose where the coal comes from
lancashire-board-missing-iron = choose where the iron comes from
lancashire-board-missing-port = choose a port or the distant market
lancashire-board-missing-tile = choose a tile
lancashire-board-missing-loan = choose how much

## The question of a complete choice

lancashire-board-sure-build = Build the { $industry } { $space_loc }?
lancashire-board-sure-combine = Combine two actions to build the { $industry } { $space_loc }?
lancashire-board-sure-link = { $era ->
    [canal] Lay the canal { $line }?
   *[rail] Lay the railway { $line }?
}
lancashire-board-sure-second = Lay { $line } as the second railway?
lancashire-board-sure-develop = Develop the { $industry }?
lancashire-board-sure-sell = Sell from the { $tile } { $space_loc }?
lancashire-board-sure-selloff = Sell off the { $tile } { $space_loc }?
lancashire-board-sure-loan = Take a loan of £{ $money }?
lancashire-board-sure-pass = Pass and lose the action?
lancashire-board-sure-done = Leave it at that?
lancashire-board-sure-card = Discard the { $card } card?

## What is scored

## The scoring of an era

lancashire-scoring-log = { $era_id ->
    [canal] Scoring of the Canal Period
   *[rail] Scoring of the Rail Period
}
lancashire-scoring-line = { $era_id ->
    [canal] The Canal Period is counted
   *[rail] The Rail Period is counted
}
lancashire-scoring-part = part { $n } of { $of }
lancashire-scoring-title = { $era_id ->
    [canal] The canals have had their day
   *[rail] The railways have run their course
}
lancashire-scoring-lead = { $era_id ->
    [canal] First every canal
   *[rail] First every railway
}, by the coins at its ends; then every flipped industry. The marker of each seat walks the border as it is counted.
lancashire-scoring-head = How many, and points
lancashire-scoring-links = { $era_id ->
    [canal] canals
   *[rail] railways
}
lancashire-scoring-industry = { $industry_id ->
    [cotton_mill] cotton mills
    [port] ports
    [coal_mine] coal mines
    [iron_works] iron works
   *[shipyard] shipyards
}
lancashire-scoring-extra = { $what_id ->
    [cash] money
    [money] money
    [income] income
   *[again] tiles from level II on again
}
lancashire-scoring-tell-links = A point for each coin at the ends of a { $era_id ->
    [canal] canal
   *[rail] railway
}: { $points ->
    [none] nobody scores.
   *[other] { $points }.
}
lancashire-scoring-tell-industry = Only flipped tiles count, { $spaces_loc }: { $points }.
lancashire-scoring-tell-extra = { $what_id ->
    [cash] Points for money in hand
    [money] Points for money in hand
    [income] Points for the income level
   *[again] Flipped tiles from level II on count once more
}: { $points ->
    [none] nobody scores.
   *[other] { $points }.
}
lancashire-scoring-tiles-leave = Then levels 0 and I leave the board
lancashire-scoring-corner = hatched corner
lancashire-scoring-canals-leave = and all canals go back to their owners
