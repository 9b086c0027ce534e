### What cannot be understood

problem-game-unknown = There is no game “{ $game }”; there are: { $known }.
problem-game-broken = The package of the game “{ $game }” cannot be read: { $why }.
problem-view-long = The view has { $size } bytes as text, and an observation has room for { $most }: the game needs a layout of its own.
problem-seats-number = { $game } is not for { $seats }; players: { $known }.
problem-seat-unknown = There is no seat “{ $word }” here; seats: { $known }.
problem-seat-unclear = Say which seat acts, before the line: { $known }.
problem-option-unknown = There is no option “{ $option }”; there are: { $known }.
problem-option-value = Option { $option } cannot be “{ $value }”; values: { $known }.
problem-option-form = An option is written name=value, not “{ $word }”.
problem-option-pair = In a game string an option is written name:value, not “{ $word }”.
problem-preset-unknown = There is no preset “{ $preset }”; there are: { $known }.
problem-language-unknown = Gwarek does not speak “{ $language }”; languages: { $known }.
problem-chance-impossible = “{ $line }” cannot be drawn here.
problem-word-unknown = The word “{ $word }” is not in the vocabulary.
problem-undo-entry = There is no entry { $entry }; the record has { $length }.
problem-bot-unknown = There is no bot “{ $bot }”; there are: { $known }.
problem-bot-setting = The bot { $bot } has no setting “{ $setting }”, or has it already; settings are written name=number, with “:” between them: { $known }.
problem-bot-setting-value = { $setting } of the bot { $bot } must be a number from { $low } to { $high }, not “{ $value }”.
problem-bots-number = { $bots ->
    [one] { $bots } bot is
   *[other] { $bots } bots are
} named for { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}; name one for each, or one for all.
problem-mode-unknown = There is no mode “{ $mode }”; there are: { $known }.
problem-backend-unknown = There is no backend “{ $backend }”; there are: { $known }.
problem-needs-extra = { $what } needs more packages: install gwarek[{ $extra }].
problem-arena-differs = { $folder } holds another arena: { $field } differs. Take another folder, or the same settings.
problem-games-number = { $games } games cannot be played.
problem-course-lesson = { $game } has no lesson “{ $lesson }”, only: { $known }.
problem-progress-unreadable = { $file } does not hold what was learnt ({ $why }); another file can be named with --progress.
problem-aid-none = { $game } has no player aid.
problem-aid-library = The PDF needs the library fpdf2: pip install fpdf2.
problem-course-none = { $game } has no lessons yet.
problem-course-unfit = { $file }, { $where }: { $why }.
problem-rule-unknown = There is no rule “{ $rule }”.
problem-perft-divide = --divide needs a depth of at least 1.
problem-port-busy = Port { $port } of { $host } cannot be used: { $why }.
problem-server-running = A server already runs on the data in { $folder }: { $address } (process { $pid }). Stop it first, or give this one another --data.
problem-data-unwritable = The data directory { $folder } cannot be used: { $why }.
problem-store-damaged = The database in { $file } is damaged ({ $why }). Nothing was changed; bring back a copy, or begin anew with another --data.
problem-store-newer = The database in { $file } was written by a newer Gwarek. Nothing was changed; install the newer version, or use another --data.
problem-store-locked = The database in { $file } is locked by another program. Nothing was changed; close that program and try again.
problem-store-closed = The database in { $file } cannot be opened: { $why }.
problem-components-form = Components of a server are written game=file, not “{ $word }”.
problem-bot-form = An outside bot of a server is written name=cmd:program, with a name of small letters, digits and hyphens, not “{ $word }”.
problem-bot-twice = There is already a bot called { $bot }.
problem-server-missing = The server is not installed ({ $module } is missing): pip install "gwarek[server]".

problem-line-empty = The line is empty.
problem-line-verb = No line begins with “{ $word }”: “{ $line }”.
problem-line-word = The word “{ $word }” does not fit in “{ $line }”.
problem-line-length = “{ $line }” needs { $needed ->
    [one] { $needed } word
   *[other] { $needed } words
} after the first and has { $given }.
problem-line-number = There is no line { $number }; the list ends at { $most }.

