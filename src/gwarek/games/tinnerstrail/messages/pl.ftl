### Cynowy szlak: nazwy, pytania, dziennik, podgląd, dlaczego nie, punkty, opcje

## Nazwy (docs/protocol.md, "How arguments become words")
## Miejsca mają w formach swoje przyimki: .loc mówi gdzie, .gen skąd (przy regionach: czyj), przy miejscach emigracji .gen mówi dokąd.

tinnerstrail-area-st_just = St Just
    .loc = w St Just
    .gen = z St Just
tinnerstrail-area-penzance = Penzance
    .loc = w Penzance
    .gen = z Penzance
tinnerstrail-area-st_ives = St Ives
    .loc = w St Ives
    .gen = z St Ives
tinnerstrail-area-marazion = Marazion
    .loc = w Marazion
    .gen = z Marazion
tinnerstrail-area-gwinear = Gwinear
    .loc = w Gwinear
    .gen = z Gwinear
tinnerstrail-area-breage = Breage
    .loc = w Breage
    .gen = z Breage
tinnerstrail-area-camborne = Camborne
    .loc = w Camborne
    .gen = z Camborne
tinnerstrail-area-illogan = Illogan
    .loc = w Illogan
    .gen = z Illogan
tinnerstrail-area-redruth = Redruth
    .loc = w Redruth
    .gen = z Redruth
tinnerstrail-area-wendron = Wendron
    .loc = w Wendron
    .gen = z Wendron
tinnerstrail-area-st_agnes = St Agnes
    .loc = w St Agnes
    .gen = z St Agnes
tinnerstrail-area-gwennap = Gwennap
    .loc = w Gwennap
    .gen = z Gwennap
tinnerstrail-area-perranzabuloe = Perranzabuloe
    .loc = w Perranzabuloe
    .gen = z Perranzabuloe
tinnerstrail-area-truro = Truro
    .loc = w Truro
    .gen = z Truro
tinnerstrail-area-newlyn_east = Newlyn East
    .loc = w Newlyn East
    .gen = z Newlyn East
tinnerstrail-area-st_columb = St Columb
    .loc = w St Columb
    .gen = z St Columb
tinnerstrail-area-wadebridge = Wadebridge
    .loc = w Wadebridge
    .gen = z Wadebridge
tinnerstrail-area-st_austell = St Austell
    .loc = w St Austell
    .gen = z St Austell
tinnerstrail-area-bodmin = Bodmin
    .loc = w Bodmin
    .gen = z Bodmin
tinnerstrail-area-par = Par
    .loc = w Par
    .gen = z Par
tinnerstrail-area-looe = Looe
    .loc = w Looe
    .gen = z Looe
tinnerstrail-area-liskeard = Liskeard
    .loc = w Liskeard
    .gen = z Liskeard
tinnerstrail-area-callington = Callington
    .loc = w Callington
    .gen = z Callington
tinnerstrail-area-calstock = Calstock
    .loc = w Calstock
    .gen = z Calstock

# granica nazywa się jak jej dwa obszary
tinnerstrail-border = { $areas }
    .loc = między { $areas }

tinnerstrail-region-A = region A
    .loc = w regionie A
    .gen = regionu A
tinnerstrail-region-B = region B
    .loc = w regionie B
    .gen = regionu B
tinnerstrail-region-C = region C
    .loc = w regionie C
    .gen = regionu C
tinnerstrail-region-D = region D
    .loc = w regionie D
    .gen = regionu D

tinnerstrail-tile = { $copper ->
    [one] { $copper } miedź
   *[other] { $copper } miedzi
}, { $tin ->
    [one] { $tin } cyna
   *[other] { $tin } cyny
}, { $water ->
    [one] { $water } woda
   *[other] { $water } wody
}{ $money ->
    [0] {""}
   *[other] , £{ $money }
}{ $work ->
    [0] {""}
   *[other] , +{ $work } punkt pracy
}
tinnerstrail-map = { $kickstarter ->
    [true] { $regions_id }
   *[other] { $deck_id ->
        [wild] joker
       *[other] { $deck_id }
    }
}: { tinnerstrail-benefit }(£{ $value })
# każda część kończy się odstępem
tinnerstrail-benefit = { $copper ->
    [0] {""}
    [one] +{ $copper } miedź{" "}
   *[other] +{ $copper } miedzi{" "}
}{ $tin ->
    [0] {""}
    [one] +{ $tin } cyna{" "}
   *[other] +{ $tin } cyny{" "}
}{ $water ->
    [0] {""}
    [-1] { $water } woda{" "}
   *[other] { $water } wody{" "}
}{ $miner ->
    [0] {""}
   *[other] górnik{" "}
}{ $port ->
    [0] {""}
   *[other] port{" "}
}{ $pump ->
    [0] {""}
   *[other] pompa parowa{" "}
}

tinnerstrail-improvement-miner = górnik
    .acc = górnika
    .gen = górnika
tinnerstrail-improvement-port = port
    .acc = port
    .gen = portu
tinnerstrail-improvement-train = lokomotywa
    .acc = lokomotywę
    .gen = lokomotywy
tinnerstrail-improvement-adit = sztolnia
    .acc = sztolnię
    .gen = sztolni

tinnerstrail-destination-michigan = Michigan
    .gen = do Michigan
tinnerstrail-destination-sierra_madre = Sierra Madre
    .gen = do Sierra Madre
tinnerstrail-destination-kimberley = Kimberley
    .gen = do Kimberley
tinnerstrail-destination-adelaide = Adelajda
    .gen = do Adelajdy

tinnerstrail-wallace = Lord Wallace

# akcje Lorda Wallace'a, tak jak nazywają je jego karty
tinnerstrail-doing = { $action_id ->
    [build] budowa kopalni
    [extract] wydobycie rudy
    [pumps] pompy parowe
    [adit] sztolnia
    [port] port
    [train] lokomotywa
    [miner] górnik
    [developments] usprawnienia
   *[pass] pasowanie
}
tinnerstrail-doing-instead = { $instead_id ->
    [pumps] pompy parowe
    [adit] sztolnia
    [port] port
    [train] lokomotywa
    [miner] górnik
    [process] przetwarzanie arszeniku
   *[emigrate] emigracja
}

