### Switch & Signal: words on the board, in the own area and on the buttons

## Things

switchsignal-board-train = { $train ->
    [black] black train
    [brown] brown train
    [grey] grey train
   *[any] train of any colour
}
switchsignal-board-train-at = { switchsignal-board-train }, { $space }
switchsignal-board-good = { $good ->
    [yellow] yellow good
    [blue] blue good
    [red] red good
   *[white] white good
} { $letter }
switchsignal-board-card-signal = Signal
switchsignal-board-card-switch = Switch
switchsignal-board-card-move = Move
switchsignal-board-segment = { $line }, { $number } of { $of }
switchsignal-board-field-city = { $place }, exit to { $to }
switchsignal-board-field-track = signal { $line }
switchsignal-board-depot = Depot
switchsignal-board-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
switchsignal-board-of = of { $of }
switchsignal-board-use = Use

## Map

switchsignal-board-scene = { $own ->
    [yes] Railways: { $name }
   *[no] { $board ->
        [north_america] Railways of North America
       *[central_europe] Railways of Central Europe
    }
}
switchsignal-board-map-of = { $own ->
    [yes] Railways
   *[no] Railways of
}
switchsignal-board-map-title = { $own ->
    [yes] { $name }
   *[no] { $board ->
        [north_america] NORTH AMERICA
       *[central_europe] CENTRAL EUROPE
    }
}
switchsignal-board-map-unit = one bed of rails = 1 point
switchsignal-board-map-network = { $source ->
    [reconstructed] network reconstructed
   *[owner] an owner’s network
}
switchsignal-board-sea = { $sea ->
    [north] North Sea
    [baltic] Baltic Sea
    [ligurian] Ligurian Sea
    [pacific] Pacific
    [atlantic] Atlantic
   *[gulf] Gulf of Mexico
}

## Spoken labels

switchsignal-board-say-field = { $field }, { $state ->
    [green] green signal
   *[red] red signal
}
switchsignal-board-say-junction = { $place }, junction, open { $route }, covered: { $covered }
switchsignal-board-say-junction-unset = { $place }, junction, not set yet
switchsignal-board-say-setting = { $place }: open { $route }
switchsignal-board-say-train = { switchsignal-board-train }, { $space }
switchsignal-board-say-facing = towards { $place }
switchsignal-board-say-load = with { $good }
switchsignal-board-say-empty = without a load
switchsignal-board-say-due = still to move
switchsignal-board-say-held = held
switchsignal-board-say-city = { $place }, { $good }: { $count } left
switchsignal-board-say-port = { $place }, port, { $count } stored
switchsignal-board-say-start = { $place }, start { $number }
switchsignal-board-say-exit = leave by { $line }, towards { $to }
switchsignal-board-say-depot = { switchsignal-board-train }, { $left } in the depot, die { $die }
switchsignal-board-say-card = { $card ->
    [signal] signal card
    [switch] switch card
   *[move] move card
}
switchsignal-board-say-clock = Clock: { $tokens } of { $full } time tokens
switchsignal-board-say-timetable = Timetable: { $left ->
    [one] { $left } card
   *[other] { $left } cards
} left, { $lost } lost to time
switchsignal-board-say-delivered = Delivered: { $count } of { $goal } goods
switchsignal-board-say-danger = { switchsignal-board-train }, { $space }: { $faces } of 6 faces lose time, { $mean } on average
switchsignal-board-symbol = { $kind ->
    [deploy] deploy
   *[move] move
} { $train ->
    [black] black
    [brown] brown
    [grey] grey
   *[any] any colour
}{ $state ->
    [done] , done
    [now] , now
   *[next] {""}
}

## Why a movement ends

switchsignal-board-stop-spent = stops here
switchsignal-board-stop-signal = red signal
switchsignal-board-stop-switch = { $place } covered
switchsignal-board-stop-train = train ahead
switchsignal-board-stop-head-on = head-on
switchsignal-board-stop-start = runs into { $place }
switchsignal-board-stop-city = stops in { $place }
switchsignal-board-stop-port = to the depot
switchsignal-board-stop-delivers = delivers

