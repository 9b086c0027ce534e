### Beside the real board: whose turn, clock, score sheet, rules, and a game that goes along

beside-title = Beside the real board
beside-lead = For people at a real table: whose turn it is, a clock, a score sheet that the rules themselves check, the rules with search. It is all kept in this browser.
beside-not-kept = This browser keeps nothing: what you type in lasts until the page is closed.

## Setting up

beside-people = At the table
beside-how-many = Number of people
beside-person = Player { $n }
beside-name-of = Name of player { $n }
beside-colour-of = Colour of player { $n }
beside-clockwise = Clockwise round the table.
beside-clock = Clock
beside-clock-none = none
beside-clock-up = counts up
beside-clock-down = counts down
beside-minutes = Minutes for each
beside-seconds = Seconds added for every turn
beside-options = Rules and options you play by
beside-start = Begin
beside-end = End
beside-end-sure = End this game? The sheet and the clock are thrown away.
beside-end-yes = Throw away
beside-end-no = Play on

## The screen

beside-awake = Screen stays on
beside-awake-on = The screen stays on.
beside-awake-refused = The browser does not keep the screen on now
beside-awake-none = This browser cannot keep the screen on; the clock goes on all the same.

## Turns and clock

beside-tab-turn = Turn
beside-tab-sheet = Score
beside-tab-rules = Rules
beside-tab-along = Play along
beside-turn = Whose turn
beside-turn-of = { $name } to play, number { $n } in order
beside-count-back = One back
beside-count-on = One on
beside-time-of = Time of { $name }
beside-earlier = { $name } one place earlier
beside-back = Back to the player before
beside-pause = Pause
beside-run = Clock on
beside-next = Next
beside-order-by-rule = New turn order by the rules
beside-order-set = Set the order
beside-order-now = Turn order: { $names }

## The score sheet

beside-sheet = Score sheet
beside-scoring = Scoring
beside-whose = Whose column
beside-one-more = { $what }: one more ({ $n })
beside-one-less = { $what }: one less ({ $n })
beside-fault-most = { $n } typed in; at most { $most }.
beside-fault-least = { $n } typed in; at least { $least }.
beside-fault-together = { $n } in all; there can be { $most }.
beside-fault-sum = { $n } in all; there can be { $most }.
beside-fault-piece = It is counted in another scoring already.
beside-fault-twice = Somebody else has { $n } as well.
beside-so-far = So far
beside-result = Result
beside-team = Team
beside-won = Won.
beside-lost = Lost.
beside-winner = { $count ->
    [one] { $names } wins.
   *[other] { $names } win together.
}
beside-total = Total
beside-place = Place
beside-share = Share
beside-print = Print
beside-copied = The result is on the clipboard.
beside-not-shared = It could not be shared.

## Rules

beside-rules = Rules
beside-easily-forgotten = Easily overlooked
beside-all-rules = All rules
beside-nothing-found = Nothing found.

## A game that goes along

beside-along = Play along
beside-along-lead = Say what you do and what your dice and cards show; you are told what happens on the board, with the reason. Or let chance be drawn here.
beside-along-before = What happened before ({ $count })
beside-along-now = On the board now
beside-along-back = Take back the last entry
beside-along-anew = Another game
beside-choose = Choose
beside-do-it = { $what }
beside-what-came = What came out
beside-slot = Place { $n }
beside-so-it-lies = So it lies on the table
beside-draw = Draw for me
