### The table's frame, the top bar and the settings

## Top bar and menu

shell-home = To the first page
shell-rules = Rules
shell-what-if = What if…
shell-what-if-hint = Try it on a table of your own, from this position
shell-sandbox = What if…
shell-back-to-game = Back to the game
shell-back-to-game-hint = Back to the game this try was taken from; nothing changed there
shell-chat = Chat
shell-menu = Menu
shell-settings = Settings
shell-light = Light colours
shell-dark = Dark colours
shell-other-language = Polski
shell-leave = Leave the table (your seat is kept)
shell-record = Save the record
shell-copy-watch = Copy the link to watch
shell-copied = Copied
shell-close = Close
shell-reconstructed = Some facts of this game’s material are reconstructed, not printed.
shell-reconstructed-which = Which ones
shell-lost = There is nothing at this address.
shell-table-lost = This table cannot be opened.
shell-laying = The table is being laid…
shell-waiting-room = Waiting for players.
shell-plain-choose = Choose word by word
shell-plain-own = Your seat
shell-plain-nothing = The game says nothing of this seat by itself.
shell-yes = yes

## Seats

shell-you = You
shell-chance = chance
shell-then = { $first }, then { $next }
shell-free-seat = free seat
shell-bot = bot
shell-thinks = thinks…
shell-away = away
shell-to-act = to act
shell-tab-seats = Seats

## Regions, for the screen reader

shell-region-board = Board
shell-region-own = Your things
shell-region-seats = Players
shell-region-log = What has happened
shell-region-prompt = What is asked

## The prompt line

shell-choose = Choose on the board
shell-waiting-for = { $count ->
    [one] { $names } is choosing
   *[other] { $names } are choosing
}
shell-chance-acts = The draw is being made
shell-over = The game is over
shell-show-result = Show the result
shell-your-turn = Your turn
shell-offline = There is no connection.
shell-offline-kept = Offline. Your choice is kept
shell-retry = Try again
shell-refused = The table did not accept that
shell-refused-stale = The table has changed meanwhile; look again
shell-refused-illegal = The rules do not allow that
shell-refused-not-yours = This is not your decision
shell-refused-over = The game is over
shell-refused-unclear = The table did not understand that
shell-refused-waiting = The table still waits for players
shell-refused-undo = This cannot be taken back
shell-refused-practice = This is not a practice table: what was drawn or shown stays as it is
shell-refused-alone = There is no fellow player to propose this to
shell-refused-hints-off = No hints are given at this table
shell-refused-no-hint = There is no hint this time; ask again
shell-refused-too-many = Too many in a short time; wait a little
shell-refused-busy = The table is busy; nothing has changed. Try again
shell-refused-unreadable = That text has characters nobody can read
shell-refused-teacher = A teacher sits only where one person plays with bots.
shell-refused-no-teacher = There is no teacher at this table.
shell-refused-nameless = Enter your name first
shell-looking-at = Looking at entry { $n }.
shell-back-to-now = Back to now

## Choosing

