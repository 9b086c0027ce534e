### Szczęść Boże: słowa na planszy, w obszarze gracza i na przyciskach

## Węgiel, środki transportu, strony

coalbaron-board-colour = { $colour ->
    [yellow] żółty
    [brown] brązowy
    [grey] szary
   *[black] czarny
}
coalbaron-board-colour-of = { $colour ->
    [yellow] żółtego
    [brown] brązowego
    [grey] szarego
   *[black] czarnego
}
coalbaron-board-transport = { $transport ->
    [wheelbarrow] wózek
    [carriage] furmanka
    [motorcar] samochód
   *[locomotive] parowóz
}
coalbaron-board-transport-onto = { $transport ->
    [wheelbarrow] wózek
    [carriage] furmankę
    [motorcar] samochód
   *[locomotive] parowóz
}
coalbaron-board-times = { $count } × { $colour }
coalbaron-board-level = { $level ->
    [0] zrąb
    [1] poziom I
    [2] poziom II
    [3] poziom III
   *[4] poziom IV
}
coalbaron-board-level-to = na { coalbaron-board-level }

## Plac

coalbaron-board-sign-workshop = Warsztat
coalbaron-board-sign-mining = Wydobycie
coalbaron-board-sign-money = Pieniądze
coalbaron-board-sign-loading = Załadunek
coalbaron-board-sign-order = Zamówienia
coalbaron-board-canteen = Stołówka
coalbaron-board-hall = Cechownia
coalbaron-board-supply = Zasoby
coalbaron-board-start = Zaczyna
coalbaron-board-storage = Skład węgla
coalbaron-board-look-five = Zobacz 5,
coalbaron-board-look-tiles = wybierz 1
coalbaron-board-look-orders = weź 1
coalbaron-board-steps = { $count ->
    [one] krok
    [few] kroki
   *[many] kroków
}
coalbaron-board-known-top = Wierzch
coalbaron-board-known-bottom = Spód
coalbaron-board-balance = { $light ->
    [one] jasny
    [few] jasne
   *[many] jasnych
}, { $dark } { $dark ->
    [one] ciemny
    [few] ciemne
   *[many] ciemnych
}

## Opisy do odczytania

