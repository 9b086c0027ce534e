### Brass: Lancashire: słowa na planszy, w obszarze gracza i na przyciskach

## Rzeczy

lancashire-board-industry = { $industry ->
    [cotton_mill] przędzalnia
    [port] port
    [coal_mine] kopalnia
    [iron_works] huta
   *[shipyard] stocznia
}
lancashire-board-tile = { lancashire-board-industry } { $level }
lancashire-board-good = { $good ->
    [coal] węgiel
   *[iron] żelazo
}
lancashire-board-goods = { $good ->
    [coal] węgiel: { $count }
   *[iron] żelazo: { $count }
}
lancashire-board-space = { $place }, pole { $number }
lancashire-board-space-short = { $place } { $number }
lancashire-board-era = { $era ->
    [canal] Okres Kanałów
   *[rail] Okres Kolei
}
lancashire-board-round = runda { $round } z { $of }
lancashire-board-before = Przed grą
lancashire-board-after = Koniec gry
lancashire-board-action-of = akcja { $number } z { $of }
lancashire-board-or = { $first } lub { $second }
lancashire-board-none = brak

## Mapa

lancashire-board-scene = Mapa Lancashire
lancashire-board-sea-irish = Morze
lancashire-board-sea = Irlandzkie
lancashire-board-map-of = Mapa
lancashire-board-map-under = { $era ->
    [canal] przędzalnie, porty, kanały
   *[rail] przędzalnie, porty, koleje
}
lancashire-board-map-period = { $era ->
    [canal] Okres Kanałów, do 1830
   *[rail] Okres Kolei, od 1830
}
lancashire-board-deck = Talia
lancashire-board-discards = Odrzucone
lancashire-board-aside = Odłożone
lancashire-board-income = Dochód
lancashire-board-points-short = Punkty
lancashire-board-markets = Popyt na węgiel i żelazo, kolejność
lancashire-board-market-coal = Popyt na węgiel
lancashire-board-market-iron = Popyt na żelazo
lancashire-board-market-buy = kup £{ $price }
lancashire-board-market-sell = sprz. £{ $price }
lancashire-board-market-full = pełny
lancashire-board-cotton = Bawełna
lancashire-board-distant = Rynek Zamorski
lancashire-board-distant-step = { $kind ->
    [income] +{ $bonus }
   *[money] +£{ $bonus }
}
lancashire-board-distant-closed = koniec
lancashire-board-distant-shut = zamknięty
lancashire-board-distant-sells = sprzeda
lancashire-board-distant-odds = { $sells } z { $left }
lancashire-board-order = Kolejność
lancashire-board-order-spent = wydane
lancashire-board-order-next = potem

## Etykiety mówione

