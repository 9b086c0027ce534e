### Cynowy szlak: słowa na planszy, w obszarze gracza i na przyciskach

## Rzeczy

tinnerstrail-board-word = { $word ->
    [build] budowa kopalni
    [extract] wydobycie rudy
    [miner] górnik
    [port] port
    [train] lokomotywa
    [adit] sztolnia
    [pumps] pompy parowe
    [pasties] sprzedaż pierogów
    [pass] pas
    [process] przetwarzanie arszeniku
    [sell] sprzedaż
    [emigrate] emigracja
    [place] umieszczenie znacznika
    [keep] zatrzymanie
    [map] mapa geologiczna
    [bid] stawka
    [withdraw] rezygnacja
    [calciner] piec szybowy
    [drain] wypompowanie wody
    [done] koniec
    [raise] podwyżka
    [invest] inwestycja
    [survey] badania
    [own] twój własny górnik
    [here] tutaj
    [none] nic
    [deck] z talii
    [arsenic] arszenik
    [copper] miedź
    [tin] cyna
    [tens] po £10
    [fives] po £5
   *[other] { $word }
}
tinnerstrail-board-act = { $verb ->
    [build] Budowa
    [extract] Wydo­bycie
    [miner] Górnik
    [port] Port
    [train] Loko­motywa
    [adit] Sztolnia
    [pumps] Pompy
    [pasties] Pierogi
    [process] Przetwa­rzanie
    [sell-arsenic] Sprzedaż arsze­niku
    [emigrate] Emi­gracja
    [place] Znacznik
   *[pass] Pas
}
tinnerstrail-board-ore = { $ore ->
    [copper] Miedź
   *[tin] Cyna
}
tinnerstrail-board-ore-count = { $ore ->
    [copper] { $count ->
        [one] { $count } miedź
       *[other] { $count } miedzi
    }
   *[tin] { $count ->
        [one] { $count } cyna
       *[other] { $count } cyny
    }
}
tinnerstrail-board-water-less = { $count ->
    [one] o { $count } kostkę wody mniej
    [few] o { $count } kostki wody mniej
   *[many] o { $count } kostek wody mniej
}
tinnerstrail-board-destination = { $destination ->
    [michigan] Michigan
    [sierra_madre] Sierra Madre
    [kimberley] Kimberley
   *[adelaide] Adelajda
}
tinnerstrail-board-wild = joker
tinnerstrail-board-map-pump = stała pompa parowa
tinnerstrail-board-map-name = { $deck }: { $benefit }
tinnerstrail-board-map-label = mapa geologiczna, { $deck }: { $benefit }, wartość £{ $price }
tinnerstrail-board-none = brak
tinnerstrail-board-entry = wpis { $n }
tinnerstrail-board-round = Runda { $round }
tinnerstrail-board-round-of = z { $of }, { $phase ->
    [prices] ceny rudy
    [adelaide] sprzedaż
    [invest] inwestycje
    [survey] badania
    [reveal] odkrycie kafelka
   *[turn] akcje
}
tinnerstrail-board-before = Przed grą
tinnerstrail-board-after = Koniec gry

## Mapa i tabele obok niej

tinnerstrail-board-scene = Mapa Kornwalii
tinnerstrail-board-sea-celtic = Morze Celtyckie
tinnerstrail-board-sea-channel = Kanał La Manche
tinnerstrail-board-map-of = Mapa
tinnerstrail-board-map-title = KOPALŃ KORNWALII
tinnerstrail-board-map-drop = = £ za każdą kostkę
tinnerstrail-board-map-reconstructed = mapa odtworzona
tinnerstrail-board-stops = Regiony mapy
tinnerstrail-board-stops-all = Cała mapa
tinnerstrail-board-track = Tor pracy
tinnerstrail-board-track-note = najpierw lewy, potem górny
tinnerstrail-board-track-passed = { $count ->
    [one] działa skrajny lewy; pas: { $who }
   *[other] działa skrajny lewy; pasy: { $count }
}
tinnerstrail-board-prices = Ceny rudy
tinnerstrail-board-prices-note = szansa przy następnym rzucie
tinnerstrail-board-prices-last = ostatnie w grze
tinnerstrail-board-prices-change = rzut { $change }
tinnerstrail-board-shelf = Usprawnienia
tinnerstrail-board-invest = Inwestycje
tinnerstrail-board-invest-note = punkty za £10 · £5
tinnerstrail-board-market = Arszenik
tinnerstrail-board-market-next = teraz £{ $price }
tinnerstrail-board-market-until = do { $round }
tinnerstrail-board-market-always = do IV
tinnerstrail-board-emigration = Emigracja
tinnerstrail-board-emigration-note = otwarte pola rundy { $round }
tinnerstrail-board-flag-open = minimum
tinnerstrail-board-flag-map = licytacja