shell-choices = Choices
shell-chips = Chosen so far
shell-chip-remove = Take back: { $what }
shell-choose-more = { $count ->
    [one] { $count } way left
   *[other] { $count } ways left
}
shell-can-be-chosen = can be chosen
shell-chosen = chosen
shell-confirm = Confirm
shell-undo = Undo
shell-undo-list = Undo…
shell-undo-named = Take back: { $what }
shell-undo-a-step = a step
shell-undo-a-draw = a draw that only its player sees
shell-undo-hint = Hold, or press with Shift, to start your turn again
shell-undo-title = { $count ->
    [one] Take back one entry
   *[other] Take back { $count } entries
}{ $others ->
    [0] ?
    [one] , one of them not yours?
   *[other] , { $others } of them not yours?
}
shell-undo-title-theirs = { $count ->
    [one] Take back one entry that is not yours?
   *[other] Take back { $count } entries, none of them yours?
}
shell-undo-at-once = Nothing was drawn or shown since: nobody has to be asked.
shell-undo-theirs = { $name } decided this, and nobody else takes it back. Nothing was drawn or shown since.
shell-undo-practice = A practice table goes back without asking. What is drawn anew is marked in the log and in the record.
shell-undo-asks-first = Others have moved since, or something was drawn or shown: whoever is named below is asked first, and sees this list.
shell-undo-goes = What would be taken back, the newest first
shell-undo-yours = yours
shell-undo-drawn = drawn again
shell-undo-is-asked = { $name } is asked
shell-undo-to = The game goes back to entry { $entry }.
shell-undo-late-note = After five minutes without an answer nothing happens.
shell-undo-keep = Keep everything
shell-undo-do = Take back
shell-undo-ask = Ask: { $names }
shell-undo-as = I am { $name }: take it back
shell-undo-asked = { $count ->
    [one] { $name } asks to take back one entry
   *[other] { $name } asks to take back { $count } entries
}
shell-undo-asked-sub = If you agree, the game goes back; what was drawn since is drawn again and marked so.
shell-undo-asked-here = The question is for { $name }. What was drawn since is drawn again and marked so.
shell-undo-grant = Allow
shell-undo-grant-as = I am { $name }: allow
shell-undo-waits = Asked whether you may take it back: { $names }
shell-undo-refused = There was no consent: everything stays
shell-undo-late = Nobody answered in time: everything stays
shell-redo = Put back what was taken back
shell-curtain-pass = Pass the screen to { $name }
shell-curtain-hidden = What is hidden has been put away.
shell-curtain-board = The board stays open to all.
shell-curtain-open = I am { $name }, open the curtain
shell-curtain-how = Hold for a second, or press { $letter }.
shell-curtain-how-hold = Hold for a second.
shell-curtain-falls = The curtain falls by itself after two minutes without a touch.
shell-curtain-undo = { $name }, not yet? Take back: { $what }
shell-hint = Hint
shell-hint-ask = Ask a bot what it would do
shell-hint-thinking = A bot is thinking about it…
shell-hint-would = { $bot } would play
shell-hint-by = { $name } advises
shell-hint-best = best
shell-hint-even = as good
shell-hint-next = next
shell-hint-behind = { $points } pts
shell-hint-then = then { $steps }
shell-hints-yes = Hints may be asked for at this table.
shell-hints-no = No hints are given at this table.
shell-note-hint = { $seat } took a hint.
shell-note-bot-ended = { $seat } has stopped working: a random move was made, and it is started anew.
shell-note-bot-slow = { $seat } did not answer in time: a random move was made.
shell-note-bot-illegal = { $seat } answered something that cannot be played: a random move was made.
shell-note-bot-gone = { $seat } does not work any more: from now on random moves are made for it.
shell-type-line = Type an action
shell-type-none = Nothing legal begins like this

## Playing together

shell-point = Point
shell-point-hint = Show the others a thing on the board: press this, then the thing; or use the right button, a long press, or the key P
shell-point-where = Press a thing on the board: the others will see it marked
shell-points-at = points at: { $what }
shell-proposes = proposes: { $what }
shell-propose = Propose a move
shell-propose-line = Propose: { $what }
shell-propose-stop = Stop proposing
shell-propose-to = Your proposal to { $name }:
shell-proposal = { $name } proposes:
shell-proposal-yours = You propose:
shell-proposal-accept = Accept
shell-proposal-dismiss = Lay this proposal aside
shell-proposal-withdraw = Take back

## Why not

shell-sure = { $what }?
shell-why-title = Not now: { $what }
shell-why-waiting = { $count ->
    [one] It is { $names }’s turn.
   *[other] { $names } have to choose first.
}
shell-why-legal = You can choose this now.
shell-why-unknown = It is no part of any action you can take now.
shell-why-rule = Rule { $rule } does not allow it.
shell-why-read = read the rule
shell-why-more = and { $count } more

## Log, chat, replay