coalbaron-board-say-tile = { $colour } chodnik, { $side ->
    [light] jasna strona
   *[dark] ciemna strona
}, { $carts ->
    [one] { $carts } wagonik
    [few] { $carts } wagoniki
   *[many] { $carts } wagoników
}, { $cost ->
    [one] { $cost } marka
    [few] { $cost } marki
   *[many] { $cost } marek
}
coalbaron-board-say-order = { $transport }: { $coal }; { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
coalbaron-board-say-workshop = Warsztat { $number }
coalbaron-board-say-workshop_pick5 = Warsztat: zobacz pięć żetonów, kup jeden albo żadnego
coalbaron-board-say-mining = Wydobycie, { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
}
coalbaron-board-say-loading = Załadunek na { $transport }
coalbaron-board-say-money = Pieniądze, { $marks ->
    [one] { $marks } marka
    [few] { $marks } marki
   *[many] { $marks } marek
}
coalbaron-board-say-order-space = Miejsce zamówienia { $number }
coalbaron-board-say-order_pick5 = Zamówienia: zobacz pięć kart, weź jedną albo żadnej
coalbaron-board-say-hall = Cechownia: 1 górnik, 1 marka, zawsze otwarta
coalbaron-board-say-locked = zamknięte przy tej liczbie graczy
coalbaron-board-say-empty = nic tu nie leży
coalbaron-board-say-stands = { $seat }: { $count ->
    [one] stoi { $count } górnik
   *[many] stoi { $count } górników
}
coalbaron-board-say-needs = potrzeba { $count ->
    [one] { $count } górnika
   *[many] { $count } górników
}
coalbaron-board-say-canteen = Stołówka: { $list }
coalbaron-board-say-in-hall = stoją: { $list }
coalbaron-board-say-count = { $seat } { $count }
coalbaron-board-say-nobody = nikt
coalbaron-board-say-stack-tiles = Stos żetonów chodników: { $size }
coalbaron-board-say-stack-orders = Stos zamówień: { $size }
coalbaron-board-say-known-top = znane od wierzchu: { $list }
coalbaron-board-say-known-bottom = znane pod spodem, od górnych: { $list }
coalbaron-board-say-unknown = nieznane
coalbaron-board-say-supply = Węgiel w zasobach: { $list }
coalbaron-board-say-supply-endless = Węgiel w zasobach: bez ograniczeń
coalbaron-board-say-start = Żeton gracza rozpoczynającego: { $seat }
coalbaron-board-say-clock = Szychta { $shift }. Na jej koniec liczą się: { $list }
coalbaron-board-say-category = { $kind ->
    [coal] pola zrealizowanych zamówień, węgiel { $key }
    [transport] pola zamówień wywiezionych, { $key }
   *[empty_carts] puste wagoniki, kolor { $key }
}: { $first } za pierwsze miejsce, { $second } za drugie
coalbaron-board-say-cart = Wagonik z węglem: { $colour }, { $level }
coalbaron-board-say-level = { $level }, strona jasna: { $light }; strona ciemna: { $dark }
coalbaron-board-say-carts = { $carts ->
    [0] brak wagoników
   *[other] z węglem { $full } z { $carts }
}
coalbaron-board-say-cage-to = Szola { $level }, 1 krok
coalbaron-board-say-cage = Szola, { $seat }: { $level }, ładunek: { $list }
coalbaron-board-say-cage-cube = Węgiel w szoli: { $colour }
coalbaron-board-say-storage = Skład węgla, { $seat }: { $list }
coalbaron-board-say-storage-cube = Węgiel w składzie: { $colour }, { $count }
coalbaron-board-say-balance = { $seat }: żetony po jasnej stronie { $light }, po ciemnej { $dark }, na koniec { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
coalbaron-board-say-shaft = Szyb, { $seat }: pokaż duży
coalbaron-board-say-space-of-order = Pole: { $colour }, zamówienie { $order }
coalbaron-board-say-space-filled = Pole: { $colour }, zamówienie { $order }, leży: { $list }
coalbaron-board-say-hidden = i jeszcze { $count }
coalbaron-board-none = brak
coalbaron-board-scene = Kopalnia: plac i szyby

## Obszar gracza

coalbaron-board-orders = Twoje zamówienia
coalbaron-board-orders-of = Zamówienia: { $seat }
coalbaron-board-orders-count = { $open ->
    [one] { $open } oczekujące
    [few] { $open } oczekujące
   *[many] { $open } oczekujących
}, { $delivered ->
    [one] { $delivered } zrealizowane
    [few] { $delivered } zrealizowane
   *[many] { $delivered } zrealizowanych
}
coalbaron-board-orders-loss = −1 punkt za każde oczekujące
coalbaron-board-orders-none = Brak oczekujących zamówień.
coalbaron-board-note-needs = brakuje { $count }
coalbaron-board-note-cage = { $count } w szoli
coalbaron-board-note-yard = { $count } w składzie
coalbaron-board-note-ready = czeka na { $transport }
coalbaron-board-tally = Liczone na koniec { $shift } szychty
coalbaron-board-tally-note = twój stan · punkty za 1. / 2. miejsce
coalbaron-board-tally-note-two = twój stan · punkty za 1. miejsce
coalbaron-board-tally-note-of = stan · punkty za 1. / 2. miejsce
coalbaron-board-tally-note-of-two = stan · punkty za 1. miejsce
coalbaron-board-tally-leads = prowadzi
coalbaron-board-tally-hidden = zrealizowane zamówienia leżą zakryte
coalbaron-board-draft = Zamówienia do wyboru
coalbaron-board-draft-note = teraz wybiera { $seat }
coalbaron-board-draft-yours = twój wybór, { $round } z 3
coalbaron-board-pick-tiles = Pięć żetonów: kup jeden albo żadnego
coalbaron-board-pick-orders = Pięć zamówień: weź jedno albo żadnego
coalbaron-board-pick-secret = widzisz je tylko ty
coalbaron-board-pick-other-tiles = { $seat } ogląda { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
   *[many] { $count } żetonów
}
coalbaron-board-pick-other-orders = { $seat } ogląda { $count ->
    [one] { $count } zamówienie
    [few] { $count } zamówienia
   *[many] { $count } zamówień
}
coalbaron-board-pick-none-tiles = Nie kupuj żadnego
coalbaron-board-pick-none-orders = Nie bierz żadnego
coalbaron-board-return = Odłóż pozostałe
coalbaron-board-return-top = Na wierzch
coalbaron-board-return-bottom = Pod spód
coalbaron-board-return-next = najpierw to, co będzie dobrane wcześniej
coalbaron-board-return-laid = { $place ->
    [top] Na wierzch
   *[bottom] Pod spód
}, w tej kolejności
coalbaron-board-return-left = Jeszcze w ręku
coalbaron-board-return-other = { $seat } odkłada { $count } { $place ->
    [top] na wierzch
   *[bottom] pod spód
}
coalbaron-board-fill = W zasobach brakuje { $colour } węgla
coalbaron-board-fill-note = { $carts ->
    [one] jeden wagonik: weź inny kolor albo zostaw pusty
    [few] { $carts } wagoniki: weź inne kolory albo zostaw puste
   *[many] { $carts } wagoników: weź inne kolory albo zostaw puste
}
coalbaron-board-fill-bare = pusty
coalbaron-board-fill-other = { $seat } wybiera węgiel na { $carts ->
    [one] jeden wagonik
    [few] { $carts } wagoniki
   *[many] { $carts } wagoników
}
coalbaron-board-pair-other = { $seat } kładzie dwa znaczniki za jeden: { $colour }
coalbaron-board-steps-strip = Kroki: { $done } z { $of }
coalbaron-board-step-left = krok { $number }, jeszcze do zrobienia
coalbaron-board-stop = { $left ->
    [0] Zakończ wydobycie
    [one] Zakończ, { $left } krok przepadnie
    [few] Zakończ, { $left } kroki przepadną
   *[many] Zakończ, { $left } kroków przepadnie
}
coalbaron-board-tab-orders = Zamówienia
coalbaron-board-tab-tally = Stan
coalbaron-board-frame-yard = Plac
coalbaron-board-frame-mine = Mój szyb
coalbaron-board-frame-mine-of = { $seat }
coalbaron-board-frame-others = Inni
coalbaron-board-frames = Część planszy

## Karta gracza

coalbaron-board-sheet-waiting = Oczekujące zamówienia
coalbaron-board-sheet-delivered = Zrealizowane zamówienia
coalbaron-board-sheet-face-down = { $count ->
    [0] brak
    [one] { $count } karta, zakryta
    [few] { $count } karty, zakryte
   *[many] { $count } kart, zakrytych
}
coalbaron-board-sheet-cage = Szola
coalbaron-board-sheet-tiles = Chodniki
coalbaron-board-sheet-scored = Punkty na koniec szycht
coalbaron-board-sheet-hall = W cechowni
coalbaron-board-sheet-canteen = W stołówce
coalbaron-board-sheet-working = Przy pracy
coalbaron-board-sheet-pool = Wolni górnicy
coalbaron-board-sheet-marks = Marki
coalbaron-board-sheet-points = Punkty
coalbaron-board-sheet-category = Kategoria
coalbaron-board-final-marks = Marki
coalbaron-board-final-coal = Węgiel
coalbaron-board-final-waiting = Oczekujące zamówienia
coalbaron-board-final-balance = Równowaga

## Pasek graczy i górny pasek

coalbaron-board-seat-miners = górnicy
coalbaron-board-seat-marks = marki
coalbaron-board-seat-points = punkty
coalbaron-board-seat-open = { $count ->
    [one] { $count } oczekujące
    [few] { $count } oczekujące
   *[many] { $count } oczekujących
}
coalbaron-board-seat-delivered = zrealizowane
coalbaron-board-shift = { $shift } szychta
coalbaron-board-shift-of = z III
coalbaron-board-before = Wybór zamówień
coalbaron-board-after = Koniec
coalbaron-board-placed = { $count ->
    [one] został { $count } górnik
   *[many] zostało { $count } górników
}

## Wybory i przyciski

coalbaron-board-do-send = Wyślij { $count ->
    [one] { $count } górnika
   *[many] { $count } górników
}: { $what }
coalbaron-board-do-draft = Weź { $what }
coalbaron-board-do-buy = Kup: { $what }
coalbaron-board-do-keep = Weź { $what }
coalbaron-board-do-next = Następnie: { $what }
coalbaron-board-do-fill = Załaduj: { $list }
coalbaron-board-do-load = ładuj { $colour }
coalbaron-board-do-place = { $colour } → { $transport } { $points }
coalbaron-board-do-fetch = { $colour } ze składu → { $transport } { $points }
coalbaron-board-do-pair = dwa zamiast { $colour-of } → { $transport } { $points }
coalbaron-board-do-with = znaczniki: { $list }
coalbaron-board-do-cube = { $source ->
    [cage] { $colour } z szoli
   *[storage] { $colour } ze składu
}
coalbaron-board-pair-badge = zamiast tego dwa znaczniki innych kolorów, 2 kroki
coalbaron-board-do-store = do składu { $colour }
coalbaron-board-missing-space = wybierz miejsce pracy
coalbaron-board-missing-order = wybierz zamówienie
coalbaron-board-missing-step = wybierz krok
coalbaron-board-missing-cube = wskaż znacznik
coalbaron-board-missing-place = wierzch czy spód?
coalbaron-board-missing-tile = wybierz żeton

## Punktacja szychty

coalbaron-scoring-roman = { $shift ->
    [1] I
    [2] II
   *[3] III
}
coalbaron-scoring-log = Punktacja { coalbaron-scoring-roman } szychty
coalbaron-scoring-line = Liczy się zegar
coalbaron-scoring-part = kategoria { $n } z { $of }
coalbaron-scoring-title = { $shift ->
    [1] Koniec pierwszej szychty
    [2] Koniec drugiej szychty
   *[3] Koniec trzeciej szychty
}
coalbaron-scoring-lead = Godziny zegara, jedna po drugiej: { $count }. { $shift ->
    [1] Co dostarczone, policzy się jeszcze później.
    [2] Wcześniejsze liczą się znowu; co dostarczone, zostaje.
   *[3] Potem to, co zostało, zamienia się na punkty.
}
coalbaron-scoring-head = Ile sztuk i punkty
coalbaron-scoring-row = { $category_id ->
    [empty_carts] puste wagoniki, { $key_id ->
        [yellow] żółte
        [brown] brązowe
        [grey] szare
       *[black] czarne
    }
   *[other] { $key }
}
coalbaron-scoring-tell = { $category_id ->
    [coal] Pola na { $key } węgiel na zrealizowanych zamówieniach
    [transport] Pola dowolnego koloru na zamówieniach zrealizowanych { $key_ins }
   *[empty_carts] Puste wagoniki, { $key_id ->
        [yellow] żółte
        [brown] brązowe
        [grey] szare
       *[black] czarne
    }
}: { $counts ->
    [none] nikt nie ma żadnego.
   *[other] { $counts }. Pierwsze miejsce: { $first } { $first ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }{ $seconds_id ->
        [yes] , drugie: { $second }.
       *[no] .
    }
}
coalbaron-scoring-left = { $what_id ->
    [marks] marki
    [coal] pozostały węgiel
    [waiting] oczekujące zamówienia
   *[balance] równowaga
}
coalbaron-scoring-left-tell = { $what_id ->
    [marks] Marki zamienione na punkty
    [coal] Cały pozostały węgiel zamieniony na punkty
    [waiting] Punkty stracone za oczekujące zamówienia
   *[balance] Punkty stracone za brak równowagi jasnych i ciemnych chodników
}: { $points ->
    [none] nikt.
   *[other] { $points }.
}
coalbaron-board-open-carts = Puste wagoniki teraz
