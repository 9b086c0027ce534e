### Szczęść Boże: nazwy, pytania, dziennik, podgląd, dlaczego nie, punkty, opcje

## Nazwy (docs/protocol.md, "How arguments become words")

coalbaron-colour-yellow = żółty
    .gen = żółtego
    .loc = żółtym
coalbaron-colour-brown = brązowy
    .gen = brązowego
    .loc = brązowym
coalbaron-colour-grey = szary
    .gen = szarego
    .loc = szarym
coalbaron-colour-black = czarny
    .gen = czarnego
    .loc = czarnym
coalbaron-colour-bare = nic
    .gen = niczego

coalbaron-transport-wheelbarrow = wózek
    .gen = wózka
    .ins = wózkiem
coalbaron-transport-carriage = furmanka
    .gen = furmanki
    .ins = furmanką
coalbaron-transport-motorcar = samochód
    .gen = samochodu
    .ins = samochodem
coalbaron-transport-locomotive = parowóz
    .gen = parowozu
    .ins = parowozem

coalbaron-space-workshop_1 = warsztat 1
coalbaron-space-workshop_2 = warsztat 2
coalbaron-space-workshop_3 = warsztat 3
coalbaron-space-workshop_4 = warsztat 4
coalbaron-space-workshop_5 = warsztat 5
coalbaron-space-workshop_6 = warsztat 6
coalbaron-space-workshop_7 = warsztat 7
coalbaron-space-workshop_8 = warsztat 8
coalbaron-space-workshop_pick5 = warsztaty (wybór z 5)
coalbaron-space-mine_4 = wydobycie (4 kroki)
coalbaron-space-mine_6 = wydobycie (6 kroków)
coalbaron-space-mine_8 = wydobycie (8 kroków)
coalbaron-space-mine_10 = wydobycie (10 kroków)
coalbaron-space-load_wheelbarrow = załadunek wózka
coalbaron-space-load_carriage = załadunek furmanki
coalbaron-space-load_motorcar = załadunek samochodu
coalbaron-space-load_locomotive = załadunek parowozu
coalbaron-space-money_3 = pieniądze (3 marki)
coalbaron-space-money_4 = pieniądze (4 marki)
coalbaron-space-money_5 = pieniądze (5 marek)
coalbaron-space-money_6 = pieniądze (6 marek)
coalbaron-space-order_1 = zamówienia (miejsce 1)
coalbaron-space-order_2 = zamówienia (miejsce 2)
coalbaron-space-order_3 = zamówienia (miejsce 3)
coalbaron-space-order_4 = zamówienia (miejsce 4)
coalbaron-space-order_pick5 = zamówienia (wybór z 5)
coalbaron-space-muster_hall = cechownia

coalbaron-tile = { $colour } chodnik ({ $side ->
    [light] jasna
   *[dark] ciemna
} strona, { $carts ->
    [one] { $carts } wagonik
    [few] { $carts } wagoniki
   *[many] { $carts } wagoników
})
coalbaron-order = zamówienie z { $transport_ins } ({ $spaces }, { $points } PZ)
coalbaron-cube-cage = { $colour } z szoli
coalbaron-cube-storage = { $colour } ze składu

## Gdzie jesteśmy

coalbaron-mark-shift = Szychta { $shift ->
    [1] I
    [2] II
   *[3] III
} z III

## O co gra pyta

coalbaron-ask-draft = Weź zamówienie, { $number } z { $of }
coalbaron-ask-send = Wyślij górników do pracy, { $miners ->
    [one] został { $miners }
   *[many] zostało { $miners }
}
coalbaron-ask-buy = Kup jeden z żetonów albo nie kupuj żadnego
coalbaron-ask-keep = Zatrzymaj jedno z zamówień albo nie bierz żadnego
coalbaron-ask-return = Odłóż resztę: na wierzch czy pod spód?
coalbaron-ask-next = Co dalej? Pierwsze wskazane będzie pierwsze dobrane
coalbaron-ask-fill = W zasobach brakuje węgla na ten żeton: wybierz inny albo zostaw puste wagoniki
coalbaron-ask-mine = Wydobycie: { $left ->
    [one] został { $left } krok
    [few] zostały { $left } kroki
   *[many] zostało { $left } kroków
}
coalbaron-ask-pair = Które dwa znaczniki zamiast { $colour_gen }?

