### The facts of the box, as players read them

facts-table-coalbaron-totals = What is in the box
facts-table-coalbaron-setup = Set-up
facts-table-coalbaron-setup-players = Set-up for { $players } players
facts-table-coalbaron-coal = Coal and its levels
facts-table-coalbaron-tunnel_tile = Tunnel tiles
facts-table-coalbaron-order_card = Order cards
facts-table-coalbaron-space = Work spaces
facts-table-coalbaron-clock_category = Categories of the shift clock
facts-table-coalbaron-final_scoring = Final scoring
facts-field-coalbaron-cost = Cost (marks)
facts-field-coalbaron-coal_cubes = Coal cubes
facts-field-coalbaron-cubes = Cubes
facts-field-coalbaron-counts = What counts
facts-word-coalbaron-money = money
