### Brass: Lancashire: nazwy, pytania, dziennik, podgląd, dlaczego nie, punkty, opcje

## Nazwy (docs/protocol.md, "How arguments become words")
## Miejsca mają w formach swoje przyimki: .loc mówi gdzie, .gen skąd, .ins z czym są połączone.

lancashire-place-lancaster = Lancaster
    .loc = w Lancaster
    .gen = z Lancaster
    .ins = z Lancaster
lancashire-place-barrow = Barrow-in-Furness
    .loc = w Barrow-in-Furness
    .gen = z Barrow-in-Furness
    .ins = z Barrow-in-Furness
lancashire-place-fleetwood = Fleetwood
    .loc = w Fleetwood
    .gen = z Fleetwood
    .ins = z Fleetwood
lancashire-place-preston = Preston
    .loc = w Preston
    .gen = z Preston
    .ins = z Preston
lancashire-place-blackburn = Blackburn
    .loc = w Blackburn
    .gen = z Blackburn
    .ins = z Blackburn
lancashire-place-burnley = Burnley
    .loc = w Burnley
    .gen = z Burnley
    .ins = z Burnley
lancashire-place-colne = Colne
    .loc = w Colne
    .gen = z Colne
    .ins = z Colne
lancashire-place-wigan = Wigan
    .loc = w Wigan
    .gen = z Wigan
    .ins = z Wigan
lancashire-place-bolton = Bolton
    .loc = w Bolton
    .gen = z Bolton
    .ins = z Bolton
lancashire-place-bury = Bury
    .loc = w Bury
    .gen = z Bury
    .ins = z Bury
lancashire-place-rochdale = Rochdale
    .loc = w Rochdale
    .gen = z Rochdale
    .ins = z Rochdale
lancashire-place-oldham = Oldham
    .loc = w Oldham
    .gen = z Oldham
    .ins = z Oldham
lancashire-place-manchester = Manchester
    .loc = w Manchesterze
    .gen = z Manchesteru
    .ins = z Manchesterem
lancashire-place-stockport = Stockport
    .loc = w Stockport
    .gen = ze Stockport
    .ins = ze Stockport
lancashire-place-macclesfield = Macclesfield
    .loc = w Macclesfield
    .gen = z Macclesfield
    .ins = z Macclesfield
lancashire-place-liverpool = Liverpool
    .loc = w Liverpoolu
    .gen = z Liverpoolu
    .ins = z Liverpoolem
lancashire-place-birkenhead = Birkenhead
    .loc = w Birkenhead
    .gen = z Birkenhead
    .ins = z Birkenhead
lancashire-place-warrington_runcorn = Warrington/Runcorn
    .loc = w Warrington/Runcorn
    .gen = z Warrington/Runcorn
    .ins = z Warrington/Runcorn
lancashire-place-ellesmere_port = Ellesmere Port
    .loc = w Ellesmere Port
    .gen = z Ellesmere Port
    .ins = z Ellesmere Port
lancashire-place-blackpool = Blackpool
    .loc = w Blackpool
    .gen = z Blackpool
    .ins = z Blackpool
lancashire-place-southport = Southport
    .loc = w Southport
    .gen = z Southport
    .ins = z Southport
lancashire-place-northwich = Northwich
    .loc = w Northwich
    .gen = z Northwich
    .ins = z Northwich
lancashire-place-scotland = Szkocja
    .loc = w Szkocji
    .gen = ze Szkocji
    .ins = ze Szkocją
lancashire-place-yorkshire = Yorkshire
    .loc = w Yorkshire
    .gen = z Yorkshire
    .ins = z Yorkshire
lancashire-place-midlands = Midlands
    .loc = w Midlands
    .gen = z Midlands
    .ins = z Midlands

# pole nazywa się jak jego miejsce
lancashire-space = { $place }
    .loc = { $place_loc }
    .gen = { $place_gen }
    .ins = { $place_ins }

lancashire-line-lancaster-preston = Lancaster–Preston
    .gen = z Lancaster do Preston
lancashire-line-fleetwood-preston = Fleetwood–Preston
    .gen = z Fleetwood do Preston
lancashire-line-preston-wigan = Preston–Wigan
    .gen = z Preston do Wigan
lancashire-line-liverpool-wigan = Liverpool–Wigan
    .gen = z Liverpoolu do Wigan
lancashire-line-warrington_runcorn-wigan = Warrington/Runcorn–Wigan
    .gen = z Warrington/Runcorn do Wigan
lancashire-line-blackburn-wigan = Blackburn–Wigan
    .gen = z Blackburn do Wigan
lancashire-line-blackburn-burnley = Blackburn–Burnley
    .gen = z Blackburn do Burnley
