### Tinners' Trail: names, questions, log, preview, why not, scores, options

## Names (docs/protocol.md, "How arguments become words")
## Places have their prepositions in their forms: .loc tells where, .gen whence (of regions: whose), of destinations .gen tells whither.

tinnerstrail-area-st_just = St Just
    .loc = in St Just
    .gen = from St Just
tinnerstrail-area-penzance = Penzance
    .loc = in Penzance
    .gen = from Penzance
tinnerstrail-area-st_ives = St Ives
    .loc = in St Ives
    .gen = from St Ives
tinnerstrail-area-marazion = Marazion
    .loc = in Marazion
    .gen = from Marazion
tinnerstrail-area-gwinear = Gwinear
    .loc = in Gwinear
    .gen = from Gwinear
tinnerstrail-area-breage = Breage
    .loc = in Breage
    .gen = from Breage
tinnerstrail-area-camborne = Camborne
    .loc = in Camborne
    .gen = from Camborne
tinnerstrail-area-illogan = Illogan
    .loc = in Illogan
    .gen = from Illogan
tinnerstrail-area-redruth = Redruth
    .loc = in Redruth
    .gen = from Redruth
tinnerstrail-area-wendron = Wendron
    .loc = in Wendron
    .gen = from Wendron
tinnerstrail-area-st_agnes = St Agnes
    .loc = in St Agnes
    .gen = from St Agnes
tinnerstrail-area-gwennap = Gwennap
    .loc = in Gwennap
    .gen = from Gwennap
tinnerstrail-area-perranzabuloe = Perranzabuloe
    .loc = in Perranzabuloe
    .gen = from Perranzabuloe
tinnerstrail-area-truro = Truro
    .loc = in Truro
    .gen = from Truro
tinnerstrail-area-newlyn_east = Newlyn East
    .loc = in Newlyn East
    .gen = from Newlyn East
tinnerstrail-area-st_columb = St Columb
    .loc = in St Columb
    .gen = from St Columb
tinnerstrail-area-wadebridge = Wadebridge
    .loc = in Wadebridge
    .gen = from Wadebridge
tinnerstrail-area-st_austell = St Austell
    .loc = in St Austell
    .gen = from St Austell
tinnerstrail-area-bodmin = Bodmin
    .loc = in Bodmin
    .gen = from Bodmin
tinnerstrail-area-par = Par
    .loc = in Par
    .gen = from Par
tinnerstrail-area-looe = Looe
    .loc = in Looe
    .gen = from Looe
tinnerstrail-area-liskeard = Liskeard
    .loc = in Liskeard
    .gen = from Liskeard
tinnerstrail-area-callington = Callington
    .loc = in Callington
    .gen = from Callington
tinnerstrail-area-calstock = Calstock
    .loc = in Calstock
    .gen = from Calstock

# a border is called by its two areas
tinnerstrail-border = { $areas }
    .loc = between { $areas }

tinnerstrail-region-A = region A
    .loc = in region A
    .gen = of region A
tinnerstrail-region-B = region B
    .loc = in region B
    .gen = of region B
tinnerstrail-region-C = region C
    .loc = in region C
    .gen = of region C
tinnerstrail-region-D = region D
    .loc = in region D
    .gen = of region D

tinnerstrail-tile = { $copper } copper, { $tin } tin, { $water } water{ $money ->
    [0] {""}
   *[other] , £{ $money }
}{ $work ->
    [0] {""}
   *[other] , +{ $work } work point
}
tinnerstrail-map = { $kickstarter ->
    [true] { $regions_id }
   *[other] { $deck_id ->
        [wild] wild
       *[other] { $deck_id }
    }
}: { tinnerstrail-benefit }(£{ $value })
# every part ends with a space
tinnerstrail-benefit = { $copper ->
    [0] {""}
   *[other] +{ $copper } copper{" "}
}{ $tin ->
    [0] {""}
   *[other] +{ $tin } tin{" "}
}{ $water ->
    [0] {""}
   *[other] { $water } water{" "}
}{ $miner ->
    [0] {""}
   *[other] miner{" "}
}{ $port ->
    [0] {""}
   *[other] port{" "}
}{ $pump ->
    [0] {""}
   *[other] steam pump{" "}
}

tinnerstrail-improvement-miner = miner
    .acc = a miner
tinnerstrail-improvement-port = port
    .acc = a port
tinnerstrail-improvement-train = train
    .acc = a train
tinnerstrail-improvement-adit = adit
    .acc = an adit

tinnerstrail-destination-michigan = Michigan
    .gen = to Michigan
tinnerstrail-destination-sierra_madre = Sierra Madre
    .gen = to Sierra Madre
tinnerstrail-destination-kimberley = Kimberley
    .gen = to Kimberley
tinnerstrail-destination-adelaide = Adelaide
    .gen = to Adelaide

tinnerstrail-wallace = Lord Wallace

