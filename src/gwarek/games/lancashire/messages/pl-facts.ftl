### Dane z pudełka, tak jak czytają je gracze

facts-table-lancashire-supply = Zawartość pudełka
facts-table-lancashire-per_player = Każdy gracz
facts-table-lancashire-setup-players = Przygotowanie dla { $players } graczy
facts-table-lancashire-turn = Tura
facts-table-lancashire-costs = Koszt połączeń
facts-table-lancashire-loans = Pożyczki
facts-table-lancashire-debts = Długi
facts-table-lancashire-scoring = Punktacja
facts-table-lancashire-two_players = Gra dla dwojga
facts-table-lancashire-two_players-region_card_cuts = Gra dla dwojga: usunięte karty regionów
facts-table-lancashire-two_players-industry_card_cuts = Gra dla dwojga: usunięte karty przedsiębiorstw
facts-table-lancashire-introductory = Gra wprowadzająca
facts-table-lancashire-tile = Żetony przedsiębiorstw
facts-table-lancashire-market-coal = Popyt na węgiel
facts-table-lancashire-market-iron = Popyt na żelazo
facts-table-lancashire-distant_market = Rynek Zamorski
facts-table-lancashire-region = Regiony i ich pola
facts-table-lancashire-link = Trasy mapy
facts-table-lancashire-cards-region = Karty regionów
facts-table-lancashire-cards-industry = Karty przedsiębiorstw
facts-field-lancashire-costs-canal = Kanał (£)
facts-field-lancashire-coins = Monety, złote okręgi
facts-field-lancashire-spaces = Pola
facts-field-lancashire-cost = Koszt (£)
