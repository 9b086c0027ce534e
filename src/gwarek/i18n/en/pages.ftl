### Pages beside the table: home, new table, waiting room, rules, components, end of the game, settings, lists

## Ways between pages

pages-nav = Pages
pages-nav-play = Play
pages-nav-games = My games
pages-nav-watch = Watch
pages-nav-learn = Learn
pages-your-moves = { $count ->
    [one] your move at { $count } table
   *[other] your move at { $count } tables
}

## Home

pages-headline = Five games of coal, cotton, tin and steam
pages-motto = Alone, with bots, round one screen or with friends far away. Every rule at hand.
pages-in-preparation = in preparation
pages-cooperative = co-operative
pages-minutes = { $minutes } min
pages-unofficial = Unofficial, free software. All art is our own; titles belong to their publishers.
pages-reconstructed-foot = Where a fact of a box is not certain, its page says so; owners can enter the printed values.

pages-set-the-table = Set the table
pages-editor-own-board = Your own board: { $name }
pages-editor-own-board-text = This table alone is played on it; the file is stored with the table.
pages-editor-edit-again = Back to the editor
pages-editor-put-aside = Put it aside
pages-rules = Rules
pages-details = All options
pages-details-changed = { $count ->
    [one] All options, { $count } changed
   *[other] All options, { $count } changed
}
pages-read-rules = Read the rules
pages-where = Where
pages-where-online = Online
pages-where-screen = This screen
pages-open-table = Open the table
pages-open-short = Open
pages-random-order = Seats in random order
pages-free-undo = Practice
pages-free-undo-note = draws and bots’ moves can be undone too; a list says what would go, and what is drawn again is marked
pages-hints = Hints
pages-hints-note = a bot's advice when asked
pages-others-watch = Others may watch

pages-your-move = Your move
pages-turns-of = { $count ->
    [one] { $turns } of { $count } game
   *[other] { $turns } of { $count } games
}
pages-all-games = All { $count } games
pages-open-tables = Open tables
pages-tables-waiting = { $count } waiting
pages-no-open-tables = No tables wait.
pages-open-one = Open one
pages-sit-down = Sit down
pages-sit-at = Sit down at { $title }
pages-play = Play
pages-watch = Watch
pages-look = Look
pages-go-to-table = To the table

pages-standing-waiting = { $free ->
    [one] waiting, { $free } seat free
   *[other] waiting, { $free } seats free
}
pages-standing-waiting-at = { $free ->
    [one] { $host } · { $free } seat free
   *[other] { $host } · { $free } seats free
}
pages-standing-yours = it is your move · entry { $entry }
pages-standing-theirs = to move: { $names } · entry { $entry }
pages-standing-playing = entry { $entry }
pages-standing-over = finished · { $date }
pages-standing-won = you won · { $date }
pages-standing-won-by = won: { $names } · { $date }

## Who sits where

pages-default-name = Player
pages-your-name = Your name
pages-you-small = you
pages-you-host = you, host
pages-host = host
pages-free-seat = Free seat
pages-guest-here = Guest
pages-here-small = at this screen
pages-link-small = whoever has the link
pages-open-small = anybody from the list
pages-seat-kind = Who sits on seat { $number }
pages-name-of-seat = Name on seat { $number }
pages-kind-me = You
pages-kind-here = At this screen
pages-kind-here-short = Guest here
pages-kind-link = Friend by link
pages-kind-link-short = By link
pages-kind-open = Open to anybody
pages-kind-open-short = Anybody
pages-kind-bot = Bot
pages-kind-bot-strength = Bot, { $strength }
pages-sort-person = Person at this screen
pages-sort-friend = Somebody elsewhere
pages-sort-bot = Bot
pages-bot-ciskacz = Ciskacz
pages-bot-sztygar = Sztygar
pages-bot-skarbnik = Skarbnik
pages-rank-ciskacz = apprentice
pages-rank-sztygar = foreman
pages-rank-skarbnik = master
pages-strength-ciskacz = easy
pages-strength-sztygar = steady
pages-strength-skarbnik = strong
pages-strength-outside = outside program
pages-bot-of = bot, { $strength }
pages-company-here = { $count ->
    [one] { $count } guest here
   *[other] { $count } guests here
}
pages-company-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
pages-company-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}