# Lord Wallace's actions, as his cards name them
tinnerstrail-doing = { $action_id ->
    [build] build a mine
    [extract] extract ore
    [pumps] steam pumps
    [adit] adit
    [port] port
    [train] train
    [miner] miner
    [developments] developments
   *[pass] pass
}
tinnerstrail-doing-instead = { $instead_id ->
    [pumps] steam pumps
    [adit] adit
    [port] port
    [train] train
    [miner] miner
    [process] process arsenic
   *[emigrate] emigrate
}

# his criteria; several are joined by "then"
tinnerstrail-step-only = the only one
tinnerstrail-step-most-value = highest value
tinnerstrail-step-neighbour = next to his mine
tinnerstrail-step-coastal = on the coast
tinnerstrail-step-east = furthest east
tinnerstrail-step-most-drainage = most drainage
tinnerstrail-step-most-copper = most copper
tinnerstrail-step-most-tin = most tin
tinnerstrail-step-least-water = least water
tinnerstrail-step-fewest-left = least ore left behind
tinnerstrail-step-most-ore = most ore
tinnerstrail-step-most-capacity = highest capacity
tinnerstrail-step-inland = inland
tinnerstrail-step-west = furthest west
tinnerstrail-step-other-west = its other area furthest west
tinnerstrail-step-fewest-ore = least ore
tinnerstrail-step-fewest-copper = least copper
tinnerstrail-step-most-water = most water
tinnerstrail-step-most-removed = most water removed
tinnerstrail-step-most-arsenic = most arsenic

# ore taken or sold: copper and tin, what there is of them
tinnerstrail-cubes = { $copper ->
    [0] { $tin } tin
   *[other] { $tin ->
        [0] { $copper } copper
       *[other] { $copper } copper and { $tin } tin
    }
}

## Where in the game we are

tinnerstrail-mark-round = Round { $round } of { $of }

## What is asked

tinnerstrail-ask-keep = Keep one of your two maps { $region_gen }
tinnerstrail-ask-turn = { $left ->
    [0] Place a token from Michigan, or pass
    [one] Choose an action: { $left } work point left
   *[other] Choose an action: { $left } work points left
}
tinnerstrail-ask-map = { $from_id ->
    [deck] Auction of { $area }: play a map from your hand, or turn over the top one of the deck
   *[hand] Auction of { $area }: play a map and look at the tile, or play none
}
tinnerstrail-ask-map-dear = Auction of { $area }: play a map from your hand, or turn over the top one of the deck ({ $dear } of { $of } ask for more than your £{ $money })
tinnerstrail-ask-opening = Auction of { $area }: open the bidding with at least £{ $minimum } (you have £{ $money })
tinnerstrail-ask-bidding = Auction of { $area }: { $by } bids £{ $bid }. Raise, or withdraw
tinnerstrail-ask-bidding-first = Auction of { $area }: nobody has bid. Bid at least £{ $minimum }, or withdraw
tinnerstrail-ask-map_after = { $area } is yours: play a map and pay its value, or play none (you have £{ $money })
tinnerstrail-ask-calciner = Build your calciner { $area_loc }? It would put { $count } arsenic on the map
tinnerstrail-ask-pumps = { $left ->
    [one] Choose a mine for your last pump, or stop
   *[other] Choose a mine for the next of { $left } pumps, or stop
}
tinnerstrail-ask-tokens = Place a token from Michigan, or go on
tinnerstrail-ask-adelaide = { $lower ->
    [0] Adelaide: which ore sells for £{ $higher } more?
   *[other] Adelaide: which ore sells for £{ $higher } more? The other gets £{ $lower }
}
tinnerstrail-ask-invest = Invest or withdraw: you have £{ $money }; £10 scores { $tens }, £5 scores { $fives }
tinnerstrail-ask-survey = Look at a face-down tile, or decline
tinnerstrail-ask-survey-alone = Turn up a face-down tile, or decline

## The log: setup

tinnerstrail-log-order-drawn = Work markers from the top: { $seats }.
tinnerstrail-log-tile-opened = Face up { $area_loc }: { $tile }.
tinnerstrail-log-dealt = { $seat } gets { $count ->
    [one] { $count } map
   *[other] { $count } maps
}.
    .you = You get { $count ->
        [one] { $count } map
       *[other] { $count } maps
    }.
tinnerstrail-log-dealt-you = { $seat } gets the maps { $maps }.
    .you = You get the maps { $maps }.
tinnerstrail-log-kept = { $seat } keeps a map { $region_gen }.
    .you = You keep a map { $region_gen }.
tinnerstrail-log-kept-you = { $seat } keeps the map “{ $map }” and discards “{ $thrown_map }”.
    .you = You keep the map “{ $map }” and discard “{ $thrown_map }”.
tinnerstrail-log-maps-returned = The discarded maps are shuffled back into their decks: { $regions }.
tinnerstrail-log-wallace-back = The back of Lord Wallace’s next map: { $region }.

## The log: rounds and prices

