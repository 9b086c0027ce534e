### Brass: Lancashire: names, questions, log, preview, why not, scores, options

## Names (docs/protocol.md, "How arguments become words")
## Places have their prepositions in their forms: .loc tells where, .gen whence, .ins with what they are connected.

lancashire-place-lancaster = Lancaster
    .loc = in Lancaster
    .gen = from Lancaster
    .ins = with Lancaster
lancashire-place-barrow = Barrow-in-Furness
    .loc = in Barrow-in-Furness
    .gen = from Barrow-in-Furness
    .ins = with Barrow-in-Furness
lancashire-place-fleetwood = Fleetwood
    .loc = in Fleetwood
    .gen = from Fleetwood
    .ins = with Fleetwood
lancashire-place-preston = Preston
    .loc = in Preston
    .gen = from Preston
    .ins = with Preston
lancashire-place-blackburn = Blackburn
    .loc = in Blackburn
    .gen = from Blackburn
    .ins = with Blackburn
lancashire-place-burnley = Burnley
    .loc = in Burnley
    .gen = from Burnley
    .ins = with Burnley
lancashire-place-colne = Colne
    .loc = in Colne
    .gen = from Colne
    .ins = with Colne
lancashire-place-wigan = Wigan
    .loc = in Wigan
    .gen = from Wigan
    .ins = with Wigan
lancashire-place-bolton = Bolton
    .loc = in Bolton
    .gen = from Bolton
    .ins = with Bolton
lancashire-place-bury = Bury
    .loc = in Bury
    .gen = from Bury
    .ins = with Bury
lancashire-place-rochdale = Rochdale
    .loc = in Rochdale
    .gen = from Rochdale
    .ins = with Rochdale
lancashire-place-oldham = Oldham
    .loc = in Oldham
    .gen = from Oldham
    .ins = with Oldham
lancashire-place-manchester = Manchester
    .loc = in Manchester
    .gen = from Manchester
    .ins = with Manchester
lancashire-place-stockport = Stockport
    .loc = in Stockport
    .gen = from Stockport
    .ins = with Stockport
lancashire-place-macclesfield = Macclesfield
    .loc = in Macclesfield
    .gen = from Macclesfield
    .ins = with Macclesfield
lancashire-place-liverpool = Liverpool
    .loc = in Liverpool
    .gen = from Liverpool
    .ins = with Liverpool
lancashire-place-birkenhead = Birkenhead
    .loc = in Birkenhead
    .gen = from Birkenhead
    .ins = with Birkenhead
lancashire-place-warrington_runcorn = Warrington & Runcorn
    .loc = in Warrington & Runcorn
    .gen = from Warrington & Runcorn
    .ins = with Warrington & Runcorn
lancashire-place-ellesmere_port = Ellesmere Port
    .loc = in Ellesmere Port
    .gen = from Ellesmere Port
    .ins = with Ellesmere Port
lancashire-place-blackpool = Blackpool
    .loc = in Blackpool
    .gen = from Blackpool
    .ins = with Blackpool
lancashire-place-southport = Southport
    .loc = in Southport
    .gen = from Southport
    .ins = with Southport
lancashire-place-northwich = Northwich
    .loc = in Northwich
    .gen = from Northwich
    .ins = with Northwich
lancashire-place-scotland = Scotland
    .loc = in Scotland
    .gen = from Scotland
    .ins = with Scotland
lancashire-place-yorkshire = Yorkshire
    .loc = in Yorkshire
    .gen = from Yorkshire
    .ins = with Yorkshire
lancashire-place-midlands = the Midlands
    .loc = in the Midlands
    .gen = from the Midlands
    .ins = with the Midlands

# a space is called by its place
lancashire-space = { $place }
    .loc = { $place_loc }
    .gen = { $place_gen }
    .ins = { $place_ins }

lancashire-line-lancaster-preston = Lancaster–Preston
    .gen = from Lancaster to Preston
lancashire-line-fleetwood-preston = Fleetwood–Preston
    .gen = from Fleetwood to Preston
lancashire-line-preston-wigan = Preston–Wigan
    .gen = from Preston to Wigan
lancashire-line-liverpool-wigan = Liverpool–Wigan
    .gen = from Liverpool to Wigan
lancashire-line-warrington_runcorn-wigan = Warrington & Runcorn–Wigan
    .gen = from Warrington & Runcorn to Wigan