## Co mówi czytnik ekranu

tinnerstrail-board-say-region = region { $region }, { $coastal ->
    [yes] na wybrzeżu
   *[no] w głębi lądu
}
tinnerstrail-board-say-mine = kopalnia, właściciel: { $seat }, wydajność { $capacity }
tinnerstrail-board-say-ground = miedź { $copper }, cyna { $tin }, woda { $water }
tinnerstrail-board-say-ore = ze sztolni miedź { $copper }, cyna { $tin }
tinnerstrail-board-say-lost = kafelek usunięty z gry
tinnerstrail-board-say-no-tile = bez kafelka
tinnerstrail-board-say-tile-up = odkryty kafelek
tinnerstrail-board-say-tile-down = zakryty kafelek
tinnerstrail-board-say-tile-known = zakryty kafelek, który znasz
tinnerstrail-board-say-tile-money = £{ $money } dla zwycięzcy
tinnerstrail-board-say-tile-work = budowa tańsza o 1 punkt pracy
tinnerstrail-board-say-seen = { $count ->
    [one] zna go { $seats }
   *[other] znają go { $seats }
}
tinnerstrail-board-say-miners = { $count ->
    [one] górnik
    [few] { $count } górników
   *[many] { $count } górników
}
tinnerstrail-board-say-own-miner = górnik w kolorze właściciela
tinnerstrail-board-say-drainage = znaczniki odwadniania: { $count }
tinnerstrail-board-say-arsenic = arszenik: { $count }
tinnerstrail-board-say-auction = trwa licytacja
tinnerstrail-board-say-border = granica { $border }
tinnerstrail-board-say-border-adit = granica { $border }, ze sztolnią
tinnerstrail-board-say-track = { $seat }: kolumna { $column }
tinnerstrail-board-say-limiter = ogranicznik ({ $seat }) w kolumnie { $column }
tinnerstrail-board-say-price = { $ore ->
    [copper] miedź
   *[tin] cyna
} £{ $price }, następnie: { $chances }
tinnerstrail-board-say-shelf = { $improvement ->
    [miner] górnicy
    [port] porty
    [train] lokomotywy
   *[adit] sztolnie
}, w tej rundzie zostało: { $count }
tinnerstrail-board-say-shelf-pumps = { $count ->
    [0] nie ma już pomp parowych
    [one] następna grupa: { $count } pompa parowa
    [few] następna grupa: { $count } pompy parowe
   *[many] następna grupa: { $count } pomp parowych
}
tinnerstrail-board-say-row = wiersz { $row }: { $seat }
tinnerstrail-board-say-pass = Pas: wiersz { $row } toru inwestycji
tinnerstrail-board-say-market = rynek arszeniku, następna kostka £{ $price }, otwarte sekcje: { $open }
tinnerstrail-board-say-space = { tinnerstrail-board-destination }: { $seat ->
    [none] wolne
   *[other] { $seat }
}
tinnerstrail-board-say-destination = { tinnerstrail-board-destination }, pole rundy { $round }
tinnerstrail-board-say-bid = { $seat }: £{ $price }{ $out ->
    [yes] , poza licytacją
   *[no] {""}
}

## Wiersze na przyciskach