tinnerstrail-log-round-begins = Round { $round } of { $of }
tinnerstrail-log-pump-works = The steam pump { $area_loc } works.
tinnerstrail-log-kimberley-pays = { $seat } gets £{ $money } from Kimberley.
    .you = You get £{ $money } from Kimberley.
tinnerstrail-log-price = { $ore_id ->
    [tin] Tin
   *[copper] Copper
}: the dice show { $total }{ $change ->
    [0] {""}
    [1] , +1 after the lowest price
   *[other] , −1 after the highest price
}. The price is £{ $price }.

## The log: auctions

tinnerstrail-log-auction-opened = { $seat } puts { $area } up for auction.
    .you = You put { $area } up for auction.
tinnerstrail-log-map-played = { $source_id ->
    [deck] From the deck for { $area }: the map “{ $map }”.
    [wallace] Lord Wallace turns up his map for { $area }: “{ $map }”.
   *[hand] { $seat } plays the map “{ $map }” for { $area }.
}
    .you = { $source_id ->
        [deck] From the deck for { $area }: the map “{ $map }”.
        [wallace] Lord Wallace turns up his map for { $area }: “{ $map }”.
       *[hand] You play the map “{ $map }” for { $area }.
    }
tinnerstrail-log-looked = { $seat } looks at the tile { $area_loc }.
    .you = You look at the tile { $area_loc }.
tinnerstrail-log-looked-you = { $seat } looks at the tile { $area_loc }: { $tile }.
    .you = You look at the tile { $area_loc }: { $tile }.
tinnerstrail-log-tile-turned = The tile { $area_loc } is turned up: { $tile }.
tinnerstrail-log-cannot-open = { $seat } has £{ $money }, cannot pay the minimum of £{ $price } and withdraws.
    .you = You have £{ $money } and cannot pay the minimum of £{ $price }, so you withdraw.
tinnerstrail-log-bid = { $seat } bids £{ $price } for { $area }.
    .you = You bid £{ $price } for { $area }.
tinnerstrail-log-withdrew = { $forced_id ->
    [yes] { $seat } cannot raise and withdraws.
   *[no] { $seat } withdraws.
}
    .you = { $forced_id ->
        [yes] You cannot raise, so you withdraw.
       *[no] You withdraw.
    }
tinnerstrail-log-won = { $seat } wins { $area } for £{ $price }.
    .you = You win { $area } for £{ $price }.
tinnerstrail-log-half-bid = { $seat } gets half the bid for the map: £{ $money }.
    .you = You get half the bid for the map: £{ $money }.
tinnerstrail-log-tile-stays = Nobody bids; the tile { $area_loc } stays.
tinnerstrail-log-tile-removed = Nobody bids; the tile { $area_loc } leaves the game unseen.
tinnerstrail-log-tile-money = { $seat } gets £{ $money } from the tile ({ $tile }).
    .you = You get £{ $money } from the tile ({ $tile }).
tinnerstrail-log-tile-work = { $seat } saves a work point with the tile ({ $tile }).
    .you = You save a work point with the tile ({ $tile }).
tinnerstrail-log-map-paid = { $seat } pays £{ $price } for the map “{ $map }”.
    .you = You pay £{ $price } for the map “{ $map }”.
tinnerstrail-log-no-map = { $seat } plays no map.
    .you = You play no map.
tinnerstrail-log-mine-built = { $seat } builds a mine { $area_loc }: { $copper } copper, { $tin } tin, { $water } water.
    .you = You build a mine { $area_loc }: { $copper } copper, { $tin } tin, { $water } water.
tinnerstrail-log-drainage-used = { $count ->
    [one] { $count } drainage marker
   *[other] { $count } drainage markers
} { $area_loc }: the mine begins with less water.
tinnerstrail-log-map-applied = The map helps { $seat } { $area_loc }: { $map }.
    .you = The map helps you { $area_loc }: { $map }.
tinnerstrail-log-map-lost = The map brings nothing { $area_loc }: { $map }.
tinnerstrail-log-calciner-built = { $seat } builds a calciner { $area_loc }. Arsenic: { $areas }.
    .you = You build a calciner { $area_loc }. Arsenic: { $areas }.
tinnerstrail-log-calciner-kept = { $seat } builds no calciner yet.
    .you = You build no calciner yet.

## The log: actions

tinnerstrail-log-moved = { $seat }: { $cost ->
    [one] { $cost } work point
   *[other] { $cost } work points
}, now in column { $column }.
    .you = You spend { $cost ->
        [one] { $cost } work point
       *[other] { $cost } work points
    } and are now in column { $column }.
tinnerstrail-log-extracted = { $seat } extracts { tinnerstrail-cubes } { $area_loc }{ $price ->
    [0] {" "}for nothing
   *[other] {" "}for £{ $price }
}. Water there: { $water }.
    .you = You extract { tinnerstrail-cubes } { $area_loc }{ $price ->
        [0] {" "}for nothing
       *[other] {" "}for £{ $price }
    }. Water there: { $water }.