## Dziennik

coalbaron-log-start-player = { $seat } jest graczem rozpoczynającym.
    .you = Jesteś graczem rozpoczynającym.
coalbaron-log-tiles-shown = W warsztatach: { $tiles }.
coalbaron-log-orders-revealed = Zamówienia do wyboru: { $orders }.
coalbaron-log-drafted = { $seat } bierze { $order }.
    .you = Bierzesz { $order }.
coalbaron-log-orders-shown = Na planszy: { $orders }.
coalbaron-log-shift-begins = { $shift ->
    [1] Szychta I
    [2] Szychta II
   *[3] Szychta III
}: zaczyna { $seat }.
    .you = { $shift ->
        [1] Szychta I
        [2] Szychta II
       *[3] Szychta III
    }: zaczynasz.
coalbaron-log-sent = { $seat } wysyła { $miners ->
    [one] { $miners } górnika
   *[many] { $miners } górników
} na miejsce: { $space }.
    .you = Wysyłasz { $miners ->
        [one] { $miners } górnika
       *[many] { $miners } górników
    } na miejsce: { $space }.
coalbaron-log-displaced = { $miners ->
    [one] Do stołówki idzie { $miners } górnik
   *[many] Do stołówki idzie { $miners } górników
} ({ $owner }) z miejsca: { $space }.
coalbaron-log-paid = { $seat } płaci { $marks ->
    [one] { $marks } markę
    [few] { $marks } marki
   *[many] { $marks } marek
}.
    .you = Płacisz { $marks ->
        [one] { $marks } markę
        [few] { $marks } marki
       *[many] { $marks } marek
    }.
coalbaron-log-earned = { $seat } bierze { $marks ->
    [one] { $marks } markę
    [few] { $marks } marki
   *[many] { $marks } marek
}.
    .you = Bierzesz { $marks ->
        [one] { $marks } markę
        [few] { $marks } marki
       *[many] { $marks } marek
    }.
coalbaron-log-tile-laid = { $seat } dokłada { $tile }.
    .you = Dokładasz { $tile }.
coalbaron-log-carts-filled = { $seat } { $cubes ->
    [none] zostawia pozostałe wagoniki puste.
   *[other] kładzie na wagoniki inny węgiel: { $cubes }.
}
    .you = { $cubes ->
        [none] Zostawiasz pozostałe wagoniki puste.
       *[other] Kładziesz na wagoniki inny węgiel: { $cubes }.
    }
coalbaron-log-refilled = Nowe na planszy: { $piece }.
coalbaron-log-looked = { $seat } ogląda { $deck ->
    [tiles] { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
       *[many] { $count } żetonów
    }
   *[orders] { $count ->
        [one] { $count } zamówienie
        [few] { $count } zamówienia
       *[many] { $count } zamówień
    }
}{ $pieces ->
    [none] .
   *[other] : { $pieces }.
}
    .you = Oglądasz { $deck ->
        [tiles] { $count ->
            [one] { $count } żeton
            [few] { $count } żetony
           *[many] { $count } żetonów
        }
       *[orders] { $count ->
            [one] { $count } zamówienie
            [few] { $count } zamówienia
           *[many] { $count } zamówień
        }
    }{ $pieces ->
        [none] .
       *[other] : { $pieces }.
    }
coalbaron-log-bought-none = { $seat } nie kupuje żadnego żetonu.
    .you = Nie kupujesz żadnego żetonu.
coalbaron-log-kept = { $seat } zatrzymuje { $order }.
    .you = Zatrzymujesz { $order }.
coalbaron-log-kept-none = { $seat } nie zatrzymuje żadnego zamówienia.
    .you = Nie zatrzymujesz żadnego zamówienia.
