### Brass: Birmingham: słowa na planszy, w obszarze gracza i na przyciskach

## Rzeczy

birmingham-board-industry = { $industry ->
    [cotton_mill] przędzalnia
    [manufacturer] manufaktura
    [pottery] wytwórnia ceramiki
    [coal_mine] kopalnia
    [iron_works] huta
   *[brewery] browar
}
birmingham-board-tile = { birmingham-board-industry } { $level }
birmingham-board-good = { $good ->
    [coal] węgiel
    [iron] żelazo
   *[beer] piwo
}
birmingham-board-goods = { $good ->
    [coal] węgiel: { $count }
    [iron] żelazo: { $count }
   *[beer] { $count ->
        [one] { $count } beczka
        [few] { $count } beczki
       *[many] { $count } beczek
    }
}
birmingham-board-space = { $place }, pole { $number }
birmingham-board-space-short = { $place } { $number }
birmingham-board-era = { $era ->
    [canal] Era kanałowa
   *[rail] Era kolejowa
}
birmingham-board-round = runda { $round } z { $of }
birmingham-board-before = Przed grą
birmingham-board-after = Koniec gry
birmingham-board-action-of = akcja { $number } z { $of }
birmingham-board-or = { $first } lub { $second }
birmingham-board-none = brak

## Mapa

birmingham-board-scene = Mapa środkowej Anglii
birmingham-board-farm = wiejski browar
birmingham-board-map-of = Mapa krainy
birmingham-board-map-title = MIDLANDS
birmingham-board-map-under = { $era ->
    [canal] jej fabryk i kanałów
   *[rail] jej fabryk i kolei
}
birmingham-board-deck = Talia
birmingham-board-discards = Odrzucone
birmingham-board-wild-places = Jok. miast
birmingham-board-wild-works = Jok. przeds.
birmingham-board-points = Punkty
birmingham-board-income = Dochód
birmingham-board-market-coal = Rynek węgla
birmingham-board-market-iron = Rynek żelaza
birmingham-board-market-buy = kup £{ $price }
birmingham-board-market-sell = sprz. £{ $price }
birmingham-board-market-full = pełny
birmingham-board-bonus-vp = +{ $amount }
birmingham-board-bonus-develop = { $amount }×
birmingham-board-bonus-income_spaces = +{ $amount }
birmingham-board-bonus-money = +£{ $amount }

## Etykiety mówione