lancashire-line-burnley-colne = Burnley–Colne
    .gen = z Burnley do Colne
lancashire-line-colne-yorkshire = Colne–Yorkshire
    .gen = z Colne do Yorkshire
lancashire-line-rochdale-yorkshire = Rochdale–Yorkshire
    .gen = z Rochdale do Yorkshire
lancashire-line-oldham-rochdale = Oldham–Rochdale
    .gen = z Oldham do Rochdale
lancashire-line-manchester-oldham = Manchester–Oldham
    .gen = z Manchesteru do Oldham
lancashire-line-bury-manchester = Bury–Manchester
    .gen = z Bury do Manchesteru
lancashire-line-bolton-manchester = Bolton–Manchester
    .gen = z Bolton do Manchesteru
lancashire-line-bolton-bury = Bolton–Bury
    .gen = z Bolton do Bury
lancashire-line-manchester-warrington_runcorn = Manchester–Warrington/Runcorn
    .gen = z Manchesteru do Warrington/Runcorn
lancashire-line-manchester-stockport = Manchester–Stockport
    .gen = z Manchesteru do Stockport
lancashire-line-macclesfield-stockport = Macclesfield–Stockport
    .gen = z Macclesfield do Stockport
lancashire-line-macclesfield-midlands = Macclesfield–Midlands
    .gen = z Macclesfield do Midlands
lancashire-line-midlands-northwich = Midlands–Northwich
    .gen = z Midlands do Northwich
lancashire-line-ellesmere_port-northwich = Ellesmere Port–Northwich
    .gen = z Ellesmere Port do Northwich
lancashire-line-ellesmere_port-warrington_runcorn = Ellesmere Port–Warrington/Runcorn
    .gen = z Ellesmere Port do Warrington/Runcorn
lancashire-line-ellesmere_port-liverpool = Ellesmere Port–Liverpool
    .gen = z Ellesmere Port do Liverpoolu
lancashire-line-barrow-lancaster = Barrow-in-Furness–Lancaster
    .gen = z Barrow-in-Furness do Lancaster
lancashire-line-lancaster-scotland = Lancaster–Szkocja
    .gen = z Lancaster do Szkocji
lancashire-line-blackpool-preston = Blackpool–Preston
    .gen = z Blackpool do Preston
lancashire-line-preston-southport = Preston–Southport
    .gen = z Preston do Southport
lancashire-line-southport-wigan = Southport–Wigan
    .gen = z Southport do Wigan
lancashire-line-liverpool-southport = Liverpool–Southport
    .gen = z Liverpoolu do Southport
lancashire-line-liverpool-warrington_runcorn = Liverpool–Warrington/Runcorn
    .gen = z Liverpoolu do Warrington/Runcorn
lancashire-line-birkenhead-ellesmere_port = Birkenhead–Ellesmere Port
    .gen = z Birkenhead do Ellesmere Port
lancashire-line-blackburn-preston = Blackburn–Preston
    .gen = z Blackburn do Preston
lancashire-line-blackburn-bolton = Blackburn–Bolton
    .gen = z Blackburn do Bolton
lancashire-line-bolton-wigan = Bolton–Wigan
    .gen = z Bolton do Wigan
lancashire-line-burnley-bury = Burnley–Bury
    .gen = z Burnley do Bury
lancashire-line-bury-rochdale = Bury–Rochdale
    .gen = z Bury do Rochdale

lancashire-industry-cotton_mill = przędzalnia
    .gen = przędzalni
    .acc = przędzalnię
    .ins = przędzalnią
    .loc = przędzalni
lancashire-industry-port = port
    .gen = portu
    .acc = port
    .ins = portem
    .loc = porcie
lancashire-industry-coal_mine = kopalnia
    .gen = kopalni
    .acc = kopalnię
    .ins = kopalnią
    .loc = kopalni
lancashire-industry-iron_works = huta
    .gen = huty
    .acc = hutę
    .ins = hutą
    .loc = hucie
lancashire-industry-shipyard = stocznia
    .gen = stoczni
    .acc = stocznię
    .ins = stocznią
    .loc = stoczni

lancashire-roman = { $level ->
    [0] 0
    [1] I
    [2] II
    [3] III
   *[4] IV
}
lancashire-tile = { $industry } { lancashire-roman }
    .gen = { $industry_gen } { lancashire-roman }
    .acc = { $industry_acc } { lancashire-roman }
    .ins = { $industry_ins } { lancashire-roman }
    .loc = { $industry_loc } { lancashire-roman }

lancashire-card = { $place }
    .gen = regionu { $place }
lancashire-card-cotton_mill = przędzalnia
    .gen = przędzalni