# jego kryteria; kilka łączy „potem”
tinnerstrail-step-only = jedyna możliwość
tinnerstrail-step-most-value = największa wartość
tinnerstrail-step-neighbour = obok jego kopalni
tinnerstrail-step-coastal = na wybrzeżu
tinnerstrail-step-east = najdalej na wschód
tinnerstrail-step-most-drainage = najwięcej znaczników odwadniania
tinnerstrail-step-most-copper = najwięcej miedzi
tinnerstrail-step-most-tin = najwięcej cyny
tinnerstrail-step-least-water = najmniej wody
tinnerstrail-step-fewest-left = najmniej rudy zostaje
tinnerstrail-step-most-ore = najwięcej rudy
tinnerstrail-step-most-capacity = największa wydajność
tinnerstrail-step-inland = w głębi lądu
tinnerstrail-step-west = najdalej na zachód
tinnerstrail-step-other-west = drugi obszar najdalej na zachód
tinnerstrail-step-fewest-ore = najmniej rudy
tinnerstrail-step-fewest-copper = najmniej miedzi
tinnerstrail-step-most-water = najwięcej wody
tinnerstrail-step-most-removed = najwięcej usuniętej wody
tinnerstrail-step-most-arsenic = najwięcej arszeniku

# ruda wydobyta lub sprzedana (kogo, co): miedź i cyna, ile ich jest
tinnerstrail-cubes = { $copper ->
    [0] {""}
    [one] { $copper } kostkę miedzi
    [few] { $copper } kostki miedzi
   *[many] { $copper } kostek miedzi
}{ $tin ->
    [0] {""}
   *[other] { $copper ->
        [0] {""}
       *[other] {" "}i{" "}
    }
}{ $tin ->
    [0] {""}
    [one] { $tin } kostkę cyny
    [few] { $tin } kostki cyny
   *[many] { $tin } kostek cyny
}

## Gdzie jesteśmy

tinnerstrail-mark-round = Runda { $round } z { $of }

## O co gra pyta

tinnerstrail-ask-keep = Zatrzymaj jedną z dwóch map { $region_gen }
tinnerstrail-ask-turn = { $left ->
    [0] Umieść znacznik z Michigan albo spasuj
    [one] Wybierz akcję: został { $left } punkt pracy
    [few] Wybierz akcję: zostały { $left } punkty pracy
   *[many] Wybierz akcję: zostało { $left } punktów pracy
}
tinnerstrail-ask-map = { $from_id ->
    [deck] Licytacja, { $area }: zagraj mapę z ręki albo odkryj wierzchnią mapę z talii
   *[hand] Licytacja, { $area }: zagraj mapę i podejrzyj kafelek albo nie graj mapy
}
tinnerstrail-ask-map-dear = Licytacja, { $area }: zagraj mapę z ręki albo odkryj wierzchnią mapę z talii (droższych niż twoje £{ $money } jest { $dear } z { $of })
tinnerstrail-ask-opening = Licytacja, { $area }: otwórz za co najmniej £{ $minimum } (masz £{ $money })
tinnerstrail-ask-bidding = Licytacja, { $area }: { $by } daje £{ $bid }. Podbij albo zrezygnuj
tinnerstrail-ask-bidding-first = Licytacja, { $area }: nikt jeszcze nie licytuje. Daj co najmniej £{ $minimum } albo zrezygnuj
tinnerstrail-ask-map_after = { $area } przypada tobie: zagraj mapę i zapłać jej wartość albo nie graj mapy (masz £{ $money })
tinnerstrail-ask-calciner = Zbudować piec szybowy { $area_loc }? Na mapę { $count ->
    [one] trafi { $count } kostka arszeniku
    [few] trafią { $count } kostki arszeniku
   *[many] trafi { $count } kostek arszeniku
}
tinnerstrail-ask-pumps = { $left ->
    [one] Wybierz kopalnię dla ostatniej pompy albo zakończ
    [few] Wybierz kopalnię dla następnej pompy (zostały { $left }) albo zakończ
   *[many] Wybierz kopalnię dla następnej pompy (zostało { $left }) albo zakończ
}
tinnerstrail-ask-tokens = Umieść znacznik z Michigan albo graj dalej
tinnerstrail-ask-adelaide = { $lower ->
    [0] Adelajda: cena której rudy wzrasta o £{ $higher }?
   *[other] Adelajda: cena której rudy wzrasta o £{ $higher }? Druga wzrośnie o £{ $lower }
}
tinnerstrail-ask-invest = Zainwestuj albo zrezygnuj: masz £{ $money }; punkty za £10: { $tens }, za £5: { $fives }
tinnerstrail-ask-survey = Podejrzyj zakryty kafelek albo zrezygnuj
tinnerstrail-ask-survey-alone = Odkryj zakryty kafelek albo zrezygnuj

## Dziennik: przygotowanie

tinnerstrail-log-order-drawn = Znaczniki pracy od góry: { $seats }.
tinnerstrail-log-tile-opened = Odkryty kafelek { $area_loc }: { $tile }.
tinnerstrail-log-dealt = { $seat } dostaje { $count ->
    [one] { $count } mapę
    [few] { $count } mapy
   *[many] { $count } map
}.
    .you = Dostajesz { $count ->
        [one] { $count } mapę
        [few] { $count } mapy
       *[many] { $count } map
    }.
tinnerstrail-log-dealt-you = { $seat } dostaje mapy: { $maps }.
    .you = Dostajesz mapy: { $maps }.
tinnerstrail-log-kept = { $seat } zatrzymuje mapę { $region_gen }.
    .you = Zatrzymujesz mapę { $region_gen }.
tinnerstrail-log-kept-you = { $seat } zatrzymuje mapę „{ $map }”, a odrzuca „{ $thrown_map }”.
    .you = Zatrzymujesz mapę „{ $map }”, a odrzucasz „{ $thrown_map }”.
tinnerstrail-log-maps-returned = Odrzucone mapy wracają do talii: { $regions }.
tinnerstrail-log-wallace-back = Rewers następnej mapy Lorda Wallace’a: { $region }.

