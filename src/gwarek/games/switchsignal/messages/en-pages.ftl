### On the home page and wherever the game is named

shell-title-switchsignal = Switch & Signal
pages-tagline-switchsignal = Together against the timetable
preset-what-switchsignal-by_the_rulebook = The first game of the box: Central Europe, the given layout.
preset-what-switchsignal-north_america = The other side of the board, after a few games.
preset-what-switchsignal-free_layout = You lay out switches and signals yourselves.
preset-what-switchsignal-easier = More time and one more signal.
preset-what-switchsignal-harder = Fewer turns and ten goods.