## A new table

pages-new-table = A new table
pages-new-table-note = As you set it last time. Open it at once, or change what you like.
pages-new-table-first = Ready to open at once; change what you like.
pages-choose-game = Choose a game
pages-reconstructed = partly reconstructed
pages-seats = Seats
pages-preset-differs = { $count ->
    [one] { $count } rule differs, marked
   *[other] { $count } rules differ, marked
}
pages-preset-note = { $count ->
    [0] { $preset }
    [one] { $preset }, { $count } change
   *[other] { $preset }, { $count } changes
}
pages-option-back = Put back: { $name }
pages-links-come = { $count ->
    [one] When the table is open you get a link for the free seat.
   *[other] When the table is open you get a link for each of the { $count } free seats.
}
pages-unsure-single = Not every fact of this box is certain
pages-unsure-single-text = Some figures were lost with the rulebook’s pictures and have one public source only. Owners can enter the printed values.
pages-unsure-reconstructed = Part of this box is reconstructed
pages-unsure-reconstructed-text = What no source tells was designed anew, so that every stated rule holds. Owners can enter the printed values.
pages-all-facts = All facts and sources
pages-editor-enter = Enter the printed board
preset-by_the_rulebook = By the rulebook
preset-as_commonly_played = As commonly played
preset-as_published = As published
preset-roxley_2018 = Rule changes of the 2018 edition
preset-introductory = Introductory game
preset-with_expansions = With the expansions

## The waiting room

pages-waiting-room = Waiting room
pages-waiting-for = { $count ->
    [0] The table starts
    [one] Waiting for one person
   *[other] Waiting for { $count } people
}
pages-seat-for-you = There is a seat for you
pages-seated-of = { $seated } of { $seats } seated
pages-seated = seated
pages-seated-away = seated, away
pages-not-yet = not yet
pages-bot-instead = A bot instead
pages-invite = Invite
pages-seats-by-link = { $count ->
    [one] { $count } seat by link
   *[other] { $count } seats by link
}
pages-invite-note = No account needed. Whoever takes a seat with its link first keeps it; the link then lets nobody else in. Links are valid for seven days.
pages-vacate = Free the seat
pages-new-link = New link
pages-invite-only-here = These links work only on this computer. To invite others at home, start the server with “{ $command }” and open Gwarek at this computer’s address in the home network.
pages-invitation = Sit down with me at { $title }
pages-copy = Copy
pages-copied = Copied
pages-copy-link-of = Copy the link of seat { $number }
pages-share = Share
pages-own-rules = Rules of this table
pages-no-changes = nothing changed
pages-undo = Undo
pages-undo-free = practice: draws and discoveries can be undone too
pages-undo-asked = freely to the last thing drawn or shown; further by consent
pages-watch-yes = others may watch
pages-watch-no = nobody may watch
pages-hints-yes = hints allowed
pages-hints-no = no hints
pages-deals = Deals
pages-deals-sealed = fixed and sealed
pages-meanwhile = While you wait
pages-easy-to-forget = Easy to forget
pages-player-aid-and-rules = Player aid and rules
pages-start-with-bots = { $count ->
    [one] Start now, a bot takes the free seat
   *[other] Start now, bots take the free seats
}
pages-starts-itself = The game starts by itself when every seat is taken.

## Rules

pages-rules-of = { $title }, the rules
pages-rules-numbers = { $rules ->
    [one] { $rules } rule
   *[other] { $rules } rules
}, { $readings ->
    [one] { $readings } ruling
   *[other] { $readings } rulings
}, { $examples ->
    [one] { $examples } example
   *[other] { $examples } examples
}. Each has a number, and each number is tested.
pages-components-link = Facts of the box
pages-rules-search = Search the rules
pages-rules-places = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
pages-rules-found-here = found here
pages-rules-show = What is shown
pages-rules-tests = { $count ->
    [one] { $count } test
   *[other] { $count } tests
}
pages-rules-readings = Rulings
pages-rules-examples = Worked examples
pages-rules-option = The table can decide otherwise:
pages-rules-position = The position as text
pages-glossary = Glossary
pages-contents = Contents
pages-player-aid = Player aid
pages-aid-foot = Numbers are those of the rules in Gwarek. Unofficial; the game belongs to its publisher.
pages-player-aid-one-page = Player aid, one page
pages-print = Print the player aid
pages-aid-pdf = The player aid as a PDF, one page