## Dziennik: rundy i ceny

tinnerstrail-log-round-begins = Runda { $round } z { $of }
tinnerstrail-log-pump-works = Pompa parowa { $area_loc } działa.
tinnerstrail-log-kimberley-pays = { $seat } dostaje £{ $money } z Kimberley.
    .you = Dostajesz £{ $money } z Kimberley.
tinnerstrail-log-price = { $ore_id ->
    [tin] Cyna
   *[copper] Miedź
}: na kościach { $total }{ $change ->
    [0] {""}
    [1] , +1, bo ostatnio cena była najniższa
   *[other] , −1, bo ostatnio cena była najwyższa
}. Cena wynosi £{ $price }.

## Dziennik: licytacje

tinnerstrail-log-auction-opened = { $seat } rozpoczyna licytację: { $area }.
    .you = Rozpoczynasz licytację: { $area }.
tinnerstrail-log-map-played = { $source_id ->
    [deck] { $area }: mapa z talii „{ $map }”.
    [wallace] { $area }: Lord Wallace odkrywa swoją mapę „{ $map }”.
   *[hand] { $seat } zagrywa mapę „{ $map }”: { $area }.
}
    .you = { $source_id ->
        [deck] { $area }: mapa z talii „{ $map }”.
        [wallace] { $area }: Lord Wallace odkrywa swoją mapę „{ $map }”.
       *[hand] Zagrywasz mapę „{ $map }”: { $area }.
    }
tinnerstrail-log-looked = { $seat } podgląda kafelek { $area_loc }.
    .you = Podglądasz kafelek { $area_loc }.
tinnerstrail-log-looked-you = { $seat } podgląda kafelek { $area_loc }: { $tile }.
    .you = Podglądasz kafelek { $area_loc }: { $tile }.
tinnerstrail-log-tile-turned = Kafelek { $area_loc } zostaje odkryty: { $tile }.
tinnerstrail-log-cannot-open = { $seat } ma £{ $money }, nie może zapłacić minimalnej stawki £{ $price } i rezygnuje.
    .you = Masz £{ $money }, nie możesz zapłacić minimalnej stawki £{ $price } i rezygnujesz.
tinnerstrail-log-bid = { $seat } licytuje £{ $price }: { $area }.
    .you = Licytujesz £{ $price }: { $area }.
tinnerstrail-log-withdrew = { $forced_id ->
    [yes] { $seat } nie może podbić i rezygnuje.
   *[no] { $seat } rezygnuje.
}
    .you = { $forced_id ->
        [yes] Nie możesz podbić i rezygnujesz.
       *[no] Rezygnujesz.
    }
tinnerstrail-log-won = { $seat } wygrywa licytację za £{ $price }: { $area }.
    .you = Wygrywasz licytację za £{ $price }: { $area }.
tinnerstrail-log-half-bid = { $seat } dostaje połowę stawki za zagraną mapę: £{ $money }.
    .you = Dostajesz połowę stawki za zagraną mapę: £{ $money }.
tinnerstrail-log-tile-stays = Nikt nie licytuje; kafelek { $area_loc } zostaje.
tinnerstrail-log-tile-removed = Nikt nie licytuje; kafelek { $area_loc } wypada z gry bez oglądania.
tinnerstrail-log-tile-money = { $seat } dostaje £{ $money } z kafelka ({ $tile }).
    .you = Dostajesz £{ $money } z kafelka ({ $tile }).
tinnerstrail-log-tile-work = { $seat } oszczędza punkt pracy dzięki kafelkowi ({ $tile }).
    .you = Oszczędzasz punkt pracy dzięki kafelkowi ({ $tile }).
tinnerstrail-log-map-paid = { $seat } płaci £{ $price } za mapę „{ $map }”.
    .you = Płacisz £{ $price } za mapę „{ $map }”.
tinnerstrail-log-no-map = { $seat } nie zagrywa mapy.
    .you = Nie zagrywasz mapy.
tinnerstrail-log-mine-built = { $seat } buduje kopalnię { $area_loc }: { $copper ->
    [one] { $copper } miedź
   *[other] { $copper } miedzi
}, { $tin ->
    [one] { $tin } cyna
   *[other] { $tin } cyny
}, { $water ->
    [one] { $water } woda
   *[other] { $water } wody
}.
    .you = Budujesz kopalnię { $area_loc }: { $copper ->
        [one] { $copper } miedź
       *[other] { $copper } miedzi
    }, { $tin ->
        [one] { $tin } cyna
       *[other] { $tin } cyny
    }, { $water ->
        [one] { $water } woda
       *[other] { $water } wody
    }.
tinnerstrail-log-drainage-used = { $count ->
    [one] { $count } znacznik odwadniania
    [few] { $count } znaczniki odwadniania
   *[many] { $count } znaczników odwadniania
} { $area_loc }: kopalnia zaczyna z mniejszą ilością wody.
tinnerstrail-log-map-applied = Mapa „{ $map }” działa { $area_loc }; korzysta { $seat }.
    .you = Mapa „{ $map }” działa { $area_loc }; korzystasz z niej.
tinnerstrail-log-map-lost = Mapa „{ $map }” nic nie daje { $area_loc }.
tinnerstrail-log-calciner-built = { $seat } buduje piec szybowy { $area_loc }. Arszenik: { $areas }.
    .you = Budujesz piec szybowy { $area_loc }. Arszenik: { $areas }.
tinnerstrail-log-calciner-kept = { $seat } nie buduje jeszcze pieca szybowego.
    .you = Nie budujesz jeszcze pieca szybowego.

## Dziennik: akcje

tinnerstrail-log-moved = { $seat }: { $cost ->
    [one] { $cost } punkt pracy
    [few] { $cost } punkty pracy
   *[many] { $cost } punktów pracy
}, teraz kolumna { $column }.
    .you = Wydajesz { $cost ->
        [one] { $cost } punkt pracy
        [few] { $cost } punkty pracy
       *[many] { $cost } punktów pracy
    }; teraz jesteś w kolumnie { $column }.
