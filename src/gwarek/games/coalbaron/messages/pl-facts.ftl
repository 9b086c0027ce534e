### Dane z pudełka, tak jak czytają je gracze

facts-table-coalbaron-totals = Zawartość pudełka
facts-table-coalbaron-setup = Przygotowanie
facts-table-coalbaron-setup-players = Przygotowanie dla { $players } graczy
facts-table-coalbaron-coal = Węgiel i jego poziomy
facts-table-coalbaron-tunnel_tile = Żetony chodników
facts-table-coalbaron-order_card = Karty zamówień
facts-table-coalbaron-space = Miejsca pracy
facts-table-coalbaron-clock_category = Kategorie zegara szycht
facts-table-coalbaron-final_scoring = Końcowa punktacja
facts-field-coalbaron-cost = Koszt (marki)
facts-field-coalbaron-coal_cubes = Znaczniki węgla
facts-field-coalbaron-cubes = Znaczniki
facts-field-coalbaron-counts = Co się liczy
facts-word-coalbaron-money = pieniądze