lancashire-card-port = port
    .gen = portu
lancashire-card-coal_mine = kopalnia
    .gen = kopalni
lancashire-card-iron_works = huta
    .gen = huty
lancashire-card-shipyard = stocznia
    .gen = stoczni

# dochód w funtach, minus przed funtem
lancashire-pounds = { $level ->
    [-10] −£10
    [-9] −£9
    [-8] −£8
    [-7] −£7
    [-6] −£6
    [-5] −£5
    [-4] −£4
    [-3] −£3
    [-2] −£2
    [-1] −£1
   *[other] £{ $level }
}

# dzięki opcji pieniędzy może być mniej niż zero
lancashire-have = { $have ->
    [one] { $have } funt
    [few] { $have } funty
   *[many] { $have } funtów
}

## Gdzie jesteśmy

lancashire-mark-canal = Okres Kanałów, runda { $round } z { $of }
lancashire-mark-rail = Okres Kolei, runda { $round } z { $of }

## O co gra pyta

lancashire-ask-action = { $of ->
    [1] Wybierz jedyną akcję w tej rundzie
   *[other] { $left ->
        [1] Wybierz drugą akcję
       *[other] Wybierz pierwszą akcję
    }
}
lancashire-ask-second = Zbuduj drugie połączenie kolejowe za następne £10 albo zakończ akcję; pierwsze to { $line }
lancashire-ask-developing = Wykonaj rozwój następnego żetonu albo zakończ akcję
lancashire-ask-selling = Sprzedaj z następnej przędzalni albo zakończ akcję
lancashire-ask-card = { $action ->
    [combine] Łączenie akcji
    [link] Połączenie
    [develop] Rozwój
    [sell] Sprzedaż bawełny
    [loan] Pożyczka
   *[pass] Pas
}: odrzuć { $left ->
    [one] kartę
    [few] { $left } karty
   *[many] { $left } kart
}
lancashire-ask-selloff = Do spłaty długu brakuje £{ $debt }: sprzedaj żeton za pół kosztu

## Dziennik

lancashire-log-start-drawn = Zaczyna { $seat }. Kolejność: { $seats }.
    .you = Zaczynasz. Kolejność: { $seats }.
lancashire-log-era-begins = { $era ->
    [canal] Okres Kanałów
   *[rail] Okres Kolei
}
lancashire-log-round-begins = { $era ->
    [canal] Okres Kanałów
   *[rail] Okres Kolei
}, runda { $round } z { $of }
lancashire-log-dealt = { $seat } dostaje { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}.
    .you = Dostajesz { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }.
lancashire-log-dealt-you = { $seat } dostaje: { $cards }.
    .you = Dostajesz: { $cards }.
lancashire-log-set-aside = { $count ->
    [one] Odłożono { $count } zakrytą kartę.
    [few] Odłożono { $count } zakryte karty.
   *[many] Odłożono { $count } zakrytych kart.
}
lancashire-log-drew = { $seat } dobiera { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}.
    .you = Dobierasz { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }.
lancashire-log-drew-you = { $seat } dobiera: { $cards }.
    .you = Dobierasz: { $cards }.
lancashire-log-discarded = { $seat } odrzuca kartę { $card_gen }.
    .you = Odrzucasz kartę { $card_gen }.
lancashire-log-combined = { $seat } łączy obie akcje.
    .you = Łączysz obie akcje.
lancashire-log-built = { $seat } buduje { $tile_acc } { $space_loc } za £{ $price }.
    .you = Budujesz { $tile_acc } { $space_loc } za £{ $price }.
lancashire-log-replaced = { $seat } zabudowuje { $tile_acc } { $space_loc } ({ $owner }).
    .you = Zabudowujesz { $tile_acc } { $space_loc } ({ $owner }).
lancashire-log-linked = { $price ->
    [3] { $seat } buduje kanał { $line_gen } za £{ $price }.
    [10] { $seat } buduje drugie połączenie kolejowe, { $line_gen }, za następne £{ $price }.
   *[other] { $seat } buduje połączenie kolejowe { $line_gen } za £{ $price }.
}
    .you = { $price ->
        [3] Budujesz kanał { $line_gen } za £{ $price }.
        [10] Budujesz drugie połączenie kolejowe, { $line_gen }, za następne £{ $price }.
       *[other] Budujesz połączenie kolejowe { $line_gen } za £{ $price }.
    }