tinnerstrail-log-extracted = { $seat } wydobywa { tinnerstrail-cubes } { $area_loc }{ $price ->
    [0] {" "}za darmo
   *[other] {" "}za £{ $price }
}. Woda w kopalni: { $water }.
    .you = Wydobywasz { tinnerstrail-cubes } { $area_loc }{ $price ->
        [0] {" "}za darmo
       *[other] {" "}za £{ $price }
    }. Woda w kopalni: { $water }.
tinnerstrail-log-placed = { $token_id ->
    [michigan] { $seat } umieszcza { $improvement_acc } z Michigan { $area_loc }.
   *[board] { $seat } umieszcza { $improvement_acc } { $area_loc }.
}
    .you = { $token_id ->
        [michigan] Umieszczasz { $improvement_acc } z Michigan { $area_loc }.
       *[board] Umieszczasz { $improvement_acc } { $area_loc }.
    }
tinnerstrail-log-own-miner = { $seat } umieszcza własnego górnika { $area_loc }.
    .you = Umieszczasz własnego górnika { $area_loc }.
tinnerstrail-log-dug = { $token_id ->
    [michigan] { $seat } drąży sztolnię z Michigan { $border_loc }: po 1 kostce miedzi i 1 kostce cyny { $areas_loc }.
   *[board] { $seat } drąży sztolnię { $border_loc }: po 1 kostce miedzi i 1 kostce cyny { $areas_loc }.
}
    .you = { $token_id ->
        [michigan] Drążysz sztolnię z Michigan { $border_loc }: po 1 kostce miedzi i 1 kostce cyny { $areas_loc }.
       *[board] Drążysz sztolnię { $border_loc }: po 1 kostce miedzi i 1 kostce cyny { $areas_loc }.
    }
tinnerstrail-log-drained = { $count ->
    [one] O { $count } kostkę wody mniej { $area_loc }.
    [few] O { $count } kostki wody mniej { $area_loc }.
   *[many] O { $count } kostek wody mniej { $area_loc }.
}
tinnerstrail-log-drainage-laid = { $count ->
    [one] { $count } znacznik odwadniania
    [few] { $count } znaczniki odwadniania
   *[many] { $count } znaczników odwadniania
} { $area_loc }.
tinnerstrail-log-pumps-taken = { $seat } bierze { $count ->
    [one] { $count } pompę parową
    [few] { $count } pompy parowe
   *[many] { $count } pomp parowych
}.
    .you = Bierzesz { $count ->
        [one] { $count } pompę parową
        [few] { $count } pompy parowe
       *[many] { $count } pomp parowych
    }.
tinnerstrail-log-pumped = { $seat } wypompowuje 1 kostkę wody { $area_gen }.
    .you = Wypompowujesz 1 kostkę wody { $area_gen }.
tinnerstrail-log-pumps-unused = { $seat } nie używa { $count ->
    [one] { $count } pompy
   *[many] { $count } pomp
}.
    .you = Nie używasz { $count ->
        [one] { $count } pompy
       *[many] { $count } pomp
    }.
tinnerstrail-log-pasties = { $seat } sprzedaje pierogi za £{ $money }.
    .you = Sprzedajesz pierogi za £{ $money }.
tinnerstrail-log-passed = { $forced_id ->
    [yes] { $seat } musi spasować: wiersz { $row } toru inwestycji.
   *[no] { $seat } pasuje: wiersz { $row } toru inwestycji.
}
    .you = { $forced_id ->
        [yes] Musisz spasować: wiersz { $row } toru inwestycji.
       *[no] Pasujesz: wiersz { $row } toru inwestycji.
    }
tinnerstrail-log-processed = { $seat } przetwarza 1 kostkę arszeniku { $area_gen }; ogranicznik przechodzi do kolumny { $column }.
    .you = Przetwarzasz 1 kostkę arszeniku { $area_gen }; twój ogranicznik przechodzi do kolumny { $column }.
tinnerstrail-log-arsenic-sold = { $seat } sprzedaje { $count ->
    [one] { $count } kostkę arszeniku
    [few] { $count } kostki arszeniku
   *[many] { $count } kostek arszeniku
} za £{ $money }.
    .you = Sprzedajesz { $count ->
        [one] { $count } kostkę arszeniku
        [few] { $count } kostki arszeniku
       *[many] { $count } kostek arszeniku
    } za £{ $money }.
tinnerstrail-log-emigrated = { $seat }: górnik emigruje { $area_gen } { $destination_gen }.
    .you = Twój górnik emigruje { $area_gen } { $destination_gen }.
tinnerstrail-log-tokens-taken = { $seat } dostaje z Michigan: { $improvement }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}.
    .you = Dostajesz z Michigan: { $improvement }{ $count ->
        [1] {""}
       *[other] {" "}×{ $count }
    }.
tinnerstrail-log-sierra-madre = { $seat } zdobywa { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
   *[many] { $score } punktów
} w Sierra Madre.
    .you = Zdobywasz { $score ->
        [one] { $score } punkt
        [few] { $score } punkty
       *[many] { $score } punktów
    } w Sierra Madre.
tinnerstrail-log-kimberley = { $seat } dostaje £{ $money } z Kimberley.
    .you = Dostajesz £{ $money } z Kimberley.
tinnerstrail-log-adelaide = { $seat } sprzeda w tej rundzie rudę drożej dzięki Adelajdzie.
    .you = W tej rundzie sprzedasz rudę drożej dzięki Adelajdzie.

## Dziennik: sprzedaż i inwestycje

tinnerstrail-log-rise = Adelajda ({ $seat }): { $copper ->
    [0] cyna +£{ $tin }
   *[other] { $tin ->
        [0] miedź +£{ $copper }
       *[other] miedź +£{ $copper }, cyna +£{ $tin }
    }
}.
    .you = Adelajda daje ci: { $copper ->
        [0] cyna +£{ $tin }
       *[other] { $tin ->
            [0] miedź +£{ $copper }
           *[other] miedź +£{ $copper }, cyna +£{ $tin }
        }
    }.
tinnerstrail-log-sold = { $seat } sprzedaje { tinnerstrail-cubes } za £{ $money }.
    .you = Sprzedajesz { tinnerstrail-cubes } za £{ $money }.
