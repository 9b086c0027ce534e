### The facts of the box, as players read them

facts-table-lancashire-supply = What is in the box
facts-table-lancashire-per_player = Each player
facts-table-lancashire-setup-players = Set-up for { $players } players
facts-table-lancashire-turn = A turn
facts-table-lancashire-costs = Cost of links
facts-table-lancashire-loans = Loans
facts-table-lancashire-debts = Debts
facts-table-lancashire-scoring = Scoring
facts-table-lancashire-two_players = Game for two
facts-table-lancashire-two_players-region_card_cuts = Game for two: region cards left out
facts-table-lancashire-two_players-industry_card_cuts = Game for two: industry cards left out
facts-table-lancashire-introductory = Introductory game
facts-table-lancashire-tile = Industry tiles
facts-table-lancashire-market-coal = Demand for coal
facts-table-lancashire-market-iron = Demand for iron
facts-table-lancashire-distant_market = Distant market
facts-table-lancashire-region = Regions and their spaces
facts-table-lancashire-link = Routes of the map
facts-table-lancashire-cards-region = Region cards
facts-table-lancashire-cards-industry = Industry cards
facts-field-lancashire-costs-canal = A canal (£)
facts-field-lancashire-coins = Coins and gold circles
facts-field-lancashire-spaces = Spaces
facts-field-lancashire-cost = Cost (£)