problem-position-key = A position has no clause “{ $word }”; clauses: { $known }.
problem-position-number = In the clause “{ $clause }”, “{ $word }” should be a whole number.
problem-position-count = The clause “{ $clause }” needs { $needed ->
    [one] { $needed } number
   *[other] { $needed } numbers
} and has { $given }.
problem-position-short = The clause “{ $clause }” is too short.
problem-position-seat = In the clause “{ $clause }”, “{ $word }” is no seat of this table; seats: { $known }.
problem-position-word = In the clause “{ $clause }”, the word “{ $word }” is not known.
problem-position-round = Round { $round } has no phase “{ $word }”.
problem-position-start-only = Seats, options and presets (--seats, --option, --preset) go with a new game (start, setup); a position says these things itself.
problem-position-coal = The position has more { $colour } cubes than the { $cubes } in the box.
problem-position-range = In the clause “{ $clause }”, { $word } should be from { $least } to { $most }.
problem-position-too-many = In the clause “{ $clause }” there is one “{ $word }” too many: the box has { $most }.
problem-position-piece = The position has { $piece } { $given ->
    [one] once
   *[other] { $given } times
}; the box has { $most }.
problem-unsound-many = The position contradicts itself: “{ $clause }”: { $given } is more than { $most }.
problem-unsound-count = The position contradicts the box: “{ $clause }”: { $given } instead of { $needed }.
problem-unsound-lacking = The position contradicts itself: “{ $clause }” goes only with “{ $needed }”.
problem-unsound-clash = The position contradicts itself: “{ $clause }” does not go with “{ $other }”.
problem-unsound-stuck = The position contradicts itself: { $seat } is to act and can do nothing.
problem-unsound-stale = The position contradicts itself: “{ $what }” was counted wrongly.
problem-piece-unknown = There is no piece “{ $word }”.
problem-piece-block = The block of “{ $word }” should be a number.

problem-record-components = The record was played with other component facts (mark { $needed }, here { $given }); give its file with --components.
problem-record-game = This is no record: it does not begin with “game:”.
problem-hint-over = The game is over: there is nothing to advise.
problem-hint-chance = Chance is to act here: there is nothing to advise.
problem-hint-not-to-act = { $seat } is not to act here.
problem-record-other-game = This is a record of { $game }, not of { $needed }.
problem-record-seats = The seats of the record cannot be read: “{ $line }”.
problem-record-option = An option of the record is written name=value, not “{ $word }”.
problem-record-line = Row { $row } of the record is no entry: “{ $line }”.
problem-record-number = Row { $row } of the record is numbered { $given } instead of { $needed }.
problem-record-seat = In row { $row } of the record, “{ $word }” is no seat.
problem-record-refused = “{ $line }” is not legal ({ $rules }).
problem-record-unfinished = The game is not finished ({ $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}).
problem-record-start = The record begins from a position of its own, not with a new game.
problem-records-none = Say which records to study (files or folders), or how many games to play first: --games N.
problem-records-empty = No finished game of { $game } was found.
problem-number-small = --{ $name } is 1 or more, not { $number }.
problem-record-undo = The undo in row { $row } of the record leads nowhere: “{ $line }”.

problem-file-missing = There is no file { $file }.
problem-file-text = { $file } is not a text file.
problem-file-unreadable = { $file } cannot be read: { $why }.
problem-save-broken = The saved game is broken at { $where }: { $why }.
problem-file-unwritable = { $file } cannot be written: { $why }.

problem-components-file = The components file { $file } cannot be read: { $why }.
problem-components-toml = The components file { $file } is not valid TOML: { $why }.
problem-components-unknown = Components: there is no field { $field }.
problem-components-kind = Components: { $field } should be { $needed }, not { $given }.
problem-components-row = Components: a row of { $field } lacks its { $name }.
problem-components-number = Components: { $field } is { $value }; a whole number not below { $least } is needed.
problem-components-word = Components: { $field } is { $value }; known: { $known }.
problem-components-total = Components: { $field } is { $given }, but must be { $needed }.
problem-components-twice = Components: { $row } stands twice in { $field }.
problem-components-missing = Components: { $field } is missing.
problem-components-most = Components: { $field } is { $value }, but at most { $most } is possible.
problem-components-large =
    Components: { $field ->
        [none] { "" }
       *[other] { $field }:{ " " }
    }{ $what ->
        [size] the file is too long; at most { $most } bytes are read
        [depth] tables or lists lie too deep within each other; at most { $most } levels are read
        [keys] the table has too many keys; at most { $most } are read
        [items] the list is too long; at most { $most } items are read
        [values] the file says too much; at most { $most } values are read
        [number] the number is too large; at most { $most } is read
       *[other] the text is too long; at most { $most } characters are read
    }.
problem-components-unfit = The game cannot be played with the components file { $file }: { $why }.
problem-components-costly = Reading this components file takes too much time or memory.

problem-rulebook-table = Rule texts: { $place } should be a table.
problem-rulebook-text = Rule texts: { $place } should be text.
problem-rulebook-list = Rule texts: { $place } should be a list.
problem-rulebook-twice = Rule texts: { $rule } stands twice.
problem-rulebook-prefix = Rule texts: { $rule } does not begin with the prefix.
problem-rulebook-rule = Rule texts: { $place } names { $rule }, which does not exist.

problem-sheet-none = The game { $game } brings no score sheet.
problem-sheet-field = The sheet has no field { $field }.
problem-sheet-seats = The sheet has { $needed ->
    [one] one column
   *[other] { $needed } columns
}.
problem-sheet-number = The number in { $field } is too large.
problem-sheet-order = The game { $game } has no rule by which the turn order changes.
problem-along-long = A game has at most { $most } lines.
problem-along-line = The game cannot have gone so: { $line } is against { $rule }.