coalbaron-log-returned = { $seat } odkłada { $deck ->
    [tiles] { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
       *[many] { $count } żetonów
    }
   *[orders] { $count ->
        [one] { $count } zamówienie
        [few] { $count } zamówienia
       *[many] { $count } zamówień
    }
} { $place ->
    [top] na wierzch stosu
   *[bottom] pod spód stosu
}{ $pieces ->
    [none] .
   *[other] : { $pieces }.
}
    .you = Odkładasz { $deck ->
        [tiles] { $count ->
            [one] { $count } żeton
            [few] { $count } żetony
           *[many] { $count } żetonów
        }
       *[orders] { $count ->
            [one] { $count } zamówienie
            [few] { $count } zamówienia
           *[many] { $count } zamówień
        }
    } { $place ->
        [top] na wierzch stosu
       *[bottom] pod spód stosu
    }{ $pieces ->
        [none] .
       *[other] : { $pieces }.
    }
coalbaron-log-mining = { $seat } wydobywa węgiel, najwyżej { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
}.
    .you = Wydobywasz węgiel, najwyżej { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
       *[many] { $steps } kroków
    }.
coalbaron-log-cage-moved = { $seat }: szola jedzie { $to_level ->
    [0] do zrębu
    [1] na poziom I
    [2] na poziom II
    [3] na poziom III
   *[4] na poziom IV
}.
    .you = Twoja szola jedzie { $to_level ->
        [0] do zrębu
        [1] na poziom I
        [2] na poziom II
        [3] na poziom III
       *[4] na poziom IV
    }.
coalbaron-log-loaded = { $seat } ładuje { $colour } węgiel.
    .you = Ładujesz { $colour } węgiel.
coalbaron-log-placed = { $seat } kładzie { $colour } węgiel { $source ->
    [storage] ze składu na
   *[cage] na
} { $order }.
    .you = Kładziesz { $colour } węgiel { $source ->
        [storage] ze składu na
       *[cage] na
    } { $order }.
coalbaron-log-paired = { $seat } zamiast { $colour_gen } węgla kładzie dwa inne znaczniki na { $order }: { $first } i { $second }.
    .you = Zamiast { $colour_gen } węgla kładziesz dwa inne znaczniki na { $order }: { $first } i { $second }.
coalbaron-log-stored = { $seat } odkłada { $colour } węgiel do składu.
    .you = Odkładasz { $colour } węgiel do składu.
coalbaron-log-stopped = { $seat } kończy wydobycie{ $unused ->
    [0] .
    [one] ; { $unused } krok przepada.
    [few] ; { $unused } kroki przepadają.
   *[many] ; { $unused } kroków przepada.
}
    .you = Kończysz wydobycie{ $unused ->
        [0] .
        [one] ; { $unused } krok przepada.
        [few] ; { $unused } kroki przepadają.
       *[many] ; { $unused } kroków przepada.
    }
coalbaron-log-delivered = { $seat } dostarcza { $order }: { $points ->
    [one] +{ $points } punkt
    [few] +{ $points } punkty
   *[many] +{ $points } punktów
}.
    .you = Dostarczasz { $order }: { $points ->
        [one] +{ $points } punkt
        [few] +{ $points } punkty
       *[many] +{ $points } punktów
    }.
coalbaron-log-order-taken = { $seat } bierze { $order }.
    .you = Bierzesz { $order }.
coalbaron-log-category-scored = { $category ->
    [coal] Punkty za dostarczony { $key } węgiel
    [transport] Punkty za dostawy { $key_id ->
        [wheelbarrow] wózkiem
        [carriage] furmanką
        [motorcar] samochodem
       *[locomotive] parowozem
    }
   *[empty_carts] Punkty za puste wagoniki, { $key } chodnik
}: { $points ->
    [none] nikt nie punktuje.
   *[other] { $points }.
}
coalbaron-log-start-token = { $seat } zaczyna następną szychtę.
    .you = Zaczynasz następną szychtę.
coalbaron-log-miners-return = Górnicy wracają do właścicieli.
coalbaron-log-final = { $seat }, punkty końcowe: za marki { $marks }, za węgiel { $coal }, za oczekujące zamówienia { $waiting }, za równowagę { $balance }.
    .you = Twoje punkty końcowe: za marki { $marks }, za węgiel { $coal }, za oczekujące zamówienia { $waiting }, za równowagę { $balance }.
coalbaron-log-game-over = Koniec gry. Wygrywa: { $winner_seats }.

## Podgląd

