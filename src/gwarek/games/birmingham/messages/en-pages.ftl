### On the home page and wherever the game is named

shell-title-birmingham = Brass: Birmingham
pages-tagline-birmingham = Canals, beer and the Black Country
preset-what-birmingham-by_the_rulebook = The text of the rulebook to the letter.
preset-what-birmingham-as_published = As printed on the board and in the box; for those who own it.
preset-what-birmingham-introductory = The canal era alone: a short first game.
