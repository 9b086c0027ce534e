### The sheet for people at a real board, and what chance is asked for

switchsignal-sheet-part-end = End of the game
switchsignal-sheet-group-goods = Goods stored in { $place }
switchsignal-sheet-group-left = What is left
switchsignal-sheet-good = { $good }
switchsignal-sheet-turns = Timetable cards in the deck
switchsignal-sheet-clock = Time tokens on the clock
switchsignal-sheet-time-out = Lost: a card was due for time, and the deck was empty
switchsignal-sheet-fault-port = The port takes no more of this colour.
switchsignal-sheet-fault-won = All goods are delivered: the team has won.
switchsignal-sheet-fault-time = Time runs out only when no card is left, but { $n } are typed in.

switchsignal-draw-numbers = Numbers of the starts, as the tokens lie
switchsignal-draw-start = Who begins?
switchsignal-draw-deal = Action cards dealt
switchsignal-draw-card = Which timetable card is turned over?
switchsignal-draw-dice = The two deployment dice
switchsignal-draw-tokens = Location tokens turned up
switchsignal-draw-token = Which location token is turned up?
switchsignal-draw-die = The movement die
switchsignal-draw-draw = Action cards drawn
