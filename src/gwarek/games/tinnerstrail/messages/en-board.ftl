### Tinners' Trail: words on the board, in the own area and on buttons

## Things

tinnerstrail-board-word = { $word ->
    [build] build a mine
    [extract] extract ore
    [miner] miner
    [port] port
    [train] train
    [adit] adit
    [pumps] steam pumps
    [pasties] sell pasties
    [pass] pass
    [process] process arsenic
    [sell] sell
    [emigrate] emigrate
    [place] place a token
    [keep] keep
    [map] survey map
    [bid] bid
    [withdraw] Withdraw
    [calciner] calciner
    [drain] remove water
    [done] done
    [raise] raise
    [invest] invest
    [survey] survey
    [own] your own miner
    [here] here
    [none] none
    [deck] from the deck
    [arsenic] arsenic
    [copper] copper
    [tin] tin
    [tens] tens
    [fives] fives
   *[other] { $word }
}
tinnerstrail-board-act = { $verb ->
    [build] Build
    [extract] Extract
    [miner] Miner
    [port] Port
    [train] Train
    [adit] Adit
    [pumps] Pumps
    [pasties] Pasties
    [process] Process
    [sell-arsenic] Sell arsenic
    [emigrate] Emigrate
    [place] Token
   *[pass] Pass
}
tinnerstrail-board-ore = { $ore ->
    [copper] Copper
   *[tin] Tin
}
tinnerstrail-board-ore-count = { $ore ->
    [copper] { $count } copper
   *[tin] { $count } tin
}
tinnerstrail-board-water-less = { $count } water less
tinnerstrail-board-destination = { $destination ->
    [michigan] Michigan
    [sierra_madre] Sierra Madre
    [kimberley] Kimberley
   *[adelaide] Adelaide
}
tinnerstrail-board-wild = wild
tinnerstrail-board-map-pump = steam pump that stays
tinnerstrail-board-map-name = { $deck }: { $benefit }
tinnerstrail-board-map-label = survey map, { $deck }: { $benefit }, value £{ $price }
tinnerstrail-board-none = none
tinnerstrail-board-entry = entry { $n }
tinnerstrail-board-round = Round { $round }
tinnerstrail-board-round-of = of { $of }, { $phase ->
    [prices] ore prices
    [adelaide] sale
    [invest] investing
    [survey] surveys
    [reveal] a tile is turned up
   *[turn] actions
}
tinnerstrail-board-before = Before the game
tinnerstrail-board-after = End of the game

## Map and its tables

tinnerstrail-board-scene = Map of Cornwall
tinnerstrail-board-sea-celtic = Celtic Sea
tinnerstrail-board-sea-channel = English Channel
tinnerstrail-board-map-of = A Map of the
tinnerstrail-board-map-title = MINES OF CORNWALL
tinnerstrail-board-map-drop = = £ for every cube taken
tinnerstrail-board-map-reconstructed = map reconstructed
tinnerstrail-board-stops = Regions of the map
tinnerstrail-board-stops-all = Whole map
tinnerstrail-board-track = Work track
tinnerstrail-board-track-note = leftmost, highest acts
tinnerstrail-board-track-passed = { $count ->
    [one] leftmost acts; { $who } has passed
   *[other] leftmost acts; { $count } have passed
}
tinnerstrail-board-prices = Ore prices
tinnerstrail-board-prices-note = chance at the next roll
tinnerstrail-board-prices-last = the last of the game
tinnerstrail-board-prices-change = roll { $change }
tinnerstrail-board-shelf = Improvements
tinnerstrail-board-invest = Investment
tinnerstrail-board-invest-note = points per £10 · £5
tinnerstrail-board-market = Arsenic
tinnerstrail-board-market-next = next £{ $price }
tinnerstrail-board-market-until = to { $round }
tinnerstrail-board-market-always = to IV
tinnerstrail-board-emigration = Emigration
tinnerstrail-board-emigration-note = spaces of round { $round } are open
tinnerstrail-board-flag-open = minimum
tinnerstrail-board-flag-map = auction

