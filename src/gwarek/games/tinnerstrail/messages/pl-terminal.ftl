### Na planszy w terminalu

cli-tinnerstrail-round = Runda { $round } z { $of }
cli-tinnerstrail-tin = cyna
cli-tinnerstrail-copper = miedź
cli-tinnerstrail-pumping = pozostałe pompy: { $left } z { $of }
cli-tinnerstrail-track = Tor pracy:
cli-tinnerstrail-areas = Obszary
cli-tinnerstrail-state = Stan
cli-tinnerstrail-short-copper = mie
cli-tinnerstrail-short-tin = cyn
cli-tinnerstrail-short-water = wod
cli-tinnerstrail-short-capacity = wyd
cli-tinnerstrail-there = Na miejscu
cli-tinnerstrail-neighbours = Sąsiedzi
cli-tinnerstrail-mine = kopalnia
cli-tinnerstrail-lost = usunięty
cli-tinnerstrail-open = kafelek
cli-tinnerstrail-closed = zakryty
cli-tinnerstrail-own-miner = własny górnik
cli-tinnerstrail-pump = pompa
cli-tinnerstrail-calciner = piec szybowy
cli-tinnerstrail-drainage = odwadnianie { $count }
cli-tinnerstrail-arsenic = arszenik { $count }
cli-tinnerstrail-tile-work = +1 punkt pracy
cli-tinnerstrail-adits = Sztolnie:
cli-tinnerstrail-legend = ~ przybrzeżny · ═ sztolnia · wyd: ile kostek daje jedna akcja · znak przy zakrytym kafelku: kto go podejrzał · liczby z kafelka stoją, zanim powstanie kopalnia, +1 to ruda ze sztolni
cli-tinnerstrail-auction = Licytacja: { $area }
cli-tinnerstrail-minimum = co najmniej £{ $price }
cli-tinnerstrail-still-in = licytują:
cli-tinnerstrail-map = mapa
cli-tinnerstrail-shelf = Usprawnienia (praca)
cli-tinnerstrail-pumps = pompy
cli-tinnerstrail-investment = £10/£5
cli-tinnerstrail-emigration = Emigracja
cli-tinnerstrail-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
cli-tinnerstrail-market = Rynek arszeniku:
cli-tinnerstrail-next = następne pole £{ $price }
cli-tinnerstrail-spent = wydatki £{ $money }
cli-tinnerstrail-work = kolumna { $column }, zostało { $left }
cli-tinnerstrail-passed = pas, wiersz { $row }
cli-tinnerstrail-mines = kopalnie do budowy { $count }
cli-tinnerstrail-held = miedź { $copper } · cyna { $tin }
cli-tinnerstrail-maps = mapy:
cli-tinnerstrail-wild = joker
cli-tinnerstrail-extra = inne pieniądze £{ $money }
cli-tinnerstrail-calciner-left = piec niezbudowany
cli-tinnerstrail-calciner-built = piec zbudowany
cli-tinnerstrail-own-miners = własni górnicy { $count }
cli-tinnerstrail-kimberley = Kimberley: £{ $money } co rundę
cli-tinnerstrail-choice = Wybierz jedną:
cli-tinnerstrail-hand = Twoje mapy:
cli-tinnerstrail-decks = Talie:
cli-tinnerstrail-played = Zagrane mapy:
cli-tinnerstrail-wallace-maps = mapy: zostało { $count }
cli-tinnerstrail-wallace-back = następna z regionu { $region }
cli-tinnerstrail-wallace-cards = karty akcji: zostało { $count }
cli-tinnerstrail-wallace-shown = odkryte:
