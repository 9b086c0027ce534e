### Terminal: odpowiedzi polecenia `gwarek`

## Miejsca

cli-seat-red = czerwony
cli-seat-blue = niebieski
cli-seat-yellow = żółty
cli-seat-purple = fioletowy
cli-seat-white = biały
cli-seat-chance = los
cli-seat-bot = { $bot } ({ $colour })
cli-bot-ciskacz = Ciskacz
cli-bot-sztygar = Sztygar
cli-bot-skarbnik = Skarbnik
cli-bot-apprentice = { cli-bot-ciskacz }
cli-bot-foreman = { cli-bot-sztygar }
cli-bot-master = { cli-bot-skarbnik }

## Pozycje

cli-to-act = Ruch: { $names }. { $lines ->
    [one] { $lines } dozwolony ruch.
    [few] { $lines } dozwolone ruchy.
   *[many] { $lines } dozwolonych ruchów.
}
cli-chance-to-act = Teraz decyduje los: podaj jego wynik jako zapis albo ziarno --seed, z którego ma być wylosowany.
cli-game-over = Gra jest skończona.
cli-explain-legal = „{ $line }” jest dozwolone.
cli-explain-illegal = „{ $line }” nie jest dozwolone:
cli-refused = „{ $line }” nie jest dozwolone. { $reasons }
cli-perft = { $lines ->
    [one] { $lines } przebieg
    [few] { $lines } przebiegi
   *[many] { $lines } przebiegów
} na głębokość { $depth ->
    [one] { $depth } decyzji
   *[other] { $depth } decyzji
}
cli-progress-perft = Liczę przebiegi
cli-progress-study = Czytam zapisy
cli-progress-sim = Rozgrywam

## Zapisy partii

cli-bad-entry = Wpis { $number }: { $reason }
cli-log-undo = { $player } cofa { $count ->
    [one] jeden wpis
    [few] { $count } wpisy
   *[many] { $count } wpisów
}, do wpisu { $entry }.
cli-log-redo = { $player } przywraca { $count ->
    [one] jeden wpis
    [few] { $count } wpisy
   *[many] { $count } wpisów
}, do wpisu { $entry }.
cli-log-drawn-again = wylosowane ponownie
cli-verify-legal-yes = Wszystko zgodne z zasadami ({ $entries ->
    [one] { $entries } wpis
    [few] { $entries } wpisy
   *[many] { $entries } wpisów
}).
cli-verify-legal-no = Po wpisie { $entries } zapis nie jest zgodny z zasadami.
cli-verify-chance-yes = { $draws ->
    [0] Niczego nie losowano.
    [one] Jedyne losowanie zgadza się z ziarnem.
    [few] Wszystkie { $draws } losowania zgadzają się z ziarnem.
   *[many] Wszystkie { $draws } losowań zgadza się z ziarnem.
}
cli-verify-chance-no = Ziarno daje co innego we wpisach { $faults }.
cli-verify-chance-unknown = Losowań nie można sprawdzić: zapis nie ujawnia ziarna.
cli-verify-seed-hash-yes = Ziarno jest tym, którego skrót ogłoszono na początku.
cli-verify-seed-hash-no = Ziarno nie jest tym, którego skrót ogłoszono na początku.
cli-verify-seed-hash-unknown = Ogłoszonego skrótu nie można sprawdzić: w zapisie brak ziarna albo skrótu.
cli-verify-result-yes = Podany wynik jest prawdziwy.
cli-verify-result-no = Podany wynik jest błędny.
cli-verify-result-unknown = Nie ma wyniku do sprawdzenia.
cli-verify-rules-revision-yes = Grano według obecnego wydania zasad.
cli-verify-rules-revision-no = Grano według innego wydania zasad.
cli-verify-rules-revision-unknown = Zapis nie podaje, według którego wydania zasad grano.
cli-verify-ok = Zgadza się wszystko, co można sprawdzić.
cli-verify-failed = Ten zapis nie zgadza się z zasadami albo sam ze sobą.

## Punkty

cli-score-source = Punkty za
cli-score-rule = Zasada
cli-score-total = Razem
cli-outcome = { $winners ->
    [one] Wygrywa { $names }.
   *[other] Wygrywają wspólnie: { $names }.
}
cli-outcome-nobody = Wspólna przegrana.

## Symulacja

