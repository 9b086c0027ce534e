### Switch & Signal: names, questions, log, preview, why not, scores, options, checks of a board


## Names (docs/protocol.md, "How arguments become words"). Places are named by the components, in both languages: the language that is not
## spoken is only selected on, so that both catalogues use the same arguments.

switchsignal-name = { $name_pl ->
   *[other] { $name_en }
}
switchsignal-card = { $id ->
    [T00] the start card
   *[other] card { $id }
}
switchsignal-train-black = black train
    .adj = black
switchsignal-train-brown = brown train
    .adj = brown
switchsignal-train-grey = grey train
    .adj = grey
switchsignal-good-yellow = yellow good
switchsignal-good-blue = blue good
switchsignal-good-red = red good
switchsignal-good-white = white good
switchsignal-action-signal = signal
switchsignal-action-switch = switch
switchsignal-action-move = move
switchsignal-helper-logistics = Logistician
switchsignal-helper-dispatcher = Dispatcher
switchsignal-helper-conductor = Conductor
switchsignal-helper-crossing_keeper = Crossing keeper
switchsignal-helper-shunter = Shunter
switchsignal-helper-traffic_controller = Traffic controller
switchsignal-board-central_europe = Central Europe
switchsignal-board-north_america = North America

## Questions

switchsignal-ask-switches = { $left ->
    [one] Set the last junction.
   *[other] Set the switches: { $left } junctions are left.
}
switchsignal-ask-signals = { $cities_count ->
    [0] Place the signal markers on the track: { $track } left.
   *[other] Place the signal markers: one at { $cities }; on the track { $track }.
}
switchsignal-ask-extra = Place the extra signal marker on a free field.
switchsignal-ask-reveal = { $left ->
    [one] Reveal the last timetable card.
   *[other] Reveal a timetable card ({ $left } left).
}
switchsignal-ask-answer = Resolve { $card }, or send it under the deck with the Crossing keeper?
switchsignal-ask-deploy = { $left ->
    [one] Which colour is deployed?
   *[other] Which colour is deployed? { $left } trains are due.
}
switchsignal-ask-start = Roll for the start of the { $train }, or choose it with the Shunter?
switchsignal-ask-colour = { $left ->
    [one] Which colour moves?
   *[other] Which colour moves now? { $left } symbols are left.
}
switchsignal-ask-train = { $left ->
    [one] The { $train } is due to move.
   *[other] Which { $train } moves next? { $left } are due.
}
switchsignal-ask-keep = { $roll } for the { $train } ({ $space }): keep the roll, or roll again with the Logistician?
switchsignal-ask-exit = By which exit does the { $train } leave { $place }? { $left ->
    [one] { $left } point
   *[other] { $left } points
} to use.
switchsignal-ask-city = { $place }: does the { $train } stop here or run through? { $left ->
    [one] { $left } point
   *[other] { $left } points
} left.
switchsignal-ask-action = { $cards ->
    [one] Play your card or end your turn.
   *[other] Play cards or end your turn ({ $cards } in hand).
}
switchsignal-ask-target = Where does the signal marker from { $field } go?
switchsignal-ask-pay = { $action_id ->
    [signal] Which card, or which two, pay for changing the signal?
    [switch] Which card, or which two, pay for setting the switch?
    [move] Which card, or which two, pay for moving the train?
   *[load] Which one card do you give up for loading?
}
switchsignal-mark-setup = Setup
switchsignal-mark-turn = Turn { $turn }, { $left } to come

## Log

switchsignal-log-numbers-shuffled = Location tokens number the starts: { $places } are now { $numbers }.
switchsignal-log-first-player = { $seat } begins.
    .you = You begin.
switchsignal-log-switch-laid = { $seat } opens { $lines } at { $junction }.
    .you = You open { $lines } at { $junction }.
switchsignal-log-signal-laid = { $seat } places a signal marker: { $field }.
    .you = You place a signal marker: { $field }.