lancashire-line-blackburn-wigan = Blackburn–Wigan
    .gen = from Blackburn to Wigan
lancashire-line-blackburn-burnley = Blackburn–Burnley
    .gen = from Blackburn to Burnley
lancashire-line-burnley-colne = Burnley–Colne
    .gen = from Burnley to Colne
lancashire-line-colne-yorkshire = Colne–Yorkshire
    .gen = from Colne to Yorkshire
lancashire-line-rochdale-yorkshire = Rochdale–Yorkshire
    .gen = from Rochdale to Yorkshire
lancashire-line-oldham-rochdale = Oldham–Rochdale
    .gen = from Oldham to Rochdale
lancashire-line-manchester-oldham = Manchester–Oldham
    .gen = from Manchester to Oldham
lancashire-line-bury-manchester = Bury–Manchester
    .gen = from Bury to Manchester
lancashire-line-bolton-manchester = Bolton–Manchester
    .gen = from Bolton to Manchester
lancashire-line-bolton-bury = Bolton–Bury
    .gen = from Bolton to Bury
lancashire-line-manchester-warrington_runcorn = Manchester–Warrington & Runcorn
    .gen = from Manchester to Warrington & Runcorn
lancashire-line-manchester-stockport = Manchester–Stockport
    .gen = from Manchester to Stockport
lancashire-line-macclesfield-stockport = Macclesfield–Stockport
    .gen = from Macclesfield to Stockport
lancashire-line-macclesfield-midlands = Macclesfield–Midlands
    .gen = from Macclesfield to the Midlands
lancashire-line-midlands-northwich = Midlands–Northwich
    .gen = from the Midlands to Northwich
lancashire-line-ellesmere_port-northwich = Ellesmere Port–Northwich
    .gen = from Ellesmere Port to Northwich
lancashire-line-ellesmere_port-warrington_runcorn = Ellesmere Port–Warrington & Runcorn
    .gen = from Ellesmere Port to Warrington & Runcorn
lancashire-line-ellesmere_port-liverpool = Ellesmere Port–Liverpool
    .gen = from Ellesmere Port to Liverpool
lancashire-line-barrow-lancaster = Barrow-in-Furness–Lancaster
    .gen = from Barrow-in-Furness to Lancaster
lancashire-line-lancaster-scotland = Lancaster–Scotland
    .gen = from Lancaster to Scotland
lancashire-line-blackpool-preston = Blackpool–Preston
    .gen = from Blackpool to Preston
lancashire-line-preston-southport = Preston–Southport
    .gen = from Preston to Southport
lancashire-line-southport-wigan = Southport–Wigan
    .gen = from Southport to Wigan
lancashire-line-liverpool-southport = Liverpool–Southport
    .gen = from Liverpool to Southport
lancashire-line-liverpool-warrington_runcorn = Liverpool–Warrington & Runcorn
    .gen = from Liverpool to Warrington & Runcorn
lancashire-line-birkenhead-ellesmere_port = Birkenhead–Ellesmere Port
    .gen = from Birkenhead to Ellesmere Port
lancashire-line-blackburn-preston = Blackburn–Preston
    .gen = from Blackburn to Preston
lancashire-line-blackburn-bolton = Blackburn–Bolton
    .gen = from Blackburn to Bolton
lancashire-line-bolton-wigan = Bolton–Wigan
    .gen = from Bolton to Wigan
lancashire-line-burnley-bury = Burnley–Bury
    .gen = from Burnley to Bury
lancashire-line-bury-rochdale = Bury–Rochdale
    .gen = from Bury to Rochdale

lancashire-industry-cotton_mill = cotton mill
lancashire-industry-port = port
lancashire-industry-coal_mine = coal mine
lancashire-industry-iron_works = iron works
lancashire-industry-shipyard = shipyard

lancashire-roman = { $level ->
    [0] 0
    [1] I
    [2] II
    [3] III
   *[4] IV
}
lancashire-tile = { $industry } { lancashire-roman }

lancashire-card = { $place }
lancashire-card-cotton_mill = cotton mill
lancashire-card-port = port
lancashire-card-coal_mine = coal mine
lancashire-card-iron_works = iron works
lancashire-card-shipyard = shipyard

# income in pounds, minus before the pound
lancashire-pounds = { $level ->
    [-10] −£10
    [-9] −£9
    [-8] −£8
    [-7] −£7
    [-6] −£6
    [-5] −£5
    [-4] −£4
    [-3] −£3
    [-2] −£2
    [-1] −£1
   *[other] £{ $level }
}

