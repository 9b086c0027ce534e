### Brass: Birmingham: names, questions, log, preview, why not, scores, options

## Names (docs/protocol.md, "How arguments become words")
## Places have their prepositions in their forms: .loc tells where, .gen whence, .ins with what they are connected.

birmingham-place-stoke_on_trent = Stoke-on-Trent
    .loc = in Stoke-on-Trent
    .gen = from Stoke-on-Trent
    .ins = with Stoke-on-Trent
birmingham-place-leek = Leek
    .loc = in Leek
    .gen = from Leek
    .ins = with Leek
birmingham-place-belper = Belper
    .loc = in Belper
    .gen = from Belper
    .ins = with Belper
birmingham-place-derby = Derby
    .loc = in Derby
    .gen = from Derby
    .ins = with Derby
birmingham-place-uttoxeter = Uttoxeter
    .loc = in Uttoxeter
    .gen = from Uttoxeter
    .ins = with Uttoxeter
birmingham-place-stone = Stone
    .loc = in Stone
    .gen = from Stone
    .ins = with Stone
birmingham-place-stafford = Stafford
    .loc = in Stafford
    .gen = from Stafford
    .ins = with Stafford
birmingham-place-burton_on_trent = Burton-on-Trent
    .loc = in Burton-on-Trent
    .gen = from Burton-on-Trent
    .ins = with Burton-on-Trent
birmingham-place-cannock = Cannock
    .loc = in Cannock
    .gen = from Cannock
    .ins = with Cannock
birmingham-place-tamworth = Tamworth
    .loc = in Tamworth
    .gen = from Tamworth
    .ins = with Tamworth
birmingham-place-walsall = Walsall
    .loc = in Walsall
    .gen = from Walsall
    .ins = with Walsall
birmingham-place-wolverhampton = Wolverhampton
    .loc = in Wolverhampton
    .gen = from Wolverhampton
    .ins = with Wolverhampton
birmingham-place-coalbrookdale = Coalbrookdale
    .loc = in Coalbrookdale
    .gen = from Coalbrookdale
    .ins = with Coalbrookdale
birmingham-place-dudley = Dudley
    .loc = in Dudley
    .gen = from Dudley
    .ins = with Dudley
birmingham-place-birmingham = Birmingham
    .loc = in Birmingham
    .gen = from Birmingham
    .ins = with Birmingham
birmingham-place-nuneaton = Nuneaton
    .loc = in Nuneaton
    .gen = from Nuneaton
    .ins = with Nuneaton
birmingham-place-coventry = Coventry
    .loc = in Coventry
    .gen = from Coventry
    .ins = with Coventry
birmingham-place-redditch = Redditch
    .loc = in Redditch
    .gen = from Redditch
    .ins = with Redditch
birmingham-place-kidderminster = Kidderminster
    .loc = in Kidderminster
    .gen = from Kidderminster
    .ins = with Kidderminster
birmingham-place-worcester = Worcester
    .loc = in Worcester
    .gen = from Worcester
    .ins = with Worcester
birmingham-place-farm_north = northern farm
    .loc = on the northern farm
    .gen = from the northern farm
    .ins = with the northern farm
birmingham-place-farm_south = southern farm
    .loc = on the southern farm
    .gen = from the southern farm
    .ins = with the southern farm
birmingham-place-shrewsbury = Shrewsbury
    .loc = in Shrewsbury
    .gen = from Shrewsbury
    .ins = with Shrewsbury
birmingham-place-gloucester = Gloucester
    .loc = in Gloucester
    .gen = from Gloucester
    .ins = with Gloucester
birmingham-place-oxford = Oxford
    .loc = in Oxford
    .gen = from Oxford
    .ins = with Oxford
birmingham-place-warrington = Warrington
    .loc = in Warrington
    .gen = from Warrington
    .ins = with Warrington
birmingham-place-nottingham = Nottingham
    .loc = in Nottingham
    .gen = from Nottingham
    .ins = with Nottingham