## Components

pages-facts-of = { $title }, facts of the box
pages-facts-text = Everything the program takes from the box, and where it is known from. What is not certain is marked; the printed values can be put in its place with a file of your own.
pages-facts-show = What is shown
pages-facts-all = All
pages-facts-unsure = Not certain ({ $count })
pages-source = Source
pages-source-seed = rulebook
pages-source-cross-checked = sources agree
pages-source-single-source = one source
pages-source-recalled = from memory
pages-source-reconstructed = reconstructed
pages-source-mixed = { $first }; partly { $rest }
pages-source-seed-what = the rulebook says so
pages-source-cross-checked-what = two or more independent sources agree
pages-source-single-source-what = one public source says so
pages-source-recalled-what = known from the published game, no source at hand
pages-source-reconstructed-what = made anew so that every stated rule holds

## End of the game

pages-you-win = You win
pages-you-share-win = You win, together with { $names }
pages-they-win = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
}
pages-nobody-wins = Nobody wins
pages-team = The team
pages-team-won = { $count ->
    [one] Won
   *[other] Won together
}
pages-team-lost = { $count ->
    [one] Lost
   *[other] Lost together
}
pages-result = { $reason }: { $points } to { $next }.
pages-close-sheet = Close and look at the table
pages-places = Places
pages-points-by-source = Points by source
pages-total = Total
pages-tie-break = Tie-break
pages-tie-won = decides
pages-course = Course of the game
pages-course-which = What the chart shows
pages-course-name-points = points
pages-course-name-standing = points
pages-course-name-income = income
pages-course-name-money = money
pages-course-note-points = points counted so far
pages-course-note-standing = with what stands on the board, as if the era ended now
pages-course-note-income = pounds at the end of each round
pages-course-note-money = pounds in hand
pages-course-table = The same as a table
pages-fair = Fair deals
pages-fair-checked = Fair deals, checked
pages-fair-note = The hash was shown before the first card, the seed is shown now.
pages-fair-agrees = Hash before the first card, seed now: they agree.
pages-fair-seed = seed { $seed }
pages-play-again = Play again
pages-replay = Replay
pages-record = Record
pages-what-if = What if…
pages-what-if-from = Try it from entry { $entry } on, at a table of your own

## Lists

pages-games-going = Going on
pages-games-over = Finished
pages-no-games = You sit at no table yet.
pages-count-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
pages-watch-title = Tables you may look at
pages-no-watch = Nobody plays in the open just now.

## Learn

pages-learn-rules = Rules and player aid
pages-learn-facts = Facts of the box
pages-how = How Gwarek works
pages-how-point = Point at the thing itself.
pages-how-point-text = The board is where you act: what you may choose has a green ring, and you can choose in any order. One line always says what is asked of you.
pages-how-why = Nothing is refused in silence.
pages-how-why-text = Point at anything you may not do and you are told why, with the number of the rule and a link to it.
pages-how-see = See it before you pay for it.
pages-how-see-text = Before you confirm, the cost, where every cube comes from and what it brings are on the table.
pages-how-undo = Take it back.
pages-how-undo-text = Undo goes back to the last thing drawn or shown; further back a list says what would go and who is asked, and only practice tables go there without asking. After the game, or during it, any moment can be copied to a table of your own: what if…
pages-how-fair = The deal is sealed.
pages-how-fair-text = The shuffle is fixed before the first card and its hash shown to all. After the game the seed is opened, and anybody can check the record with “gwarek verify”.
pages-keys = Keys at the table
pages-keys-note = the whole game can be played with them
pages-key-letter = the action with this letter
pages-key-tab = to the next part: question, board, your things, players, log

## Settings

