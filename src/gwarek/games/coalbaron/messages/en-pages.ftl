### On the home page and wherever the game is named

shell-title-coalbaron = Coal Baron
pages-tagline-coalbaron = One shaft, four seams, three shifts
preset-what-coalbaron-by_the_rulebook = The rulebook of the box to the letter; for those who own it.
preset-what-coalbaron-as_commonly_played = Storing and swapping coal more freely, as most tables play.