tinnerstrail-log-round-sold = Ruda rundy { $round } jest sprzedana.
tinnerstrail-log-round-invested = Punkty za inwestycje w rundzie { $round }: { $points ->
    [none] nikt nie punktuje.
   *[other] { $points }.
}
tinnerstrail-log-invested = { $seat } inwestuje £{ $money } w wierszu { $row }: { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
   *[many] { $score } punktów
}.
    .you = Inwestujesz £{ $money } w wierszu { $row }: { $score ->
        [one] { $score } punkt
        [few] { $score } punkty
       *[many] { $score } punktów
    }.
tinnerstrail-log-withdrew-investing = { $money ->
    [0] { $seat } już nie inwestuje: nie ma pieniędzy.
   *[other] { $seat } już nie inwestuje i zatrzymuje £{ $money }.
}
    .you = { $money ->
        [0] Już nie inwestujesz: nie masz pieniędzy.
       *[other] Już nie inwestujesz i zatrzymujesz £{ $money }.
    }
tinnerstrail-log-shelf-cleared = { $count ->
    [0] Znaczniki tej rundy są zużyte; pompy zostają uzupełnione.
    [one] { $count } znacznik tej rundy trafia do pudełka; pompy zostają uzupełnione.
    [few] { $count } znaczniki tej rundy trafiają do pudełka; pompy zostają uzupełnione.
   *[many] { $count } znaczników tej rundy trafia do pudełka; pompy zostają uzupełnione.
}
tinnerstrail-log-section-closed = Zamyka się sekcja { $section } rynku arszeniku.
tinnerstrail-log-order-next = Znaczniki pracy od góry: { $seats }.
tinnerstrail-log-survey-declined = { $seat } nie podgląda kafelka.
    .you = Nie podglądasz kafelka.
tinnerstrail-log-game-over = Koniec gry. Wygrywa: { $winners }.

## Dziennik: Lord Wallace, zawsze z powodem, który zdecydował

tinnerstrail-log-wallace-card = { $why_id ->
    [orange] Karta Lorda Wallace’a { $card }: { tinnerstrail-doing }, akcja pomarańczowa, bo miedź kosztuje £{ $copper }.
    [plain] Karta Lorda Wallace’a { $card }: { tinnerstrail-doing }, akcja zwykła, bo miedź kosztuje £{ $copper }.
   *[only] Karta Lorda Wallace’a { $card }: { tinnerstrail-doing }.
}
tinnerstrail-log-wallace-shuffles = Wszystkie karty akcji Lorda Wallace’a ({ $count }) zostają potasowane.
tinnerstrail-log-wallace-cannot = { $why_id ->
    [work] Ma na to za mało punktów pracy: następna karta.
    [mine] Nie ma już kopalni do wybudowania: następna karta.
    [tile] Nie ma kafelka, o który by licytował: następna karta.
    [token] Na planszy usprawnień nic już nie ma: następna karta.
    [place] Żadna jego kopalnia nie spełnia warunków: następna karta.
    [water] Żadna jego kopalnia z dość dużą ilością rudy nie ma wody: następna karta.
   *[ore] Nie ma rudy, którą mógłby wydobyć: następna karta.
}
tinnerstrail-log-wallace-instead = { $why_id ->
    [developments] Pierwsze możliwe usprawnienie: { tinnerstrail-doing-instead }.
    [adit] Sztolnia jest niemożliwa; w zamian: { tinnerstrail-doing-instead }.
    [arsenic] Arszenik daje więcej niż ruda, więc zamiast akcji „{ tinnerstrail-doing }”: { tinnerstrail-doing-instead }.
   *[idle] Ma zbędnego górnika, więc zamiast akcji „{ tinnerstrail-doing }”: { tinnerstrail-doing-instead }.
}
tinnerstrail-log-wallace-chose = { $choice_id ->
    [build-open] Obszar do licytacji, odkryte kafelki
    [build-down] Obszar do licytacji, zakryte kafelki
    [extract-copper] Kopalnia do wydobycia miedzi
    [extract-tin] Kopalnia do wydobycia cyny
    [pumps] Kopalnia dla pompy
    [port] Kopalnia dla portu
    [train] Kopalnia dla lokomotywy
    [miner] Kopalnia dla górnika
    [arsenic] Kopalnia, z której pochodzi arszenik
   *[idle-miner] Górnik, który emigruje
} – { $left ->
    [1] w grę wchodzi tylko { $area }.
   *[other] { $steps }: { $area } ({ $left } do wyboru).
}
tinnerstrail-log-wallace-chose-border = Granica dla sztolni – { $left ->
    [1] w grę wchodzi tylko { $border }.
   *[other] { $steps }: { $border } ({ $left } do wyboru).
}
tinnerstrail-log-wallace-region = Jego następna mapa jest z { $region_gen }.
tinnerstrail-log-wallace-aside = Nie ma o co licytować { $region_loc }: Lord Wallace odkłada mapę.
tinnerstrail-log-wallace-chooses-freely = Lord Wallace nie ma już map i wybiera spośród wszystkich regionów.
tinnerstrail-log-wallace-value = Wartość obszaru { $area }: kafelek { $tile_value }, mapa { $map_value }{ $arsenic_value ->
    [0] {""}
   *[other] , arszenik { $arsenic_value }
}; razem { $value }.
tinnerstrail-log-wallace-rolls = Lord Wallace wyrzuca { $dice }; { $pick_id ->
    [lowest] najniższy wynik
   *[highest] najwyższy wynik
} i £{ $map_value } za mapę{ $more ->
    [0] {""}
   *[other] {" "}oraz £{ $more } z grubego portfela
} dają stawkę £{ $bid }.
tinnerstrail-log-wallace-out = { $why_id ->
    [value] Obszar nie jest wart stawki: Lord Wallace rezygnuje.
    [far] Po wygranej byłby o więcej niż 4 kolumny z przodu: Lord Wallace rezygnuje.
    [work] Lord Wallace ma za mało punktów pracy, by licytować.
    [mine] Lord Wallace nie ma już kopalni i nie licytuje.
    [passed] Lord Wallace spasował i nie licytuje.
   *[lower] Jego stawka nie jest wyższa: Lord Wallace rezygnuje.
}
tinnerstrail-log-wallace-wins = { $why_id ->
    [higher] Jego stawka jest wyższa: wygrywa za £1 więcej, niż zalicytowano.
    [alone] Stać na to tylko jego.
   *[unopposed] Nikt nie może dać więcej.
}
tinnerstrail-log-wallace-passes = { $why_id ->
    [last] Lord Wallace jest w swojej ostatniej kolumnie.
    [ore] Lord Wallace nie ma już czego wydobywać.
    [card] Karta każe Lordowi Wallace’owi spasować.
   *[none] Żadna karta Lorda Wallace’a nie jest teraz możliwa.
}
tinnerstrail-log-wallace-pays = Lord Wallace zapisuje £{ $price } kosztów, w tej rundzie razem £{ $spent }.
tinnerstrail-log-wallace-profit = Wydobycie { $area_loc } dałoby £{ $profit }, następna kostka arszeniku £{ $arsenic }.
tinnerstrail-log-wallace-arsenic = Arszenik od razu sprzedany: £{ $money } więcej dochodu; jego ogranicznik stoi w kolumnie { $column }.
tinnerstrail-log-wallace-costs = Tania siła robocza: z £{ $spent } kosztów Lordowi Wallace’owi liczy się £{ $half }.
tinnerstrail-log-wallace-income = Dochód Lorda Wallace’a: sprzedaż £{ $sales }{ $extra ->
    [0] {""}
   *[other] , inne pieniądze £{ $extra }
}, koszty £{ $spent }; zostaje £{ $money }.
tinnerstrail-log-wallace-invests = Lord Wallace inwestuje £{ $money } w wierszu { $row }: { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
   *[many] { $score } punktów
}{ $lost ->
    [0] .
   *[other] ; reszta (£{ $lost }) przepada.
}
tinnerstrail-log-wallace-subsidy = Dofinansowanie: Lord Wallace usuwa ze swoich kopalni najwyżej { $count ->
    [one] { $count } kostkę wody
    [few] { $count } kostki wody
   *[many] { $count } kostek wody
}.
tinnerstrail-log-wallace-greenfield = Zakup terenów zielonych: Lord Wallace buduje { $area_loc } za darmo.

