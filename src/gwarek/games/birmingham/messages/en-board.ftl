### Brass: Birmingham: words on the board, in the own area and on buttons

## Things

birmingham-board-industry = { $industry ->
    [cotton_mill] cotton mill
    [manufacturer] manufacturer
    [pottery] pottery
    [coal_mine] coal mine
    [iron_works] iron works
   *[brewery] brewery
}
birmingham-board-tile = { birmingham-board-industry } { $level }
birmingham-board-good = { $good ->
    [coal] coal
    [iron] iron
   *[beer] beer
}
birmingham-board-goods = { $good ->
    [coal] { $count } coal
    [iron] { $count } iron
   *[beer] { $count ->
        [one] { $count } barrel
       *[other] { $count } barrels
    }
}
birmingham-board-space = { $place }, space { $number }
birmingham-board-space-short = { $place } { $number }
birmingham-board-era = { $era ->
    [canal] Canal era
   *[rail] Rail era
}
birmingham-board-round = round { $round } of { $of }
birmingham-board-before = Before the game
birmingham-board-after = The game is over
birmingham-board-action-of = action { $number } of { $of }
birmingham-board-or = { $first } or { $second }
birmingham-board-none = none

## The map

birmingham-board-scene = Map of the Midlands
birmingham-board-farm = farm
birmingham-board-map-of = A Map of
birmingham-board-map-title = THE MIDLANDS
birmingham-board-map-under = { $era ->
    [canal] its Works & Canals
   *[rail] its Works & Railways
}
birmingham-board-deck = Deck
birmingham-board-discards = Discards
birmingham-board-wild-places = Wild places
birmingham-board-wild-works = Wild works
birmingham-board-points = Points
birmingham-board-income = Income
birmingham-board-market-coal = Coal market
birmingham-board-market-iron = Iron market
birmingham-board-market-buy = buy £{ $price }
birmingham-board-market-sell = sell £{ $price }
birmingham-board-market-full = full
birmingham-board-bonus-vp = +{ $amount }
birmingham-board-bonus-develop = { $amount }×
birmingham-board-bonus-income_spaces = +{ $amount }
birmingham-board-bonus-money = +£{ $amount }

## Spoken labels

birmingham-board-say-bonus = { $kind ->
    [vp] { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
    [develop] develop { $amount } tile without iron
    [income_spaces] income { $amount } spaces up
   *[money] £{ $amount }
}
birmingham-board-say-empty = empty, takes { $list }
birmingham-board-say-tile = { $tile } of { $seat }
birmingham-board-say-flipped = flipped, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $links ->
    [one] { $links } link symbol
   *[other] { $links } link symbols
}
birmingham-board-say-unsold = not sold yet
birmingham-board-say-network = in your network
birmingham-board-say-goes = leaves the board at the end of this era
birmingham-board-say-line = { $list }: { $kind ->
    [canal] canal
    [rail] railway
    [canal-only] canal only
   *[rail-only] railway only
}
birmingham-board-say-line-free = free, would score { $points } now
birmingham-board-say-line-owner = laid by { $seat }, scores { $points } now
birmingham-board-say-merchant = { $place }, merchant { $number }: { $list ->
    [none] buys nothing
   *[other] buys { $list }
}
birmingham-board-say-merchant-closed = { $place }, merchant { $number }: not in use with so few players
birmingham-board-say-barrel = { $place }, merchant { $number }: barrel, bonus { $bonus }
birmingham-board-say-barrel-drunk = { $place }, merchant { $number }: barrel already used
birmingham-board-say-market = { $good ->
    [coal] Coal market
   *[iron] Iron market
}: { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}, the next one costs £{ $price }, { $pays ->
    [0] full
   *[other] a cube sold brings £{ $pays }
}
birmingham-board-say-marker-vp = { $seat }: { $value ->
    [one] { $value } point
   *[other] { $value } points
}
birmingham-board-say-marker-income = { $seat }: income on space { $space }, level £{ $level }
birmingham-board-say-card = { $kind ->
    [location] Card { $name }
    [industry] Card { $name }
   *[wild] Wild card, { $name }
}
birmingham-board-say-card-times = { $card }, { $count } of them
birmingham-board-say-stack = { $tile }, next of { $left } left: £{ $money }{ $coal ->
    [0] {""}
   *[other] , { $coal } coal
}{ $iron ->
    [0] {""}
   *[other] , { $iron } iron
}{ $beer ->
    [0] {""}
    [one] , { $beer } beer to sell
   *[other] , { $beer } beer to sell
}; flipped: { $vp } points, income +{ $income }, link symbols { $links }
birmingham-board-say-stack-empty = { $industry }: no tiles left
birmingham-board-say-canal-only = canal era only
birmingham-board-say-rail-only = rail era only
birmingham-board-say-build-only = cannot be developed