tinnerstrail-log-placed = { $token_id ->
    [michigan] { $seat } puts { $improvement_acc } from Michigan { $area_loc }.
   *[board] { $seat } puts { $improvement_acc } { $area_loc }.
}
    .you = { $token_id ->
        [michigan] You put { $improvement_acc } from Michigan { $area_loc }.
       *[board] You put { $improvement_acc } { $area_loc }.
    }
tinnerstrail-log-own-miner = { $seat } puts an own miner { $area_loc }.
    .you = You put a miner of your own { $area_loc }.
tinnerstrail-log-dug = { $token_id ->
    [michigan] { $seat } digs an adit from Michigan { $border_loc }: 1 copper and 1 tin { $areas_loc }.
   *[board] { $seat } digs an adit { $border_loc }: 1 copper and 1 tin { $areas_loc }.
}
    .you = { $token_id ->
        [michigan] You dig an adit from Michigan { $border_loc }: 1 copper and 1 tin { $areas_loc }.
       *[board] You dig an adit { $border_loc }: 1 copper and 1 tin { $areas_loc }.
    }
tinnerstrail-log-drained = { $count } water less { $area_loc }.
tinnerstrail-log-drainage-laid = { $count ->
    [one] { $count } drainage marker
   *[other] { $count } drainage markers
} { $area_loc }.
tinnerstrail-log-pumps-taken = { $seat } takes { $count ->
    [one] { $count } steam pump
   *[other] { $count } steam pumps
}.
    .you = You take { $count ->
        [one] { $count } steam pump
       *[other] { $count } steam pumps
    }.
tinnerstrail-log-pumped = { $seat } pumps 1 water { $area_gen }.
    .you = You pump 1 water { $area_gen }.
tinnerstrail-log-pumps-unused = { $seat } leaves { $count ->
    [one] { $count } pump
   *[other] { $count } pumps
} unused.
    .you = You leave { $count ->
        [one] { $count } pump
       *[other] { $count } pumps
    } unused.
tinnerstrail-log-pasties = { $seat } sells pasties for £{ $money }.
    .you = You sell pasties for £{ $money }.
tinnerstrail-log-passed = { $forced_id ->
    [yes] { $seat } must pass: row { $row } of the investment track.
   *[no] { $seat } passes: row { $row } of the investment track.
}
    .you = { $forced_id ->
        [yes] You must pass: row { $row } of the investment track.
       *[no] You pass: row { $row } of the investment track.
    }
tinnerstrail-log-processed = { $seat } processes 1 arsenic { $area_gen }; the limiter goes to column { $column }.
    .you = You process 1 arsenic { $area_gen }; your limiter goes to column { $column }.
tinnerstrail-log-arsenic-sold = { $seat } sells { $count } arsenic for £{ $money }.
    .you = You sell { $count } arsenic for £{ $money }.
tinnerstrail-log-emigrated = A miner of { $seat } emigrates { $area_gen } { $destination_gen }.
    .you = A miner of yours emigrates { $area_gen } { $destination_gen }.
tinnerstrail-log-tokens-taken = { $seat } gets from Michigan: { $improvement }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}.
    .you = You get from Michigan: { $improvement }{ $count ->
        [1] {""}
       *[other] {" "}×{ $count }
    }.
tinnerstrail-log-sierra-madre = { $seat } scores { $score ->
    [one] { $score } point
   *[other] { $score } points
} in Sierra Madre.
    .you = You score { $score ->
        [one] { $score } point
       *[other] { $score } points
    } in Sierra Madre.
tinnerstrail-log-kimberley = { $seat } gets £{ $money } from Kimberley.
    .you = You get £{ $money } from Kimberley.
tinnerstrail-log-adelaide = { $seat } sells ore for more this round, thanks to Adelaide.
    .you = You sell ore for more this round, thanks to Adelaide.

## The log: selling and investing

tinnerstrail-log-rise = Adelaide, for { $seat }: { $copper ->
    [0] tin +£{ $tin }
   *[other] { $tin ->
        [0] copper +£{ $copper }
       *[other] copper +£{ $copper }, tin +£{ $tin }
    }
}.
    .you = Adelaide, for you: { $copper ->
        [0] tin +£{ $tin }
       *[other] { $tin ->
            [0] copper +£{ $copper }
           *[other] copper +£{ $copper }, tin +£{ $tin }
        }
    }.
tinnerstrail-log-sold = { $seat } sells { tinnerstrail-cubes } for £{ $money }.
    .you = You sell { tinnerstrail-cubes } for £{ $money }.