tinnerstrail-board-do-build = Licytacja: { $area }
tinnerstrail-board-do-extract = { $price ->
    [0] Wydobycie za darmo: { $what }
   *[other] Wydobycie za £{ $price }: { $what }
}
tinnerstrail-board-do-extract-here = Wydobycie: { $area }
tinnerstrail-board-do-improve = { $improvement ->
    [miner] Górnik w { $area }
    [port] Port w { $area }
   *[train] Lokomotywa w { $area }
}
tinnerstrail-board-do-own-miner = Własny górnik w { $area }
tinnerstrail-board-do-adit = Sztolnia { $border }
tinnerstrail-board-do-pumps = { $count ->
    [one] Weź { $count } pompę parową
    [few] Weź { $count } pompy parowe
   *[many] Weź { $count } pomp parowych
}
tinnerstrail-board-do-pasties = Sprzedaj pierogi za £1
tinnerstrail-board-do-pass = { $left ->
    [0] Pas: wiersz { $row }
    [one] Pas: wiersz { $row }, przepada { $left } punkt pracy
    [few] Pas: wiersz { $row }, przepadają { $left } punkty pracy
   *[many] Pas: wiersz { $row }, przepada { $left } punktów pracy
}
tinnerstrail-board-do-process = Przetwórz arszenik w { $area }
tinnerstrail-board-do-sell-arsenic = { $count ->
    [one] Sprzedaj { $count } kostkę arszeniku za £{ $money }
    [few] Sprzedaj { $count } kostki arszeniku za £{ $money }
   *[many] Sprzedaj { $count } kostek arszeniku za £{ $money }
}
tinnerstrail-board-do-emigrate = Z { $area } do { $destination ->
    [michigan] Michigan
    [sierra_madre] Sierra Madre
    [kimberley] Kimberley
   *[adelaide] Adelajdy
}
tinnerstrail-board-do-place = { $improvement ->
    [miner] Umieść górnika w { $area }
    [port] Umieść port w { $area }
   *[train] Umieść lokomotywę w { $area }
}
tinnerstrail-board-do-place-adit = Wydrąż sztolnię { $border }
tinnerstrail-board-do-keep = Zatrzymaj { $map }
tinnerstrail-board-do-map = Zagraj mapę: { $benefit }
tinnerstrail-board-do-map-after = Zagraj mapę za £{ $price }: { $benefit }
tinnerstrail-board-do-map-none = Bez mapy
tinnerstrail-board-do-map-deck = Odkryj mapę z talii { $region }
tinnerstrail-board-do-bid = Daj £{ $price }
tinnerstrail-board-do-withdraw = Zrezygnuj ostatecznie
tinnerstrail-board-do-withdraw-invest = Zakończ inwestowanie, zostaw £{ $money }
tinnerstrail-board-do-calciner-here = Zbuduj piec szybowy w { $area }
tinnerstrail-board-do-calciner-none = Bez pieca tutaj
tinnerstrail-board-do-drain = Usuń 1 kostkę wody w { $area }
tinnerstrail-board-do-done-pumps = { $count ->
    [one] Zostaw { $count } pompę bez użycia
    [few] Zostaw { $count } pompy bez użycia
   *[many] Zostaw { $count } pomp bez użycia
}
tinnerstrail-board-do-done-tokens = Zachowaj znaczniki na później
tinnerstrail-board-do-raise = { $ore ->
    [copper] Miedź droższa o £{ $price }
   *[tin] Cyna droższa o £{ $price }
}
tinnerstrail-board-do-invest = Zainwestuj £{ $money }: { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
   *[many] { $score } punktów
}
tinnerstrail-board-do-survey = Podejrzyj kafelek: { $area }
tinnerstrail-board-do-survey-alone = Odkryj kafelek: { $area }
tinnerstrail-board-do-survey-none = Bez badań

