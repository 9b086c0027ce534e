### The facts of the box, as players read them

facts-table-birmingham-constants = Numbers of the game
facts-table-birmingham-supply = What is in the box
facts-table-birmingham-setup-players = Set-up for { $players } players
facts-table-birmingham-towns = Towns and their spaces
facts-table-birmingham-farms = Farm breweries
facts-table-birmingham-merchants = Merchant towns
facts-table-birmingham-links = Lines of the map
facts-table-birmingham-merchant_tiles = Merchant tiles
facts-table-birmingham-cards-location = Location cards
facts-table-birmingham-cards-industry = Industry cards
facts-table-birmingham-cards-wild-in_box = Wild cards in the box
facts-table-birmingham-tiles = Industry tiles
facts-table-birmingham-markets-coal = Coal market
facts-table-birmingham-markets-iron = Iron market
facts-table-birmingham-income_track-segments = Income track
facts-table-birmingham-variants-introductory = Introductory game
facts-field-birmingham-cards-wild-in_box-industry = Wild industries