switchsignal-log-dealt = { $seat } is dealt { $cards }.
    .you = You are dealt { $cards }.
switchsignal-log-dealt-hidden = { $count ->
    [one] { $seat } is dealt { $count } card.
   *[other] { $seat } is dealt { $count } cards.
}
    .you = { $count ->
        [one] You are dealt { $count } card.
       *[other] You are dealt { $count } cards.
    }
switchsignal-log-turn-begins = Turn { $turn }: { $seat } is active, { $left } timetable cards left.
    .you = Turn { $turn }: you are active, { $left } timetable cards left.
switchsignal-log-card-revealed = { $seat } reveals { $card }: deploy { $deploys }; { $trains_count ->
    [0] { $any ->
        [0] nothing moves
       *[other] move { $any } of any colour
    }
   *[other] { $any ->
        [0] every { $trains_adj } train moves
       *[other] every { $trains_adj } train moves, and { $any } of any colour
    }
}.
    .you = You reveal { $card }: deploy { $deploys }; { $trains_count ->
        [0] { $any ->
            [0] nothing moves
           *[other] move { $any } of any colour
        }
       *[other] { $any ->
            [0] every { $trains_adj } train moves
           *[other] every { $trains_adj } train moves, and { $any } of any colour
        }
    }.
switchsignal-log-last-turn = The timetable deck is empty: this is the last turn.
switchsignal-log-helper-used = { $seat } calls the { $helper }.
    .you = You call the { $helper }.
switchsignal-log-card-put-under = Under the deck goes { $card }.
switchsignal-log-deployment-named = { $seat } deploys a { $train }.
    .you = You deploy a { $train }.
switchsignal-log-dice-rolled = { $seat } rolls { $dice }: start { $number }.
    .you = You roll { $dice }: start { $number }.
switchsignal-log-token-flipped = { $seat } flips a token: start { $number }.
    .you = You flip a token: start { $number }.
switchsignal-log-tokens-shuffled = The location tokens are shuffled into a stack.
switchsignal-log-deployed = The { $train } stands on start { $number }: { $place }.
switchsignal-log-start-occupied = Start { $number } ({ $place }) is occupied; the { $train } stays in the depot.
switchsignal-log-rolls-again = Start { $number } ({ $place }) is occupied: another roll for the { $train }.
switchsignal-log-depot-empty = No train can be deployed.
switchsignal-log-colour-chosen = { $seat } chooses the { $train }.
    .you = You choose the { $train }.
switchsignal-log-nobody-moves = No { $train } is on the board.
switchsignal-log-colour-held = No { $train } moves.
switchsignal-log-train-held = The { $train } stays where it is: { $space }.
switchsignal-log-die-rolled = { $seat } rolls { $roll } for the { $train } ({ $space }).
    .you = You roll { $roll } for the { $train } ({ $space }).
switchsignal-log-left-city = The { $train } leaves { $place } towards { $line }.
switchsignal-log-moved = The { $train } goes from { $space } to { $target } ({ $steps ->
    [one] { $steps } space
   *[other] { $steps } spaces
}).
switchsignal-log-stopped = The { $train } stops ({ $space }): { $reason_id ->
    [signal] red signal, { $at }
    [switch] the switch at { $at } is set against it
   *[train] a train is ahead, { $at }
}. { $left ->
    [one] { $left } point
   *[other] { $left } points
} unused.
switchsignal-log-arrived = The { $train } stops in { $place }.
switchsignal-log-ran-through = The { $train } runs through { $place } towards { $line }.
switchsignal-log-delivered = The { $train } delivers a { $good } in { $place }: { $count } of { $goal }.
switchsignal-log-to-depot = The { $train } goes to the depot{ $reason_id ->
    [head_on] { " " }after the collision
    [start] { " " }from the start
   *[port] { "" }
}.
switchsignal-log-head-on = Head-on: the { $train } ({ $space }) meets the { $other } ({ $at }). { $left ->
    [one] { $left } point
   *[other] { $left } points
} unused.
switchsignal-log-ran-into-start = The { $train } runs into the start { $place }.
switchsignal-log-good-returned = The { $good } returns to { $place }.
switchsignal-log-time-lost = { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
} of time lost { $cause_id ->
    [unused] for unused points
    [head_on] for the collision
    [deployment] for a deployment that was impossible
   *[start] for reaching a start
}; { $clock } on the clock.
switchsignal-log-card-lost = The clock is empty: a timetable card is lost, { $left } left.
switchsignal-log-clock-refilled = The clock is refilled to { $clock }{ $owed ->
    [0] .
   *[other] ; after the rest of the loss ({ $owed }) { $left } are left.
}
switchsignal-log-signal-changed = { $seat } moves a signal marker from { $field } to { $target }.
    .you = You move a signal marker from { $field } to { $target }.
switchsignal-log-switch-changed = { $seat } sets the switch at { $junction }: open { $lines }.
    .you = You set the switch at { $junction }: open { $lines }.
switchsignal-log-loaded = { $seat } loads a { $good } onto the { $train } in { $place }; { $left } left there.
    .you = You load a { $good } onto the { $train } in { $place }; { $left } left there.
switchsignal-log-paid = { $seat } plays { $cards }.
    .you = You play { $cards }.
switchsignal-log-drew = { $seat } draws { $cards }.
    .you = You draw { $cards }.
switchsignal-log-drew-hidden = { $count ->
    [one] { $seat } draws { $count } card.
   *[other] { $seat } draws { $count } cards.
}
    .you = { $count ->
        [one] You draw { $count } card.
       *[other] You draw { $count } cards.
    }
switchsignal-log-hand-full = { $seat } has a full hand and draws nothing.
    .you = You have a full hand and draw nothing.
switchsignal-log-drew-none = { $seat } draws no card.
    .you = You draw no card.
switchsignal-log-reshuffled = The discard pile is shuffled into a new deck of { $count } cards.
switchsignal-log-won = All goods are delivered: victory with { $goods } goods, { $turns } turns and { $time } time tokens left.
switchsignal-log-lost = { $reason_id ->
    [time] Time has run out in the last turn
   *[timetable] The timetable is over
}: defeat, { $goods } goods delivered.

## Preview

switchsignal-preview-timetable = Timetable cards
switchsignal-preview-clock = Time tokens
switchsignal-preview-cards = Cards in hand
switchsignal-preview-delivered = Goods delivered
switchsignal-preview-deploys = From the depot
switchsignal-preview-deploys-value = { $train } ({ $left } there)
switchsignal-preview-won = The end
switchsignal-preview-won-value = you win together
switchsignal-preview-lost = The end
switchsignal-preview-lost-value = you lose together
switchsignal-preview-depot = In the depot: { $train }
switchsignal-preview-goods = Goods in { $place }
switchsignal-preview-occupied = Start occupied
switchsignal-preview-occupied-value = { $chance } %
switchsignal-preview-tokens = Time it may cost
switchsignal-preview-tokens-value = { $least } to { $most }
switchsignal-preview-goes = Comes to
switchsignal-preview-goes-value = { $space } ({ $stop_id ->
    [signal] red signal
    [switch] switch set against it
    [train] train ahead
    [city] city
   *[spent] all points used
}, { $left } left)
switchsignal-preview-depot-by = To the depot
switchsignal-preview-depot-by-value = { $reason_id ->
    [head_on] head-on collision
    [start] runs into a start
   *[port] port
}
switchsignal-preview-delivers = Delivers
switchsignal-preview-delivers-value = { $good }, { $place }
switchsignal-preview-returns = Returns
switchsignal-preview-returns-value = { $good }, { $place }
switchsignal-preview-green = Turns green
switchsignal-preview-green-value = { $field }
switchsignal-preview-red = Turns red
switchsignal-preview-red-value = { $field }
switchsignal-preview-opens = Opens
switchsignal-preview-opens-value = { $lines }
switchsignal-preview-covers = Covers
switchsignal-preview-covers-value = { $lines_count ->
    [0] nothing more
   *[other] { $lines }
}
switchsignal-preview-loads = Loads
switchsignal-preview-loads-value = { $good }, { $place } ({ $left } left)
switchsignal-preview-draws = Draws
switchsignal-preview-draws-value = { $count }
switchsignal-preview-last = Last turn
switchsignal-preview-last-value = ending it loses the game
switchsignal-preview-helper = Helper
switchsignal-preview-helper-value = { $helper }
switchsignal-preview-holds = Trains held
switchsignal-preview-holds-value = { $trains }
switchsignal-preview-pays = Plays
switchsignal-preview-pays-value = { $cards }