lancashire-log-coal-used = 1 kostka węgla { $space_gen } ({ $owner }).
lancashire-log-iron-used = 1 kostka żelaza { $space_gen } ({ $owner }).
lancashire-log-coal-bought = { $cubes ->
    [one] { $cubes } kostka węgla
    [few] { $cubes } kostki węgla
   *[many] { $cubes } kostek węgla
} z toru Popytu za £{ $price }.
lancashire-log-iron-bought = { $cubes ->
    [one] { $cubes } kostka żelaza
    [few] { $cubes } kostki żelaza
   *[many] { $cubes } kostek żelaza
} z toru Popytu za £{ $price }.
lancashire-log-goods-placed = Kostki na żetonie: { $count }.
lancashire-log-market-sold = Na tor Popytu { $cubes ->
    [one] idzie { $cubes } kostka
    [few] idą { $cubes } kostki
   *[many] idzie { $cubes } kostek
} { $good ->
    [coal] węgla
   *[iron] żelaza
} za £{ $money }.
lancashire-log-flipped = { $owner } odwraca { $tile_acc } { $space_loc }: dochód { $steps ->
    [one] +{ $steps } pole
    [few] +{ $steps } pola
   *[many] +{ $steps } pól
}, teraz { lancashire-pounds }.
lancashire-log-developed = { $seat } wykonuje rozwój: { $tile } znika ze stosu.
    .you = Wykonujesz rozwój: { $tile } znika ze stosu.
lancashire-log-sold = { $seat } sprzedaje bawełnę z { $tile_gen } { $space_loc } do portu { $port_loc } ({ $owner }).
    .you = Sprzedajesz bawełnę z { $tile_gen } { $space_loc } do portu { $port_loc } ({ $owner }).
lancashire-log-offered = { $seat } oferuje na Rynku Zamorskim bawełnę z { $tile_gen } { $space_loc }.
    .you = Oferujesz na Rynku Zamorskim bawełnę z { $tile_gen } { $space_loc }.
lancashire-log-demand-fell = { $steps ->
    [0] Żeton Rynków Zamorskich 0: popyt na bawełnę się nie zmienia.
    [one] Żeton Rynków Zamorskich −{ $steps }: popyt na bawełnę spada o { $steps } pole.
    [few] Żeton Rynków Zamorskich −{ $steps }: popyt na bawełnę spada o { $steps } pola.
   *[many] Żeton Rynków Zamorskich −{ $steps }: popyt na bawełnę spada o { $steps } pól.
}
lancashire-log-sold-far = { $seat } sprzedaje na Rynek Zamorski bawełnę z { $tile_gen } { $space_loc }.
    .you = Sprzedajesz na Rynek Zamorski bawełnę z { $tile_gen } { $space_loc }.
lancashire-log-bonus = Premia Rynku Zamorskiego: { $bonus ->
    [money] { $amount ->
        [0] żadna
       *[other] +£{ $amount }
    }
   *[income] { $amount ->
        [0] żadna
        [one] dochód +{ $amount } pole, teraz { lancashire-pounds }
        [few] dochód +{ $amount } pola, teraz { lancashire-pounds }
       *[many] dochód +{ $amount } pól, teraz { lancashire-pounds }
    }
}.
lancashire-log-market-closed = Nikt nie chce więcej bawełny: { $seat } niczego nie sprzedaje, a Rynek Zamorski jest zamknięty do końca okresu.
    .you = Nikt nie chce więcej bawełny: niczego nie sprzedajesz, a Rynek Zamorski jest zamknięty do końca okresu.
lancashire-log-loan = { $seat } bierze pożyczkę £{ $money }: dochód teraz { lancashire-pounds }.
    .you = Bierzesz pożyczkę £{ $money }: dochód teraz { lancashire-pounds }.
lancashire-log-passed = { $seat } pasuje.
    .you = Pasujesz.
lancashire-log-order-changed = Następna kolejność: { $seats }. Wydatki (£): { $counts ->
    [none] brak
   *[other] { $counts }
}.
lancashire-log-income = { $money ->
    [-10] { $seat } płaci £10 do banku.
    [-9] { $seat } płaci £9 do banku.
    [-8] { $seat } płaci £8 do banku.
    [-7] { $seat } płaci £7 do banku.
    [-6] { $seat } płaci £6 do banku.
    [-5] { $seat } płaci £5 do banku.
    [-4] { $seat } płaci £4 do banku.
    [-3] { $seat } płaci £3 do banku.
    [-2] { $seat } płaci £2 do banku.
    [-1] { $seat } płaci £1 do banku.
    [0] { $seat } nie ma dochodu.
   *[other] { $seat } bierze £{ $money }.
}
    .you = { $money ->
        [-10] Płacisz £10 do banku.
        [-9] Płacisz £9 do banku.
        [-8] Płacisz £8 do banku.
        [-7] Płacisz £7 do banku.
        [-6] Płacisz £6 do banku.
        [-5] Płacisz £5 do banku.
        [-4] Płacisz £4 do banku.
        [-3] Płacisz £3 do banku.
        [-2] Płacisz £2 do banku.
        [-1] Płacisz £1 do banku.
        [0] Nie masz dochodu.
       *[other] Bierzesz £{ $money }.
    }