tinnerstrail-board-missing-action = wybierz akcję lub miejsce
tinnerstrail-board-missing-choice = wybierz
tinnerstrail-board-missing-area = wybierz obszar
tinnerstrail-board-missing-border = wybierz granicę
tinnerstrail-board-missing-cubes = wybierz kostki
tinnerstrail-board-missing-destination = wybierz dokąd
tinnerstrail-board-missing-miner = z planszy czy własny?
tinnerstrail-board-missing-token = wybierz znacznik
tinnerstrail-board-missing-map = wybierz mapę
tinnerstrail-board-missing-bid = wybierz stawkę
tinnerstrail-board-missing-money = wybierz kwotę

## Licytacja

tinnerstrail-board-ladder = Stawki od minimum do twoich pieniędzy
tinnerstrail-board-bid-stepper = Twoja stawka
tinnerstrail-board-bid-field = Stawka w funtach
tinnerstrail-board-bid-less = £1 mniej
tinnerstrail-board-bid-more = £1 więcej
tinnerstrail-board-bid-five = £5 więcej
tinnerstrail-board-limit = Licytuj za mnie do
tinnerstrail-board-limit-set = Ustaw
tinnerstrail-board-limit-cancel = Anuluj
tinnerstrail-board-limit-secret = widzisz to tylko ty
tinnerstrail-board-limit-on = Licytuje za ciebie do £{ $price }
tinnerstrail-board-limit-reached = Twój limit £{ $price } został osiągnięty
tinnerstrail-board-limit-waits = { $area }: strona licytuje za ciebie do £{ $price }
tinnerstrail-board-limit-bids = Daje za ciebie £{ $price }…
tinnerstrail-board-warn-dear = Droższych niż twoje £{ $have } jest { $dear } z { $of } map: wtedy { $then ->
    [wallace] obszar może zdobyć tylko Lord Wallace
    [rival] obszar może zdobyć tylko rywal
   *[nobody] nikt nie może licytować
}{ $down ->
    [yes] , a niesprzedany kafelek wypada z gry
   *[no] {""}
}
tinnerstrail-board-odds = Stawka Lorda Wallace’a
tinnerstrail-board-odds-worth = Dla Lorda Wallace’a wartość obszaru to { $value }
tinnerstrail-board-odds-parts = { $arsenic ->
    [0] kafelek { $tile }, mapa { $map }
   *[other] kafelek { $tile }, mapa { $map }, arszenik { $arsenic }
}
tinnerstrail-board-odds-roll = { $pick ->
    [highest] najwyższa z { $dice } kości
   *[lowest] najniższa z { $dice } kości
} + £{ $adds }
tinnerstrail-board-odds-bid = £{ $price }: wygrywasz { $wins } z { $of } rzutów
tinnerstrail-board-odds-chosen = { $percent ->
    [100] £{ $price } wygrywa na pewno
   *[other] £{ $price } wygrywa w { $percent }% ({ $wins } z { $of } rzutów)
}
tinnerstrail-board-odds-out = { $why ->
    [value] Wartość obszaru to { $value }: Lord Wallace rezygnuje
    [work] Lord Wallace ma za mało punktów pracy i nie licytuje
    [mine] Lord Wallace nie ma już kopalni i nie licytuje
    [far] Lord Wallace za bardzo by cię wyprzedził i nie licytuje
   *[passed] Lord Wallace spasował i nie licytuje
}
tinnerstrail-board-odds-his = Daje £{ $price }; wygra każda wyższa stawka
tinnerstrail-board-lot-up = Odkryty kafelek
tinnerstrail-board-lot-down = Zakryty
tinnerstrail-board-lot-known = Zakryty, znasz go
tinnerstrail-board-lot-open = widzą go wszyscy
tinnerstrail-board-lot-unseen = nikt go nie podejrzał
tinnerstrail-board-lot-yours = znasz go tylko ty
tinnerstrail-board-lot-seen = { $count ->
    [one] zna go { $seats }
   *[other] znają go { $seats }
}
tinnerstrail-board-lot-map-of = mapa: { $seat }, dla zwycięzcy
tinnerstrail-board-lot-map-deck = mapa z talii, £{ $price }
tinnerstrail-board-lot-map-wallace = mapa Lorda Wallace’a, £{ $price }
tinnerstrail-board-lot-tiles = { $count ->
    [one] { $count } nieznany kafelek regionu { $region }
    [few] { $count } nieznane kafelki regionu { $region }
   *[many] { $count } nieznanych kafelków regionu { $region }
}
tinnerstrail-board-lot-after = Kopalnia zwycięzcy
tinnerstrail-board-estimate = szacunek
tinnerstrail-board-estimate-worth = { $same ->
    [yes] około £{ $to }
   *[no] £{ $from }–{ $to }
}
tinnerstrail-board-estimate-how = cała ruda po obecnych cenach, minus koszt wody, której przybywa z każdą akcją
tinnerstrail-board-bids = daje £{ $price }
tinnerstrail-board-to-bid = licytuje
tinnerstrail-board-still-in = w licytacji
tinnerstrail-board-is-out = poza licytacją
tinnerstrail-board-has-passed = pas
tinnerstrail-board-note-auction = licytacja, minimum £{ $price }
tinnerstrail-board-note-work = kolumna { $column } z { $last }
tinnerstrail-board-note-pumps = pompy: { $left } z { $of }

