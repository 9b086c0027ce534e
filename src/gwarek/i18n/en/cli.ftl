### The terminal: answers of the `gwarek` command

## Seats

cli-seat-red = red
cli-seat-blue = blue
cli-seat-yellow = yellow
cli-seat-purple = purple
cli-seat-white = white
cli-seat-chance = chance
cli-seat-bot = { $bot } ({ $colour })
cli-bot-ciskacz = Ciskacz
cli-bot-sztygar = Sztygar
cli-bot-skarbnik = Skarbnik
cli-bot-apprentice = { cli-bot-ciskacz }
cli-bot-foreman = { cli-bot-sztygar }
cli-bot-master = { cli-bot-skarbnik }

## Positions

cli-to-act = To act: { $names }. { $lines ->
    [one] { $lines } legal line.
   *[other] { $lines } legal lines.
}
cli-chance-to-act = Chance is to act: give its outcome as a line, or a --seed to draw it.
cli-game-over = The game is over.
cli-explain-legal = “{ $line }” is legal.
cli-explain-illegal = “{ $line }” is not legal:
cli-refused = “{ $line }” is not legal. { $reasons }
cli-perft = { $lines ->
    [one] { $lines } line of play
   *[other] { $lines } lines of play
}, { $depth ->
    [one] { $depth } decision deep
   *[other] { $depth } decisions deep
}
cli-progress-perft = Counting lines of play
cli-progress-sim = Playing
cli-progress-study = Reading records

## Records

cli-bad-entry = Entry { $number }: { $reason }
cli-log-undo = { $player } took back { $count ->
    [one] one entry
   *[other] { $count } entries
}, to entry { $entry }.
cli-log-redo = { $player } put back { $count ->
    [one] one entry
   *[other] { $count } entries
}, to entry { $entry }.
cli-log-drawn-again = drawn again
cli-verify-legal-yes = Every line is legal ({ $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}).
cli-verify-legal-no = The record does not hold beyond entry { $entries }.
cli-verify-chance-yes = { $draws ->
    [0] Nothing was drawn.
    [one] The one draw is what the seed gives.
   *[other] All { $draws } draws are what the seed gives.
}
cli-verify-chance-no = The seed gives something else at entries { $faults }.
cli-verify-chance-unknown = Draws cannot be checked: the record does not reveal its seed.
cli-verify-seed-hash-yes = The seed is the one published at the start.
cli-verify-seed-hash-no = The seed is not the one published at the start.
cli-verify-seed-hash-unknown = The published seed cannot be checked: seed or hash is not in the record.
cli-verify-result-yes = The stated result is right.
cli-verify-result-no = The stated result is wrong.
cli-verify-result-unknown = No result to check.
cli-verify-rules-revision-yes = Played under the present rules revision.
cli-verify-rules-revision-no = Played under another rules revision.
cli-verify-rules-revision-unknown = The record does not say which rules revision it was played under.
cli-verify-ok = Everything that can be checked agrees.
cli-verify-failed = This record does not agree with the rules or with itself.

## Scores

cli-score-source = Points for
cli-score-rule = Rule
cli-score-total = Total
cli-outcome = { $winners ->
    [one] { $names } wins.
   *[other] { $names } win together.
}
cli-outcome-nobody = Lost together.

## Simulation

cli-sim = { $games ->
    [one] { $games } game
   *[other] { $games } games
} in { $seconds } s: { $rate } games per second; { $decisions } decisions, { $decision_rate } per second.
cli-arena = { $games ->
    [one] { $games } game. Rating: openskill, ± one deviation. Share of victories with its 95% interval; ✓ decided early enough to stop.
   *[other] { $games } games. Rating: openskill, ± one deviation. Share of victories with its 95% interval; ✓ decided early enough to stop.
}
cli-arena-bot = Bot
cli-arena-rating = Rating
cli-arena-games = Games
cli-arena-mean = Mean score
cli-arena-pairing = Pairing
cli-arena-share = Share of the first
cli-arena-won = Won
cli-arena-faults = { $count ->
    [one] { $count } fault
   *[other] { $count } faults
}
cli-sim-interrupted = Stopped early: only the finished games are counted.
cli-sim-seat = Seat
cli-sim-bot = Bot
cli-sim-mean = Mean
cli-sim-sd = Deviation
cli-sim-min = Least
cli-sim-max = Most
cli-sim-wins = Wins
cli-sim-share = Share