tinnerstrail-log-round-sold = The ore of round { $round } is sold.
tinnerstrail-log-round-invested = Points for investing in round { $round }: { $points ->
    [none] nobody scores.
   *[other] { $points }.
}
tinnerstrail-log-invested = { $seat } invests £{ $money } in row { $row }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
    .you = You invest £{ $money } in row { $row }: { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
tinnerstrail-log-withdrew-investing = { $money ->
    [0] { $seat } invests no more: no money is left.
   *[other] { $seat } invests no more and keeps £{ $money }.
}
    .you = { $money ->
        [0] You invest no more: you have no money left.
       *[other] You invest no more and keep £{ $money }.
    }
tinnerstrail-log-shelf-cleared = { $count ->
    [0] No tokens of this round are left; the pumps are refilled.
    [one] { $count } token of this round goes to the box; the pumps are refilled.
   *[other] { $count } tokens of this round go to the box; the pumps are refilled.
}
tinnerstrail-log-section-closed = Section { $section } of the arsenic market closes.
tinnerstrail-log-order-next = Work markers from the top: { $seats }.
tinnerstrail-log-survey-declined = { $seat } does not look at a tile.
    .you = You do not look at a tile.
tinnerstrail-log-game-over = The game is over. Winner: { $winners }.

## The log: Lord Wallace, always with the reason that decided

tinnerstrail-log-wallace-card = { $why_id ->
    [orange] Lord Wallace’s card { $card }: { tinnerstrail-doing }, the orange action, because copper costs £{ $copper }.
    [plain] Lord Wallace’s card { $card }: { tinnerstrail-doing }, the plain action, because copper costs £{ $copper }.
   *[only] Lord Wallace’s card { $card }: { tinnerstrail-doing }.
}
tinnerstrail-log-wallace-shuffles = All { $count } action cards of Lord Wallace are shuffled.
tinnerstrail-log-wallace-cannot = { $why_id ->
    [work] Too few work points for that: the next card.
    [mine] He has no mine left to build: the next card.
    [tile] There is no tile he would bid for: the next card.
    [token] None is left on the improvement board: the next card.
    [place] None of his mines meets the conditions: the next card.
    [water] No water to pump from a mine with enough ore: the next card.
   *[ore] There is no ore for him to take: the next card.
}
tinnerstrail-log-wallace-instead = { $why_id ->
    [developments] The first development that is possible: { tinnerstrail-doing-instead }.
    [adit] No adit is possible: { tinnerstrail-doing-instead } instead.
    [arsenic] Arsenic brings more than ore, so instead of “{ tinnerstrail-doing }”: { tinnerstrail-doing-instead }.
   *[idle] He has an idle miner, so instead of “{ tinnerstrail-doing }”: { tinnerstrail-doing-instead }.
}
tinnerstrail-log-wallace-chose = { $choice_id ->
    [build-open] Area to bid for, face-up tiles
    [build-down] Area to bid for, face-down tiles
    [extract-copper] Mine to take copper from
    [extract-tin] Mine to take tin from
    [pumps] Mine to pump
    [port] Mine for the port
    [train] Mine for the train
    [miner] Mine for the miner
    [arsenic] Mine to take arsenic from
   *[idle-miner] Miner who emigrates
} – { $left ->
    [1] only { $area } is possible.
   *[other] { $steps }: { $area } (out of { $left }).
}
tinnerstrail-log-wallace-chose-border = Border for the adit – { $left ->
    [1] only { $border } is possible.
   *[other] { $steps }: { $border } (out of { $left }).
}
tinnerstrail-log-wallace-region = His next map is { $region_gen }.
tinnerstrail-log-wallace-aside = Nothing to bid for { $region_loc }: Lord Wallace puts the map aside.
tinnerstrail-log-wallace-chooses-freely = Lord Wallace has no map left and chooses among all regions.
tinnerstrail-log-wallace-value = Value of { $area }: tile { $tile_value }, map { $map_value }{ $arsenic_value ->
    [0] {""}
   *[other] , arsenic { $arsenic_value }
}; together { $value }.
tinnerstrail-log-wallace-rolls = Lord Wallace rolls { $dice }; { $pick_id ->
    [lowest] the lowest
   *[highest] the highest
} and £{ $map_value } for the map{ $more ->
    [0] {""}
   *[other] {" "}and £{ $more } from deep pockets
} make a bid of £{ $bid }.
tinnerstrail-log-wallace-out = { $why_id ->
    [value] The area is not worth a bid: Lord Wallace withdraws.
    [far] Winning would put him more than 4 columns ahead: Lord Wallace withdraws.
    [work] Lord Wallace has too few work points to bid.
    [mine] Lord Wallace has no mine left and does not bid.
    [passed] Lord Wallace has passed and does not bid.
   *[lower] His bid is not higher: Lord Wallace withdraws.
}
tinnerstrail-log-wallace-wins = { $why_id ->
    [higher] His bid is higher: he wins with £1 more than was bid.
    [alone] Only he can pay.
   *[unopposed] Nobody can bid more.
}
tinnerstrail-log-wallace-passes = { $why_id ->
    [last] Lord Wallace is in his last column.
    [ore] Nothing is left for Lord Wallace to extract.
    [card] Lord Wallace’s card lets him pass.
   *[none] None of Lord Wallace’s cards is possible now.
}
tinnerstrail-log-wallace-pays = Lord Wallace notes £{ $price } of costs, £{ $spent } this round.
tinnerstrail-log-wallace-profit = Extracting { $area_loc } would bring £{ $profit }, the next cube of arsenic £{ $arsenic }.
tinnerstrail-log-wallace-arsenic = The arsenic is sold at once: £{ $money } more income; his limiter stands in column { $column }.
tinnerstrail-log-wallace-costs = Cheap labour: of £{ $spent } costs Lord Wallace counts £{ $half }.
tinnerstrail-log-wallace-income = Lord Wallace’s income: sales £{ $sales }{ $extra ->
    [0] {""}
   *[other] , further money £{ $extra }
}, costs £{ $spent }; that leaves £{ $money }.
tinnerstrail-log-wallace-invests = Lord Wallace invests £{ $money } in row { $row }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}{ $lost ->
    [0] .
   *[other] ; the rest (£{ $lost }) is lost.
}
tinnerstrail-log-wallace-subsidy = Subsidy: Lord Wallace removes up to { $count } water from his mines.
tinnerstrail-log-wallace-greenfield = Greenfield purchase: Lord Wallace builds { $area_loc } for nothing.