lancashire-board-say-empty = puste, na: { $list }
lancashire-board-say-tile = { $tile }, właściciel: { $seat }
lancashire-board-say-flipped = odwrócony żeton, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
lancashire-board-say-unsold = bawełna jeszcze niesprzedana
lancashire-board-say-unused = jeszcze nieużyty
lancashire-board-say-network = w twojej sieci
lancashire-board-say-goes = zniknie z planszy na koniec tego okresu
lancashire-board-say-line = { $list }: { $kind ->
    [canal] kanał
    [rail] połączenie kolejowe
    [canal-only] tylko kanał
   *[rail-only] tylko kolej
}
lancashire-board-say-line-free = wolne, teraz dałoby { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
lancashire-board-say-line-owner = właściciel: { $seat }, teraz daje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
lancashire-board-say-external = { $place }, region zewnętrzny: liczy się jak wybudowany port, { $coins ->
    [one] { $coins } złoty okrąg
    [few] { $coins } złote okręgi
   *[many] { $coins } złotych okręgów
} dla każdego połączenia, które się tu kończy
lancashire-board-say-waypoint = { $place }: bez pól budowy, { $coins ->
    [one] { $coins } złoty okrąg
    [few] { $coins } złote okręgi
   *[many] { $coins } złotych okręgów
} dla każdego połączenia, które się tu kończy
lancashire-board-say-closed = { $place }: poza mapą w grze dla dwóch osób
lancashire-board-say-market = { $good ->
    [coal] Popyt na węgiel
   *[iron] Popyt na żelazo
}: { $cubes ->
    [one] { $cubes } kostka
    [few] { $cubes } kostki
   *[many] { $cubes } kostek
}, następna kosztuje £{ $price }, { $pays ->
    [0] tor pełny
   *[other] za położoną tu kostkę £{ $pays }
}
lancashire-board-say-distant = Rynek Zamorski: premia przy znaczniku { $kind ->
    [income] { $bonus ->
        [one] { $bonus } pole dochodu
        [few] { $bonus } pola dochodu
       *[many] { $bonus } pól dochodu
    }
   *[money] £{ $bonus }
}, nieodkryte żetony: { $left }, w tym takie, przy których sprzedaż się uda: { $sells }
lancashire-board-say-distant-closed = Rynek Zamorski: zamknięty do końca okresu
lancashire-board-say-spent = { $seat }: wydane £{ $money }
lancashire-board-say-marker-vp = { $seat }: { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
   *[many] { $value } punktów
}
lancashire-board-say-marker-income = { $seat }: dochód na polu { $space }, poziom £{ $level }
lancashire-board-say-card = { $kind ->
    [region] Karta regionu { $name }
   *[industry] Karta przedsiębiorstwa: { $name }
}
lancashire-board-say-card-times = { $card }, sztuk: { $count }
lancashire-board-say-stack = { $tile }, następny żeton, zostało { $left }: £{ $money }{ $coal ->
    [0] {""}
   *[other] , węgiel: { $coal }
}{ $iron ->
    [0] {""}
   *[other] , żelazo: { $iron }
}; po odwróceniu: punkty { $vp }, dochód +{ $income }
lancashire-board-say-stack-empty = { $industry }: nie ma już żetonów
lancashire-board-say-canal-only = tylko w Okresie Kanałów
lancashire-board-say-rail-only = tylko w Okresie Kolei
lancashire-board-say-never-only = nie do zbudowania, tylko do rozwoju

## Obszar gracza

lancashire-board-hand = Twoja ręka
lancashire-board-hand-of = Ręka: { $seat }
lancashire-board-hand-count = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}{ $deck ->
    [0] , talia pusta
   *[other] {""}
}
lancashire-board-hand-lit = podświetlone karty można teraz zagrać
lancashire-board-hand-any = wystarczy dowolna karta
lancashire-board-hand-hidden = Karty są zakryte.
lancashire-board-stacks = Twoje pięć stosów
lancashire-board-stacks-of = Stosy: { $seat }
lancashire-board-stacks-next = następny żeton każdego przedsiębiorstwa
lancashire-board-stacks-hint = wskaż region, by zobaczyć, co tam stanie
lancashire-board-stacks-all = Wszystkie żetony
lancashire-board-stacks-less = Tylko następne
lancashire-board-stacks-head = Następny żeton i dalsze
lancashire-board-stack-below = dalej { $below }
lancashire-board-stack-last = ostatni
lancashire-board-stack-done = nie ma już
lancashire-board-canal-only = tylko kanały
lancashire-board-rail-only = tylko kolej
lancashire-board-never-only = do rozwoju
lancashire-board-tab-hand = Ręka
lancashire-board-tab-stacks = Stosy
lancashire-board-tab-market = Rynek
lancashire-board-column-level = Poziom
lancashire-board-column-left = Zostało
lancashire-board-column-cost = Koszt
lancashire-board-column-coal = Węgiel
lancashire-board-column-iron = Żelazo
lancashire-board-column-points = Punkty
lancashire-board-column-income = Dochód
lancashire-board-column-cubes = Kostki
lancashire-board-column-note = Okres

## Co może stanąć w regionie