## Podgląd

tinnerstrail-preview-money = Pieniądze (£)
tinnerstrail-preview-work = Kolumna toru pracy
tinnerstrail-preview-points = Punkty
tinnerstrail-preview-water = Woda
tinnerstrail-preview-capacity = Wydajność
tinnerstrail-preview-mines = Niewybudowane kopalnie
tinnerstrail-preview-wins-money = Pieniądze po wygranej (£)
tinnerstrail-preview-wins-work = Tor pracy po wygranej
tinnerstrail-preview-wins-mines = Kopalnie po wygranej
tinnerstrail-preview-then-money = Pieniądze po sprzedaży (£)
tinnerstrail-preview-then-points = Punkty po rundzie
tinnerstrail-preview-then-work = Tor pracy w nowej rundzie
tinnerstrail-preview-limiter = Ogranicznik, kolumna
tinnerstrail-preview-arsenic = Twój arszenik
tinnerstrail-preview-minimum = Stawka początkowa
tinnerstrail-preview-minimum-value = { $area }, co najmniej £{ $price }
tinnerstrail-preview-price = Koszt teraz
tinnerstrail-preview-price-value = { $cubes ->
    [one] { $cubes } kostka
    [few] { $cubes } kostki
   *[many] { $cubes } kostek
} × woda { $water } = £{ $price }
tinnerstrail-preview-takes = Zabierasz
tinnerstrail-preview-takes-value = { tinnerstrail-cubes }
tinnerstrail-preview-worth = Przychód później
tinnerstrail-preview-worth-value = £{ $money } przy sprzedaży
tinnerstrail-preview-drains = Usunięta woda
tinnerstrail-preview-drains-value = { $area } −{ $count }
tinnerstrail-preview-drainage = Znaczniki odwadniania
tinnerstrail-preview-drainage-value = { $area } +{ $count }
tinnerstrail-preview-ore = Po 1 kostce miedzi i cyny
tinnerstrail-preview-ore-value = { $areas_loc }
tinnerstrail-preview-group = Pompy
tinnerstrail-preview-group-value = { $count }
tinnerstrail-preview-half = Połowa stawki
tinnerstrail-preview-half-value = £{ $money }, dostaje { $seat }
tinnerstrail-preview-benefit = Mapa
tinnerstrail-preview-benefit-value = { $map }
tinnerstrail-preview-looks = Zobaczysz kafelek
tinnerstrail-preview-looks-value = { $area }
tinnerstrail-preview-turns = Odkryty kafelek
tinnerstrail-preview-turns-value = { $area }
tinnerstrail-preview-top = Wierzchnia mapa { $region_gen }
tinnerstrail-preview-top-value = { $least ->
    [0] stawka początkowa do £{ $most }
   *[other] stawka początkowa od £{ $least } do £{ $most }
}
tinnerstrail-preview-too-dear = Więcej niż twoje £{ $have }
tinnerstrail-preview-too-dear-value = map: { $dear } z { $of }. Wtedy nie licytujesz, { $then_id ->
    [wallace] a Lord Wallace może
    [rival] a rywal może
   *[nobody] nikt inny też nie
}
tinnerstrail-preview-odds = Wygrywasz
tinnerstrail-preview-odds-value = { $percent ->
    [100] na pewno
   *[other] { $percent }%: { $wins } z { $of } rzutów
}
tinnerstrail-preview-row = Tor inwestycji
tinnerstrail-preview-row-value = wiersz { $row }
tinnerstrail-preview-raises = Stawka początkowa dla innych
tinnerstrail-preview-raises-value = co najmniej £{ $price }
tinnerstrail-preview-income = Sprzedaż da
tinnerstrail-preview-income-value = £{ $money }
tinnerstrail-preview-left-over = Zatrzymasz
tinnerstrail-preview-left-over-value = £{ $money }
tinnerstrail-preview-arsenic-laid = Po 1 kostce arszeniku
tinnerstrail-preview-arsenic-laid-value = { $areas }
tinnerstrail-preview-emigrates = { $destination }
tinnerstrail-preview-emigrates-value = { $destination_id ->
    [michigan] { $gain ->
        [one] { $gain } znacznik
        [few] { $gain } znaczniki
       *[many] { $gain } znaczników
    }
    [sierra_madre] +{ $gain ->
        [one] { $gain } punkt
        [few] { $gain } punkty
       *[many] { $gain } punktów
    }
    [kimberley] £{ $gain } teraz i w każdej rundzie
   *[adelaide] ruda droższa nawet o £{ $gain }
}