## Preview

tinnerstrail-preview-money = Money (£)
tinnerstrail-preview-work = Column of the work track
tinnerstrail-preview-points = Points
tinnerstrail-preview-water = Water
tinnerstrail-preview-capacity = Capacity
tinnerstrail-preview-mines = Mines to build
tinnerstrail-preview-wins-money = Money if you win (£)
tinnerstrail-preview-wins-work = Work track if you win
tinnerstrail-preview-wins-mines = Mines left if you win
tinnerstrail-preview-then-money = Money after the sale (£)
tinnerstrail-preview-then-points = Points after the round
tinnerstrail-preview-then-work = Work track, next round
tinnerstrail-preview-limiter = Limiter, column
tinnerstrail-preview-arsenic = Arsenic held
tinnerstrail-preview-minimum = Opening bid
tinnerstrail-preview-minimum-value = { $area }, at least £{ $price }
tinnerstrail-preview-price = Cost now
tinnerstrail-preview-price-value = { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} × { $water } water = £{ $price }
tinnerstrail-preview-takes = Takes
tinnerstrail-preview-takes-value = { tinnerstrail-cubes }
tinnerstrail-preview-worth = Income later
tinnerstrail-preview-worth-value = £{ $money } at the sale
tinnerstrail-preview-drains = Water removed
tinnerstrail-preview-drains-value = { $area } −{ $count }
tinnerstrail-preview-drainage = Drainage markers
tinnerstrail-preview-drainage-value = { $area } +{ $count }
tinnerstrail-preview-ore = 1 copper, 1 tin
tinnerstrail-preview-ore-value = { $areas_loc }
tinnerstrail-preview-group = Pumps taken
tinnerstrail-preview-group-value = { $count }
tinnerstrail-preview-half = Half bid
tinnerstrail-preview-half-value = £{ $money } to { $seat }
tinnerstrail-preview-benefit = Map
tinnerstrail-preview-benefit-value = { $map }
tinnerstrail-preview-looks = You see the tile
tinnerstrail-preview-looks-value = { $area }
tinnerstrail-preview-turns = Turned up
tinnerstrail-preview-turns-value = the tile of { $area }
tinnerstrail-preview-top = Top map { $region_gen }
tinnerstrail-preview-top-value = { $least ->
    [0] asks up to £{ $most }
   *[other] asks for £{ $least } to £{ $most }
}
tinnerstrail-preview-too-dear = More than your £{ $have }
tinnerstrail-preview-too-dear-value = { $dear } of { $of } maps: you could not bid, { $then_id ->
    [wallace] Lord Wallace may take it
    [rival] your rival may take it
   *[nobody] and nobody would
}
tinnerstrail-preview-odds = You win
tinnerstrail-preview-odds-value = { $percent ->
    [100] for certain
   *[other] { $percent } %: { $wins } of { $of } rolls
}
tinnerstrail-preview-row = Investment track
tinnerstrail-preview-row-value = row { $row }
tinnerstrail-preview-raises = Opening bid for the others
tinnerstrail-preview-raises-value = at least £{ $price }
tinnerstrail-preview-income = Sale brings
tinnerstrail-preview-income-value = £{ $money }
tinnerstrail-preview-left-over = You keep
tinnerstrail-preview-left-over-value = £{ $money }
tinnerstrail-preview-arsenic-laid = 1 arsenic each
tinnerstrail-preview-arsenic-laid-value = { $areas }
tinnerstrail-preview-emigrates = { $destination }
tinnerstrail-preview-emigrates-value = { $destination_id ->
    [michigan] { $gain ->
        [one] { $gain } token
       *[other] { $gain } tokens
    }
    [sierra_madre] +{ $gain ->
        [one] { $gain } point
       *[other] { $gain } points
    }
    [kimberley] £{ $gain } now and each round
   *[adelaide] up to £{ $gain } more for ore
}