lancashire-board-fits = Co może stanąć w regionie { $place }
lancashire-board-fits-close = Zamknij
lancashire-board-fits-yes = { $what }: można zbudować
lancashire-board-fits-no = { $what }: nie można zbudować
lancashire-board-check-card = Karta
lancashire-board-check-space = Pole
lancashire-board-check-period = Okres
lancashire-board-check-coal = Węgiel
lancashire-board-check-iron = Żelazo
lancashire-board-check-money = Pieniądze
lancashire-board-pass-card = jest
lancashire-board-pass-space = { $count ->
    [one] { $count } wolne
    [few] { $count } wolne
   *[many] { $count } wolnych
}
lancashire-board-pass-over = zabud.
lancashire-board-pass-free = darmo
lancashire-board-pass-there = jest
lancashire-board-pass-none = niepotrzebne
lancashire-board-fails = { $rule ->
    [r5-4] { $reason ->
        [reach] zasięg
       *[other] brak
    }
    [r5-7] dwie
    [r5-9] zajęte
    [rR5] zajęte
    [r5-17] zajęte
    [r5-18] zajęte
    [r5-10] drugi
    [r5-19] drugi
    [r5-11] inne
    [r5-12] inne
    [r5-13] nigdy
    [r5-14] kanały
    [r5-15] kolej
   *[other] brak
}
lancashire-board-whys = { $count ->
    [one] { $place }: nie stanie tu { $what }
    [few] { $place }: nie stanie tu { $what }, są { $count } powody
   *[many] { $place }: nie stanie tu { $what }, jest { $count } powodów
}
lancashire-board-whys-combine = Wystarczą dwie dowolne karty i obie akcje

## Gracze

lancashire-board-seat-money = Pieniądze
lancashire-board-seat-income = Poziom dochodu
lancashire-board-seat-points = Punkty
lancashire-board-seat-cards = Karty na ręce
lancashire-board-seat-links = Pozostałe żetony połączeń
lancashire-board-seat-spent = Wydane w tej rundzie
lancashire-board-spent = wyd. £{ $money }
lancashire-board-sheet-place = Pole dochodu
lancashire-board-sheet-discards = Zagrane karty
lancashire-board-sheet-out = Żetony poza grą
lancashire-board-sheet-network = Sieć
lancashire-board-sheet-reach = Regiony w zasięgu kart przedsiębiorstw
lancashire-board-sheet-anywhere = wszystkie: następne przedsiębiorstwo nie wymaga zasięgu

## Akcje, wybory i przyciski

lancashire-board-act-build = Budowa
lancashire-board-act-combine = Łączenie
lancashire-board-act-link = { $era ->
    [canal] Kanał
   *[rail] Kolej
}
lancashire-board-act-develop = Rozwój
lancashire-board-act-sell = Sprzedaż
lancashire-board-act-loan = Pożyczka
lancashire-board-act-pass = Pas
lancashire-board-act-second = Drugie połą­czenie
lancashire-board-act-selloff = Wyprzedaż
lancashire-board-act-done = Nic więcej
lancashire-board-act-card = Odrzucenie
lancashire-board-from = { $good }: { $place }
lancashire-board-from-market = { $good } z toru Popytu
lancashire-board-do-build = Zbuduj: { $what }{ $price ->
    [0] {""}
   *[other] {" "}za £{ $price }
}
lancashire-board-do-combine = Zbuduj za obie akcje: { $what }{ $price ->
    [0] {""}
   *[other] {" "}za £{ $price }
}
lancashire-board-do-link = { $era ->
    [canal] Zbuduj kanał
   *[rail] Zbuduj połączenie
}{ $price ->
    [0] {""}
   *[other] {" "}za £{ $price }
}
lancashire-board-do-second = Zbuduj drugie połączenie{ $price ->
    [0] {""}
   *[other] {" "}za £{ $price }
}
lancashire-board-do-develop = Rozwój, odpada: { $what }{ $price ->
    [0] {""}
   *[other] {" "}za £{ $price }
}
lancashire-board-do-sell = Sprzedaj: { $what }, port { $place }
lancashire-board-do-sell-far = Wystaw na Rynek Zamorski: { $what }
lancashire-board-do-loan = Weź £{ $money } pożyczki
lancashire-board-do-pass = Pas: akcja przepada
lancashire-board-do-done-second = Bez drugiego połączenia
lancashire-board-do-done-developing = Koniec rozwoju
lancashire-board-do-done-selling = Koniec sprzedaży
lancashire-board-do-card = Odrzuć: { $what }
lancashire-board-do-selloff = Sprzedaj za £{ $price }: { $what }
lancashire-board-missing-action = wybierz kartę, miejsce lub akcję
lancashire-board-missing-more = wybierz dalej albo zakończ
lancashire-board-missing-industry = wybierz przedsiębiorstwo
lancashire-board-missing-space = wybierz pole
lancashire-board-missing-card = wybierz kartę
lancashire-board-missing-line = wybierz trasę
lancashire-board-missing-coal = wybierz źródło węgla
lancashire-board-missing-iron = wybierz źródło żelaza
lancashire-board-missing-port = wybierz port lub Rynek Zamorski
lancashire-board-missing-tile = wybierz żeton
lancashire-board-missing-loan = wybierz kwotę

