### On the home page and wherever the game is named

shell-title-lancashire = Brass: Lancashire
pages-tagline-lancashire = Cotton, ports and the first railways
preset-what-lancashire-by_the_rulebook = The first edition to the letter; for those who own that box.
preset-what-lancashire-as_commonly_played = The first edition as most tables play it.
preset-what-lancashire-roxley_2018 = Rules of the 2018 edition with the deck and the rounds of the first. Left out: the cards and tiles that edition removes, and its 10, 9 or 8 rounds with 2, 3 or 4 players.