## Words of actions

tinnerstrail-word-keep = keep
tinnerstrail-word-build = build a mine
tinnerstrail-word-extract = extract
tinnerstrail-word-miner = miner
tinnerstrail-word-port = port
tinnerstrail-word-train = train
tinnerstrail-word-adit = adit
tinnerstrail-word-own = own miner
tinnerstrail-word-place = place
tinnerstrail-word-pumps = steam pumps
tinnerstrail-word-drain = pump
tinnerstrail-word-done = done
tinnerstrail-word-pasties = sell pasties
tinnerstrail-word-pass = pass
tinnerstrail-word-process = process arsenic
tinnerstrail-word-sell = sell
tinnerstrail-word-arsenic = arsenic
tinnerstrail-word-emigrate = emigrate
tinnerstrail-word-map = map
tinnerstrail-word-none = none
tinnerstrail-word-deck = from the deck
tinnerstrail-word-bid = bid
tinnerstrail-word-withdraw = withdraw
tinnerstrail-word-calciner = calciner
tinnerstrail-word-here = here
tinnerstrail-word-raise = raise
tinnerstrail-word-copper = copper
tinnerstrail-word-tin = tin
tinnerstrail-word-invest = invest
tinnerstrail-word-tens = in tens
tinnerstrail-word-fives = in fives
tinnerstrail-word-survey = look
tinnerstrail-word-michigan = Michigan
tinnerstrail-word-sierra_madre = Sierra Madre
tinnerstrail-word-kimberley = Kimberley
tinnerstrail-word-adelaide = Adelaide

## Scores and outcome

tinnerstrail-score-round-1 = Investing, round 1
tinnerstrail-score-round-2 = Investing, round 2
tinnerstrail-score-round-3 = Investing, round 3
tinnerstrail-score-round-4 = Investing, round 4
tinnerstrail-score-sierra-madre = Sierra Madre

tinnerstrail-outcome-most-points = Most points
tinnerstrail-outcome-tie-money = Equal points, more money
tinnerstrail-outcome-tie-ore = Equal points and money, more ore in the mines
tinnerstrail-outcome-tie-order = Equal points, money and ore, higher on the investment track
tinnerstrail-outcome-beat-wallace = More points than { tinnerstrail-wallace }
tinnerstrail-outcome-wallace-wins = { tinnerstrail-wallace } has as many points, or more

## Options

tinnerstrail-option-arsenic = Arsenic
tinnerstrail-option-arsenic-value-no = no
tinnerstrail-option-arsenic-value-yes = yes: calciners and the arsenic market
tinnerstrail-option-emigration = Emigration
tinnerstrail-option-emigration-value-no = no
tinnerstrail-option-emigration-value-yes = yes: own miners who emigrate
tinnerstrail-option-kickstarter = Kickstarter pack
tinnerstrail-option-kickstarter-value-no = no
tinnerstrail-option-kickstarter-value-tiles = the 8 tiles
tinnerstrail-option-kickstarter-value-maps = the 6 maps (3 players or more)
tinnerstrail-option-kickstarter-value-both = tiles and maps
tinnerstrail-option-better_mines = Lord Wallace: better mines
tinnerstrail-option-better_mines-value-no = no
tinnerstrail-option-better_mines-value-yes = yes, capacity from 3
tinnerstrail-option-cheap_labour = Lord Wallace: cheap labour
tinnerstrail-option-cheap_labour-value-no = no
tinnerstrail-option-cheap_labour-value-yes = yes, costs are halved
tinnerstrail-option-more_mines = Lord Wallace: more mines
tinnerstrail-option-more_mines-value-none = no
tinnerstrail-option-more_mines-value-one = 1 more
tinnerstrail-option-more_mines-value-two = 2 more
tinnerstrail-option-deep_pockets = Lord Wallace: deep pockets
tinnerstrail-option-deep_pockets-value-no = no
tinnerstrail-option-deep_pockets-value-yes = yes, bids £2 higher
tinnerstrail-option-friends_in_high_places = Lord Wallace: friends in high places
tinnerstrail-option-friends_in_high_places-value-no = no
tinnerstrail-option-friends_in_high_places-value-yes = yes, he scores by the top row
tinnerstrail-option-cooked_books = Lord Wallace: cooked books
tinnerstrail-option-cooked_books-value-no = no
tinnerstrail-option-cooked_books-value-row_below = you score by the row below yours
tinnerstrail-option-cooked_books-value-row2 = you always score by row 2
tinnerstrail-option-subsidy = Lord Wallace: subsidy
tinnerstrail-option-subsidy-value-no = no
tinnerstrail-option-subsidy-value-yes = yes, free pumps each round
tinnerstrail-option-greenfield_purchase = Lord Wallace: greenfield purchase
tinnerstrail-option-greenfield_purchase-value-no = no
tinnerstrail-option-greenfield_purchase-value-yes = yes, free mines in rounds 3 and 4
tinnerstrail-option-lw_adit_sides = Lord Wallace’s adits
tinnerstrail-option-lw_adit_sides-value-both = between two of his mines
tinnerstrail-option-lw_adit_sides-value-one = one of his mines is enough
tinnerstrail-option-solo_reveal = Solo: tiles turned up in your auctions
tinnerstrail-option-solo_reveal-value-hand = when you play a map from your hand
tinnerstrail-option-solo_reveal-value-always = always