birmingham-board-say-bonus = { $kind ->
    [vp] { $amount ->
        [one] { $amount } punkt
        [few] { $amount } punkty
       *[many] { $amount } punktów
    }
    [develop] rozwój bez żelaza, żetony: { $amount }
    [income_spaces] dochód o { $amount } { $amount ->
        [one] pole
        [few] pola
       *[many] pól
    } w górę
   *[money] £{ $amount }
}
birmingham-board-say-empty = puste, na: { $list }
birmingham-board-say-tile = { $tile }, właściciel: { $seat }
birmingham-board-say-flipped = odwrócony żeton, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, symbole połączeń: { $links }
birmingham-board-say-unsold = jeszcze niesprzedane
birmingham-board-say-network = w twojej sieci
birmingham-board-say-goes = zniknie z planszy na koniec tej ery
birmingham-board-say-line = { $list }: { $kind ->
    [canal] kanał
    [rail] połączenie kolejowe
    [canal-only] tylko kanał
   *[rail-only] tylko kolej
}
birmingham-board-say-line-free = wolne, teraz dałoby { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
birmingham-board-say-line-owner = właściciel: { $seat }, teraz daje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
birmingham-board-say-merchant = { $place }, kupiec { $number }: { $list ->
    [none] niczego nie kupuje
   *[other] kupuje: { $list }
}
birmingham-board-say-merchant-closed = { $place }, kupiec { $number }: nie gra przy tylu graczach
birmingham-board-say-barrel = { $place }, kupiec { $number }: beczka, premia: { $bonus }
birmingham-board-say-barrel-drunk = { $place }, kupiec { $number }: beczka już zużyta
birmingham-board-say-market = { $good ->
    [coal] Rynek węgla
   *[iron] Rynek żelaza
}: { $cubes ->
    [one] { $cubes } kostka
    [few] { $cubes } kostki
   *[many] { $cubes } kostek
}, następna kosztuje £{ $price }, { $pays ->
    [0] pełny
   *[other] za sprzedaną £{ $pays }
}
birmingham-board-say-marker-vp = { $seat }: { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
   *[many] { $value } punktów
}
birmingham-board-say-marker-income = { $seat }: dochód na polu { $space }, poziom £{ $level }
birmingham-board-say-card = { $kind ->
    [location] Karta miasta { $name }
    [industry] Karta przedsiębiorstwa: { $name }
   *[wild] Joker, { $name }
}
birmingham-board-say-card-times = { $card }, sztuk: { $count }
birmingham-board-say-stack = { $tile }, następny żeton, zostało { $left }: £{ $money }{ $coal ->
    [0] {""}
   *[other] , węgiel: { $coal }
}{ $iron ->
    [0] {""}
   *[other] , żelazo: { $iron }
}{ $beer ->
    [0] {""}
   *[other] , piwo do sprzedaży: { $beer }
}; po odwróceniu: punkty { $vp }, dochód +{ $income }, symbole połączeń: { $links }
birmingham-board-say-stack-empty = { $industry }: nie ma już żetonów
birmingham-board-say-canal-only = tylko w erze kanałowej
birmingham-board-say-rail-only = tylko w erze kolejowej
birmingham-board-say-build-only = nie można rozwinąć

## Karty

birmingham-board-card-wild_location = dowolne miasto
birmingham-board-card-wild_industry = dowolne przedsiębiorstwo
birmingham-board-card-pair = Przędz. lub manuf.

## Obszar gracza

birmingham-board-hand = Twoja ręka
birmingham-board-hand-of = Ręka: { $seat }
birmingham-board-hand-count = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
birmingham-board-hand-lit = podświetlone karty pasują
birmingham-board-hand-hidden = Karty są zakryte.
birmingham-board-mat = Twoja planszetka
birmingham-board-mat-of = Planszetka: { $seat }
birmingham-board-mat-next = następny żeton każdego typu
birmingham-board-mat-all = Wszystkie żetony
birmingham-board-mat-less = Tylko następne
birmingham-board-canal-only = tylko kanały
birmingham-board-rail-only = tylko kolej
birmingham-board-build-only = tylko budowa
birmingham-board-stack-done = wszystkie użyte
birmingham-board-tab-hand = Ręka
birmingham-board-tab-mat = Planszetka
birmingham-board-column-level = Poziom
birmingham-board-column-left = Zostało
birmingham-board-column-cost = Koszt
birmingham-board-column-beer = Piwo do sprzedaży
birmingham-board-column-goods = Towary
birmingham-board-column-points = Punkty
birmingham-board-column-income = Dochód
birmingham-board-column-links = Połączenia
birmingham-board-column-note = Uwaga
birmingham-board-facedown-card = Zakryta: { $card }

## Gracze

birmingham-board-seat-money = Pieniądze
birmingham-board-seat-income = Poziom dochodu
birmingham-board-seat-points = Punkty
birmingham-board-seat-cards = Karty na ręce
birmingham-board-seat-links = Wolne żetony połączeń
birmingham-board-seat-spent = Wydatki w tej rundzie
birmingham-board-spent = wydatki £{ $money }
birmingham-board-sheet-place = Pole dochodu
birmingham-board-sheet-wilds = Jokery na ręce
birmingham-board-sheet-discards = Odrzucone karty
birmingham-board-sheet-facedown = jeszcze jedna leży zakryta
birmingham-board-sheet-out = Żetony poza grą
birmingham-board-sheet-network = Sieć

## Akcje, wybory i przyciski

birmingham-board-act-build = Budowa
birmingham-board-act-link = Połą­czenia
birmingham-board-act-links = Dwa połą­czenia
birmingham-board-act-develop = Rozwój
birmingham-board-act-sell = Sprzedaż
birmingham-board-act-loan = Pożyczka
birmingham-board-act-scout = Rozpo­znanie
birmingham-board-act-pass = Pas
birmingham-board-act-second = Drugie połą­czenie
birmingham-board-act-remove = Usunięcie
birmingham-board-act-selloff = Wyprzedaż
birmingham-board-act-done = Koniec sprzedaży
birmingham-board-act-card = Odrzucenie
birmingham-board-twice = 2 × { $what }
birmingham-board-from = { $good }: { $place }
birmingham-board-from-market = { $good } z rynku
birmingham-board-from-merchant = piwo kupca: { $place }
birmingham-board-do-build = { $price ->
    [0] Zbuduj
   *[other] Zbuduj za £{ $price }
}
birmingham-board-do-link = { $era ->
    [canal] Zbuduj kanał
   *[rail] Zbuduj połączenie
}{ $price ->
    [0] {""}
   *[other] {" "}za £{ $price }
}
birmingham-board-do-links = Zbuduj pierwsze z dwóch połączeń{ $price ->
    [0] {""}
   *[other] {" "}za £{ $price }
}
birmingham-board-do-second = Zbuduj drugie połączenie{ $price ->
    [0] {""}
   *[other] {" "}za £{ $price }
}
birmingham-board-do-develop = Rozwiń: { $what }{ $price ->
    [0] {""}
   *[other] , za £{ $price }
}
birmingham-board-do-sell = Sprzedaj: { $what }, kupiec: { $place }
birmingham-board-do-loan = Weź £{ $money } pożyczki
birmingham-board-do-scout = Rozpoznanie: trzy karty za dwa jokery
birmingham-board-do-pass = Pas: akcja przepada
birmingham-board-do-done = Nie sprzedawaj więcej
birmingham-board-do-card = Odrzuć: { $what }
birmingham-board-do-remove = Usuń: { $what }
birmingham-board-do-remove-none = Nie usuwaj niczego
birmingham-board-do-selloff = Sprzedaj za £{ $price }: { $what }
birmingham-board-missing-action = wybierz kartę, miejsce albo akcję
birmingham-board-missing-industry = wybierz przedsiębiorstwo
birmingham-board-missing-space = wybierz pole
birmingham-board-missing-card = wybierz kartę
birmingham-board-missing-line = wybierz linię
birmingham-board-missing-coal = wybierz, skąd węgiel
birmingham-board-missing-iron = wybierz, skąd żelazo
birmingham-board-missing-beer = wybierz, skąd piwo
birmingham-board-missing-merchant = wybierz kupca
birmingham-board-missing-tile = wybierz żeton

## Pytanie, gdy wybór jest pełny

birmingham-board-sure-build = Zbudować { $industry_acc } { $space_loc }?
birmingham-board-sure-link = { $era ->
    [canal] Zbudować kanał { $line_gen }?
   *[rail] Zbudować połączenie kolejowe { $line_gen }?
}
birmingham-board-sure-links = Zbudować pierwsze z dwóch połączeń, { $line_gen }?
birmingham-board-sure-second = Zbudować drugie połączenie, { $line_gen }?
birmingham-board-sure-develop = Wykonać rozwój: { $industries }?
birmingham-board-sure-sell = Sprzedać produkcję { $tile_gen } { $space_loc }?
birmingham-board-sure-selloff = Sprzedać z planszy { $tile_acc } { $space_loc }?
birmingham-board-sure-loan = Wziąć pożyczkę £{ $money }?
birmingham-board-sure-scout = Wykonać rozpoznanie?
birmingham-board-sure-pass = Spasować i stracić akcję?
birmingham-board-sure-done = Nie sprzedawać więcej?
birmingham-board-sure-card = Odrzucić kartę { $card_gen }?
birmingham-board-sure-remove = Usunąć z planszetki { $industry_acc }?

## Co się liczy

## Punktacja

birmingham-scoring-log = { $era_id ->
    [canal] Punktacja ery kanałowej
   *[rail] Punktacja ery kolejowej
}
birmingham-scoring-line = { $era_id ->
    [canal] Liczy się era kanałowa
   *[rail] Liczy się era kolejowa
}
birmingham-scoring-part = część { $n } z { $of }
birmingham-scoring-title = { $era_id ->
    [canal] Kanały miały swój czas
   *[rail] Kolej zrobiła swoje
}
birmingham-scoring-lead = { $era_id ->
    [canal] Najpierw każdy kanał
   *[rail] Najpierw każde tory
}, według symboli połączeń na końcach; potem każde odwrócone przedsiębiorstwo. Znacznik gracza idzie po ramie mapy w miarę liczenia.
birmingham-scoring-head = Ile sztuk i punkty
birmingham-scoring-links = { $era_id ->
    [canal] kanały
   *[rail] kolej
}
birmingham-scoring-industry = { $industry_id ->
    [cotton_mill] przędzalnie
    [manufacturer] manufaktury
    [pottery] wytwórnie ceramiki
    [coal_mine] kopalnie
    [iron_works] huty
   *[brewery] browary
}
birmingham-scoring-extra = { $what_id ->
    [money] pieniądze
    [income] dochód
   *[again] jeszcze raz żetony od poziomu II
}
birmingham-scoring-tell-links = Punkt za każdy symbol połączenia na końcach { $era_id ->
    [canal] kanału
   *[rail] torów
}: { $points ->
    [none] nikt nie punktuje.
   *[other] { $points }.
}
birmingham-scoring-tell-industry = Liczą się tylko odwrócone żetony, { $spaces_loc }: { $points }.
birmingham-scoring-tell-extra = { $what_id ->
    [money] Punkty za pieniądze w ręku
    [income] Punkty za poziom dochodu
   *[again] Odwrócone żetony od poziomu II liczą się jeszcze raz
}: { $points ->
    [none] nikt nie punktuje.
   *[other] { $points }.
}
birmingham-scoring-tiles-leave = Potem poziom I schodzi z planszy
birmingham-scoring-corner = zakreskowany róg
birmingham-scoring-canals-leave = a wszystkie kanały wracają do właścicieli