pages-settings = Settings
pages-settings-you = You
pages-settings-you-note = no account needed
pages-settings-look = Look
pages-settings-play = Play
pages-colour = Colour
pages-colour-note = yours at every table where it is free
pages-colour-any = any
pages-colour-red = red, circle
pages-colour-blue = blue, square
pages-colour-yellow = yellow, triangle
pages-colour-purple = purple, diamond
pages-colour-white = white, cross
pages-language = Language
pages-theme = Theme
pages-theme-light = Light
pages-theme-dark = Dark
pages-as-system = As the system
pages-text-size = Text size
pages-text-size-note = labels on boards too
pages-engraving = Engraving
pages-engraving-note = hatching of seats and coal
pages-engraving-fine = Fine
pages-engraving-bold = Bold
pages-board = Board
pages-board-note = plain: every choice as words, the table as lists; a few names are English only
pages-board-drawn = Drawn
pages-board-plain = Plain
pages-motion = Motion
pages-motion-full = Full
pages-motion-off = None
pages-confirm = Confirm moves
pages-confirm-note = what can be undone may go at once
pages-confirm-always = Always
pages-confirm-final = Only what cannot be undone
pages-scoring = Scoring
pages-scoring-note = when a shift, an era or a round is counted; the log keeps it in any case
pages-scoring-steps = step by step
pages-scoring-total = only the total
pages-scoring-none = none
pages-sound = Sound
pages-sound-note = short and dry; a bell for your turn
pages-on = On
pages-off = Off

## Loading, failing, losing the way

pages-loading = Loading
pages-failure = Something went wrong here.
pages-failure-still = The other pages and tables go on working.
pages-retry = Try again
pages-copy-details = Copy details
pages-lost = The signal is at stop
pages-lost-text = No line leads to this address. Perhaps a letter is missing, or the table was cleared away.
pages-lost-home = Back to the games

pages-alone-title = Gwarek without a server
pages-alone-text = Everything is in this page: the five games, bots, lessons, people round this one screen. Nothing leaves your device, and your games are kept on it.
pages-alone-games = { $count ->
    [0] No game is kept here yet.
    [one] One game is kept here.
   *[other] { $count } games are kept here.
}
pages-engine-coming = The engine is on its way
pages-engine-failed = The engine did not start. Load the page again; a browser of the last two years is needed.
pages-engine-elsewhere = Gwarek is open in another window. Close it there to play here.
pages-engine-understood = Understood
pages-save-broken = { $count ->
    [one] One saved game cannot be read. The others are all here.
   *[other] { $count } saved games cannot be read. The others are all here.
}
pages-keeping = Your games
pages-keeping-note = They are kept on this device.
pages-keep-file = Save all games to a file
pages-take-file = Read games from a file
pages-taken-in = { $count ->
    [0] No game was new.
    [one] One game was read.
   *[other] { $count } games were read.
}
pages-unkept = This browser keeps nothing: games last until the page is closed.

error-unknown = The server answered with { $status }.
error-request-bad = The server did not understand the request.
error-unknown-lesson = There is no such lesson.
error-closed-lesson = This lesson is no longer open. Begin it again, and play on from there.
error-course-none = There are no lessons for this game.
error-teacher-bad = A teacher sits only where you alone play with bots.
error-table-unknown = There is no such table.
error-table-waiting = The table still waits for players.
error-not-your-seat = This seat is not yours.
error-not-host = Only the one who opened the table may do that.
error-seat-taken = Somebody else has this seat.
error-seats-bad = These seats do not fit the game.
error-name-bad = A name has 1 to 24 characters.
error-game-unknown = This server does not have that game.
error-components-bad = These component facts cannot be played with: { $field ->
    [none] the file cannot be read
   *[other] { $field }
}.
error-option-bad = One of the options does not fit the game.
error-record-not-yet = The record can be saved when the game is over.
error-not-found = There is nothing at this address.
error-curtain-down = The curtain is down: first the next person takes the screen.
error-entry-unknown = The game has no such entry.
error-request-long = That is too long.
error-origin-bad = This page may not speak to the server.
error-too-many = Too much at once. Try again in a while.
error-internal = The server made a mistake.
error-busy = The server is overloaded. Nothing has changed; try again in a moment.
error-link-used = This link has been used: somebody has taken the seat with it, and it lets nobody else in.
error-link-expired = This link has expired. Links are valid for seven days; ask for a new one.
error-link-wrong = This link is wrong: no seat of this table has it. Perhaps a letter is missing.
error-links-many = There are already { $most } links to other devices; cancel one of them first.

pages-beside = Beside the real board
pages-beside-text = Whose turn, clock, score sheet and rules for a game on a real table.