## Team

switchsignal-board-clock = Clock
switchsignal-board-timetable = Timetable
switchsignal-board-delivered = Delivered
switchsignal-board-cards-left = { $count ->
    [one] card left
   *[other] cards left
}
switchsignal-board-risk-tokens = { $tokens } at risk in this roll
switchsignal-board-risk-card = a timetable card is at risk
switchsignal-board-lost-so-far = { $tokens } lost so far
switchsignal-board-no-card = no card open
switchsignal-board-card-open = Timetable card
switchsignal-board-symbol-kind = { $kind ->
    [deploy] deploy
   *[move] move
}
switchsignal-board-on-trains = { $count } on trains
switchsignal-board-turn-of-seat = { $seat } plays
switchsignal-board-danger = Danger of each train
switchsignal-board-die-of = The die of the { switchsignal-board-train }
switchsignal-board-risk = { $faces ->
    [one] { $faces } of 6 faces loses
   *[other] { $faces } of 6 faces lose
} time, { $mean } on average

## Course of a turn

switchsignal-board-before = Before the game
switchsignal-board-after = The end
switchsignal-board-turn = Turn { $number }
switchsignal-board-turn-of = of { $most } at most
switchsignal-board-turn-last = the last one
switchsignal-board-step-1 = step 1, timetable
switchsignal-board-step-2 = step 2, actions
switchsignal-board-step-3 = step 3, draw

## Own area

switchsignal-board-tab-hand = Hand
switchsignal-board-tab-team = Team
switchsignal-board-tab-helpers = Helpers
switchsignal-board-hand = Your hand
switchsignal-board-hand-of = Hand: { $seat }
switchsignal-board-hand-count = { $count } of { $limit } cards
switchsignal-board-hand-note = any 2 cards = any action · load: any 1
switchsignal-board-hand-empty = No cards
switchsignal-board-hand-hidden = Hands are closed at this table.
switchsignal-board-seat-cards = Cards in hand
switchsignal-board-plays-now = plays
switchsignal-board-plays-next = next
switchsignal-board-plays-then = then
switchsignal-board-unseen = unseen
switchsignal-board-deck = deck { $count }

## Helpers

switchsignal-board-helper-logistics = Logistician
switchsignal-board-helper-dispatcher = Dispatcher
switchsignal-board-helper-conductor = Conductor
switchsignal-board-helper-crossing_keeper = Crossing keeper
switchsignal-board-helper-shunter = Shunter
switchsignal-board-helper-traffic_controller = Traffic controller
switchsignal-board-helper-does-logistics = roll a die again
switchsignal-board-helper-does-dispatcher = trains may run through cities
switchsignal-board-helper-does-conductor = one colour does not move
switchsignal-board-helper-does-crossing_keeper = another timetable card
switchsignal-board-helper-does-shunter = choose the start
switchsignal-board-helper-does-traffic_controller = one train does not move
switchsignal-board-helper-when-logistics = after a movement roll
switchsignal-board-helper-when-dispatcher = any time, for this turn
switchsignal-board-helper-when-conductor = before its first roll
switchsignal-board-helper-when-crossing_keeper = right after the reveal
switchsignal-board-helper-when-shunter = in place of the dice
switchsignal-board-helper-when-traffic_controller = before its roll
switchsignal-board-helper-used = used
switchsignal-board-offer-logistics = rolling again saves { $saves } on average
switchsignal-board-offer-conductor = holding the { $train }s saves { $saves } on average
switchsignal-board-offer-crossing_keeper = another card saves { $saves } on average
switchsignal-board-offer-shunter = choosing the start saves { $saves } on average
switchsignal-board-offer-traffic_controller = holding the { $train } in danger saves { $saves } on average

## Actions