# a space is called by its place
birmingham-space = { $place }
    .loc = { $place_loc }
    .gen = { $place_gen }
    .ins = { $place_ins }
birmingham-merchant_space = { $place }
    .loc = { $place_loc }
    .gen = { $place_gen }
    .ins = { $place_ins }

birmingham-line-warrington-stoke_on_trent = Warrington–Stoke-on-Trent
    .gen = from Warrington to Stoke-on-Trent
birmingham-line-stoke_on_trent-leek = Stoke-on-Trent–Leek
    .gen = from Stoke-on-Trent to Leek
birmingham-line-leek-belper = Leek–Belper
    .gen = from Leek to Belper
birmingham-line-belper-derby = Belper–Derby
    .gen = from Belper to Derby
birmingham-line-derby-nottingham = Derby–Nottingham
    .gen = from Derby to Nottingham
birmingham-line-derby-uttoxeter = Derby–Uttoxeter
    .gen = from Derby to Uttoxeter
birmingham-line-uttoxeter-stone = Uttoxeter–Stone
    .gen = from Uttoxeter to Stone
birmingham-line-stone-stoke_on_trent = Stone–Stoke-on-Trent
    .gen = from Stone to Stoke-on-Trent
birmingham-line-stone-burton_on_trent = Stone–Burton-on-Trent
    .gen = from Stone to Burton-on-Trent
birmingham-line-derby-burton_on_trent = Derby–Burton-on-Trent
    .gen = from Derby to Burton-on-Trent
birmingham-line-stone-stafford = Stone–Stafford
    .gen = from Stone to Stafford
birmingham-line-stafford-cannock = Stafford–Cannock
    .gen = from Stafford to Cannock
birmingham-line-cannock-farm_north = Cannock–northern farm
    .gen = from Cannock to the northern farm
birmingham-line-cannock-burton_on_trent = Cannock–Burton-on-Trent
    .gen = from Cannock to Burton-on-Trent
birmingham-line-cannock-wolverhampton = Cannock–Wolverhampton
    .gen = from Cannock to Wolverhampton
birmingham-line-cannock-walsall = Cannock–Walsall
    .gen = from Cannock to Walsall
birmingham-line-walsall-burton_on_trent = Walsall–Burton-on-Trent
    .gen = from Walsall to Burton-on-Trent
birmingham-line-burton_on_trent-tamworth = Burton-on-Trent–Tamworth
    .gen = from Burton-on-Trent to Tamworth
birmingham-line-wolverhampton-coalbrookdale = Wolverhampton–Coalbrookdale
    .gen = from Wolverhampton to Coalbrookdale
birmingham-line-coalbrookdale-shrewsbury = Coalbrookdale–Shrewsbury
    .gen = from Coalbrookdale to Shrewsbury
birmingham-line-walsall-wolverhampton = Walsall–Wolverhampton
    .gen = from Walsall to Wolverhampton
birmingham-line-walsall-tamworth = Walsall–Tamworth
    .gen = from Walsall to Tamworth
birmingham-line-tamworth-nuneaton = Tamworth–Nuneaton
    .gen = from Tamworth to Nuneaton
birmingham-line-tamworth-birmingham = Tamworth–Birmingham
    .gen = from Tamworth to Birmingham
birmingham-line-walsall-birmingham = Walsall–Birmingham
    .gen = from Walsall to Birmingham
birmingham-line-wolverhampton-dudley = Wolverhampton–Dudley
    .gen = from Wolverhampton to Dudley
birmingham-line-coalbrookdale-kidderminster = Coalbrookdale–Kidderminster
    .gen = from Coalbrookdale to Kidderminster
birmingham-line-kidderminster-dudley = Kidderminster–Dudley
    .gen = from Kidderminster to Dudley
birmingham-line-dudley-birmingham = Dudley–Birmingham
    .gen = from Dudley to Birmingham
