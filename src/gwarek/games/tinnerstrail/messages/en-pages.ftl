### On the home page and wherever the game is named

shell-title-tinnerstrail = Tinners’ Trail
pages-tagline-tinnerstrail = Tin, copper and water in Cornwall
pages-solo-tinnerstrail = Alone against Lord Wallace
preset-arsenic_wallace = Alone with Arsenic, as recommended
preset-emigration_wallace = Alone with Emigration, as recommended
preset-hard_wallace = A hard Lord Wallace
preset-what-tinnerstrail-by_the_rulebook = The base game of the rulebook; for those who own that box.
preset-what-tinnerstrail-with_expansions = With Arsenic, Emigration and the Kickstarter pack.
preset-what-tinnerstrail-arsenic_wallace = Alone with Arsenic: better mines and deep pockets for Lord Wallace.
preset-what-tinnerstrail-emigration_wallace = Alone with Emigration: better mines and one mine more for Lord Wallace.
preset-what-tinnerstrail-hard_wallace = Alone, against a harder opponent.
