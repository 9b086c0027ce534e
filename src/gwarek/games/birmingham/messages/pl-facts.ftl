### Dane z pudełka, tak jak czytają je gracze

facts-table-birmingham-constants = Liczby w grze
facts-table-birmingham-supply = Zawartość pudełka
facts-table-birmingham-setup-players = Przygotowanie dla { $players } graczy
facts-table-birmingham-towns = Miasta i ich pola
facts-table-birmingham-farms = Wiejskie browary
facts-table-birmingham-merchants = Miasta kupieckie
facts-table-birmingham-links = Linie mapy
facts-table-birmingham-merchant_tiles = Żetony kupców
facts-table-birmingham-cards-location = Karty miast
facts-table-birmingham-cards-industry = Karty przedsiębiorstw
facts-table-birmingham-cards-wild-in_box = Jokery w pudełku
facts-table-birmingham-tiles = Żetony przedsiębiorstw
facts-table-birmingham-markets-coal = Rynek węgla
facts-table-birmingham-markets-iron = Rynek żelaza
facts-table-birmingham-income_track-segments = Tor dochodu
facts-table-birmingham-variants-introductory = Gra wprowadzająca
facts-field-birmingham-cards-wild-in_box-industry = Jokery przedsiębiorstw