birmingham-line-birmingham-nuneaton = Birmingham–Nuneaton
    .gen = from Birmingham to Nuneaton
birmingham-line-nuneaton-coventry = Nuneaton–Coventry
    .gen = from Nuneaton to Coventry
birmingham-line-birmingham-coventry = Birmingham–Coventry
    .gen = from Birmingham to Coventry
birmingham-line-birmingham-worcester = Birmingham–Worcester
    .gen = from Birmingham to Worcester
birmingham-line-kidderminster-worcester = Kidderminster–Worcester
    .gen = from Kidderminster to Worcester and the southern farm
birmingham-line-worcester-gloucester = Worcester–Gloucester
    .gen = from Worcester to Gloucester
birmingham-line-gloucester-redditch = Gloucester–Redditch
    .gen = from Gloucester to Redditch
birmingham-line-birmingham-redditch = Birmingham–Redditch
    .gen = from Birmingham to Redditch
birmingham-line-redditch-oxford = Redditch–Oxford
    .gen = from Redditch to Oxford
birmingham-line-birmingham-oxford = Birmingham–Oxford
    .gen = from Birmingham to Oxford

birmingham-industry-cotton_mill = cotton mill
birmingham-industry-manufacturer = manufacturer
birmingham-industry-pottery = pottery
birmingham-industry-coal_mine = coal mine
birmingham-industry-iron_works = iron works
birmingham-industry-brewery = brewery

birmingham-roman = { $level ->
    [1] I
    [2] II
    [3] III
    [4] IV
    [5] V
    [6] VI
    [7] VII
   *[8] VIII
}
birmingham-tile = { $industry } { birmingham-roman }

birmingham-card = { $place }
birmingham-card-iron_works = iron works
birmingham-card-coal_mine = coal mine
birmingham-card-manufacturer_or_cotton_mill = manufacturer or cotton mill
birmingham-card-pottery = pottery
birmingham-card-brewery = brewery
birmingham-card-wild_location = wild location
birmingham-card-wild_industry = wild industry

birmingham-merchant_kind-any = any goods
birmingham-merchant_kind-blank = blank