cli-sim = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
} w { $seconds } s, czyli { $rate } na sekundę; decyzje: { $decisions }, czyli { $decision_rate } na sekundę.
cli-arena = { $games ->
    [one] { $games } gra.
    [few] { $games } gry.
   *[many] { $games } gier.
} Ranking: openskill, ± jedno odchylenie. Udział w zwycięstwach z przedziałem 95%; ✓ rozstrzygnięte na tyle, że można było przerwać.
cli-arena-bot = Bot
cli-arena-rating = Ranking
cli-arena-games = Gry
cli-arena-mean = Średni wynik
cli-arena-pairing = Para
cli-arena-share = Udział pierwszego
cli-arena-won = Wygrane
cli-arena-faults = { $count ->
    [one] { $count } błąd
    [few] { $count } błędy
   *[many] { $count } błędów
}
cli-sim-interrupted = Przerwano: liczą się tylko gry dokończone.
cli-sim-seat = Miejsce
cli-sim-bot = Bot
cli-sim-mean = Średnia
cli-sim-sd = Odchylenie
cli-sim-min = Najmniej
cli-sim-max = Najwięcej
cli-sim-wins = Wygrane
cli-sim-share = Udział

## Gry, zasady, elementy, serwer

cli-games-seats = { $fewest }–{ $most } graczy, { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
   *[many] { $minutes } minut
}
cli-games-reconstructed = Część danych jest odtworzona; które, pokaże gwarek components { $game }.
cli-games-option = Opcja
cli-games-values = Wartości
cli-games-meaning = Znaczenie
cli-games-rule = Zasada
cli-rules-section = Rozdział
cli-rules-rules = Zasady
cli-rules-rulings = Rozstrzygnięcia od { $first } do { $last }
cli-rules-options = Opcje od { $first } do { $last }
cli-rules-examples = Przykłady od { $first } do { $last }
cli-rules-readings = Zobacz też { $readings }
cli-rules-hint = gwarek rules { $game } 4 pokaże rozdział 4, gwarek rules { $game } { $prefix }-4.4 jedną zasadę.
cli-components-fact = pole
cli-components-value = wartość
cli-components-provenance = pochodzenie
cli-checklist-tables = tabele
cli-checklist-from = skąd odczytać
cli-checklist-none = { $game }: nie ma tu wartości odtworzonych, które pudełko pokazałoby lepiej.
cli-checklist-hint = Zapisz różnice we własnym pliku i graj z --components PLIK; wbudowane wartości pokaże gwarek components { $game }.
cli-serve = Gwarek działa pod adresem { $address } (Ctrl-C zatrzymuje)
cli-serve-engines = { $engines ->
    [compiled] Silniki gier: skompilowane.
    [follow] Silniki gier: na razie zwykły Python; skompilowane przejmą grę, gdy będą gotowe, i żaden ruch nie zginie.
   *[other] Silniki gier: zwykły Python.
}

## Gra

cli-play-thinking = Bot myśli
cli-play-saved = Zapis partii jest w pliku { $file }
cli-play-nothing-to-undo = Nie ma czego cofnąć.
cli-play-nothing-to-redo = Nie ma czego przywrócić.
cli-play-undo-goes = Od tej decyzji coś wylosowano lub odkryto albo ruszali się inni. { $count ->
    [one] Cofnięty byłby ten wpis
    [few] Cofnięte byłyby { $count } wpisy
   *[many] Cofniętych byłoby { $count } wpisów
}, od najnowszego:
cli-play-undo-again = Losowanie odbędzie się wtedy ponownie, a zapis to zaznaczy. Wpisz „undo” jeszcze raz, żeby cofnąć.
cli-play-chance = Co wylosowano? „{ $word }” i { $pieces ->
    [one] { $pieces } słowo
    [few] { $pieces } słowa
   *[many] { $pieces } słów
}, na przykład „{ $example }”; Enter: niech losuje komputer.
cli-play-more = { $count ->
    [one] { $count } zapis
    [few] { $count } zapisy
   *[many] { $count } zapisów
}; wpisz „{ $word }” albo więcej słów zapisu, żeby je zobaczyć
cli-hint = { $bot } radzi. Ruch: { $name } (różnica punktów do najlepszego):
cli-hint-best = najlepsze
cli-hint-unknown = –
cli-play-help =
    Wpisz numer z listy, cały zapis albo jego początek (wystarczą pierwsze litery słów).
    ?zapis     dlaczego tak nie wolno
    undo       cofnij swoją ostatnią decyzję
    redo       przywróć to, co właśnie cofnięto
    log [all]  co się wydarzyło
    board      pokaż stół jeszcze raz
    lines      pokaż jeszcze raz dozwolone zapisy
    hint [BOT] co zrobiłby bot i o ile jest to lepsze
    rules ID   zasada o podanym numerze
    scores     dotychczasowe punkty według źródeł
    position   pozycja jako tekst
    save PLIK  zapisz partię
    quit       wyjdź; partia zostanie zapisana

## Plansza Szczęść Boże