coalbaron-preview-miners = Górnicy
coalbaron-preview-marks = Marki
coalbaron-preview-canteen = Do stołówki
coalbaron-preview-canteen-value = { $owner }: { $miners }
coalbaron-preview-tile = Żeton
coalbaron-preview-tile-value = { $tile }
coalbaron-preview-coal = Węgiel
coalbaron-preview-coal-value = { $cubes } × { $colour }
coalbaron-preview-filled = Inny węgiel
coalbaron-preview-filled-value = { $cubes ->
    [none] wagoniki zostają puste
   *[other] { $cubes }
}
coalbaron-preview-steps = Kroki
coalbaron-preview-steps-value = najwyżej { $steps }
coalbaron-preview-steps-left = Kroki
coalbaron-preview-level = Poziom szoli
coalbaron-preview-cage = Znaczniki w szoli
coalbaron-preview-storage = Znaczniki w składzie
coalbaron-preview-empty-carts = Puste wagoniki
coalbaron-preview-deliveries = Dostawy
coalbaron-preview-deliveries-value = { $count ->
    [one] { $count } zamówienie
    [few] { $count } zamówienia
   *[many] { $count } zamówień
}
coalbaron-preview-fills = Zakrywa
coalbaron-preview-fills-value = { $colour }, { $order }
coalbaron-preview-points = Punkty
coalbaron-preview-then-points = Punkty po szychcie
coalbaron-preview-then-miners = Górnicy po szychcie
coalbaron-preview-order = Zamówienie
coalbaron-preview-order-value = { $order }
coalbaron-preview-look = Oglądasz
coalbaron-preview-look-value = { $deck ->
    [tiles] { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
       *[many] { $count } żetonów
    }
   *[orders] { $count ->
        [one] { $count } zamówienie
        [few] { $count } zamówienia
       *[many] { $count } zamówień
    }
}
coalbaron-preview-lost = Przepada
coalbaron-preview-lost-value = { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
}

## Słowa decyzji

coalbaron-word-draft = weź
coalbaron-word-send = wyślij
coalbaron-word-buy = kup
coalbaron-word-keep = zatrzymaj
coalbaron-word-return = odłóż
coalbaron-word-next = potem
coalbaron-word-fill = napełnij
coalbaron-word-cage = szola
coalbaron-word-load = ładuj
coalbaron-word-place = połóż
coalbaron-word-fetch = pobierz
coalbaron-word-pair = para
coalbaron-word-with = znaczniki
coalbaron-word-store = do składu
coalbaron-word-stop = zakończ
coalbaron-word-none = nic
coalbaron-word-top = na wierzch
coalbaron-word-bottom = pod spód
coalbaron-word-bare = pusty
coalbaron-word-yellow = żółty
coalbaron-word-brown = brązowy
coalbaron-word-grey = szary
coalbaron-word-black = czarny
coalbaron-word-0 = zrąb
coalbaron-word-1 = poziom I
coalbaron-word-2 = poziom II
coalbaron-word-3 = poziom III
coalbaron-word-4 = poziom IV

## Punkty i wynik

coalbaron-score-orders = Zrealizowane zamówienia
coalbaron-score-clock-1 = Zegar, szychta I
coalbaron-score-clock-2 = Zegar, szychta II
coalbaron-score-clock-3 = Zegar, szychta III
coalbaron-score-marks = Marki
coalbaron-score-coal = Węgiel
coalbaron-score-waiting = Oczekujące zamówienia
coalbaron-score-balance = Równowaga

coalbaron-outcome-most-points = Najwięcej punktów
coalbaron-outcome-tie-marks = Tyle samo punktów, więcej pozostałych marek
coalbaron-outcome-shared = Tyle samo punktów i marek: wspólne zwycięstwo

## Opcje