shell-log = Log
shell-log-filter = What the log shows
shell-log-all = all
shell-log-mine = only mine
shell-log-chat = chat
shell-log-since = since your last visit
shell-log-again = drawn again
shell-log-took-back = { $count ->
    [one] { $seat } took back: { $what }
   *[other] { $seat } took back { $count } entries, from: { $what }
}
shell-log-put-back = { $count ->
    [one] { $seat } put back: { $what }
   *[other] { $seat } put back { $count } entries, from: { $what }
}
shell-log-empty = Nothing has happened yet
shell-chat-empty = Nobody has said anything.
shell-devices = Continue on another device…
shell-devices-text = Your seat belongs to this browser. A link lets you continue on another device of yours: it works once, for seven days, and opens your hand, so send it to nobody else.
shell-devices-new = Make a link
shell-devices-copy = Copy
shell-devices-made = Made { $time }
shell-devices-used = used { $time }; that device plays your seat too
shell-devices-unused = not used yet; works until { $time }
shell-devices-old = expired, never used
shell-devices-end = Cancel the link
shell-devices-end-device = Disconnect this device
shell-device-door = Continue on this device?
shell-device-door-text = This link lets you play your seat here too. It works once.
shell-device-door-go = Play here
shell-watching = You are watching: you cannot move anything here
shell-watching-text = Hands stay closed until the end. What watchers say to each other, the players read only after the game.
shell-watching-over = The game is over; you can look through it entry by entry.
shell-watching-word = watching
shell-watching-try = Try it yourself
shell-chat-say-watchers = Say something to the watchers; the players read it after the game
shell-chat-unread = { $count ->
    [one] Chat, { $count } new message
   *[other] Chat, { $count } new messages
}
shell-name-title = Who are you?
shell-name-text = The table needs a name for this. No account, no password: just what the others should call you.
shell-name-label = Your name
shell-name-go = Go on
shell-not-now = Not now
shell-chat-say = Say something
shell-chat-send = Send
shell-replay = Replay
shell-replay-first = To the beginning
shell-replay-back = One entry back
shell-replay-on = One entry on
shell-replay-now = To the present
shell-replay-entry = Entry
shell-entry = entry { $n }

## Zoom

shell-zoom = Zoom
shell-zoom-in = Larger
shell-zoom-out = Smaller
shell-zoom-fit = The whole board
shell-zoom-frame = To what can be chosen

## Keys

shell-keys = Keys
shell-key-arrows = to the nearest thing you may choose
shell-key-shift-arrows = to the nearest thing of any kind
shell-key-enter = choose; confirm
shell-key-backspace = undo; with Shift, start the turn again
shell-key-undo-list = undo, with the list of what goes
shell-key-redo = put back what was taken back
shell-key-escape = close; take everything back
shell-key-numbers = card or order in your hand
shell-key-why = why not
shell-key-hint = ask a bot for a hint
shell-key-type = type the action
shell-key-replay = replay: back, on, beginning, present
shell-key-zoom = zoom; the whole board
shell-key-regions = your things, the other players, the log
shell-key-letter = to what the teacher’s letter points at
shell-key-teacher = the teacher’s row: understood, unfold
shell-key-point = show the others the thing you are on (games played together)

## Settings

settings-confirm = Confirm
settings-confirm-always = always
settings-confirm-final = what cannot be undone
settings-sound = Sound
settings-on = on
settings-off = off

## Scoring

shell-scoring-next = Next: { $row }
shell-scoring-sum = Next: the total
shell-scoring-skip = To the total
shell-scoring-on = Go on
shell-scoring-left = goes on by itself in { $seconds } s
shell-scoring-kept = Kept in the log as “{ $what }”; opens again at any time.
shell-scoring-points = Points so far
shell-scoring-tie = tie for first
shell-scoring-total-points = { $points ->
    [none] All is counted.
   *[other] All is counted. Points so far: { $points }.
}
shell-scoring-total-pounds = { $points ->
    [none] All is counted.
   *[other] All is counted. Pounds in hand: { $points }.
}