## Games, rules, components, server

cli-games-seats = { $fewest }–{ $most } players, { $minutes } minutes
cli-games-reconstructed = Some facts are reconstructed: gwarek components { $game } says which.
cli-games-option = Option
cli-games-values = Values
cli-games-meaning = Meaning
cli-games-rule = Rule
cli-rules-section = Section
cli-rules-rules = Rules
cli-rules-rulings = Rulings { $first } to { $last }
cli-rules-options = Options { $first } to { $last }
cli-rules-examples = Examples { $first } to { $last }
cli-rules-readings = See also { $readings }
cli-rules-hint = gwarek rules { $game } 4 prints section 4, gwarek rules { $game } { $prefix }-4.4 one rule.
cli-components-fact = field
cli-components-value = value
cli-components-provenance = provenance
cli-checklist-tables = tables
cli-checklist-from = read it from
cli-checklist-none = { $game }: nothing is reconstructed that the box would tell better.
cli-checklist-hint = Write what differs into a file of your own and play with --components FILE; gwarek components { $game } prints the built-in values.
cli-serve = Gwarek plays at { $address } (Ctrl-C stops it)
cli-serve-engines = { $engines ->
    [compiled] Engines: compiled.
    [follow] Engines: plain Python for now; the compiled ones take over when they are built, without losing a move.
   *[other] Engines: plain Python.
}

## Playing

cli-play-thinking = The bot is thinking
cli-play-saved = The record is in { $file }
cli-play-nothing-to-undo = There is nothing of yours to take back.
cli-play-nothing-to-redo = There is nothing to put back.
cli-play-undo-goes = Something was drawn or shown since, or others have moved. { $count ->
    [one] This entry
   *[other] These { $count } entries
} would go, the newest first:
cli-play-undo-again = What was left to chance is then drawn again, and the record says so. Type “undo” once more to go back.
cli-play-chance = What was drawn? “{ $word }” and { $pieces ->
    [one] { $pieces } word
   *[other] { $pieces } words
}, like “{ $example }”; Enter lets the computer draw.
cli-play-more = { $count } lines; type “{ $word }”, or more words of the line, to see them
cli-hint = { $bot } advises { $name } (points beside the best):
cli-hint-best = best
cli-hint-unknown = –
cli-play-help =
    Type a number from the list, a whole line, or the beginning of one (the first letters of its words are enough).
    ?line      why this line is not allowed
    undo       take your last decision back
    redo       put back what was just taken back
    log [all]  what has happened
    board      draw the table again
    lines      list the legal lines again
    hint [BOT] what a bot would do, and how much better it is
    rules ID   a rule by its number
    scores     points so far, by source
    position   the position as text
    save FILE  write the record
    quit       leave; the record is saved

## Coal Baron's board

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

## Brass: Birmingham's board

cli-birmingham-era-canal = Canal era
cli-birmingham-era-rail = Rail era
cli-birmingham-round = round { $round } of { $of }
cli-birmingham-actions = actions left: { $left } of { $of }
cli-birmingham-deck = deck { $cards }
cli-birmingham-wilds = wild cards: { $places } location, { $works } industry
cli-birmingham-order = Order, money spent:
cli-birmingham-places = Places
cli-birmingham-links-canal = Canals
cli-birmingham-links-rail = Rails
cli-birmingham-farm = farm
cli-birmingham-merchants = Merchants
cli-birmingham-bonus = Bonus
cli-birmingham-bonus-vp = +{ $amount } VP
cli-birmingham-bonus-develop = develop { $amount }
cli-birmingham-bonus-income_spaces = income +{ $amount }
cli-birmingham-bonus-money = +£{ $amount }
cli-birmingham-buys-any = anything
cli-birmingham-market-coal = Coal market
cli-birmingham-market-iron = Iron market
cli-birmingham-buy = buy £{ $price }
cli-birmingham-sell = sell £{ $price }
cli-birmingham-full = full
cli-birmingham-short-cotton_mill = cott
cli-birmingham-short-manufacturer = manu
cli-birmingham-short-pottery = pott
cli-birmingham-short-coal_mine = coal
cli-birmingham-short-iron_works = iron
cli-birmingham-short-brewery = brew
cli-birmingham-sign-coal = C
cli-birmingham-sign-iron = I
cli-birmingham-sign-beer = B
cli-birmingham-good-coal = coal
cli-birmingham-good-iron = iron
cli-birmingham-good-beer = beer
cli-birmingham-legend = ×2 goods left · ✓ flipped · ·Leek free line · sign after a place: your network · mats: £ cost, beer to sell, VP, + income, × tiles left, ✕ not in this era
cli-birmingham-wealth = £{ $money } · income { $level } (space { $space })
cli-birmingham-points = { $points } VP · link tiles { $links }
cli-birmingham-cards = cards { $cards } · discarded { $discards }
cli-birmingham-next = Next
cli-birmingham-vp = VP
cli-birmingham-hand = Your hand:
cli-birmingham-facedown = face down:

## Board of Tinners' Trail

cli-tinnerstrail-round = Round { $round } of { $of }
cli-tinnerstrail-tin = tin
cli-tinnerstrail-copper = copper
cli-tinnerstrail-pumping = pumps left: { $left } of { $of }
cli-tinnerstrail-track = Work track:
cli-tinnerstrail-areas = Areas
cli-tinnerstrail-state = State
cli-tinnerstrail-short-copper = cop
cli-tinnerstrail-short-tin = tin
cli-tinnerstrail-short-water = wat
cli-tinnerstrail-short-capacity = cap
cli-tinnerstrail-there = There
cli-tinnerstrail-neighbours = Neighbours
cli-tinnerstrail-mine = mine
cli-tinnerstrail-lost = removed
cli-tinnerstrail-open = tile
cli-tinnerstrail-closed = face down
cli-tinnerstrail-own-miner = own miner
cli-tinnerstrail-pump = pump
cli-tinnerstrail-calciner = calciner
cli-tinnerstrail-drainage = drainage { $count }
cli-tinnerstrail-arsenic = arsenic { $count }
cli-tinnerstrail-tile-work = +1 work point
cli-tinnerstrail-adits = Adits:
cli-tinnerstrail-legend = ~ coastal · ═ adit · cap: cubes an action can take · a sign beside a face-down tile: who has seen it · numbers of a tile stand before its mine is built, +1 is ore from adits
cli-tinnerstrail-auction = Auction of { $area }
cli-tinnerstrail-minimum = at least £{ $price }
cli-tinnerstrail-still-in = still in:
cli-tinnerstrail-map = map
cli-tinnerstrail-shelf = Improvements (work)
cli-tinnerstrail-pumps = pumps
cli-tinnerstrail-investment = £10/£5
cli-tinnerstrail-emigration = Emigration
cli-tinnerstrail-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cli-tinnerstrail-market = Arsenic market:
cli-tinnerstrail-next = next £{ $price }
cli-tinnerstrail-spent = spent £{ $money }
cli-tinnerstrail-work = column { $column }, { $left } work left
cli-tinnerstrail-passed = passed, row { $row }
cli-tinnerstrail-mines = mines to build { $count }
cli-tinnerstrail-held = copper { $copper } · tin { $tin }
cli-tinnerstrail-maps = maps:
cli-tinnerstrail-wild = wild
cli-tinnerstrail-extra = further money £{ $money }
cli-tinnerstrail-calciner-left = calciner unbuilt
cli-tinnerstrail-calciner-built = calciner built
cli-tinnerstrail-own-miners = own miners { $count }
cli-tinnerstrail-kimberley = Kimberley: £{ $money } a round
cli-tinnerstrail-choice = Choose one:
cli-tinnerstrail-hand = Your maps:
cli-tinnerstrail-decks = Decks:
cli-tinnerstrail-played = Maps played:
cli-tinnerstrail-wallace-maps = maps left { $count }
cli-tinnerstrail-wallace-back = next of region { $region }
cli-tinnerstrail-wallace-cards = action cards left { $count }
cli-tinnerstrail-wallace-shown = shown:

## Switch & Signal’s board