coalbaron-option-storage_rule = Odkładanie węgla do składu
coalbaron-option-storage_rule-value-literal = tylko gdy nie pasuje do zamówień
coalbaron-option-storage_rule-value-free = zawsze
coalbaron-option-coal_supply = Węgiel w zasobach
coalbaron-option-coal_supply-value-printed = 64 znaczniki, jak w pudełku
coalbaron-option-coal_supply-value-unlimited = nigdy go nie zabraknie
coalbaron-option-delivered_orders = Zrealizowane zamówienia innych
coalbaron-option-delivered_orders-value-owner_only = zakryte
coalbaron-option-delivered_orders-value-open = jawne
coalbaron-option-substitute_pair = Dwa znaczniki zamiast jednego
coalbaron-option-substitute_pair-value-both_other_colours = oba innych kolorów
coalbaron-option-substitute_pair-value-any_two = dowolne dwa
coalbaron-option-fetching = Pobieranie ze składu
coalbaron-option-fetching-value-anywhere = gdziekolwiek jest szola
coalbaron-option-fetching-value-surface = tylko z szolą przy zrębie
coalbaron-option-start_player = Gracz rozpoczynający
coalbaron-option-start_player-value-random = losowo
coalbaron-option-start_player-value-0 = miejsce 1
coalbaron-option-start_player-value-1 = miejsce 2
coalbaron-option-start_player-value-2 = miejsce 3
coalbaron-option-start_player-value-3 = miejsce 4

## Dlaczego nie

why-COA-NOW = Gra pyta teraz o co innego.
why-COA-TURN = To nie twoja tura.
why-COA-2-2 = Przy tej liczbie graczy to miejsce zamyka kłódka.
why-COA-2-10 = Tego zamówienia nie ma wśród odkrytych.
why-COA-4-1 = { $reason ->
    [tile] Nie leży tu żaden żeton.
    [tiles] Stos żetonów jest pusty.
    [card] Nie leży tu żadne zamówienie.
   *[cards] Stos zamówień jest pusty.
}
why-COA-4-4 = Potrzeba tu { $needed ->
    [one] { $needed } górnika
   *[many] { $needed } górników
}, a masz { $have }.
why-COA-5-7 = To kosztuje { $price ->
    [one] { $price } markę
    [few] { $price } marki
   *[many] { $price } marek
}, a masz { $have }.
why-COA-5-8 = Tego żetonu nie ma wśród oglądanych.
why-COA-5-9 = Tego żetonu nie ma wśród odkładanych.
why-COA-6-1 = Nie masz już kroków.
why-COA-6-3 = Szola jest pełna: mieści { $capacity ->
    [one] { $capacity } znacznik
    [few] { $capacity } znaczniki
   *[many] { $capacity } znaczników
}.
why-COA-6-4 = Szola już tam jest.
why-COA-6-5 = Szola już tam jest.
why-COA-6-6 = { $reason ->
    [surface] Szola jest przy zrębie, a węgiel ładuje się pod ziemią.
   *[cube] Na tym poziomie nie ma { $colour_gen } węgla.
}
why-COA-6-7 = { $reason ->
    [surface] Szola musi być przy zrębie.
    [order] To nie jest twoje oczekujące zamówienie.
    [space] To zamówienie nie ma pustego pola na { $colour } węgiel.
   *[cube] W szoli nie ma { $colour_gen } węgla.
}
why-COA-6-8 = { $reason ->
    [order] To nie jest twoje oczekujące zamówienie.
    [space] To zamówienie nie ma pustego pola na { $colour } węgiel.
    [steps] Para zużywa 2 kroki, a został tylko jeden.
    [cubes] Nie masz pod ręką takich dwóch znaczników.
   *[colour] Oba znaczniki muszą być innego koloru niż { $colour }.
}
why-COA-6-9 = { $reason ->
    [surface] Szola musi być przy zrębie.
    [cube] W szoli nie ma { $colour_gen } węgla.
   *[wanted] Jedno z twoich zamówień ma puste pole na { $colour } węgiel.
}
why-COA-6-10 = { $reason ->
    [surface] Szola musi być przy zrębie.
    [order] To nie jest twoje oczekujące zamówienie.
    [space] To zamówienie nie ma pustego pola na { $colour } węgiel.
   *[cube] W składzie nie ma { $colour_gen } węgla.
}
why-COA-7-2 = Nie masz kompletnego zamówienia z { $transport_ins }.
why-COA-9-4 = Tego zamówienia nie ma wśród oglądanych.
why-COA-9-5 = Tego zamówienia nie ma wśród odkładanych.
why-COA-13-4 = Wybierz węgiel na { $carts ->
    [one] { $carts } wagonik
    [few] { $carts } wagoniki
   *[many] { $carts } wagoników
}, w kolorach, które są w zasobach, albo zostaw puste.