## Wydobycie i inwestycje

tinnerstrail-board-extract-table = Kostki do wydobycia: { $area }
tinnerstrail-board-extract-note = − teraz, + przy sprzedaży
tinnerstrail-board-extract-gain = { $cost ->
    [0] teraz za darmo, £{ $income } przy sprzedaży
   *[other] teraz £{ $cost }, £{ $income } przy sprzedaży
}
tinnerstrail-board-invest-unit = { $unit ->
    [tens] £10: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
   *[fives] £5: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
}
tinnerstrail-board-keep-note = { $count ->
    [one] Druga mapa zostaje odrzucona; to ostatni wybór.
    [few] Druga mapa zostaje odrzucona. Do rozstrzygnięcia { $count } regiony.
   *[many] Druga mapa zostaje odrzucona. Do rozstrzygnięcia { $count } regionów.
}

## Obszar gracza

tinnerstrail-board-tab-mine = Moje
tinnerstrail-board-tab-work = Praca
tinnerstrail-board-tab-shelf = Tabele
tinnerstrail-board-tab-wallace = Wallace
tinnerstrail-board-mines = Twoje kopalnie
tinnerstrail-board-mines-of = Kopalnie: { $seat }
tinnerstrail-board-mines-count = zbudowane: { $built }, zostało: { $left }
tinnerstrail-board-mines-none = Jeszcze żadnej kopalni.
tinnerstrail-board-mines-note = ×: kostek w jednej akcji i ich koszt
tinnerstrail-board-mine-takes = { $price ->
    [0] ×{ $count } za darmo
   *[other] ×{ $count } za £{ $price }
}
tinnerstrail-board-mine-empty = bez rudy
tinnerstrail-board-held = Wydobyta ruda
tinnerstrail-board-held-worth = = £{ $money } przy sprzedaży
tinnerstrail-board-own-arsenic = arszenik: { $count }
tinnerstrail-board-own-calciner-left = piec niezbudowany
tinnerstrail-board-own-calciner-built = piec zbudowany
tinnerstrail-board-own-limiter = praca do kolumny { $column }
tinnerstrail-board-own-miners = własni górnicy: { $count }
tinnerstrail-board-own-kimberley = Kimberley: £{ $money } co rundę
tinnerstrail-board-own-adelaide = { $lower ->
    [0] Adelajda: +£{ $higher }
   *[other] Adelajda: +£{ $higher } i +£{ $lower }
}
tinnerstrail-board-own-token = { $improvement ->
    [miner] { $count ->
        [one] { $count } górnik do umieszczenia
       *[other] { $count } górników do umieszczenia
    }
    [port] port do umieszczenia
    [train] lokomotywa do umieszczenia
   *[adit] sztolnia do wydrążenia
}
tinnerstrail-board-hand = Mapy geologiczne
tinnerstrail-board-hand-secret = widzisz je tylko ty
tinnerstrail-board-hand-count = { $count ->
    [one] { $count } mapa
    [few] { $count } mapy
   *[many] { $count } map
}
tinnerstrail-board-hand-note = jedna mapa na licytację
tinnerstrail-board-hand-now = możesz teraz zagrać jedną
tinnerstrail-board-hand-played = jedna mapa na licytację: już zagrana
tinnerstrail-board-hand-empty = Nie masz już map.
tinnerstrail-board-hand-hidden = Ich treść jest zakryta.