## What a screen reader says

tinnerstrail-board-say-region = region { $region }, { $coastal ->
    [yes] coastal
   *[no] inland
}
tinnerstrail-board-say-mine = mine of { $seat }, capacity { $capacity }
tinnerstrail-board-say-ground = { $copper } copper, { $tin } tin, { $water } water
tinnerstrail-board-say-ore = from adits { $copper } copper, { $tin } tin
tinnerstrail-board-say-lost = its tile has left the game
tinnerstrail-board-say-no-tile = no tile
tinnerstrail-board-say-tile-up = tile face up
tinnerstrail-board-say-tile-down = tile face down
tinnerstrail-board-say-tile-known = face-down tile that you have seen
tinnerstrail-board-say-tile-money = £{ $money } for the winner
tinnerstrail-board-say-tile-work = 1 work point less to build
tinnerstrail-board-say-seen = seen by { $seats }
tinnerstrail-board-say-miners = { $count ->
    [one] miner
   *[other] { $count } miners
}
tinnerstrail-board-say-own-miner = a miner of the owner’s own colour
tinnerstrail-board-say-drainage = { $count ->
    [one] { $count } drainage marker
   *[other] { $count } drainage markers
}
tinnerstrail-board-say-arsenic = { $count } arsenic
tinnerstrail-board-say-auction = under auction
tinnerstrail-board-say-border = border { $border }
tinnerstrail-board-say-border-adit = border { $border }, with an adit
tinnerstrail-board-say-track = { $seat } in column { $column }
tinnerstrail-board-say-limiter = limiter of { $seat } in column { $column }
tinnerstrail-board-say-price = { $ore ->
    [copper] copper
   *[tin] tin
} £{ $price }, next: { $chances }
tinnerstrail-board-say-shelf = { $improvement ->
    [miner] miners
    [port] ports
    [train] trains
   *[adit] adits
}, { $count } left this round
tinnerstrail-board-say-shelf-pumps = { $count ->
    [0] no group of steam pumps left
    [one] next group: { $count } steam pump
   *[other] next group: { $count } steam pumps
}
tinnerstrail-board-say-row = row { $row }: { $seat }
tinnerstrail-board-say-pass = Pass: row { $row } of the investment track
tinnerstrail-board-say-market = arsenic market, next cube £{ $price }, { $open ->
    [one] { $open } section open
   *[other] { $open } sections open
}
tinnerstrail-board-say-space = { tinnerstrail-board-destination }: { $seat ->
    [none] free
   *[other] { $seat }
}
tinnerstrail-board-say-destination = { tinnerstrail-board-destination }, space of round { $round }
tinnerstrail-board-say-bid = { $seat }: £{ $price }{ $out ->
    [yes] , withdrawn
   *[no] {""}
}

## Lines on buttons

tinnerstrail-board-do-build = Auction { $area }
tinnerstrail-board-do-extract = { $price ->
    [0] Extract { $what }, free
   *[other] Extract { $what } for £{ $price }
}
tinnerstrail-board-do-extract-here = Extract in { $area }
tinnerstrail-board-do-improve = { $improvement ->
    [miner] Miner to { $area }
    [port] Port in { $area }
   *[train] Train to { $area }
}
tinnerstrail-board-do-own-miner = Your own miner to { $area }
tinnerstrail-board-do-adit = Adit { $border }
tinnerstrail-board-do-pumps = { $count ->
    [one] Take { $count } steam pump
   *[other] Take { $count } steam pumps
}
tinnerstrail-board-do-pasties = Sell pasties for £1
tinnerstrail-board-do-pass = { $left ->
    [0] Pass: row { $row }
    [one] Pass: row { $row }, { $left } work point unused
   *[other] Pass: row { $row }, { $left } work points unused
}
tinnerstrail-board-do-process = Process arsenic in { $area }
tinnerstrail-board-do-sell-arsenic = Sell { $count } arsenic for £{ $money }
tinnerstrail-board-do-emigrate = { $area } to { tinnerstrail-board-destination }
tinnerstrail-board-do-place = { $improvement ->
    [miner] Place your miner in { $area }
    [port] Place your port in { $area }
   *[train] Place your train in { $area }
}
tinnerstrail-board-do-place-adit = Place your adit { $border }
tinnerstrail-board-do-keep = Keep { $map }
tinnerstrail-board-do-map = Play { $benefit }
tinnerstrail-board-do-map-after = Play { $benefit } for £{ $price }
tinnerstrail-board-do-map-none = No survey map
tinnerstrail-board-do-map-deck = Turn up the top map of deck { $region }
tinnerstrail-board-do-bid = Bid £{ $price }
tinnerstrail-board-do-withdraw = Withdraw for good
tinnerstrail-board-do-withdraw-invest = Stop investing, keep £{ $money }
tinnerstrail-board-do-calciner-here = Build the calciner in { $area }
tinnerstrail-board-do-calciner-none = No calciner here
tinnerstrail-board-do-drain = Remove 1 water in { $area }
tinnerstrail-board-do-done-pumps = { $count ->
    [one] Leave { $count } pump unused
   *[other] Leave { $count } pumps unused
}
tinnerstrail-board-do-done-tokens = Keep the tokens for later
tinnerstrail-board-do-raise = { $ore ->
    [copper] Copper £{ $price } dearer
   *[tin] Tin £{ $price } dearer
}
tinnerstrail-board-do-invest = Invest £{ $money }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}
tinnerstrail-board-do-survey = Look at the tile of { $area }
tinnerstrail-board-do-survey-alone = Turn up the tile of { $area }
tinnerstrail-board-do-survey-none = No survey

tinnerstrail-board-missing-action = choose an action or a place
tinnerstrail-board-missing-choice = choose
tinnerstrail-board-missing-area = choose an area
tinnerstrail-board-missing-border = choose a border
tinnerstrail-board-missing-cubes = choose the cubes
tinnerstrail-board-missing-destination = choose where to
tinnerstrail-board-missing-miner = from the board, or your own?
tinnerstrail-board-missing-token = choose a token
tinnerstrail-board-missing-map = choose a map
tinnerstrail-board-missing-bid = choose a bid
tinnerstrail-board-missing-money = choose a sum

## Auction