lancashire-log-debt = { $paid ->
    [0] { $seat } nie ma pieniędzy i ma £{ $debt } długu.
   *[other] { $seat } płaci £{ $paid } i nadal ma £{ $debt } długu.
}
    .you = { $paid ->
        [0] Nie masz pieniędzy, a twój dług to £{ $debt }.
       *[other] Płacisz £{ $paid } i nadal masz £{ $debt } długu.
    }
lancashire-log-sold-off = { $seat } sprzedaje z planszy { $tile_acc } { $space_loc } za £{ $money }.
    .you = Sprzedajesz z planszy { $tile_acc } { $space_loc } za £{ $money }.
lancashire-log-points-lost = { $points ->
    [0] { $seat } nie ma £{ $debt }; dług jest darowany.
   *[other] { $seat } nie ma £{ $debt } i traci { $points } PZ.
}
    .you = { $points ->
        [0] Nie masz £{ $debt }; dług jest darowany.
       *[other] Nie masz £{ $debt } i tracisz { $points } PZ.
    }
lancashire-log-debt-forgiven = { $seat } nie ma £{ $debt }; dług jest darowany.
    .you = Nie masz £{ $debt }; dług jest darowany.
lancashire-log-debt-kept = { $seat } nie ma £{ $debt }; dług zostaje jako ujemne pieniądze.
    .you = Nie masz £{ $debt }; dług zostaje jako ujemne pieniądze.
lancashire-log-links-scored = { $era ->
    [canal] Punkty za kanały
   *[rail] Punkty za połączenia kolejowe
}: { $points ->
    [none] nikt nie punktuje.
   *[other] { $points }.
}
lancashire-log-industries-scored = Punkty za przedsiębiorstwa: { $points ->
    [none] nikt nie punktuje.
   *[other] { $points }.
}
lancashire-log-cash-scored = Punkty za pieniądze: { $points ->
    [none] nikt nie punktuje.
   *[other] { $points }.
}
lancashire-log-canals-removed = { $count ->
    [0] Nie zbudowano żadnego kanału.
    [one] { $count } kanał wraca do właściciela.
    [few] { $count } kanały wracają do właścicieli.
   *[many] { $count } kanałów wraca do właścicieli.
}
lancashire-log-tiles-removed = { $count ->
    [0] Na planszy nie ma żetonów poziomu I.
    [one] { $count } żeton poziomu I wypada z gry.
    [few] { $count } żetony poziomu I wypadają z gry.
   *[many] { $count } żetonów poziomu I wypada z gry.
}
lancashire-log-market-reopened = Rynek Zamorski znów jest otwarty, popyt na bawełnę wraca na górne pole.
lancashire-log-extra-scored = { $what ->
    [money] Punkty za pieniądze
    [income] Punkty za dochód
   *[again] Jeszcze raz żetony od poziomu II
}: { $points ->
    [none] nikt nie punktuje.
   *[other] { $points }.
}
lancashire-log-game-over = Koniec gry. Wygrywa: { $winners }.

## Podgląd

lancashire-preview-money = Pieniądze (£)
lancashire-preview-spent = Wydatki w tej rundzie (£)
lancashire-preview-debt = Dług (£)
lancashire-preview-forced = Potem sprzedaje się sam
lancashire-preview-forced-value = { $tile } { $space_loc }: £{ $money }
lancashire-preview-then-money = Pieniądze po rundzie (£)
lancashire-preview-then-debt = Dług po rundzie (£)
lancashire-preview-then-vp = Punkty po rundzie
lancashire-preview-income = Pole dochodu
lancashire-preview-level = Dochód (£)
lancashire-preview-vp = Punkty
lancashire-preview-coal-market = Tor Popytu: węgiel
lancashire-preview-iron-market = Tor Popytu: żelazo
lancashire-preview-tile = Budowa
lancashire-preview-tile-value = { $tile } { $space_loc }
lancashire-preview-replaces = Zabudowa
lancashire-preview-replaces-value = { $tile } ({ $owner })
lancashire-preview-goods = Kostki na żetonie
lancashire-preview-goods-value = { $count }
lancashire-preview-coal = Węgiel
lancashire-preview-coal-value = { $spaces_count ->
    [0] kupno: { $cubes } za £{ $price }
   *[other] { $spaces_gen }, za darmo
}
lancashire-preview-iron = Żelazo
lancashire-preview-iron-value = { lancashire-preview-coal-value }
lancashire-preview-market-sale = Na tor Popytu
lancashire-preview-market-sale-value = { $cubes ->
    [one] { $cubes } kostka
    [few] { $cubes } kostki
   *[many] { $cubes } kostek
} { $good ->
    [coal] węgla
   *[iron] żelaza
} za £{ $money }
lancashire-preview-flips = Odwraca się
lancashire-preview-flips-value = { $tile } { $space_loc } ({ $owner }), dochód +{ $steps }
lancashire-preview-link = Połączenie
lancashire-preview-link-value = { $line }
lancashire-preview-removes = Znika ze stosu
lancashire-preview-removes-value = { $tile }
lancashire-preview-discards = Odrzucasz
lancashire-preview-discards-value = { $card }
lancashire-preview-two-cards = Kosztuje
lancashire-preview-two-cards-value = obie akcje i dwie karty
lancashire-preview-distant = Rynek Zamorski
lancashire-preview-distant-value = { $kind ->
    [money] premia najwyżej £{ $bonus }
   *[income] premia do dochodu najwyżej { $bonus }
}; zamknie go { $closing } z { $tiles } żetonów
lancashire-preview-brings = Przynosi
lancashire-preview-brings-value = £{ $money }