## Miejsca przy stole

tinnerstrail-board-seat-money = pieniądze
tinnerstrail-board-seat-spent = wydane w tej rundzie
tinnerstrail-board-seat-points = punkty
tinnerstrail-board-seat-auction = stan
tinnerstrail-board-seat-mines = kopalnie do zbudowania
tinnerstrail-board-seat-tin = wydobyta cyna
tinnerstrail-board-seat-copper = wydobyta miedź
tinnerstrail-board-seat-arsenic = przetworzony arszenik
tinnerstrail-board-seat-maps = mapy geologiczne
tinnerstrail-board-seat-work = kolumna pracy
tinnerstrail-board-seat-row = wiersz inwestycji
tinnerstrail-board-sheet-hand = Mapy geologiczne
tinnerstrail-board-sheet-backs = Według rewersów: { $decks }.
tinnerstrail-board-sheet-thrown = Odrzucone na początku
tinnerstrail-board-sheet-played = Mapy zagrane w tej grze
tinnerstrail-board-sheet-decks = Zostało w taliach: { $decks }.
tinnerstrail-board-wallace = Lord Wallace
tinnerstrail-board-wallace-spent = wydane w tej rundzie: { $money }
tinnerstrail-board-wallace-next = następna mapa: region { $region }, zostało: { $maps }
tinnerstrail-board-wallace-next-none = nie ma już własnych map
tinnerstrail-board-wallace-cards = { $count ->
    [one] { $count } karta akcji
    [few] { $count } karty akcji
   *[many] { $count } kart akcji
}
tinnerstrail-board-wallace-decisions = Ostatnie decyzje Lorda Wallace’a, najnowsza pierwsza
tinnerstrail-board-wallace-none = Lord Wallace jeszcze o niczym nie zdecydował.
tinnerstrail-board-wallace-just-now = Co właśnie zrobił Lord Wallace

## Co przyniosła runda

tinnerstrail-scoring-part = część { $n } z { $of }
tinnerstrail-scoring-ore = { $ore_id ->
    [copper] miedź
   *[tin] cyna
}
tinnerstrail-scoring-sold-log = Ruda sprzedana w rundzie { $round }
tinnerstrail-scoring-sold-line = Sprzedaż rudy
tinnerstrail-scoring-sold-title = Co przynosi ruda rundy { $round }
tinnerstrail-scoring-sold-lead = Całą rudę sprzedaje się po cenach tej rundy; nikt nic nie zatrzymuje.
tinnerstrail-scoring-sold-head = Kostki i funty
tinnerstrail-scoring-sold-total = Pieniądze teraz
tinnerstrail-scoring-tell-ore = £{ $price } za kostkę{ $risen_id ->
    [yes] , z żetonem Adelajdy więcej
   *[no] {""}
}: { $counts ->
    [none] nikt nie ma żadnej.
   *[other] { $counts }.
}
tinnerstrail-scoring-invested = zainwestowane
tinnerstrail-scoring-invested-log = Inwestycje rundy { $round }
tinnerstrail-scoring-invested-line = Liczą się inwestycje
tinnerstrail-scoring-invested-title = Co przynoszą inwestycje rundy { $round }
tinnerstrail-scoring-invested-lead = Każde £10 i £5 daje punkty według rundy i rzędu inwestora.
tinnerstrail-scoring-invested-head = Funty i punkty
tinnerstrail-scoring-tell-invested = Punkty za inwestycje: { $points ->
    [none] nikt nie punktuje.
   *[other] { $points }.
}