tinnerstrail-board-ladder = Bids, from the minimum to your money
tinnerstrail-board-bid-stepper = Your bid
tinnerstrail-board-bid-field = Bid in pounds
tinnerstrail-board-bid-less = £1 less
tinnerstrail-board-bid-more = £1 more
tinnerstrail-board-bid-five = £5 more
tinnerstrail-board-limit = Bid for me up to
tinnerstrail-board-limit-set = Set
tinnerstrail-board-limit-cancel = Cancel
tinnerstrail-board-limit-secret = only you see this
tinnerstrail-board-limit-on = Bids for you up to £{ $price }
tinnerstrail-board-limit-reached = Your limit of £{ $price } is reached
tinnerstrail-board-limit-waits = { $area }: this page bids for you up to £{ $price }
tinnerstrail-board-limit-bids = Bidding £{ $price } for you…
tinnerstrail-board-warn-dear = { $dear } of { $of } maps ask for more than your £{ $have }: then { $then ->
    [wallace] Lord Wallace alone may take the area
    [rival] your rival alone may take the area
   *[nobody] nobody can bid
}{ $down ->
    [yes] , and unsold the tile leaves the game
   *[no] {""}
}
tinnerstrail-board-odds = Lord Wallace’s bid
tinnerstrail-board-odds-worth = The area is worth { $value } to Lord Wallace
tinnerstrail-board-odds-parts = { $arsenic ->
    [0] tile { $tile }, map { $map }
   *[other] tile { $tile }, map { $map }, arsenic { $arsenic }
}
tinnerstrail-board-odds-roll = { $pick ->
    [highest] the highest of { $dice } dice
   *[lowest] the lowest of { $dice } dice
} + £{ $adds }
tinnerstrail-board-odds-bid = £{ $price }: you win in { $wins } of { $of } rolls
tinnerstrail-board-odds-chosen = { $percent ->
    [100] £{ $price } wins for certain
   *[other] £{ $price } wins { $percent } % ({ $wins } of { $of } rolls)
}
tinnerstrail-board-odds-out = { $why ->
    [value] Lord Wallace thinks it worth { $value } and stays out
    [work] Lord Wallace has too few work points left and stays out
    [mine] Lord Wallace has no mine left and stays out
    [far] Lord Wallace would be too far ahead of you and stays out
   *[passed] Lord Wallace has passed and stays out
}
tinnerstrail-board-odds-his = He has bid £{ $price }; any higher bid of yours wins
tinnerstrail-board-lot-up = Face up
tinnerstrail-board-lot-down = Face down
tinnerstrail-board-lot-known = Face down, known to you
tinnerstrail-board-lot-open = everybody sees it
tinnerstrail-board-lot-unseen = nobody has looked
tinnerstrail-board-lot-yours = only you have looked
tinnerstrail-board-lot-seen = { $seats } looked
tinnerstrail-board-lot-map-of = map of { $seat }, for the winner
tinnerstrail-board-lot-map-deck = map from the deck, £{ $price }
tinnerstrail-board-lot-map-wallace = Lord Wallace’s map, £{ $price }
tinnerstrail-board-lot-tiles = { $count ->
    [one] { $count } unseen { $region } tile
   *[other] { $count } unseen { $region } tiles
}
tinnerstrail-board-lot-after = Mine of the winner
tinnerstrail-board-estimate = estimate
tinnerstrail-board-estimate-worth = { $same ->
    [yes] about £{ $to }
   *[no] £{ $from }–{ $to }
}
tinnerstrail-board-estimate-how = all ore at present prices, less the water, which rises with each action
tinnerstrail-board-bids = bids £{ $price }
tinnerstrail-board-to-bid = to bid
tinnerstrail-board-still-in = still in
tinnerstrail-board-is-out = out
tinnerstrail-board-has-passed = passed
tinnerstrail-board-note-auction = auction, minimum £{ $price }
tinnerstrail-board-note-work = column { $column } of { $last }
tinnerstrail-board-note-pumps = { $left } of { $of } pumps left

## Extracting and investing