cli-coalbaron-shift = { $shift } szychta
cli-coalbaron-start = rozpoczyna:
cli-coalbaron-yard-workshop = Warsztaty
cli-coalbaron-yard-mining = Wydobycie, pieniądze
cli-coalbaron-yard-loading = Załadunek, zamówienia
cli-coalbaron-miners = Górnicy
cli-coalbaron-marks-short = M
cli-coalbaron-steps = { $count ->
    [one] { $count } krok
    [few] { $count } kroki
   *[many] { $count } kroków
}
cli-coalbaron-look-five = zobacz 5
cli-coalbaron-hall = Cechownia
cli-coalbaron-canteen = Stołówka
cli-coalbaron-supply = Zasoby
cli-coalbaron-stack-tiles = Stos chodników
cli-coalbaron-stack-orders = Stos zamówień
cli-coalbaron-top = wierzch
cli-coalbaron-bottom = spód
cli-coalbaron-draft = Zamówienia do wyboru
cli-coalbaron-storage = skład
cli-coalbaron-no-orders = brak oczekujących zamówień
cli-coalbaron-player = { $points } PZ · { $marks } M · górnicy { $miners } · dostawy { $delivered }

## Plansza Brass: Birmingham

cli-birmingham-era-canal = Era kanałowa
cli-birmingham-era-rail = Era kolejowa
cli-birmingham-round = runda { $round } z { $of }
cli-birmingham-actions = pozostałe akcje: { $left } z { $of }
cli-birmingham-deck = talia { $cards }
cli-birmingham-wilds = jokery: miasta { $places }, przedsiębiorstwa { $works }
cli-birmingham-order = Kolejność, wydatki:
cli-birmingham-places = Miejsca
cli-birmingham-links-canal = Kanały
cli-birmingham-links-rail = Połączenia kolejowe
cli-birmingham-farm = wiejski browar
cli-birmingham-merchants = Kupcy
cli-birmingham-bonus = Premia
cli-birmingham-bonus-vp = +{ $amount } PZ
cli-birmingham-bonus-develop = rozwój { $amount }
cli-birmingham-bonus-income_spaces = dochód +{ $amount }
cli-birmingham-bonus-money = +£{ $amount }
cli-birmingham-buys-any = wszystko
cli-birmingham-market-coal = Rynek węgla
cli-birmingham-market-iron = Rynek żelaza
cli-birmingham-buy = kupno £{ $price }
cli-birmingham-sell = sprzedaż £{ $price }
cli-birmingham-full = pełny
cli-birmingham-short-cotton_mill = przę
cli-birmingham-short-manufacturer = manu
cli-birmingham-short-pottery = cera
cli-birmingham-short-coal_mine = kop
cli-birmingham-short-iron_works = huta
cli-birmingham-short-brewery = brow
cli-birmingham-sign-coal = W
cli-birmingham-sign-iron = Ż
cli-birmingham-sign-beer = P
cli-birmingham-good-coal = węgiel
cli-birmingham-good-iron = żelazo
cli-birmingham-good-beer = piwo
cli-birmingham-legend = ×2 pozostałe towary · ✓ odwrócony · ·Leek wolna linia · znak za nazwą miejsca: twoja sieć · planszetki: £ koszt, piwo do sprzedaży, PZ, + dochód, × ile żetonów, ✕ nie w tej erze
cli-birmingham-wealth = £{ $money } · dochód { $level } (pole { $space })
cli-birmingham-points = { $points } PZ · żetony połączeń { $links }
cli-birmingham-cards = karty { $cards } · odrzucone { $discards }
cli-birmingham-next = Następny
cli-birmingham-vp = PZ
cli-birmingham-hand = Twoja ręka:
cli-birmingham-facedown = zakryta:

## Plansza Cynowego szlaku

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

## Plansza Zwrotnic i semaforów

