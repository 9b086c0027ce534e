### Dane z pudełka, tak jak czytają je gracze

facts-table-switchsignal-counts = Zawartość pudełka
facts-table-switchsignal-trains = Pociągi i ich kości
facts-table-switchsignal-deployment_dice = Kości rozstawienia
facts-table-switchsignal-action_cards = Karty akcji
facts-table-switchsignal-timetable-card = Karty rozkładu jazdy
facts-table-switchsignal-setup = Przygotowanie
facts-table-switchsignal-penalties = Tracone żetony czasu
facts-table-switchsignal-costs = Koszt akcji (karty)
facts-table-switchsignal-variant-ten_goods = Z dziesięcioma towarami
facts-table-switchsignal-helper = Pomocnicy
facts-table-switchsignal-board-line = { $board }: linie
facts-table-switchsignal-board-city = { $board }: miasta
facts-table-switchsignal-board-start = { $board }: miejsca startowe
facts-table-switchsignal-board-junction = { $board }: skrzyżowania
facts-word-switchsignal-port = port
facts-word-switchsignal-black = czarny
facts-word-switchsignal-grey = szary
facts-word-switchsignal-yellow = żółty
