### The facts of the box, as players read them

facts-table-switchsignal-counts = What is in the box
facts-table-switchsignal-trains = Trains and their dice
facts-table-switchsignal-deployment_dice = Deployment dice
facts-table-switchsignal-action_cards = Action cards
facts-table-switchsignal-timetable-card = Timetable cards
facts-table-switchsignal-setup = Set-up
facts-table-switchsignal-penalties = Time tokens lost
facts-table-switchsignal-costs = Cost of actions (cards)
facts-table-switchsignal-variant-ten_goods = With ten goods
facts-table-switchsignal-helper = Helpers
facts-table-switchsignal-board-line = { $board }: lines
facts-table-switchsignal-board-city = { $board }: cities
facts-table-switchsignal-board-start = { $board }: starts
facts-table-switchsignal-board-junction = { $board }: junctions
facts-word-switchsignal-port = port
facts-word-switchsignal-black = black
facts-word-switchsignal-grey = grey
facts-word-switchsignal-yellow = yellow