# income in pounds, minus before the pound
birmingham-pounds = { $level ->
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

## Where in the game we are

birmingham-mark-canal = Canal era, round { $round } of { $of }
birmingham-mark-rail = Rail era, round { $round } of { $of }

## What is asked

birmingham-ask-action = { $of ->
    [1] Choose your only action of this round
   *[other] { $left ->
        [1] Choose your second action
       *[other] Choose your first action
    }
}
birmingham-ask-second = Lay the second railway; the first is { $line }
birmingham-ask-selling = Sell another tile, or end the action
birmingham-ask-remove = { $optional ->
    [yes] Bonus of Gloucester: remove a tile from your mat, or none
   *[no] Bonus of Gloucester: remove a tile from your mat
}
birmingham-ask-card = { $action ->
    [link] Network
    [links] Network
    [develop] Develop
    [sell] Sell
    [loan] Loan
    [scout] Scout
   *[pass] Pass
}: discard { $left ->
    [one] a card
   *[other] { $left } cards
}
birmingham-ask-selloff = £{ $debt } of your debt is missing: sell a tile for half its cost

## The log

birmingham-log-merchants-laid = Merchant tiles: { $merchants }.
birmingham-log-order-drawn = Turn order: { $seats }.
birmingham-log-era-begins = { $era ->
    [canal] The canal era
   *[rail] The rail era
}
birmingham-log-round-begins = { $era ->
    [canal] Canal era
   *[rail] Rail era
}, round { $round } of { $of }
birmingham-log-dealt = { $seat } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
    .you = You draw { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
birmingham-log-dealt-you = { $seat } draws { $cards }.
    .you = You draw { $cards }.
birmingham-log-facedown = { $seat } lays a card face down under the discard pile.
    .you = You lay a card face down under the discard pile.
birmingham-log-facedown-you = { $seat } lays the { $card } card face down under the discard pile.
    .you = You lay the { $card } card face down under the discard pile.
birmingham-log-drew = { $seat } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
    .you = You draw { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
birmingham-log-drew-you = { $seat } draws { $cards }.
    .you = You draw { $cards }.
birmingham-log-discarded = { $seat } discards the { $card } card.
    .you = You discard the { $card } card.
birmingham-log-wild-returned = { $seat } spends the { $card } card, which goes back to the board.
    .you = You spend the { $card } card, which goes back to the board.
birmingham-log-built = { $seat } builds { $tile } { $space_loc } for £{ $price }.
    .you = You build { $tile } { $space_loc } for £{ $price }.
birmingham-log-replaced = { $seat } overbuilds { $tile } { $space_loc } ({ $owner }).
    .you = You overbuild { $tile } { $space_loc } ({ $owner }).
birmingham-log-linked = { $way ->
    [second] { $seat } lays the second railway, { $line_gen }.
    [canal] { $seat } lays a canal { $line_gen } for £{ $price }.
    [first] { $seat } lays the first of two railways, { $line_gen }, for £{ $price } together.
   *[rail] { $seat } lays a railway { $line_gen } for £{ $price }.
}
    .you = { $way ->
        [second] You lay the second railway, { $line_gen }.
        [canal] You lay a canal { $line_gen } for £{ $price }.
        [first] You lay the first of two railways, { $line_gen }, for £{ $price } together.
       *[rail] You lay a railway { $line_gen } for £{ $price }.
    }
birmingham-log-coal-used = 1 coal { $space_gen } ({ $owner }).
birmingham-log-iron-used = 1 iron { $space_gen } ({ $owner }).
birmingham-log-beer-used = 1 beer { $space_gen } ({ $owner }).
birmingham-log-coal-bought = { $cubes } coal from the market for £{ $price }.
birmingham-log-iron-bought = { $cubes } iron from the market for £{ $price }.
birmingham-log-merchant-beer = 1 beer from the merchant { $merchant_loc }.
birmingham-log-goods-placed = Stock on the tile: { $count }.
birmingham-log-market-sold = Sold to the market: { $cubes } { $good ->
    [coal] coal
   *[iron] iron
} for £{ $money }.
birmingham-log-flipped = { $owner } flips { $tile } { $space_loc }: income up { $steps ->
    [one] { $steps } space
   *[other] { $steps } spaces
}, now { birmingham-pounds }.
birmingham-log-developed = { $seat } develops: { $tile } leaves the mat.
    .you = You develop: { $tile } leaves the mat.
birmingham-log-sold = { $seat } sells from { $tile } { $space_loc } to the merchant { $merchant_loc }.
    .you = You sell from { $tile } { $space_loc } to the merchant { $merchant_loc }.
birmingham-log-bonus = Bonus { $merchant_loc }: { $bonus ->
    [vp] +{ $amount } VP
    [develop] a tile leaves the mat
    [income_spaces] income up { $amount ->
        [one] { $amount } space
       *[other] { $amount } spaces
    }
   *[money] +£{ $amount }
}.
birmingham-log-removed = { $seat } removes { $tile } from the mat.
    .you = You remove { $tile } from the mat.
birmingham-log-removal-declined = { $seat } removes no tile.
    .you = You remove no tile.
birmingham-log-loan = { $seat } takes a loan of £{ $money }: income now { birmingham-pounds }.
    .you = You take a loan of £{ $money }: income now { birmingham-pounds }.
birmingham-log-passed = { $seat } passes.
    .you = You pass.
birmingham-log-scouted = { $seat } scouts and takes a wild location and a wild industry card.
    .you = You scout and take a wild location and a wild industry card.
birmingham-log-order-changed = Next turn order: { $seats }. Spent (£): { $counts ->
    [none] nothing
   *[other] { $counts }
}.
birmingham-log-income = { $money ->
    [-10] { $seat } pays £10 to the Bank.
    [-9] { $seat } pays £9 to the Bank.
    [-8] { $seat } pays £8 to the Bank.
    [-7] { $seat } pays £7 to the Bank.
    [-6] { $seat } pays £6 to the Bank.
    [-5] { $seat } pays £5 to the Bank.
    [-4] { $seat } pays £4 to the Bank.
    [-3] { $seat } pays £3 to the Bank.
    [-2] { $seat } pays £2 to the Bank.
    [-1] { $seat } pays £1 to the Bank.
    [0] { $seat } has no income.
   *[other] { $seat } takes £{ $money }.
}
    .you = { $money ->
        [-10] You pay £10 to the Bank.
        [-9] You pay £9 to the Bank.
        [-8] You pay £8 to the Bank.
        [-7] You pay £7 to the Bank.
        [-6] You pay £6 to the Bank.
        [-5] You pay £5 to the Bank.
        [-4] You pay £4 to the Bank.
        [-3] You pay £3 to the Bank.
        [-2] You pay £2 to the Bank.
        [-1] You pay £1 to the Bank.
        [0] You have no income.
       *[other] You take £{ $money }.
    }
birmingham-log-debt = { $paid ->
    [0] { $seat } has no money and owes £{ $debt }.
   *[other] { $seat } pays £{ $paid } and still owes £{ $debt }.
}
    .you = { $paid ->
        [0] You have no money and owe £{ $debt }.
       *[other] You pay £{ $paid } and still owe £{ $debt }.
    }
birmingham-log-sold-off = { $seat } sells off { $tile } { $space_loc } for £{ $money }.
    .you = You sell off { $tile } { $space_loc } for £{ $money }.
birmingham-log-points-lost = { $points ->
    [0] { $seat } lacks £{ $debt }; the debt is forgiven.
   *[other] { $seat } lacks £{ $debt } and loses { $points } VP.
}
    .you = { $points ->
        [0] You lack £{ $debt }; the debt is forgiven.
       *[other] You lack £{ $debt } and lose { $points } VP.
    }
birmingham-log-links-scored = { $era ->
    [canal] Points for canals
   *[rail] Points for railways
}: { $points ->
    [none] nobody scores.
   *[other] { $points }.
}
birmingham-log-industries-scored = Points for industries: { $points ->
    [none] nobody scores.
   *[other] { $points }.
}
birmingham-log-tiles-removed = The links leave the board{ $count ->
    [0] .
    [one] , and { $count } tile of level I.
   *[other] , and { $count } tiles of level I.
}
birmingham-log-barrels-refilled = { $count ->
    [0] Every merchant still has beer.
    [one] { $count } merchant gets beer again.
   *[other] { $count } merchants get beer again.
}
birmingham-log-extra-scored = { $what ->
    [money] Points for money
    [income] Points for income
   *[again] Tiles from level II on once more
}: { $points ->
    [none] nobody scores.
   *[other] { $points }.
}
birmingham-log-game-over = The game is over. Winner: { $winners }.

## Preview

birmingham-preview-money = Money (£)
birmingham-preview-spent = Spent this round (£)
birmingham-preview-debt = Debt (£)
birmingham-preview-brings = Brings
birmingham-preview-brings-value = £{ $money }
birmingham-preview-forced = Then sells itself
birmingham-preview-forced-value = { $tile } { $space_loc }: £{ $money }
birmingham-preview-then-money = Money after the round (£)
birmingham-preview-then-debt = Debt after the round (£)
birmingham-preview-then-vp = Points after the round
birmingham-preview-income = Income marker
birmingham-preview-level = Income (£)
birmingham-preview-vp = Points
birmingham-preview-coal-market = Coal on the market
birmingham-preview-iron-market = Iron on the market
birmingham-preview-cards = Cards in hand
birmingham-preview-tile = Builds
birmingham-preview-tile-value = { $tile } { $space_loc }
birmingham-preview-replaces = Overbuilds
birmingham-preview-replaces-value = { $tile } ({ $owner })
birmingham-preview-goods = Stock on the tile
birmingham-preview-goods-value = { $count }
birmingham-preview-coal = Coal
birmingham-preview-coal-value = { $spaces_count ->
    [0] { $cubes } from the market for £{ $price }
   *[other] { $cubes ->
        [0] { $spaces_gen }, free
       *[other] { $spaces_gen }, free; { $cubes } from the market for £{ $price }
    }
}
birmingham-preview-iron = Iron
birmingham-preview-iron-value = { birmingham-preview-coal-value }
birmingham-preview-beer = Beer
birmingham-preview-beer-value = { $spaces_count ->
    [0] from the merchant { $merchants_loc }
   *[other] { $merchants_count ->
        [0] { $spaces_gen }
       *[other] { $spaces_gen }; from the merchant { $merchants_loc }
    }
}
birmingham-preview-market-sale = Sold to the market
birmingham-preview-market-sale-value = { $cubes } { $good ->
    [coal] coal
   *[iron] iron
} for £{ $money }
birmingham-preview-flips = Flips
birmingham-preview-flips-value = { $tile } { $space_loc } ({ $owner }), income +{ $steps }
birmingham-preview-link = Link
birmingham-preview-link-value = { $line }
birmingham-preview-bonus = Bonus
birmingham-preview-bonus-value = { $bonus ->
    [vp] +{ $amount } VP
    [develop] remove a tile from your mat
    [income_spaces] income up { $amount ->
        [one] { $amount } space
       *[other] { $amount } spaces
    }
   *[money] +£{ $amount }
} ({ $merchant })
birmingham-preview-removes = Leaves your mat
birmingham-preview-removes-value = { $tile }
birmingham-preview-discards = Discards
birmingham-preview-discards-value = { $card }
birmingham-preview-wilds = You take
birmingham-preview-wilds-value = a wild location and a wild industry

## Words of actions

birmingham-word-build = build
birmingham-word-link = link
birmingham-word-links = two railways
birmingham-word-second = second railway
birmingham-word-develop = develop
birmingham-word-sell = sell
birmingham-word-done = end selling
birmingham-word-remove = remove
birmingham-word-loan = loan
birmingham-word-scout = scout
birmingham-word-pass = pass
birmingham-word-card = discard
birmingham-word-selloff = sell off
birmingham-word-none = nothing
birmingham-word-cotton_mill = cotton mill
birmingham-word-manufacturer = manufacturer
birmingham-word-pottery = pottery
birmingham-word-coal_mine = coal mine
birmingham-word-iron_works = iron works
birmingham-word-brewery = brewery
birmingham-word-manufacturer_or_cotton_mill = manufacturer or cotton mill
birmingham-word-wild_location = wild location
birmingham-word-wild_industry = wild industry

## Scores and outcome

birmingham-score-canal-links = Canals
birmingham-score-canal-industries = Industries, canal era
birmingham-score-rail-links = Railways
birmingham-score-rail-industries = Industries, rail era
birmingham-score-bonus = Merchants’ beer
birmingham-score-shortfall = Debts
birmingham-score-money = Money
birmingham-score-income = Income
birmingham-score-again = Tiles from level II on again

birmingham-outcome-most-points = Most points
birmingham-outcome-tie-income = Equal points, higher income
birmingham-outcome-tie-money = Equal points and income, more money
birmingham-outcome-shared = Equal points, income and money: a shared victory

## Options

birmingham-option-nottingham_bonus_vp = Bonus of Nottingham
birmingham-option-nottingham_bonus_vp-value-4 = 4 VP
birmingham-option-nottingham_bonus_vp-value-3 = 3 VP, as on the board
birmingham-option-wild_cards_per_type = Wild cards laid out
birmingham-option-wild_cards_per_type-value-players = as many of each kind as players
birmingham-option-wild_cards_per_type-value-4 = 4 of each kind
birmingham-option-manufacturer_4_cost = Manufacturer IV costs
birmingham-option-manufacturer_4_cost-value-8 = £8, as on the mats
birmingham-option-manufacturer_4_cost-value-14 = £14, as in the rulebook of 2018
birmingham-option-double_rail_coal = Two railways in one action
birmingham-option-double_rail_coal-value-one_by_one = one by one, each with its coal
birmingham-option-double_rail_coal-value-both_first = both laid first, then coal
birmingham-option-gloucester_bonus = Bonus of Gloucester
birmingham-option-gloucester_bonus-value-mandatory_if_possible = compulsory, if possible
birmingham-option-gloucester_bonus-value-optional = may be declined
birmingham-option-setup_discard_visibility = The card that goes face down
birmingham-option-setup_discard_visibility-value-nobody = seen by nobody
birmingham-option-setup_discard_visibility-value-owner = seen by its owner
birmingham-option-introductory_game = Introductory game
birmingham-option-introductory_game-value-no = no, both eras
birmingham-option-introductory_game-value-yes = yes, the canal era only

## Why not

why-BIR-NOW = That is not what is asked now.
why-BIR-TURN = It is not your turn.
why-BIR-1-3 = This space { $space_loc } does not show the { $industry }.
why-BIR-1-4 = The line { $line } already has a link ({ $owner }).
why-BIR-4-5 = { $reason ->
    [card] You do not hold the { $card } card.
   *[empty] You have no card left to pay for an action.
}
why-BIR-4-10 = This costs £{ $price }, you have £{ $have }.
why-BIR-5-5 = You have no tile on this space ({ $space }).
why-BIR-5-6 = This tile, { $tile }, costs no money, so it brings none.
why-BIR-7-2 = { $spaces_count ->
    [0] No connected mine has that coal; it comes from the market.
   *[other] The nearest coal is { $spaces_loc }; it must come from there.
}
why-BIR-7-4 = { $spaces_count ->
    [0] Coal is bought only when no connected mine has any.
   *[other] A connected mine still has coal: { $spaces }. Until it is empty, the market is closed.
}
why-BIR-7-5 = This takes { $cubes } coal: connected mines have too little, and no merchant place is connected, so the market is out of reach.
why-BIR-7-7 = { $spaces_count ->
    [0] No iron works has iron; it comes from the market.
   *[other] Iron comes from works that have enough of it: { $spaces }.
}
why-BIR-7-8 = { $spaces_count ->
    [0] Iron is bought only when no iron works has any.
   *[other] There is still iron { $spaces_loc }. Until it is used, the market is closed.
}
why-BIR-7-10 = { $reason ->
    [empty] There is not enough beer { $space_loc }.
   *[far] The brewery { $space_loc } is not yours, and it is not connected.
}
why-BIR-8-1 = { $reason ->
    [card] { $card ->
        [none] { $place ->
            [none] None of your cards builds { $industry_id ->
                [iron_works] an
               *[other] a
            } { $industry }.
           *[other] { $industry ->
                [none] None of your cards builds { $place_loc }.
               *[other] None of your cards builds { $industry_id ->
                    [iron_works] an
                   *[other] a
                } { $industry } { $place_loc }.
            }
        }
       *[other] The { $card } card does not let you build { $industry_id ->
            [iron_works] an
           *[other] a
        } { $industry } { $place_loc }.
    }
   *[network] { $card ->
        [none] { $place ->
            [none] Your network does not reach a place where one of your cards could build this.
           *[other] { $place } is not in your network, and you hold no card that names it.
        }
       *[other] { $place } is not in your network, and the { $card } card works only there.
    }
}
why-BIR-8-2 = No { $industry } is left on your mat.
why-BIR-8-3 = A space for the { $industry } only is still empty { $space_loc }; it comes first.
why-BIR-8-4 = This tile takes { $coal } coal and { $iron } iron.
why-BIR-8-10 = You already have a tile { $place_loc }; in the canal era one is the limit.
why-BIR-8-11 = In the canal era { $tile } cannot be built.
why-BIR-8-12 = In the rail era { $tile } cannot be built; Develop takes it off your mat.
why-BIR-8-14 = { $reason ->
    [card] { $card ->
        [none] Only a brewery card or a wild industry builds on a farm, and you hold neither.
       *[other] Only a brewery card or a wild industry builds on a farm, not the { $card } card.
    }
   *[network] This farm is not in your network: { $place }.
}
why-BIR-9-1 = A tile of another industry lies here: { $tile } ({ $owner }).
why-BIR-9-3 = { $reason ->
    [kind] Of other players’ tiles only coal mines and iron works can be overbuilt. This is { $tile } ({ $owner }).
   *[cubes] There is still { $industry_id ->
        [coal_mine] coal
       *[iron_works] iron
    } on the board or in the market, so { $tile } ({ $owner }) cannot be overbuilt.
}
why-BIR-9-5 = You already have a tile { $place_loc }; in the canal era you cannot take over { $tile } ({ $owner }) as well.
why-BIR-9-7 = Your next tile, { $new }, is not of a higher level than { $tile } ({ $owner }).
why-BIR-10-2 = { $reason ->
    [nothing] You have nothing to sell: no unsold cotton mill, manufacturer or pottery of yours is on the board.
    [tile] You have no tile on this space ({ $space }).
    [kind] Only cotton mills, manufacturers and potteries sell to merchants, not { $tile }.
    [flipped] This tile is flipped already: { $tile }.
    [buys] This merchant { $merchant_loc } does not buy from { $tile }.
   *[far] { $place } is not connected { $merchant_ins }.
}
why-BIR-10-3 = { $reason ->
    [count] { $beer ->
        [one] This sale takes { $beer } barrel.
       *[other] This sale takes { $beer } barrels.
    }
   *[merchant] Of merchants’ barrels only the one beside the tile you sell to { $merchant_loc } can be used, and only while it stands there.
}
why-BIR-10-6 = { $beer ->
    [one] To sell { $tile } you need { $beer } barrel
   *[other] To sell { $tile } you need { $beer } barrels
}, and there is not enough beer within reach.
why-BIR-10-7 = The bonus of Gloucester must be taken while a tile can be removed.
why-BIR-10-8 = { $reason ->
    [none] No { $industry } is left on your mat.
   *[lightbulb] The lightbulb forbids it: { $tile } must be built.
}
why-BIR-10-9 = Selling { $tile } takes no beer.
why-BIR-11-2 = Your income is { birmingham-pounds }; a loan would take it below −£10.
why-BIR-12-2 = { $reason ->
    [wild] You hold a wild card already.
   *[cards] Scouting takes 3 cards, you have { $have }.
}
why-BIR-13-1 = This takes { $iron } iron.
why-BIR-13-2 = Your mat has no such tile left: { $industry }.
why-BIR-13-3 = The lightbulb forbids it: { $tile } must be built.
why-BIR-14-1 = The line { $line } does not touch your network.
why-BIR-14-2 = { $reason ->
    [line] The line { $line } is for railways only.
    [one] In the canal era an action lays one canal.
   *[coal] A canal takes no coal.
}
why-BIR-14-3 = { $reason ->
    [line] The line { $line } is for canals only.
    [coal] This takes { $coal } coal.
   *[beer] Two railways take { $beer } beer.
}
why-BIR-14-4 = { $reason ->
    [merchant] Beer for railways comes from a brewery, not from a merchant.
   *[none] No brewery has a barrel for the second railway.
}
why-BIR-14-7 = { $links ->
    [0] You have no link tile left.
    [one] You have only { $links } link tile left.
   *[other] You have only { $links } link tiles left.
}
why-BIR-14-8 = No second railway could follow this one: line, coal, beer or money would be missing.