switchsignal-board-act-signal = Signal
switchsignal-board-act-switch = Switch
switchsignal-board-act-move = Move
switchsignal-board-act-load = Load
switchsignal-board-act-done = { $count ->
    [0] End
   *[other] End, draw { $count }
}
switchsignal-board-act-use = Helper
switchsignal-board-act-set = Set
switchsignal-board-act-place = Marker
switchsignal-board-act-to = Marker
switchsignal-board-act-reveal = Turn over
switchsignal-board-act-resolve = Resolve
switchsignal-board-act-deploy = Deploy
switchsignal-board-act-roll = Roll
switchsignal-board-act-colour = Colour
switchsignal-board-act-keep = Keep
switchsignal-board-act-exit = Exit
switchsignal-board-act-through = Run through
switchsignal-board-act-stop = Stop
switchsignal-board-act-pay = Pay

switchsignal-board-do-set = Set { $place }: { $route }
switchsignal-board-do-switch = Set { $place }: { $route }
switchsignal-board-do-place = Marker here: { $field }
switchsignal-board-do-to = Green signal: { $field }
switchsignal-board-do-signal = Take the marker: { $field }
switchsignal-board-do-reveal = Turn over the next timetable card
switchsignal-board-do-resolve = Resolve this card
switchsignal-board-do-keep = Keep this roll
switchsignal-board-do-roll = Roll for the start
switchsignal-board-do-flip = Turn over the next token
switchsignal-board-do-deploy = Deploy a { switchsignal-board-train }
switchsignal-board-do-colour = { $train ->
    [black] The black trains move
    [brown] The brown trains move
   *[grey] The grey trains move
}
switchsignal-board-do-move = { $train ->
    [black] Roll the black die
    [brown] Roll the brown die
   *[grey] Roll the grey die
}
switchsignal-board-do-exit = Leave towards { $place }
switchsignal-board-do-through = Run on towards { $place }
switchsignal-board-do-stop = Stop in { $place }
switchsignal-board-do-load = Load in { $place }
switchsignal-board-do-done = { $count ->
    [0] End the turn
    [one] End the turn, draw { $count } card
   *[other] End the turn, draw { $count } cards
}
switchsignal-board-do-done-last = End the last turn: the game is lost
switchsignal-board-do-use = { $helper }: use now
switchsignal-board-do-use-on = { $helper }: { $what }
switchsignal-board-do-pay-signal = Change the signal for: { $cards }
switchsignal-board-do-pay-switch = Set { $what } for: { $cards }
switchsignal-board-do-pay-load = Load in { $what } for: { $cards }
switchsignal-board-do-pay-move = { $what } for: { $cards }

switchsignal-board-missing-action = choose an action, a train, a switch or a signal
switchsignal-board-missing-choice = choose
switchsignal-board-missing-helper = or use a helper
switchsignal-board-missing-setting = choose the way through { $place }
switchsignal-board-missing-signal = choose a green signal to move
switchsignal-board-missing-to = choose where it goes
switchsignal-board-missing-place = choose a signal field
switchsignal-board-missing-switch = choose a switch
switchsignal-board-missing-set = choose a switch
switchsignal-board-missing-move = choose a train
switchsignal-board-missing-load = choose a train in a city
switchsignal-board-missing-deploy = choose a colour
switchsignal-board-missing-colour = choose a colour
switchsignal-board-missing-exit = choose the way out
switchsignal-board-missing-through = choose the way on
switchsignal-board-missing-pay = choose a card, or two of any kind
switchsignal-board-missing-pay-load = choose one card of any kind

## The end

switchsignal-board-end-goods = goods delivered
switchsignal-board-end-turns = turns left
switchsignal-board-end-time = time tokens left
switchsignal-board-end-number = turns played
switchsignal-board-end-lost = time tokens lost
switchsignal-board-end-cards = timetable cards lost to time

switchsignal-hint-behind = { $points } goods