## Words of actions

switchsignal-word-set = set
switchsignal-word-place = place
switchsignal-word-reveal = reveal
switchsignal-word-resolve = resolve
switchsignal-word-deploy = deploy
switchsignal-word-roll = roll
switchsignal-word-colour = colour
switchsignal-word-move = move
switchsignal-word-keep = keep the roll
switchsignal-word-exit = leave by
switchsignal-word-through = run through to
switchsignal-word-stop = stop
switchsignal-word-signal = signal
switchsignal-word-to = to
switchsignal-word-switch = switch
switchsignal-word-load = load
switchsignal-word-pay = play
switchsignal-word-use = call
switchsignal-word-done = end the turn
switchsignal-word-black = black
switchsignal-word-brown = brown
switchsignal-word-grey = grey
switchsignal-word-logistics = Logistician
switchsignal-word-dispatcher = Dispatcher
switchsignal-word-conductor = Conductor
switchsignal-word-crossing_keeper = Crossing keeper
switchsignal-word-shunter = Shunter
switchsignal-word-traffic_controller = Traffic controller

## Score and outcome

switchsignal-score-goods = Goods delivered
switchsignal-score-turns = Turns left
switchsignal-score-time = Time left
switchsignal-outcome-delivered = All goods are delivered
switchsignal-outcome-timetable = The timetable is over
switchsignal-outcome-time = Time ran out in the last turn

## Why not

