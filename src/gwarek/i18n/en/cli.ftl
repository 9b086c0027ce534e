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

## gwarek learn

cli-learn-sound = The course is sound: every lesson, plate and concept was played, and every text is there.
cli-learn-none = No game has lessons yet.
cli-learn-lessons = { $done } of { $of } lessons
cli-learn-minutes = { $minutes } min
cli-learn-step = step { $step } of { $of }
cli-learn-enter = Enter: on
cli-learn-on = Enter: lesson { $number }, { $title }; quit: leave
cli-learn-lay = Enter plays it.
cli-learn-learnt = Lesson learnt. What you know now:
cli-learn-left = It goes on where you left it: { $command }
cli-learn-all = That was the last lesson. Now play: { $command }
cli-learn-waits = The others do not go on from here. undo takes it back, again begins the step anew.
cli-learn-not-yet = Not yet: the goal comes first.
cli-learn-answer = Type a number from 1 to { $most }.
cli-learn-steps = The lesson has steps 1 to { $most }.
cli-learn-why = Add words of a line, such as a place or a piece: why it cannot be part of one.
cli-learn-region-hand = your hand
cli-learn-region-mat = your own pieces
cli-learn-region-log = the log
cli-learn-region-prompt = the line that says what is asked
cli-learn-region-seats = the players
cli-learn-region-market = the market
cli-learn-region-board = the board
cli-learn-help =
    Type a number from the list, a whole line, or the beginning of one (the first letters of its words are enough).
    hint       a hint; again: a stronger one
    show       lay the line out; Enter plays it
    undo       take your last decision back
    ?words     why these words cannot be part of a line now (or: why words)
    again      the step from its beginning
    step N     go to another step
    board      draw the table again
    lines      list the legal lines again
    rules ID   a rule by its number
    quit       leave; the lesson goes on where it was
cli-learn-ask = Ask: type ? and the words of what you want, such as a piece and a place.

## gwarek aid

cli-aid-written = Written: { $file }