# by an option money can be negative
lancashire-have = { $have ->
    [one] { $have } pound
   *[other] { $have } pounds
}

## Where in the game we are

lancashire-mark-canal = Canal Period, round { $round } of { $of }
lancashire-mark-rail = Rail Period, round { $round } of { $of }

## What is asked

lancashire-ask-action = { $of ->
    [1] Choose your only action of this round
   *[other] { $left ->
        [1] Choose your second action
       *[other] Choose your first action
    }
}
lancashire-ask-second = Build a second railway for £10 more, or end the action; the first is { $line }
lancashire-ask-developing = Develop another tile, or end the action
lancashire-ask-selling = Sell from another mill, or end the action
lancashire-ask-card = { $action ->
    [combine] Combined actions
    [link] Link
    [develop] Develop
    [sell] Sell cotton
    [loan] Loan
   *[pass] Pass
}: discard { $left ->
    [one] a card
   *[other] { $left } cards
}
lancashire-ask-selloff = £{ $debt } of your debt is missing: sell a tile for half its cost

## The log

lancashire-log-start-drawn = { $seat } begins. Turn order: { $seats }.
    .you = You begin. Turn order: { $seats }.
lancashire-log-era-begins = { $era ->
    [canal] The Canal Period
   *[rail] The Rail Period
}
lancashire-log-round-begins = { $era ->
    [canal] Canal Period
   *[rail] Rail Period
}, round { $round } of { $of }
lancashire-log-dealt = { $seat } gets { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
    .you = You get { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
lancashire-log-dealt-you = { $seat } gets { $cards }.
    .you = You get { $cards }.
lancashire-log-set-aside = { $count ->
    [one] { $count } card is set aside unseen.
   *[other] { $count } cards are set aside unseen.
}
lancashire-log-drew = { $seat } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
    .you = You draw { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
lancashire-log-drew-you = { $seat } draws { $cards }.
    .you = You draw { $cards }.
lancashire-log-discarded = { $seat } discards the { $card } card.
    .you = You discard the { $card } card.
lancashire-log-combined = { $seat } combines both actions.
    .you = You combine both actions.
lancashire-log-built = { $seat } builds { $tile } { $space_loc } for £{ $price }.
    .you = You build { $tile } { $space_loc } for £{ $price }.
lancashire-log-replaced = { $seat } overbuilds { $tile } { $space_loc } ({ $owner }).
    .you = You overbuild { $tile } { $space_loc } ({ $owner }).
lancashire-log-linked = { $price ->
    [3] { $seat } builds a canal { $line_gen } for £{ $price }.
    [10] { $seat } builds a second railway, { $line_gen }, for £{ $price } more.
   *[other] { $seat } builds a railway { $line_gen } for £{ $price }.
}
    .you = { $price ->
        [3] You build a canal { $line_gen } for £{ $price }.
        [10] You build a second railway, { $line_gen }, for £{ $price } more.
       *[other] You build a railway { $line_gen } for £{ $price }.
    }
lancashire-log-coal-used = 1 coal { $space_gen } ({ $owner }).
lancashire-log-iron-used = 1 iron { $space_gen } ({ $owner }).
lancashire-log-coal-bought = { $cubes } coal bought for £{ $price }.
lancashire-log-iron-bought = { $cubes } iron bought for £{ $price }.
lancashire-log-goods-placed = Cubes on the tile: { $count }.
lancashire-log-market-sold = To the demand track: { $cubes } { $good ->
    [coal] coal
   *[iron] iron
} for £{ $money }.
lancashire-log-flipped = { $owner } flips { $tile } { $space_loc }: income up { $steps ->
    [one] { $steps } space
   *[other] { $steps } spaces
}, now { lancashire-pounds }.
lancashire-log-developed = { $seat } develops: { $tile } leaves the stack.
    .you = You develop: { $tile } leaves the stack.
lancashire-log-sold = { $seat } sells cotton from { $tile } { $space_loc } to the port { $port_loc } ({ $owner }).
    .you = You sell cotton from { $tile } { $space_loc } to the port { $port_loc } ({ $owner }).
lancashire-log-offered = { $seat } offers cotton from { $tile } { $space_loc } to the distant market.
    .you = You offer cotton from { $tile } { $space_loc } to the distant market.
lancashire-log-demand-fell = { $steps ->
    [0] Distant-market tile 0: demand for cotton stays.
    [one] Distant-market tile −{ $steps }: demand for cotton falls by { $steps } space.
   *[other] Distant-market tile −{ $steps }: demand for cotton falls by { $steps } spaces.
}
lancashire-log-sold-far = { $seat } sells cotton from { $tile } { $space_loc } to the distant market.
    .you = You sell cotton from { $tile } { $space_loc } to the distant market.
lancashire-log-bonus = Bonus of the distant market: { $bonus ->
    [money] { $amount ->
        [0] nothing
       *[other] +£{ $amount }
    }
   *[income] { $amount ->
        [0] nothing
        [one] income up { $amount } space, now { lancashire-pounds }
       *[other] income up { $amount } spaces, now { lancashire-pounds }
    }
}.
lancashire-log-market-closed = Nobody wants more cotton: { $seat } sells nothing, and the distant market is closed until the end of the period.
    .you = Nobody wants more cotton: you sell nothing, and the distant market is closed until the end of the period.
lancashire-log-loan = { $seat } takes a loan of £{ $money }: income now { lancashire-pounds }.
    .you = You take a loan of £{ $money }: income now { lancashire-pounds }.
lancashire-log-passed = { $seat } passes.
    .you = You pass.
lancashire-log-order-changed = Next turn order: { $seats }. Spent (£): { $counts ->
    [none] nothing
   *[other] { $counts }
}.
lancashire-log-income = { $money ->
    [-10] { $seat } pays £10 to the bank.
    [-9] { $seat } pays £9 to the bank.
    [-8] { $seat } pays £8 to the bank.
    [-7] { $seat } pays £7 to the bank.
    [-6] { $seat } pays £6 to the bank.
    [-5] { $seat } pays £5 to the bank.
    [-4] { $seat } pays £4 to the bank.
    [-3] { $seat } pays £3 to the bank.
    [-2] { $seat } pays £2 to the bank.
    [-1] { $seat } pays £1 to the bank.
    [0] { $seat } has no income.
   *[other] { $seat } takes £{ $money }.
}
    .you = { $money ->
        [-10] You pay £10 to the bank.
        [-9] You pay £9 to the bank.
        [-8] You pay £8 to the bank.
        [-7] You pay £7 to the bank.
        [-6] You pay £6 to the bank.
        [-5] You pay £5 to the bank.
        [-4] You pay £4 to the bank.
        [-3] You pay £3 to the bank.
        [-2] You pay £2 to the bank.
        [-1] You pay £1 to the bank.
        [0] You have no income.
       *[other] You take £{ $money }.
    }
lancashire-log-debt = { $paid ->
    [0] { $seat } has no money and owes £{ $debt }.
   *[other] { $seat } pays £{ $paid } and still owes £{ $debt }.
}
    .you = { $paid ->
        [0] You have no money and owe £{ $debt }.
       *[other] You pay £{ $paid } and still owe £{ $debt }.
    }
lancashire-log-sold-off = { $seat } sells off { $tile } { $space_loc } for £{ $money }.
    .you = You sell off { $tile } { $space_loc } for £{ $money }.
lancashire-log-points-lost = { $points ->
    [0] { $seat } lacks £{ $debt }; the debt is forgiven.
   *[other] { $seat } lacks £{ $debt } and loses { $points } VP.
}
    .you = { $points ->
        [0] You lack £{ $debt }; the debt is forgiven.
       *[other] You lack £{ $debt } and lose { $points } VP.
    }
lancashire-log-debt-forgiven = { $seat } lacks £{ $debt }; the debt is forgiven.
    .you = You lack £{ $debt }; the debt is forgiven.
lancashire-log-debt-kept = { $seat } lacks £{ $debt }; the debt stands as negative money.
    .you = You lack £{ $debt }; the debt stands as negative money.
lancashire-log-links-scored = { $era ->
    [canal] Points for canals
   *[rail] Points for railways
}: { $points ->
    [none] nobody scores.
   *[other] { $points }.
}
lancashire-log-industries-scored = Points for industries: { $points ->
    [none] nobody scores.
   *[other] { $points }.
}
lancashire-log-cash-scored = Points for money: { $points ->
    [none] nobody scores.
   *[other] { $points }.
}
lancashire-log-canals-removed = { $count ->
    [0] No canal was built.
    [one] { $count } canal goes back to its owner.
   *[other] { $count } canals go back to their owners.
}
lancashire-log-tiles-removed = { $count ->
    [0] No tile of level I is on the board.
    [one] { $count } tile of level I leaves the game.
   *[other] { $count } tiles of level I leave the game.
}
lancashire-log-market-reopened = The distant market is open again, demand for cotton back at the top.
lancashire-log-extra-scored = { $what ->
    [money] Points for money
    [income] Points for income
   *[again] Tiles from level II on once more
}: { $points ->
    [none] nobody scores.
   *[other] { $points }.
}
lancashire-log-game-over = The game is over. Winner: { $winners }.

## Preview

lancashire-preview-money = Money (£)
lancashire-preview-spent = Spent this round (£)
lancashire-preview-debt = Debt (£)
lancashire-preview-forced = Then sells itself
lancashire-preview-forced-value = { $tile } { $space_loc }: £{ $money }
lancashire-preview-then-money = Money after the round (£)
lancashire-preview-then-debt = Debt after the round (£)
lancashire-preview-then-vp = Points after the round
lancashire-preview-income = Income space
lancashire-preview-level = Income (£)
lancashire-preview-vp = Points
lancashire-preview-coal-market = Coal track
lancashire-preview-iron-market = Iron track
lancashire-preview-tile = Builds
lancashire-preview-tile-value = { $tile } { $space_loc }
lancashire-preview-replaces = Overbuilds
lancashire-preview-replaces-value = { $tile } ({ $owner })
lancashire-preview-goods = Cubes on the tile
lancashire-preview-goods-value = { $count }
lancashire-preview-coal = Coal
lancashire-preview-coal-value = { $spaces_count ->
    [0] { $cubes } bought for £{ $price }
   *[other] { $spaces_gen }, free
}
lancashire-preview-iron = Iron
lancashire-preview-iron-value = { lancashire-preview-coal-value }
lancashire-preview-market-sale = To the demand track
lancashire-preview-market-sale-value = { $cubes } { $good ->
    [coal] coal
   *[iron] iron
} for £{ $money }
lancashire-preview-flips = Flips
lancashire-preview-flips-value = { $tile } { $space_loc } ({ $owner }), income +{ $steps }
lancashire-preview-link = Link
lancashire-preview-link-value = { $line }
lancashire-preview-removes = Leaves your stack
lancashire-preview-removes-value = { $tile }
lancashire-preview-discards = Discards
lancashire-preview-discards-value = { $card }
lancashire-preview-two-cards = Costs
lancashire-preview-two-cards-value = both actions and two cards
lancashire-preview-distant = Distant market
lancashire-preview-distant-value = { $kind ->
    [money] bonus at most £{ $bonus }
   *[income] bonus at most { $bonus } income
}; { $closing } of { $tiles } tiles would close it
lancashire-preview-brings = Brings
lancashire-preview-brings-value = £{ $money }

## Words of actions

lancashire-word-build = build
lancashire-word-combine = combine actions
lancashire-word-link = link
lancashire-word-second = second railway
lancashire-word-develop = develop
lancashire-word-sell = sell cotton
lancashire-word-distant = distant market
lancashire-word-done = enough
lancashire-word-loan = loan
lancashire-word-pass = pass
lancashire-word-card = discard
lancashire-word-selloff = sell off
lancashire-word-cotton_mill = cotton mill
lancashire-word-port = port
lancashire-word-coal_mine = coal mine
lancashire-word-iron_works = iron works
lancashire-word-shipyard = shipyard

## Scores and outcome

lancashire-score-canal-links = Canals
lancashire-score-canal-industries = Industries, Canal Period
lancashire-score-rail-links = Railways
lancashire-score-rail-industries = Industries, Rail Period
lancashire-score-cash = Money
lancashire-score-shortfall = Debts
lancashire-score-money = Money
lancashire-score-income = Income
lancashire-score-again = Tiles from level II on again

lancashire-outcome-most-points = Most points
lancashire-outcome-tie-income = Equal points, higher income
lancashire-outcome-tie-money = Equal points and income, more money
lancashire-outcome-tie-order = Equal points, income and money, earlier in turn order
lancashire-outcome-shared = Equal points, income and money: a shared victory

## Options

lancashire-option-distant_bonus = Bonus of the distant market
lancashire-option-distant_bonus-value-money = money
lancashire-option-distant_bonus-value-income = income spaces
lancashire-option-unpayable_debt = A debt that cannot be paid
lancashire-option-unpayable_debt-value-lose_vp = costs 1 VP for each £1
lancashire-option-unpayable_debt-value-write_off = is forgiven
lancashire-option-unpayable_debt-value-negative_cash = stands as negative money
lancashire-option-canal_industry_card_own_tile = Canal Period: industry card where you have a tile
lancashire-option-canal_industry_card_own_tile-value-no = no, an own canal is needed
lancashire-option-canal_industry_card_own_tile-value-yes = yes, the tile is enough
lancashire-option-virtual_link = Virtual link Liverpool–Birkenhead
lancashire-option-virtual_link-value-yes = yes, for industry cards
lancashire-option-virtual_link-value-anybody = yes, and everybody always reaches both towns
lancashire-option-virtual_link-value-no = no
lancashire-option-double_action_overbuild = Overbuilding with combined actions
lancashire-option-double_action_overbuild-value-no = no, empty spaces only
lancashire-option-double_action_overbuild-value-yes = yes
lancashire-option-rail_coal_end = Coal for a railway
lancashire-option-rail_coal_end-value-chosen_end = to an end of your choice, from a mine if there is one
lancashire-option-rail_coal_end-value-nearest_of_both_ends = from the mine nearest to either end
lancashire-option-rail_coal_end-value-free_end = to any end, only that end is looked at
lancashire-option-free_first_build = Industry card without reach
lancashire-option-free_first_build-value-no_tiles_on_board = whenever you have nothing on the board
lancashire-option-free_first_build-value-first_of_game_only = for the first industry of the game only
lancashire-option-income_timing = Income comes
lancashire-option-income_timing-value-start_of_round = at the start of a round
lancashire-option-income_timing-value-end_of_round_except_last = at the end of a round, except the last of a period
lancashire-option-refill_timing = Cards are drawn
lancashire-option-refill_timing-value-end_of_round = at the end of the round
lancashire-option-refill_timing-value-end_of_turn = at the end of the own turn
lancashire-option-shared_victory = Shared victory
lancashire-option-shared_victory-value-no = no, the turn order decides
lancashire-option-shared_victory-value-yes = yes, after income and money
lancashire-option-introductory_game = Introductory game
lancashire-option-introductory_game-value-no = no, both periods
lancashire-option-introductory_game-value-yes = yes, the Canal Period only

## Why not

why-LAN-NOW = That is not what is asked now.
why-LAN-TURN = It is not your turn.
why-LAN-1-4 = This tile takes { $coal } coal and { $iron } iron.
why-LAN-3-4 = { $reason ->
    [card] You do not hold the { $card } card.
   *[empty] You have no card left to pay for an action.
}
why-LAN-3-10 = You have no tile on this space ({ $space }).
why-LAN-3-11 = This tile, { $tile }, brings no money.
why-LAN-5-1 = This costs £{ $price }, you have { lancashire-have }.
why-LAN-5-2 = No { $industry } is left in your stack.
why-LAN-5-3 = { $reason ->
    [card] { $card ->
        [none] { $place ->
            [none] None of your cards builds this.
           *[other] None of your cards builds { $place_loc }.
        }
       *[other] The { $card } card builds only in its own town, not { $place_loc }.
    }
   *[hand] You hold no card for { $place }, and no { $industry } card.
}
why-LAN-5-4 = { $reason ->
    [card] { $card ->
        [none] { $place ->
            [none] None of your cards builds this.
           *[other] None of your cards builds { $place_loc }.
        }
       *[other] The { $card } card does not build { $industry_id ->
            [iron_works] an
           *[other] a
        } { $industry }.
    }
   *[reach] { $card ->
        [none] { $place ->
            [none] No place where one of your cards could build this is within your reach.
           *[other] { $place } is not within your reach, and you hold no card that names it.
        }
       *[other] { $place } is not within your reach, and the { $card } card works only there.
    }
}
why-LAN-5-7 = { $reason ->
    [space] Combined actions need an empty space; here lies { $tile } ({ $owner }).
    [actions] Combining takes both actions of a turn.
   *[cards] Combining takes two cards, you have { $have }.
}
why-LAN-5-8 = This space { $space_loc } does not show the { $industry }.
why-LAN-5-9 = A tile of another industry lies here: { $tile } ({ $owner }).
why-LAN-5-10 = You already have a tile { $place_loc }; in the Canal Period one is the limit.
why-LAN-5-11 = In Preston a port goes to the top space first, which is still empty.
why-LAN-5-12 = In Lancaster a port goes to the left space first, which is still empty.
why-LAN-5-13 = Level 0 can never be built: { $tile } leaves its stack only by Develop.
why-LAN-5-14 = In the Rail Period { $tile } cannot be built; Develop takes it off the stack.
why-LAN-5-15 = In the Canal Period { $tile } cannot be built.
why-LAN-5-17 = Your next tile, { $new }, is not of a higher level than your { $tile } there.
why-LAN-5-18 = { $reason ->
    [kind] Of other players’ tiles only coal mines and iron works can be overbuilt. This is { $tile } ({ $owner }).
    [level] Your next tile, { $new }, is not of a higher level than { $tile } ({ $owner }).
    [both] There is still { $industry_id ->
        [coal_mine] coal
       *[iron_works] iron
    } in Lancashire or on the demand track, and your next tile, { $new }, is not of a higher level than { $tile } ({ $owner }).
   *[cubes] There is still { $industry_id ->
        [coal_mine] coal
       *[iron_works] iron
    } in Lancashire or on the demand track, so { $tile } ({ $owner }) cannot be overbuilt.
}
why-LAN-5-19 = You already have a tile { $place_loc }; in the Canal Period you cannot take over { $tile } ({ $owner }) as well.
why-LAN-6-2 = { $spaces_count ->
    [0] No connected mine has that coal; it is bought from the demand track.
   *[other] The nearest coal is { $spaces_loc }; it must come from there.
}
why-LAN-6-3 = { $spaces_count ->
    [0] Coal is bought only when no connected mine has any.
   *[other] A connected mine still has coal: { $spaces }. Until it is empty, none can be bought.
}
why-LAN-6-6 = No coal can be delivered: neither a mine that has some nor a built port is connected.
why-LAN-7-1 = { $spaces_count ->
    [0] No iron works has iron; it is bought from the demand track.
   *[other] Iron comes from works that have some: { $spaces }.
}
why-LAN-7-2 = { $spaces_count ->
    [0] Iron is bought only when no iron works has any.
   *[other] There is still iron { $spaces_loc }. Until it is used, none can be bought.
}
why-LAN-9-1 = { $reason ->
    [taken] The route { $line } already has a link ({ $owner }).
   *[kind] { $era ->
        [canal] The route { $line } is for railways only.
       *[rail] The route { $line } is for canals only.
    }
}
why-LAN-9-2 = At neither end of { $line } do you have a tile or a link.
why-LAN-9-3 = { $reason ->
    [money] This costs £{ $price }, you have { lancashire-have }.
   *[coal] A canal takes no coal.
}
why-LAN-9-4 = { $reason ->
    [money] This costs £{ $price }, you have { lancashire-have }.
   *[coal] A railway takes one coal.
}
why-LAN-9-5 = You have no link tile left.
why-LAN-9-6 = { $spaces_count ->
    [0] No connected mine has that coal; it is bought from the demand track.
   *[other] Coal for this railway must come { $spaces_gen }.
}
why-LAN-10-1 = No { $industry } is left in your stack.
why-LAN-10-2 = { $reason ->
    [money] The iron costs £{ $price }, you have { lancashire-have }.
   *[iron] Every tile developed takes one iron.
}
why-LAN-10-3 = { $reason ->
    [tile] You have no tile on this space ({ $space }).
    [kind] Only cotton mills sell cotton, not { $tile }.
   *[flipped] The cotton of this mill is sold already: { $tile } { $space_loc }.
}
why-LAN-10-4 = { $reason_id ->
    [port] There is no port tile on this space ({ $space }).
    [flipped] This port is flipped already: { $tile } { $space_loc } ({ $owner }).
   *[far] { $place } is not connected with the port { $space_loc }.
}
why-LAN-10-5 = { $reason ->
    [closed] The distant market is closed until the end of the period.
   *[far] { $place } is connected neither with a built port nor with an external region.
}
why-LAN-10-10 = Your income is { lancashire-pounds }; a loan of £{ $money } would take it below −£10.
why-LAN-10-11 = In the Rail Period there are no loans once the deck is empty.