why-SWI-NOW = This is not being asked just now.
why-SWI-TURN = It is not your turn to decide.
why-SWI-3-1 = { $place } is not on this side of the board.
why-SWI-3-2 = The switch at { $junction } is set already.
why-SWI-3-3 = { $reason_id ->
    [taken] A marker lies there already: { $field }.
    [city] This city has its marker: { $field }.
   *[track] All markers of the track are placed: { $field }.
}
why-SWI-3-7 = The { $helper } is not on this side of the board.
why-SWI-5-3 = No { $train } is in the depot.
why-SWI-5-5 = This card has named the { $train } already; the second must be another colour.
why-SWI-5-8 = { $reason_id ->
    [none] No train stands there: { $space }.
   *[colour] It is the turn of every { $train }, and this one is not: { $space }.
}
why-SWI-5-9 = This { $train } has moved already: { $space }.
why-SWI-5-11 = This card has moved the { $train } already; choose another colour.
why-SWI-6-1 = You have not enough of this card: { $card }.
why-SWI-6-2 = { $reason_id ->
    [red] No marker lies there: { $field }.
    [green] A marker lies there already: { $field }.
    [same] It must go to another field than { $field }.
   *[city] { $place } must keep a marker ({ $field }).
}
why-SWI-6-3 = The switch at { $junction } is set so already.
why-SWI-6-4 = No train stands there: { $space }.
why-SWI-6-5 = You need the matching card or any two for { $action_id ->
    [signal] changing the signal
    [switch] setting the switch
    [move] moving the train
   *[load] loading
} ({ $cards } in hand).
why-SWI-6-6 = { $reason_id ->
    [train] No train stands there: { $space }.
    [city] This is no trading city: { $space }.
    [goods] No goods are left: { $space }.
    [card] You have no card to pay with ({ $space }).
   *[payment] Loading takes exactly one card ({ $space }).
}
why-SWI-6-7 = The { $train } carries a { $good } already.
why-SWI-7-2 = You cannot draw { $cards } here: cards are drawn up to the limit.
why-SWI-8-4 = { $reason_id ->
    [far] { $line } does not leave { $place }.
   *[red] The signal of { $place } towards { $line } is red.
}
why-SWI-8-9 = Trains must stop in { $place }; only the Dispatcher lets them run through.
why-SWI-11-1 = The { $helper } has been used already.
why-SWI-11-2 = The Logistician is called right after a movement die was rolled.
why-SWI-11-4 = { $reason_id ->
    [rolled] A { $train } has been rolled for already: all or none.
    [colour] It is not the turn of the { $train }.
   *[now] The Conductor is called before the first roll of a colour ({ $train }).
}
why-SWI-12-3 = { $reason_id ->
    [far] { $line } does not leave { $place }.
    [red] The signal of { $place } towards { $line } is red.
    [back] The train came to { $place } by { $line }.
   *[train] A train stands on { $line } outside { $place }.
}
why-SWI-12-6 = The { $good } must be delivered in { $place }.
why-SWI-12-8 = The Crossing keeper is called right after a timetable card is revealed; not on the start card, not with an empty deck.
why-SWI-12-9 = { $reason_id ->
    [occupied] { $place } is occupied.
    [start] { $place } is no start.
   *[now] The Shunter is called before the roll for a start ({ $place }).
}
why-SWI-12-10 = { $reason_id ->
    [none] No train stands there: { $space }.
    [colour] It is the turn of another colour, { $train }: { $space }.
    [moved] This { $train } has been rolled for already: { $space }.
    [held] The { $train } is held this turn: { $space }.
   *[now] The Traffic controller is called before the train is rolled for ({ $space }).
}
why-SWI-13-1 = A marker lies there already: { $field }.

## Options and presets