cli-switchsignal-turn = tura { $number }
cli-switchsignal-step-1 = krok 1, rozkład jazdy
cli-switchsignal-step-2 = krok 2, akcje
cli-switchsignal-step-3 = krok 3, dobieranie kart
cli-switchsignal-delivered = dostarczone towary: { $count } z { $goal }
cli-switchsignal-clock = Zegar:
cli-switchsignal-clock-left = { $tokens ->
    [one] { $tokens } żeton czasu
    [few] { $tokens } żetony czasu
   *[many] { $tokens } żetonów czasu
}
cli-switchsignal-deck = karty rozkładu: zostało { $cards } (odłożone { $removed }, stracone { $lost })
cli-switchsignal-last = ostatnia tura
cli-switchsignal-bottom = na spodzie { $card }
cli-switchsignal-card = Karta rozkładu:
cli-switchsignal-any = dowolny kolor
cli-switchsignal-deploy = rozstaw
cli-switchsignal-move = rusz
cli-switchsignal-trains = Pociągi
cli-switchsignal-facing = Zwrot
cli-switchsignal-load = Ładunek
cli-switchsignal-danger = Gdyby ruszył teraz
cli-switchsignal-due = do ruszenia
cli-switchsignal-held = wstrzymany
cli-switchsignal-safe = bez straty
cli-switchsignal-loses = strata w { $faces } na 6, do { $most }
cli-switchsignal-depot = Zajezdnia:
cli-switchsignal-dice = Kości:
cli-switchsignal-cities = Miasta
cli-switchsignal-goods = Towary
cli-switchsignal-train = Pociąg
cli-switchsignal-exits = Wyjazdy i ich semafory
cli-switchsignal-starts = Miejsca startowe
cli-switchsignal-tokens = Pozostałe żetony startu:
cli-switchsignal-lines = Linie
cli-switchsignal-green = zielony semafor
cli-switchsignal-red = czerwony
cli-switchsignal-open = otwarte
cli-switchsignal-covered = zakryte zwrotnicą
cli-switchsignal-segment = wolny odcinek
cli-switchsignal-way = zwrot pociągu
cli-switchsignal-sign-black = CZ
cli-switchsignal-sign-brown = BR
cli-switchsignal-sign-grey = SZ
cli-switchsignal-train-black = czarny, szybki
cli-switchsignal-train-brown = brązowy, średni
cli-switchsignal-train-grey = szary, wolny
cli-switchsignal-sign-yellow = Ż
cli-switchsignal-sign-blue = N
cli-switchsignal-sign-red = C
cli-switchsignal-sign-white = B
cli-switchsignal-good-yellow = żółty towar
cli-switchsignal-good-blue = niebieski towar
cli-switchsignal-good-red = czerwony towar
cli-switchsignal-good-white = biały towar
cli-switchsignal-switches = Zwrotnice
cli-switchsignal-open-way = Otwarta droga
cli-switchsignal-closed-ways = Zakryte
cli-switchsignal-unset = jeszcze nieustawiona
cli-switchsignal-helpers = Pomocnicy:
cli-switchsignal-used = wykorzystano
cli-switchsignal-cards = karty { $count } z { $limit }
cli-switchsignal-closed = zakryte
cli-switchsignal-pile = Karty akcji w talii: { $cards }. Zagrane:

## Plansza Brass: Lancashire

cli-lancashire-era-canal = Okres Kanałów
cli-lancashire-era-rail = Okres Kolei
cli-lancashire-round = runda { $round } z { $of }
cli-lancashire-actions = pozostałe akcje: { $left } z { $of }
cli-lancashire-deck = talia { $cards }
cli-lancashire-aside = odłożone { $cards }
cli-lancashire-discards = zagrane { $cards }
cli-lancashire-order = Kolejność, wydatki:
cli-lancashire-towns = Regiony
cli-lancashire-links-canal = Kanały
cli-lancashire-links-rail = Połączenia kolejowe
cli-lancashire-outside = Wokół nich
cli-lancashire-coins = Okręgi
cli-lancashire-port = port
cli-lancashire-market-coal = Popyt na węgiel
cli-lancashire-market-iron = Popyt na żelazo
cli-lancashire-market-cotton = Popyt na bawełnę
cli-lancashire-buy = kupno £{ $price }
cli-lancashire-fill = za zapełnienie £{ $price }
cli-lancashire-full = pełny
cli-lancashire-closed = zamknięty
cli-lancashire-bonus-money = premia w £
cli-lancashire-bonus-income = premia w polach dochodu
cli-lancashire-unseen = Rynek Zamorski, { $tiles ->
    [one] { $tiles } nieodkryty żeton:
    [few] { $tiles } nieodkryte żetony:
   *[many] { $tiles } nieodkrytych żetonów:
}
cli-lancashire-used = użyte:
cli-lancashire-short-cotton_mill = przę
cli-lancashire-short-port = port
cli-lancashire-short-coal_mine = kop
cli-lancashire-short-iron_works = huta
cli-lancashire-short-shipyard = stoc
cli-lancashire-sign-coal = W
cli-lancashire-sign-iron = Ż
cli-lancashire-good-coal = węgiel
cli-lancashire-good-iron = żelazo
cli-lancashire-legend = ×2 pozostałe kostki · ✓ odwrócony · ·Colne wolna trasa · znak za nazwą: twój żeton lub połączenie · * budują tam twoje karty przedsiębiorstw · stosy: £ koszt, PZ, + dochód, × ile żetonów, ✕ nie w tym okresie
cli-lancashire-wealth = { $money } · dochód { $level } (pole { $space })
cli-lancashire-points = { $points } PZ · żetony połączeń { $links }
cli-lancashire-cards = karty { $cards }
cli-lancashire-next = Następny
cli-lancashire-vp = PZ
cli-lancashire-hand = Twoja ręka:
cli-lancashire-anywhere = karty przedsiębiorstw budują w każdym regionie
