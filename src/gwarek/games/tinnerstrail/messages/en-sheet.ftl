### The score sheet for people at a real board, and what chance is asked for

tinnerstrail-sheet-part-round-1 = Round 1
tinnerstrail-sheet-part-round-2 = Round 2
tinnerstrail-sheet-part-round-3 = Round 3
tinnerstrail-sheet-part-round-4 = Round 4
tinnerstrail-sheet-group-investing = Investing
tinnerstrail-sheet-row = Row on the investment track (1 is the top)
tinnerstrail-sheet-tens = Times £10 invested
tinnerstrail-sheet-fives = Times £5 invested
tinnerstrail-sheet-money = All money after selling (£)
tinnerstrail-sheet-ore = Ore left in own mines (breaks ties)
tinnerstrail-sheet-sierra = Emigrant in Sierra Madre ({ $n } points)
tinnerstrail-sheet-by-row = Row on the investment track: the same order holds in the next round.
tinnerstrail-sheet-fault-row = Who invests has a row on the investment track.

tinnerstrail-draw-order = The order of the work markers
tinnerstrail-draw-open = Tiles turned up at setup: area and tile
tinnerstrail-draw-deal = Survey maps dealt
tinnerstrail-draw-back = Which back has the next map of his deck?
tinnerstrail-draw-tin = Dice for the price of tin
tinnerstrail-draw-copper = Dice for the price of copper
tinnerstrail-draw-look = Which tile is it you look at?
tinnerstrail-draw-reveal = Which tile is turned up?
tinnerstrail-draw-top = Which map is turned up?
tinnerstrail-draw-card = Which of his cards is turned up?
tinnerstrail-draw-dice = Dice for his bid