switchsignal-option-board = Board
switchsignal-option-board-value-central_europe = Central Europe
switchsignal-option-board-value-north_america = North America
switchsignal-option-layout = Switches and signals at the start
switchsignal-option-layout-value-first_game = first-game layout
switchsignal-option-layout-value-free = the team places them
switchsignal-option-extra_signal = One more signal marker (easier)
switchsignal-option-extra_signal-value-no = no
switchsignal-option-extra_signal-value-yes = yes
switchsignal-option-timetable_removed = Timetable cards removed
switchsignal-option-timetable_removed-value-0 = 0
switchsignal-option-timetable_removed-value-1 = 1
switchsignal-option-timetable_removed-value-2 = 2
switchsignal-option-timetable_removed-value-3 = 3
switchsignal-option-timetable_removed-value-4 = 4
switchsignal-option-timetable_removed-value-5 = 5
switchsignal-option-timetable_removed-value-6 = 6
switchsignal-option-timetable_removed-value-7 = 7
switchsignal-option-timetable_removed-value-8 = 8
switchsignal-option-timetable_removed-value-9 = 9
switchsignal-option-timetable_removed-value-10 = 10
switchsignal-option-timetable_removed-value-11 = 11
switchsignal-option-timetable_removed-value-12 = 12
switchsignal-option-timetable_removed-value-13 = 13
switchsignal-option-timetable_removed-value-14 = 14
switchsignal-option-timetable_removed-value-15 = 15
switchsignal-option-timetable_removed-value-16 = 16
switchsignal-option-timetable_removed-value-17 = 17
switchsignal-option-time_tokens = Time tokens
switchsignal-option-time_tokens-value-7 = 7
switchsignal-option-time_tokens-value-8 = 8
switchsignal-option-time_tokens-value-9 = 9
switchsignal-option-time_tokens-value-10 = 10
switchsignal-option-goods_to_win = Goods to deliver
switchsignal-option-goods_to_win-value-8 = 8
switchsignal-option-goods_to_win-value-10 = 10 (harder)
switchsignal-option-start_numbers = Numbers of the starts
switchsignal-option-start_numbers-value-printed = as printed
switchsignal-option-start_numbers-value-shuffled = location tokens, shuffled
switchsignal-option-deployment = Deployment
switchsignal-option-deployment-value-dice = two dice
switchsignal-option-deployment-value-tokens = location tokens from a stack
switchsignal-option-start_player = First player
switchsignal-option-start_player-value-random = at random
switchsignal-option-start_player-value-0 = seat 1
switchsignal-option-start_player-value-1 = seat 2
switchsignal-option-start_player-value-2 = seat 3
switchsignal-option-start_player-value-3 = seat 4
switchsignal-option-occupied_start = Moving towards an occupied start
switchsignal-option-occupied_start-value-head_on = a head-on
switchsignal-option-occupied_start-value-start = as reaching the start
switchsignal-option-controller_scope = The Traffic controller holds a train
switchsignal-option-controller_scope-value-turn = for the whole turn
switchsignal-option-controller_scope-value-card = for the card only
switchsignal-option-loaded_through_port = Loaded trains may run through a port that needs their good
switchsignal-option-loaded_through_port-value-no = no
switchsignal-option-loaded_through_port-value-yes = yes
switchsignal-option-open_hands = Everybody sees all hands
switchsignal-option-open_hands-value-no = no
switchsignal-option-open_hands-value-yes = yes
switchsignal-option-full_hand = Who would pass ten cards
switchsignal-option-full_hand-value-to_ten = draws up to ten
switchsignal-option-full_hand-value-choice = may draw fewer, or none
preset-north_america = North America
preset-free_layout = Free layout
preset-easier = Easier
preset-harder = Harder

## A board of one's own: what the check finds ($field is the place in the file)

problem-network-id = { $field }: “{ $word }” may hold only letters, digits, - and _.
problem-network-twice = { $field }: the id { $word } is used twice.
problem-network-elsewhere = { $field }: the id { $word } is used on the other board too ({ $board }).
problem-network-far = { $field } is { $value }, but at most { $most } is possible.
problem-network-end = { $field }: there is no place { $place }.
problem-network-loop = { $field }: the line begins and ends at { $place }.
problem-network-signal = { $field }: { $value } is said twice or lies beyond the length { $length }.
problem-network-signal-city = { $field }: { $value } lies at the city { $place }, which has its signal already.
problem-network-branches = { $field }: the lines that end at { $place } are { $needed }.
problem-network-alone = { $field }: no line ends at { $place }.
problem-network-ways = { $field }: { $place } says { $ways } ways and has { $given } branches; 3 or 4 are possible.
problem-network-start = { $field }: a start has exactly one line, { $place } has { $given }.
problem-network-number = { $field } is { $value }; every number from 2 to 12 is used once.
problem-network-no-start = { $field }: no start has the number { $number }.
problem-network-covered = { $field }: at { $place } exactly { $needed } of its branches must be covered.
problem-network-natural = { $field }: “{ $pair }” is no pair of branches of { $place }.
problem-network-marker = { $field }: { $signal } is no signal field, or is said twice.
problem-network-city-marker = { $field }: { $place } needs exactly one marker and has { $given }.
problem-network-track-markers = { $field }: { $given } markers lie on the track, but { $needed } must.
problem-network-good = { $field }: exactly one trading city must supply { $good }, not { $given }.
problem-network-ports = { $field }: there must be one port or two, not { $given }.
problem-network-reach = { $field }: no way leads from { $place } to { $target }.