## Słowa decyzji

tinnerstrail-word-keep = zatrzymaj
tinnerstrail-word-build = budowa kopalni
tinnerstrail-word-extract = wydobycie
tinnerstrail-word-miner = górnik
tinnerstrail-word-port = port
tinnerstrail-word-train = lokomotywa
tinnerstrail-word-adit = sztolnia
tinnerstrail-word-own = własny górnik
tinnerstrail-word-place = umieść
tinnerstrail-word-pumps = pompy parowe
tinnerstrail-word-drain = wypompuj
tinnerstrail-word-done = koniec
tinnerstrail-word-pasties = sprzedaż pierogów
tinnerstrail-word-pass = pas
tinnerstrail-word-process = przetwarzanie arszeniku
tinnerstrail-word-sell = sprzedaż
tinnerstrail-word-arsenic = arszenik
tinnerstrail-word-emigrate = emigracja
tinnerstrail-word-map = mapa
tinnerstrail-word-none = nic
tinnerstrail-word-deck = z talii
tinnerstrail-word-bid = stawka
tinnerstrail-word-withdraw = rezygnuję
tinnerstrail-word-calciner = piec szybowy
tinnerstrail-word-here = tutaj
tinnerstrail-word-raise = podwyżka
tinnerstrail-word-copper = miedź
tinnerstrail-word-tin = cyna
tinnerstrail-word-invest = inwestycja
tinnerstrail-word-tens = po £10
tinnerstrail-word-fives = po £5
tinnerstrail-word-survey = podejrzyj
tinnerstrail-word-michigan = Michigan
tinnerstrail-word-sierra_madre = Sierra Madre
tinnerstrail-word-kimberley = Kimberley
tinnerstrail-word-adelaide = Adelajda

## Punkty i wynik

tinnerstrail-score-round-1 = Inwestycje, runda 1
tinnerstrail-score-round-2 = Inwestycje, runda 2
tinnerstrail-score-round-3 = Inwestycje, runda 3
tinnerstrail-score-round-4 = Inwestycje, runda 4
tinnerstrail-score-sierra-madre = Sierra Madre

tinnerstrail-outcome-most-points = Najwięcej punktów
tinnerstrail-outcome-tie-money = Tyle samo punktów, więcej pieniędzy
tinnerstrail-outcome-tie-ore = Tyle samo punktów i pieniędzy, więcej rudy w kopalniach
tinnerstrail-outcome-tie-order = Tyle samo punktów, pieniędzy i rudy, wyżej na torze inwestycji
tinnerstrail-outcome-beat-wallace = Więcej punktów niż { tinnerstrail-wallace }
tinnerstrail-outcome-wallace-wins = { tinnerstrail-wallace } ma co najmniej tyle samo punktów

## Opcje

tinnerstrail-option-arsenic = Arszenik
tinnerstrail-option-arsenic-value-no = nie
tinnerstrail-option-arsenic-value-yes = tak: piece szybowe i rynek arszeniku
tinnerstrail-option-emigration = Emigracja
tinnerstrail-option-emigration-value-no = nie
tinnerstrail-option-emigration-value-yes = tak: własni górnicy, którzy emigrują
tinnerstrail-option-kickstarter = Pakiet Kickstarter
tinnerstrail-option-kickstarter-value-no = nie
tinnerstrail-option-kickstarter-value-tiles = 8 kafelków
tinnerstrail-option-kickstarter-value-maps = 6 map (od 3 graczy)
tinnerstrail-option-kickstarter-value-both = kafelki i mapy
tinnerstrail-option-better_mines = Lord Wallace: lepsze kopalnie
tinnerstrail-option-better_mines-value-no = nie
tinnerstrail-option-better_mines-value-yes = tak, wydajność od 3
tinnerstrail-option-cheap_labour = Lord Wallace: tania siła robocza
tinnerstrail-option-cheap_labour-value-no = nie
tinnerstrail-option-cheap_labour-value-yes = tak, połowa kosztów
tinnerstrail-option-more_mines = Lord Wallace: więcej kopalni
tinnerstrail-option-more_mines-value-none = nie
tinnerstrail-option-more_mines-value-one = o 1 więcej
tinnerstrail-option-more_mines-value-two = o 2 więcej
tinnerstrail-option-deep_pockets = Lord Wallace: gruby portfel
tinnerstrail-option-deep_pockets-value-no = nie
tinnerstrail-option-deep_pockets-value-yes = tak, stawki wyższe o £2
tinnerstrail-option-friends_in_high_places = Lord Wallace: znajomi na wysokich stołkach
tinnerstrail-option-friends_in_high_places-value-no = nie
tinnerstrail-option-friends_in_high_places-value-yes = tak, punktuje według najwyższego wiersza
tinnerstrail-option-cooked_books = Lord Wallace: sabotaż w księgowości
tinnerstrail-option-cooked_books-value-no = nie
tinnerstrail-option-cooked_books-value-row_below = punktujesz według wiersza poniżej swojego
tinnerstrail-option-cooked_books-value-row2 = punktujesz zawsze według wiersza 2
tinnerstrail-option-subsidy = Lord Wallace: dofinansowanie
tinnerstrail-option-subsidy-value-no = nie
tinnerstrail-option-subsidy-value-yes = tak, darmowe pompy co rundę
tinnerstrail-option-greenfield_purchase = Lord Wallace: zakup terenów zielonych
tinnerstrail-option-greenfield_purchase-value-no = nie
tinnerstrail-option-greenfield_purchase-value-yes = tak, darmowe kopalnie w rundach 3 i 4
tinnerstrail-option-lw_adit_sides = Sztolnie Lorda Wallace’a
tinnerstrail-option-lw_adit_sides-value-both = między dwiema jego kopalniami
tinnerstrail-option-lw_adit_sides-value-one = wystarczy jedna jego kopalnia
tinnerstrail-option-solo_reveal = Solo: kafelki odkrywane w twoich licytacjach
tinnerstrail-option-solo_reveal-value-hand = gdy zagrywasz mapę z ręki
tinnerstrail-option-solo_reveal-value-always = zawsze