cli-switchsignal-turn = turn { $number }
cli-switchsignal-step-1 = step 1, timetable
cli-switchsignal-step-2 = step 2, actions
cli-switchsignal-step-3 = step 3, drawing cards
cli-switchsignal-delivered = goods delivered { $count } of { $goal }
cli-switchsignal-clock = Clock:
cli-switchsignal-clock-left = { $tokens ->
    [one] { $tokens } time token
   *[other] { $tokens } time tokens
}
cli-switchsignal-deck = timetable cards left { $cards } (boxed { $removed }, lost { $lost })
cli-switchsignal-last = last turn
cli-switchsignal-bottom = at the bottom { $card }
cli-switchsignal-card = Timetable card:
cli-switchsignal-any = any colour
cli-switchsignal-deploy = deploy
cli-switchsignal-move = move
cli-switchsignal-trains = Trains
cli-switchsignal-facing = Faces
cli-switchsignal-load = Load
cli-switchsignal-danger = If it moves now
cli-switchsignal-due = due
cli-switchsignal-held = held
cli-switchsignal-safe = no time lost
cli-switchsignal-loses = time lost on { $faces } of 6, up to { $most }
cli-switchsignal-depot = Depot:
cli-switchsignal-dice = Dice:
cli-switchsignal-cities = Cities
cli-switchsignal-goods = Goods
cli-switchsignal-train = Train
cli-switchsignal-exits = Exits and their signals
cli-switchsignal-starts = Starts
cli-switchsignal-tokens = Start tokens left:
cli-switchsignal-lines = Lines
cli-switchsignal-green = green signal
cli-switchsignal-red = red
cli-switchsignal-open = open
cli-switchsignal-covered = covered by the switch
cli-switchsignal-segment = free segment
cli-switchsignal-way = the way a train faces
cli-switchsignal-sign-black = BL
cli-switchsignal-sign-brown = BR
cli-switchsignal-sign-grey = GR
cli-switchsignal-train-black = black, fast
cli-switchsignal-train-brown = brown, medium
cli-switchsignal-train-grey = grey, slow
cli-switchsignal-sign-yellow = Y
cli-switchsignal-sign-blue = B
cli-switchsignal-sign-red = R
cli-switchsignal-sign-white = W
cli-switchsignal-good-yellow = yellow good
cli-switchsignal-good-blue = blue good
cli-switchsignal-good-red = red good
cli-switchsignal-good-white = white good
cli-switchsignal-switches = Switches
cli-switchsignal-open-way = Open way
cli-switchsignal-closed-ways = Covered
cli-switchsignal-unset = not set yet
cli-switchsignal-helpers = Helpers:
cli-switchsignal-used = used
cli-switchsignal-cards = cards { $count } of { $limit }
cli-switchsignal-closed = not shown
cli-switchsignal-pile = Action cards in the deck: { $cards }. Played:

## Brass: Lancashire's board

cli-lancashire-era-canal = Canal Period
cli-lancashire-era-rail = Rail Period
cli-lancashire-round = round { $round } of { $of }
cli-lancashire-actions = actions left: { $left } of { $of }
cli-lancashire-deck = deck { $cards }
cli-lancashire-aside = set aside { $cards }
cli-lancashire-discards = discarded { $cards }
cli-lancashire-order = Order, money spent:
cli-lancashire-towns = Towns
cli-lancashire-links-canal = Canals
cli-lancashire-links-rail = Rails
cli-lancashire-outside = Around them
cli-lancashire-coins = Coins
cli-lancashire-port = port
cli-lancashire-market-coal = Coal demand
cli-lancashire-market-iron = Iron demand
cli-lancashire-market-cotton = Cotton demand
cli-lancashire-buy = buy £{ $price }
cli-lancashire-fill = filling brings £{ $price }
cli-lancashire-full = full
cli-lancashire-closed = closed
cli-lancashire-bonus-money = bonus in £
cli-lancashire-bonus-income = bonus in income spaces
cli-lancashire-unseen = Distant market, { $tiles ->
    [one] { $tiles } tile unseen:
   *[other] { $tiles } tiles unseen:
}
cli-lancashire-used = used:
cli-lancashire-short-cotton_mill = mill
cli-lancashire-short-port = port
cli-lancashire-short-coal_mine = coal
cli-lancashire-short-iron_works = iron
cli-lancashire-short-shipyard = ship
cli-lancashire-sign-coal = C
cli-lancashire-sign-iron = I
cli-lancashire-good-coal = coal
cli-lancashire-good-iron = iron
cli-lancashire-legend = ×2 cubes left · ✓ flipped · ·Colne free route · sign after a place: your tile or link · * your industry cards build there · stacks: £ cost, VP, + income, × tiles left, ✕ not in this period
cli-lancashire-wealth = { $money } · income { $level } (space { $space })
cli-lancashire-points = { $points } VP · link tiles { $links }
cli-lancashire-cards = cards { $cards }
cli-lancashire-next = Next
cli-lancashire-vp = VP
cli-lancashire-hand = Your hand:
cli-lancashire-anywhere = industry cards build in any town