tinnerstrail-board-extract-table = Cubes to take in { $area }
tinnerstrail-board-extract-note = − now, + at the sale
tinnerstrail-board-extract-gain = { $cost ->
    [0] nothing to pay now, £{ $income } at the sale
   *[other] £{ $cost } to pay now, £{ $income } at the sale
}
tinnerstrail-board-invest-unit = { $unit ->
    [tens] £10: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[fives] £5: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
tinnerstrail-board-keep-note = { $count ->
    [one] The other map is discarded; this is the last choice.
   *[other] The other map is discarded. { $count } regions to choose.
}

## Own area

tinnerstrail-board-tab-mine = Mine
tinnerstrail-board-tab-work = Work
tinnerstrail-board-tab-shelf = Tables
tinnerstrail-board-tab-wallace = Wallace
tinnerstrail-board-mines = Your mines
tinnerstrail-board-mines-of = Mines of { $seat }
tinnerstrail-board-mines-count = { $built } built, { $left } left
tinnerstrail-board-mines-none = No mine yet.
tinnerstrail-board-mines-note = ×: cubes in one action, and their price
tinnerstrail-board-mine-takes = { $price ->
    [0] ×{ $count } free
   *[other] ×{ $count } for £{ $price }
}
tinnerstrail-board-mine-empty = no ore
tinnerstrail-board-held = Ore extracted
tinnerstrail-board-held-worth = = £{ $money } at the sale
tinnerstrail-board-own-arsenic = { $count } arsenic held
tinnerstrail-board-own-calciner-left = calciner not built
tinnerstrail-board-own-calciner-built = calciner built
tinnerstrail-board-own-limiter = work to column { $column }
tinnerstrail-board-own-miners = { $count ->
    [one] { $count } miner of your own left
   *[other] { $count } miners of your own left
}
tinnerstrail-board-own-kimberley = Kimberley: £{ $money } a round
tinnerstrail-board-own-adelaide = { $lower ->
    [0] Adelaide: +£{ $higher }
   *[other] Adelaide: +£{ $higher } and +£{ $lower }
}
tinnerstrail-board-own-token = { $improvement ->
    [miner] { $count ->
        [one] { $count } miner to place
       *[other] { $count } miners to place
    }
    [port] port to place
    [train] train to place
   *[adit] adit to place
}
tinnerstrail-board-hand = Survey maps
tinnerstrail-board-hand-secret = only you see them
tinnerstrail-board-hand-count = { $count ->
    [one] { $count } map
   *[other] { $count } maps
}
tinnerstrail-board-hand-note = one map per auction
tinnerstrail-board-hand-now = you may play one now
tinnerstrail-board-hand-played = one map per auction: it is played
tinnerstrail-board-hand-empty = No survey map left.
tinnerstrail-board-hand-hidden = Their faces are hidden.

## Seats

tinnerstrail-board-seat-money = money
tinnerstrail-board-seat-spent = spent this round
tinnerstrail-board-seat-points = points
tinnerstrail-board-seat-auction = state
tinnerstrail-board-seat-mines = mines left to build
tinnerstrail-board-seat-tin = tin held
tinnerstrail-board-seat-copper = copper held
tinnerstrail-board-seat-arsenic = arsenic held
tinnerstrail-board-seat-maps = survey maps
tinnerstrail-board-seat-work = work column
tinnerstrail-board-seat-row = investment row
tinnerstrail-board-sheet-hand = Survey maps
tinnerstrail-board-sheet-backs = By their backs: { $decks }.
tinnerstrail-board-sheet-thrown = Discarded at the start
tinnerstrail-board-sheet-played = Maps played in this game
tinnerstrail-board-sheet-decks = Left in the decks: { $decks }.
tinnerstrail-board-wallace = Lord Wallace
tinnerstrail-board-wallace-spent = spent { $money } this round
tinnerstrail-board-wallace-next = next map: region { $region }, { $maps ->
    [one] { $maps } left
   *[other] { $maps } left
}
tinnerstrail-board-wallace-next-none = no map of his own left
tinnerstrail-board-wallace-cards = { $count ->
    [one] { $count } action card
   *[other] { $count } action cards
}
tinnerstrail-board-wallace-decisions = Lord Wallace’s last decisions, newest first
tinnerstrail-board-wallace-none = Lord Wallace has not decided anything yet.
tinnerstrail-board-wallace-just-now = What Lord Wallace has just done

## What a round brings

tinnerstrail-scoring-part = part { $n } of { $of }
tinnerstrail-scoring-ore = { $ore_id ->
    [copper] copper
   *[tin] tin
}
tinnerstrail-scoring-sold-log = Ore sold in round { $round }
tinnerstrail-scoring-sold-line = The ore is sold
tinnerstrail-scoring-sold-title = What the ore of round { $round } brings
tinnerstrail-scoring-sold-lead = All ore is sold at the prices of this round; nobody keeps any.
tinnerstrail-scoring-sold-head = Cubes, and pounds
tinnerstrail-scoring-sold-total = Money now
tinnerstrail-scoring-tell-ore = £{ $price } a cube{ $risen_id ->
    [yes] , more with an Adelaide token
   *[no] {""}
}: { $counts ->
    [none] nobody has any.
   *[other] { $counts }.
}
tinnerstrail-scoring-invested = invested
tinnerstrail-scoring-invested-log = Investments of round { $round }
tinnerstrail-scoring-invested-line = The investments are counted
tinnerstrail-scoring-invested-title = What the investments of round { $round } bring
tinnerstrail-scoring-invested-lead = Every £10 and £5 scores by the round and by the investor’s row.
tinnerstrail-scoring-invested-head = Pounds, and points
tinnerstrail-scoring-tell-invested = Points for what was invested: { $points ->
    [none] nobody scores.
   *[other] { $points }.
}
