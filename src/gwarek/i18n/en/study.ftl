### `gwarek study`: what records say, in the terminal and in the report

## Report

study-report = { $game }: a study of { $games ->
    [one] { $games } game
   *[other] { $games } games
}
study-intro = Every record was replayed by the rules, and only finished games are counted. A rate has its 95% interval in brackets (Wilson); ± is one standard deviation of single values. Games that share a deal (rotated seats, an arena’s cycles) are not independent: the intervals are then a little too narrow.
study-contents = Contents
study-left-out = Records left out
study-passed-over = { $count ->
    [one] { $count } record of another game or table was passed over.
   *[other] { $count } records of other games or tables were passed over.
}
study-left-out-count = { $count ->
    [one] { $count } record does not hold and is left out:
   *[other] { $count } records do not hold and are left out:
}
study-chart-of = Chart: { $title }. The table beside it has the numbers.
study-made = Made by gwarek { $version }: gwarek study { $slug }
study-table-of = { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}
study-written = Written: { $file }

## Questions

study-title-wins = Victories by seat
study-title-endings = How games ended
study-title-players = Players
study-title-scores = Distribution of scores
study-title-sources = Points by source
study-title-openings = Openings and how they fare
study-title-kinds = Kinds of decisions
study-title-length = Length of a game
study-title-options = Use of options
study-title-option-sets = Sets of options
study-title-seat-options = Victories by seat under each option

study-note-wins = A shared victory is divided among its winners.
study-note-endings = What decided, the winner’s points, and how far behind the second was.
study-note-endings-team = All win together, or nobody does.
study-note-players = By the names in the records; bots by theirs.
study-note-players-team = A team is called by the names of its members.
study-note-scores = Every player’s final points; winners and the others apart. A quarter of the scores is at or below “25%”, three quarters at or below “75%”.
study-note-scores-team = The team’s points: goods, and for a victory what was left. A quarter of the scores is at or below “25%”, three quarters at or below “75%”.
study-note-sources = Mean points of a player, and their part of the mean score. A source that a game does not have counts as 0; “Games” says how many had it.
study-note-sources-team = Means of a team. A source that a game does not have counts as 0; “Games” says how many had it.
study-note-openings = { $depth ->
    [one] The first line of each player that was a choice (lines without an alternative do not count).
   *[other] The first { $depth } lines of each player that were choices (lines without an alternative do not count).
} “Against the mean”: points more or less than the mean of all.
study-note-openings-team = { $depth ->
    [one] The first line of the game that was a choice (lines without an alternative do not count).
   *[other] The first { $depth } lines of the game that were choices (lines without an alternative do not count).
} “Against the mean”: points more or less than the mean of all.
study-note-kinds = By the first word of the line: how many of them a player makes in a game.
study-note-kinds-team = By the first word of the line: how many of them a team makes in a game.
study-note-length = A turn: decisions of one player in a row. Rounds are counted as the game counts them (rounds, shifts, turns of a timetable). Draws: what chance decided.
study-note-options = Options that were not always at their default.
study-note-option-sets = Games with the same choice of all options; what differs from the default is named.
study-note-seat-options = Does an option favour a seat?

## Columns

study-column-seat = Seat
study-column-games = Games
study-column-wins = Won
study-column-score = Score
study-column-score-won = Score of winners
study-column-best = Winner’s score
study-column-margin = Ahead by
study-column-median = Median
study-column-mean = Mean
study-column-sd = SD
study-column-min = Least
study-column-lower = 25%
study-column-upper = 75%
study-column-max = Most
study-column-reason = Ending
study-column-share = Share
study-column-player = Player
study-column-group = Whose
study-column-scores = Scores
study-column-source = Points for
study-column-part = Part
study-column-opening = Opening
study-column-chosen = Chosen
study-column-ahead = Against the mean
study-column-word = First word
study-column-measure = Counted
study-column-option = Option
study-column-value = Value
study-column-decisions = Decisions
study-column-set = Options

study-group-all = All
study-group-won = Winners
study-group-lost = Others
study-group-team-all = All
study-group-team-won = Won
study-group-team-lost = Lost
study-won-in-all = Won in all
study-default-options = as by default
study-others = { $count ->
    [one] { $count } other
   *[other] { $count } others
}
study-measure-decisions = Decisions
study-measure-turns = Turns
study-measure-rounds = Rounds
study-measure-draws = Draws of chance
study-measure-choices = Legal lines at a decision

## Axes

study-axis-score = points
study-axis-games = games
study-axis-scores = scores
study-axis-share = share of victories
study-axis-share-games = share of games
study-axis-mean = mean points
study-axis-decisions = decisions in a game
study-fair = even share