## Cards

birmingham-board-card-wild_location = any place
birmingham-board-card-wild_industry = any industry
birmingham-board-card-pair = Cotton or goods

## Own area

birmingham-board-hand = Your hand
birmingham-board-hand-of = Hand of { $seat }
birmingham-board-hand-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
birmingham-board-hand-lit = lit cards can be used now
birmingham-board-hand-hidden = The cards are hidden.
birmingham-board-mat = Your mat
birmingham-board-mat-of = Mat of { $seat }
birmingham-board-mat-next = next tile of each industry
birmingham-board-mat-all = All tiles
birmingham-board-mat-less = Next tiles only
birmingham-board-canal-only = canal only
birmingham-board-rail-only = rail only
birmingham-board-build-only = build only
birmingham-board-stack-done = all built
birmingham-board-tab-hand = Hand
birmingham-board-tab-mat = Mat
birmingham-board-column-level = Level
birmingham-board-column-left = Left
birmingham-board-column-cost = Cost
birmingham-board-column-beer = Beer to sell
birmingham-board-column-goods = Goods
birmingham-board-column-points = Points
birmingham-board-column-income = Income
birmingham-board-column-links = Links
birmingham-board-column-note = Note
birmingham-board-facedown-card = Face down: { $card }

## Seats

birmingham-board-seat-money = Money
birmingham-board-seat-income = Income level
birmingham-board-seat-points = Points
birmingham-board-seat-cards = Cards in hand
birmingham-board-seat-links = Link tiles left
birmingham-board-seat-spent = Spent this round
birmingham-board-spent = spent £{ $money }
birmingham-board-sheet-place = Income space
birmingham-board-sheet-wilds = Wild cards held
birmingham-board-sheet-discards = Discards
birmingham-board-sheet-facedown = one more lies face down
birmingham-board-sheet-out = Tiles out of the game
birmingham-board-sheet-network = Network

## Actions, chips and buttons

birmingham-board-act-build = Build
birmingham-board-act-link = Network
birmingham-board-act-links = Two links
birmingham-board-act-develop = Develop
birmingham-board-act-sell = Sell
birmingham-board-act-loan = Loan
birmingham-board-act-scout = Scout
birmingham-board-act-pass = Pass
birmingham-board-act-second = Second railway
birmingham-board-act-remove = Remove
birmingham-board-act-selloff = Sell off
birmingham-board-act-done = No more sales
birmingham-board-act-card = Discard
birmingham-board-twice = 2 × { $what }
birmingham-board-from = { $good } from { $place }
birmingham-board-from-market = { $good } from the market
birmingham-board-from-merchant = merchant’s beer, { $place }
birmingham-board-do-build = { $price ->
    [0] Build
   *[other] Build for £{ $price }
}
birmingham-board-do-link = { $era ->
    [canal] Lay the canal
   *[rail] Lay the railway
}{ $price ->
    [0] {""}
   *[other] {" "}for £{ $price }
}
birmingham-board-do-links = Lay the first of two railways{ $price ->
    [0] {""}
   *[other] {" "}for £{ $price }
}
birmingham-board-do-second = Lay the second railway{ $price ->
    [0] {""}
   *[other] {" "}for £{ $price }
}
birmingham-board-do-develop = Develop { $what }{ $price ->
    [0] {""}
   *[other] {" "}for £{ $price }
}
birmingham-board-do-sell = Sell { $what } to { $place }
birmingham-board-do-loan = Take a loan of £{ $money }
birmingham-board-do-scout = Scout: three cards for two wild ones
birmingham-board-do-pass = Pass: the action is lost
birmingham-board-do-done = Sell no more
birmingham-board-do-card = Discard { $what }
birmingham-board-do-remove = Remove { $what }
birmingham-board-do-remove-none = Remove nothing
birmingham-board-do-selloff = Sell off { $what } for £{ $price }
birmingham-board-missing-action = choose a card, a place or an action
birmingham-board-missing-industry = choose an industry
birmingham-board-missing-space = choose a space
birmingham-board-missing-card = choose a card
birmingham-board-missing-line = choose a line
birmingham-board-missing-coal = choose where the coal comes from
birmingham-board-missing-iron = choose where the iron comes from
birmingham-board-missing-beer = choose where the beer comes from
birmingham-board-missing-merchant = choose a merchant
birmingham-board-missing-tile = choose a tile