## Why not

why-TIN-NOW = That is not what is asked now.
why-TIN-TURN = It is not your turn.
why-TIN-1-5 = { $reason_id ->
    [adit] There is an adit { $border_loc } already.
    [port] There is a port { $area_loc } already.
    [train] There is a train { $area_loc } already.
   *[miner] There is a miner { $area_loc } already.
}
why-TIN-2-7 = This is not one of your two maps { $region_gen }: { $map }.
why-TIN-3-8 = { $need ->
    [one] This costs { $need } work point
   *[other] This costs { $need } work points
}, you have { $left }.
why-TIN-5-1 = There is no tile { $area_loc }.
why-TIN-5-2 = { $reason_id ->
    [work] An auction takes 2 work points, you have { $left }.
    [mine] You have no mine left to build.
   *[money] You cannot bid £{ $price }: you have £{ $have }.
}
why-TIN-5-3 = { $reason_id ->
    [region] The map “{ $map }” cannot be played { $region_loc }.
   *[hand] You do not hold the map “{ $map }”.
}
why-TIN-5-5 = The opening bid is at least £{ $minimum }, and you have £{ $have }.
why-TIN-5-6 = You must bid more than £{ $bid }.
why-TIN-5-9 = { $reason_id ->
    [region] The map “{ $map }” cannot be played { $region_loc }.
    [money] The map “{ $map }” costs £{ $price }, you have £{ $have }.
   *[hand] You do not hold the map “{ $map }”.
}
why-TIN-5-17 = Who starts an auction must open the bidding.
why-TIN-6-1 = With 1 or 2 players every auction needs a map.
why-TIN-6-2 = No deck lies beside the board to draw from.
why-TIN-6-3 = The opening bid is at least £{ $minimum }, by the map.
why-TIN-6-4 = The map “{ $map }” asks for a bid of £{ $price }, you have £{ $have }.
why-TIN-6-8 = There is no map { $region_gen } to play: none in your hand that you could pay for, none in the deck.
why-TIN-7-1 = { $reason_id ->
    [ore] There is no ore { $area_loc }.
   *[mine] You have no mine { $area_loc }.
}
why-TIN-7-2 = { $reason_id ->
    [capacity] { $capacity ->
        [one] { $area } gives at most { $capacity } cube in one action.
       *[other] { $area } gives at most { $capacity } cubes in one action.
    }
    [cubes] There is only { $copper } copper and { $tin } tin { $area_loc }.
   *[none] Take at least one cube.
}
why-TIN-7-3 = This costs £{ $price }, £{ $water } for each cube; you have £{ $have }.
why-TIN-8-1 = No { $improvement } is left for round { $round }.
why-TIN-8-6 = A port needs the coast; { $area } lies inland.
why-TIN-8-9 = No group of pumps is left this round.
why-TIN-8-10 = { $reason_id ->
    [water] There is no water { $area_loc }.
   *[mine] Pumps work only in mines, and there is none { $area_loc }.
}
why-TIN-9-2 = { $reason_id ->
    [multiple] Invest a multiple of £{ $of }.
   *[money] You have only £{ $have }.
}
why-TIN-9-6 = There is no face-down tile { $area_loc }.
why-TIN-10-1 = This game is played without Arsenic.
why-TIN-10-3 = { $reason_id ->
    [calciner] You have not built your calciner.
    [arsenic] There is no arsenic { $area_loc }.
   *[mine] You have no mine { $area_loc }.
}
why-TIN-10-4 = Your limiter would enter column { $column }, where your work marker stands.
why-TIN-10-7 = { $reason_id ->
    [calciner] You have not built your calciner.
   *[arsenic] You hold no arsenic.
}
why-TIN-11-1 = This game is played without Emigration.
why-TIN-11-2 = { $reason_id ->
    [left] You have no own miner left.
   *[mine] An own miner goes to an own mine, and you have none { $area_loc }.
}
why-TIN-11-3 = { $reason_id ->
    [taken] { $destination } is taken this round.
   *[miner] You have no own miner { $area_loc }.
}
why-TIN-11-7 = You have no such token from Michigan: { $improvement }.
why-TIN-5-14 = { $reason_id ->
    [inland] The map “{ $map }” needs the coast; { $area } lies inland.
    [port] There is a port { $area_loc } already, so the map “{ $map }” cannot be played.
   *[miner] There is a miner { $area_loc } already, so the map “{ $map }” cannot be played.
}