## Dlaczego nie

why-TIN-NOW = Gra pyta teraz o co innego.
why-TIN-TURN = To nie twoja tura.
why-TIN-1-5 = { $reason_id ->
    [adit] Jest już sztolnia { $border_loc }.
    [port] Jest już port { $area_loc }.
    [train] Jest już lokomotywa { $area_loc }.
   *[miner] Jest już górnik { $area_loc }.
}
why-TIN-2-7 = To nie jest jedna z twoich dwóch map { $region_gen }: { $map }.
why-TIN-3-8 = { $need ->
    [one] To kosztuje { $need } punkt pracy
    [few] To kosztuje { $need } punkty pracy
   *[many] To kosztuje { $need } punktów pracy
}, a masz { $left }.
why-TIN-5-1 = Nie ma kafelka { $area_loc }.
why-TIN-5-2 = { $reason_id ->
    [work] Do licytacji potrzeba 2 punktów pracy, a masz { $left }.
    [mine] Nie masz już kopalni do wybudowania.
   *[money] Nie możesz dać £{ $price }: masz £{ $have }.
}
why-TIN-5-3 = { $reason_id ->
    [region] Mapy „{ $map }” nie można zagrać { $region_loc }.
   *[hand] Nie masz na ręce mapy „{ $map }”.
}
why-TIN-5-5 = Stawka początkowa to co najmniej £{ $minimum }, a masz £{ $have }.
why-TIN-5-6 = Trzeba dać więcej niż £{ $bid }.
why-TIN-5-9 = { $reason_id ->
    [region] Mapy „{ $map }” nie można zagrać { $region_loc }.
    [money] Mapa „{ $map }” kosztuje £{ $price }, a masz £{ $have }.
   *[hand] Nie masz na ręce mapy „{ $map }”.
}
why-TIN-5-17 = Kto rozpoczyna licytację, musi ogłosić stawkę.
why-TIN-6-1 = Przy 1 lub 2 graczach każda licytacja wymaga mapy.
why-TIN-6-2 = Obok planszy nie ma talii, z której można by odkryć mapę.
why-TIN-6-3 = Stawka początkowa to co najmniej £{ $minimum }, według mapy.
why-TIN-6-4 = Mapa „{ $map }” wymaga stawki £{ $price }, a masz £{ $have }.
why-TIN-6-8 = Nie ma mapy { $region_gen } do zagrania: ani na ręce (takiej, na którą cię stać), ani w talii.
why-TIN-7-1 = { $reason_id ->
    [ore] Nie ma rudy { $area_loc }.
   *[mine] Nie masz kopalni { $area_loc }.
}
why-TIN-7-2 = { $reason_id ->
    [capacity] { $capacity ->
        [one] { $area } daje najwyżej { $capacity } kostkę w jednej akcji.
        [few] { $area } daje najwyżej { $capacity } kostki w jednej akcji.
       *[many] { $area } daje najwyżej { $capacity } kostek w jednej akcji.
    }
    [cubes] Nie ma tyle rudy { $area_loc }; miedź: { $copper }, cyna: { $tin }.
   *[none] Zabierz co najmniej jedną kostkę.
}
why-TIN-7-3 = To kosztuje £{ $price }, po £{ $water } za kostkę; masz £{ $have }.
why-TIN-8-1 = Na rundę { $round } nie ma już { $improvement_gen }.
why-TIN-8-6 = Port wymaga wybrzeża; { $area } leży w głębi lądu.
why-TIN-8-9 = W tej rundzie nie ma już grupy pomp.
why-TIN-8-10 = { $reason_id ->
    [water] Nie ma wody { $area_loc }.
   *[mine] Pompy działają tylko w kopalniach, a nie ma jej { $area_loc }.
}
why-TIN-9-2 = { $reason_id ->
    [multiple] Zainwestuj wielokrotność £{ $of }.
   *[money] Masz tylko £{ $have }.
}
why-TIN-9-6 = Nie ma zakrytego kafelka { $area_loc }.
why-TIN-10-1 = Ta gra toczy się bez dodatku Arszenik.
why-TIN-10-3 = { $reason_id ->
    [calciner] Nie masz jeszcze pieca szybowego na planszy.
    [arsenic] Nie ma arszeniku { $area_loc }.
   *[mine] Nie masz kopalni { $area_loc }.
}
why-TIN-10-4 = Ogranicznik wszedłby do kolumny { $column }, w której stoi twój znacznik pracy.
why-TIN-10-7 = { $reason_id ->
    [calciner] Nie masz jeszcze pieca szybowego na planszy.
   *[arsenic] Nie masz arszeniku.
}
why-TIN-11-1 = Ta gra toczy się bez dodatku Emigracja.
why-TIN-11-2 = { $reason_id ->
    [left] Nie masz już własnych górników.
   *[mine] Własny górnik trafia do własnej kopalni, a nie masz jej { $area_loc }.
}
why-TIN-11-3 = { $reason_id ->
    [taken] To pole jest w tej rundzie zajęte: { $destination }.
   *[miner] Nie masz własnego górnika { $area_loc }.
}
why-TIN-11-7 = Nie masz takiego znacznika z Michigan: { $improvement }.
why-TIN-5-14 = { $reason_id ->
    [inland] Mapa „{ $map }” wymaga wybrzeża; { $area } leży w głębi lądu.
    [port] Jest już port { $area_loc }, więc mapy „{ $map }” nie można zagrać.
   *[miner] Jest już górnik { $area_loc }, więc mapy „{ $map }” nie można zagrać.
}