## The question of a complete choice

birmingham-board-sure-build = Build the { $industry } { $space_loc }?
birmingham-board-sure-link = { $era ->
    [canal] Lay the canal { $line }?
   *[rail] Lay the railway { $line }?
}
birmingham-board-sure-links = Lay { $line } as the first of two railways?
birmingham-board-sure-second = Lay { $line } as the second railway?
birmingham-board-sure-develop = Develop { $industries }?
birmingham-board-sure-sell = Sell from the { $tile } { $space_loc }?
birmingham-board-sure-selloff = Sell off the { $tile } { $space_loc }?
birmingham-board-sure-loan = Take a loan of £{ $money }?
birmingham-board-sure-scout = Scout?
birmingham-board-sure-pass = Pass and lose the action?
birmingham-board-sure-done = Sell no more?
birmingham-board-sure-card = Discard the { $card } card?
birmingham-board-sure-remove = Remove the { $industry } from the mat?

## What is scored

## The scoring of an era

birmingham-scoring-log = { $era_id ->
    [canal] Scoring of the canal era
   *[rail] Scoring of the rail era
}
birmingham-scoring-line = { $era_id ->
    [canal] The canal era is counted
   *[rail] The rail era is counted
}
birmingham-scoring-part = part { $n } of { $of }
birmingham-scoring-title = { $era_id ->
    [canal] The canals have had their day
   *[rail] The railways have run their course
}
birmingham-scoring-lead = { $era_id ->
    [canal] First every canal
   *[rail] First every railway
}, by the link symbols at its ends; then every flipped industry. The marker of each seat walks the border as it is counted.
birmingham-scoring-head = How many, and points
birmingham-scoring-links = { $era_id ->
    [canal] canals
   *[rail] railways
}
birmingham-scoring-industry = { $industry_id ->
    [cotton_mill] cotton mills
    [manufacturer] manufacturers
    [pottery] potteries
    [coal_mine] coal mines
    [iron_works] iron works
   *[brewery] breweries
}
birmingham-scoring-extra = { $what_id ->
    [money] money
    [income] income
   *[again] tiles from level II on again
}
birmingham-scoring-tell-links = A point for each link symbol at the ends of a { $era_id ->
    [canal] canal
   *[rail] railway
}: { $points ->
    [none] nobody scores.
   *[other] { $points }.
}
birmingham-scoring-tell-industry = Only flipped tiles count, { $spaces_loc }: { $points }.
birmingham-scoring-tell-extra = { $what_id ->
    [money] Points for money in hand
    [income] Points for the income level
   *[again] Flipped tiles from level II on count once more
}: { $points ->
    [none] nobody scores.
   *[other] { $points }.
}
birmingham-scoring-tiles-leave = Then level I leaves the board
birmingham-scoring-corner = hatched corner
birmingham-scoring-canals-leave = and all canals go back to their owners