## Słowa decyzji

lancashire-word-build = budowa
lancashire-word-combine = łączenie akcji
lancashire-word-link = połączenie
lancashire-word-second = drugie połączenie
lancashire-word-develop = rozwój
lancashire-word-sell = sprzedaż bawełny
lancashire-word-distant = Rynek Zamorski
lancashire-word-done = wystarczy
lancashire-word-loan = pożyczka
lancashire-word-pass = pas
lancashire-word-card = odrzuć
lancashire-word-selloff = sprzedaj z planszy
lancashire-word-cotton_mill = przędzalnia
lancashire-word-port = port
lancashire-word-coal_mine = kopalnia
lancashire-word-iron_works = huta
lancashire-word-shipyard = stocznia

## Punkty i wynik

lancashire-score-canal-links = Kanały
lancashire-score-canal-industries = Przedsiębiorstwa, Okres Kanałów
lancashire-score-rail-links = Połączenia kolejowe
lancashire-score-rail-industries = Przedsiębiorstwa, Okres Kolei
lancashire-score-cash = Pieniądze
lancashire-score-shortfall = Długi
lancashire-score-money = Pieniądze
lancashire-score-income = Dochód
lancashire-score-again = Jeszcze raz żetony od poziomu II

lancashire-outcome-most-points = Najwięcej punktów
lancashire-outcome-tie-income = Tyle samo punktów, wyższy dochód
lancashire-outcome-tie-money = Tyle samo punktów i dochodu, więcej pieniędzy
lancashire-outcome-tie-order = Tyle samo punktów, dochodu i pieniędzy, wcześniejsze miejsce w kolejności
lancashire-outcome-shared = Tyle samo punktów, dochodu i pieniędzy: wspólne zwycięstwo

## Opcje

lancashire-option-distant_bonus = Premia Rynku Zamorskiego
lancashire-option-distant_bonus-value-money = pieniądze
lancashire-option-distant_bonus-value-income = pola dochodu
lancashire-option-unpayable_debt = Dług nie do spłacenia
lancashire-option-unpayable_debt-value-lose_vp = kosztuje 1 PZ za każdy £1
lancashire-option-unpayable_debt-value-write_off = jest darowany
lancashire-option-unpayable_debt-value-negative_cash = zostaje jako ujemne pieniądze
lancashire-option-canal_industry_card_own_tile = Okres Kanałów: karta przedsiębiorstwa tam, gdzie masz żeton
lancashire-option-canal_industry_card_own_tile-value-no = nie, potrzebny własny kanał
lancashire-option-canal_industry_card_own_tile-value-yes = tak, żeton wystarczy
lancashire-option-virtual_link = Wirtualne połączenie Liverpool–Birkenhead
lancashire-option-virtual_link-value-yes = tak, dla kart przedsiębiorstw
lancashire-option-virtual_link-value-anybody = tak, i każdy zawsze sięga obu miast
lancashire-option-virtual_link-value-no = nie
lancashire-option-double_action_overbuild = Zabudowywanie połączonymi akcjami
lancashire-option-double_action_overbuild-value-no = nie, tylko puste pola
lancashire-option-double_action_overbuild-value-yes = tak
lancashire-option-rail_coal_end = Węgiel na połączenie kolejowe
lancashire-option-rail_coal_end-value-chosen_end = do wybranego końca, z kopalni, jeśli jest
lancashire-option-rail_coal_end-value-nearest_of_both_ends = z kopalni najbliższej któremuś końcowi
lancashire-option-rail_coal_end-value-free_end = do dowolnego końca, liczy się tylko on
lancashire-option-free_first_build = Karta przedsiębiorstwa bez zasięgu
lancashire-option-free_first_build-value-no_tiles_on_board = zawsze, gdy nie masz nic na planszy
lancashire-option-free_first_build-value-first_of_game_only = tylko przy pierwszym przedsiębiorstwie w grze
lancashire-option-income_timing = Dochód zbiera się
lancashire-option-income_timing-value-start_of_round = na początku rundy
lancashire-option-income_timing-value-end_of_round_except_last = na koniec rundy, oprócz ostatniej w okresie
lancashire-option-refill_timing = Karty dobiera się
lancashire-option-refill_timing-value-end_of_round = na koniec rundy
lancashire-option-refill_timing-value-end_of_turn = na koniec swojej tury
lancashire-option-shared_victory = Wspólne zwycięstwo
lancashire-option-shared_victory-value-no = nie, rozstrzyga kolejność
lancashire-option-shared_victory-value-yes = tak, po dochodzie i pieniądzach
lancashire-option-introductory_game = Gra wprowadzająca
lancashire-option-introductory_game-value-no = nie, oba okresy
lancashire-option-introductory_game-value-yes = tak, tylko Okres Kanałów