## Pytanie, gdy wybór jest pełny

lancashire-board-sure-build = Zbudować { $industry_acc } { $space_loc }?
lancashire-board-sure-combine = Połączyć dwie akcje i zbudować { $industry_acc } { $space_loc }?
lancashire-board-sure-link = { $era ->
    [canal] Zbudować kanał { $line_gen }?
   *[rail] Zbudować połączenie kolejowe { $line_gen }?
}
lancashire-board-sure-second = Zbudować drugie połączenie kolejowe, { $line_gen }?
lancashire-board-sure-develop = Wykonać rozwój: { $industry }?
lancashire-board-sure-sell = Sprzedać bawełnę z { $tile_gen } { $space_loc }?
lancashire-board-sure-selloff = Sprzedać z planszy { $tile_acc } { $space_loc }?
lancashire-board-sure-loan = Wziąć pożyczkę £{ $money }?
lancashire-board-sure-pass = Spasować i stracić akcję?
lancashire-board-sure-done = Na tym poprzestać?
lancashire-board-sure-card = Odrzucić kartę { $card_gen }?

## Co się liczy

## Punktacja

lancashire-scoring-log = { $era_id ->
    [canal] Punktacja Okresu Kanałów
   *[rail] Punktacja Okresu Kolei
}
lancashire-scoring-line = { $era_id ->
    [canal] Liczy się Okres Kanałów
   *[rail] Liczy się Okres Kolei
}
lancashire-scoring-part = część { $n } z { $of }
lancashire-scoring-title = { $era_id ->
    [canal] Kanały miały swój czas
   *[rail] Kolej zrobiła swoje
}
lancashire-scoring-lead = { $era_id ->
    [canal] Najpierw każdy kanał
   *[rail] Najpierw każde tory
}, według monet na końcach; potem każde odwrócone przedsiębiorstwo. Znacznik gracza idzie po ramie mapy w miarę liczenia.
lancashire-scoring-head = Ile sztuk i punkty
lancashire-scoring-links = { $era_id ->
    [canal] kanały
   *[rail] kolej
}
lancashire-scoring-industry = { $industry_id ->
    [cotton_mill] przędzalnie
    [port] porty
    [coal_mine] kopalnie
    [iron_works] huty
   *[shipyard] stocznie
}
lancashire-scoring-extra = { $what_id ->
    [cash] pieniądze
    [money] pieniądze
    [income] dochód
   *[again] jeszcze raz żetony od poziomu II
}
lancashire-scoring-tell-links = Punkt za każdy symbol monety na końcach { $era_id ->
    [canal] kanału
   *[rail] torów
}: { $points ->
    [none] nikt nie punktuje.
   *[other] { $points }.
}
lancashire-scoring-tell-industry = Liczą się tylko odwrócone żetony, { $spaces_loc }: { $points }.
lancashire-scoring-tell-extra = { $what_id ->
    [cash] Punkty za pieniądze w ręku
    [money] Punkty za pieniądze w ręku
    [income] Punkty za poziom dochodu
   *[again] Odwrócone żetony od poziomu II liczą się jeszcze raz
}: { $points ->
    [none] nikt nie punktuje.
   *[other] { $points }.
}
lancashire-scoring-tiles-leave = Potem poziomy 0 i I schodzą z planszy
lancashire-scoring-corner = zakreskowany róg
lancashire-scoring-canals-leave = a wszystkie kanały wracają do właścicieli