## Dlaczego nie

why-LAN-NOW = Gra pyta teraz o co innego.
why-LAN-TURN = To nie twoja tura.
why-LAN-1-4 = Ten żeton wymaga: węgiel { $coal }, żelazo { $iron }.
why-LAN-3-4 = { $reason ->
    [card] Nie masz na ręce karty { $card_gen }.
   *[empty] Nie masz już karty, by zapłacić za akcję.
}
why-LAN-3-10 = Na tym polu ({ $space }) nie leży twój żeton.
why-LAN-3-11 = Ten żeton, { $tile }, nie przyniesie pieniędzy.
why-LAN-5-1 = To kosztuje £{ $price }, a masz { lancashire-have }.
why-LAN-5-2 = Na stosie nie masz już { $industry_gen }.
why-LAN-5-3 = { $reason ->
    [card] { $card ->
        [none] { $place ->
            [none] Żadna z twoich kart nie pozwala tego zbudować.
           *[other] Żadna z twoich kart nie pozwala budować { $place_loc }.
        }
       *[other] Karta { $card_gen } pozwala budować tylko w swoim regionie, a nie { $place_loc }.
    }
   *[hand] Nie masz karty tego regionu ({ $place }) ani karty { $industry_gen }.
}
why-LAN-5-4 = { $reason ->
    [card] { $card ->
        [none] { $place ->
            [none] Żadna z twoich kart nie pozwala tego zbudować.
           *[other] Żadna z twoich kart nie pozwala budować { $place_loc }.
        }
       *[other] Karta { $card_gen } nie pozwala zbudować { $industry_gen }.
    }
   *[reach] { $card ->
        [none] { $place ->
            [none] W twoim zasięgu nie ma miejsca, w którym pozwalałaby to zbudować któraś z twoich kart.
           *[other] { $place } nie jest w twoim zasięgu, a nie masz karty, która wskazuje to miejsce.
        }
       *[other] { $place } nie jest w twoim zasięgu, a karta { $card_gen } działa tylko w nim.
    }
}
why-LAN-5-7 = { $reason ->
    [space] Połączone akcje wymagają pustego pola; tu leży { $tile } ({ $owner }).
    [actions] Łączenie wymaga obu akcji tury.
   *[cards] Łączenie akcji wymaga dwóch kart, a masz { $have }.
}
why-LAN-5-8 = To pole { $space_loc } nie ma symbolu { $industry_gen }.
why-LAN-5-9 = Leży tu żeton innego przedsiębiorstwa: { $tile } ({ $owner }).
why-LAN-5-10 = Masz już żeton { $place_loc }; w Okresie Kanałów więcej nie wolno.
why-LAN-5-11 = W Preston port buduje się najpierw na górnym polu, a jest ono jeszcze puste.
why-LAN-5-12 = W Lancaster port buduje się najpierw na lewym polu, a jest ono jeszcze puste.
why-LAN-5-13 = Poziomu 0 nigdy się nie buduje: { $tile } może zniknąć ze stosu tylko dzięki rozwojowi.
why-LAN-5-14 = W Okresie Kolei nie można zbudować { $tile_gen }; ze stosu usuwa ten żeton rozwój.
why-LAN-5-15 = W Okresie Kanałów nie można zbudować { $tile_gen }.
why-LAN-5-17 = Twój następny żeton, { $new }, nie ma wyższego poziomu niż ten, który tu leży: { $tile }.
why-LAN-5-18 = { $reason ->
    [kind] Z cudzych żetonów można zabudować tylko kopalnie i huty. To jest { $tile } ({ $owner }).
    [level] Twój następny żeton, { $new }, nie ma wyższego poziomu niż { $tile } ({ $owner }).
    [both] W Lancashire lub na torze Popytu jest jeszcze { $industry_id ->
        [coal_mine] węgiel
       *[iron_works] żelazo
    }, a twój następny żeton, { $new }, nie ma wyższego poziomu niż { $tile } ({ $owner }).
   *[cubes] W Lancashire lub na torze Popytu jest jeszcze { $industry_id ->
        [coal_mine] węgiel
       *[iron_works] żelazo
    }, więc nie można zabudować { $tile_gen } ({ $owner }).
}
why-LAN-5-19 = Masz już żeton { $place_loc }; w Okresie Kanałów nie możesz przejąć tam jeszcze { $tile_gen } ({ $owner }).
why-LAN-6-2 = { $spaces_count ->
    [0] Żadna połączona kopalnia nie ma tego węgla; kupuje się go z toru Popytu.
   *[other] Najbliższy węgiel jest { $spaces_loc }; trzeba wziąć go stamtąd.
}
why-LAN-6-3 = { $spaces_count ->
    [0] Węgiel kupuje się dopiero wtedy, gdy nie ma go żadna połączona kopalnia.
   *[other] Połączona kopalnia ma jeszcze węgiel: { $spaces }. Dopóki się nie opróżni, nie można go kupić.
}
why-LAN-6-6 = Nie da się dostarczyć węgla: nie ma połączenia ani z kopalnią, która go ma, ani z wybudowanym portem.
why-LAN-7-1 = { $spaces_count ->
    [0] Żadna huta nie ma żelaza; kupuje się je z toru Popytu.
   *[other] Żelazo bierze się z huty, która je ma: { $spaces }.
}
why-LAN-7-2 = { $spaces_count ->
    [0] Żelazo kupuje się dopiero wtedy, gdy nie ma go żadna huta.
   *[other] Jest jeszcze żelazo { $spaces_loc }. Dopóki się nie skończy, nie można go kupić.
}
why-LAN-9-1 = { $reason ->
    [taken] Na trasie { $line } jest już połączenie ({ $owner }).
   *[kind] { $era ->
        [canal] Trasa { $line } jest tylko dla kolei.
       *[rail] Trasa { $line } jest tylko dla kanałów.
    }
}
why-LAN-9-2 = Na żadnym końcu trasy { $line } nie masz żetonu ani połączenia.
why-LAN-9-3 = { $reason ->
    [money] To kosztuje £{ $price }, a masz { lancashire-have }.
   *[coal] Kanał nie wymaga węgla.
}
why-LAN-9-4 = { $reason ->
    [money] To kosztuje £{ $price }, a masz { lancashire-have }.
   *[coal] Połączenie kolejowe wymaga jednej kostki węgla.
}
why-LAN-9-5 = Nie masz już żetonów połączeń.
why-LAN-9-6 = { $spaces_count ->
    [0] Żadna połączona kopalnia nie ma tego węgla; kupuje się go z toru Popytu.
   *[other] Węgiel na to połączenie musi pochodzić { $spaces_gen }.
}
why-LAN-10-1 = Na stosie nie masz już { $industry_gen }.
why-LAN-10-2 = { $reason ->
    [money] Żelazo kosztuje £{ $price }, a masz { lancashire-have }.
   *[iron] Każdy żeton usunięty rozwojem wymaga jednej kostki żelaza.
}
why-LAN-10-3 = { $reason ->
    [tile] Na tym polu ({ $space }) nie leży twój żeton.
    [kind] Bawełnę sprzedają tylko przędzalnie, a nie { $tile }.
   *[flipped] Ta bawełna jest już sprzedana: { $tile } { $space_loc }.
}
why-LAN-10-4 = { $reason_id ->
    [port] Na tym polu ({ $space }) nie ma żetonu portu.
    [flipped] Ten port jest już odwrócony: { $tile } { $space_loc } ({ $owner }).
   *[far] { $place } nie ma połączenia z portem { $space_loc }.
}
why-LAN-10-5 = { $reason ->
    [closed] Rynek Zamorski jest zamknięty do końca okresu.
   *[far] { $place } nie ma połączenia ani z wybudowanym portem, ani z regionem zewnętrznym.
}
why-LAN-10-10 = Twój dochód to { lancashire-pounds }; po pożyczce £{ $money } spadłby poniżej −£10.
why-LAN-10-11 = W Okresie Kolei nie ma pożyczek, gdy talia jest pusta.
