### Brass: Birmingham: nazwy, pytania, dziennik, podgląd, dlaczego nie, punkty, opcje

## Nazwy (docs/protocol.md, "How arguments become words")
## Miejsca mają w formach swoje przyimki: .loc mówi gdzie, .gen skąd, .ins z czym są połączone.

birmingham-place-stoke_on_trent = Stoke-on-Trent
    .loc = w Stoke-on-Trent
    .gen = ze Stoke-on-Trent
    .ins = ze Stoke-on-Trent
birmingham-place-leek = Leek
    .loc = w Leek
    .gen = z Leek
    .ins = z Leek
birmingham-place-belper = Belper
    .loc = w Belper
    .gen = z Belper
    .ins = z Belper
birmingham-place-derby = Derby
    .loc = w Derby
    .gen = z Derby
    .ins = z Derby
birmingham-place-uttoxeter = Uttoxeter
    .loc = w Uttoxeter
    .gen = z Uttoxeter
    .ins = z Uttoxeter
birmingham-place-stone = Stone
    .loc = w Stone
    .gen = ze Stone
    .ins = ze Stone
birmingham-place-stafford = Stafford
    .loc = w Stafford
    .gen = ze Stafford
    .ins = ze Stafford
birmingham-place-burton_on_trent = Burton-on-Trent
    .loc = w Burton-on-Trent
    .gen = z Burton-on-Trent
    .ins = z Burton-on-Trent
birmingham-place-cannock = Cannock
    .loc = w Cannock
    .gen = z Cannock
    .ins = z Cannock
birmingham-place-tamworth = Tamworth
    .loc = w Tamworth
    .gen = z Tamworth
    .ins = z Tamworth
birmingham-place-walsall = Walsall
    .loc = w Walsall
    .gen = z Walsall
    .ins = z Walsall
birmingham-place-wolverhampton = Wolverhampton
    .loc = w Wolverhampton
    .gen = z Wolverhampton
    .ins = z Wolverhampton
birmingham-place-coalbrookdale = Coalbrookdale
    .loc = w Coalbrookdale
    .gen = z Coalbrookdale
    .ins = z Coalbrookdale
birmingham-place-dudley = Dudley
    .loc = w Dudley
    .gen = z Dudley
    .ins = z Dudley
birmingham-place-birmingham = Birmingham
    .loc = w Birmingham
    .gen = z Birmingham
    .ins = z Birmingham
birmingham-place-nuneaton = Nuneaton
    .loc = w Nuneaton
    .gen = z Nuneaton
    .ins = z Nuneaton
birmingham-place-coventry = Coventry
    .loc = w Coventry
    .gen = z Coventry
    .ins = z Coventry
birmingham-place-redditch = Redditch
    .loc = w Redditch
    .gen = z Redditch
    .ins = z Redditch
birmingham-place-kidderminster = Kidderminster
    .loc = w Kidderminster
    .gen = z Kidderminster
    .ins = z Kidderminster
birmingham-place-worcester = Worcester
    .loc = w Worcester
    .gen = z Worcester
    .ins = z Worcester
birmingham-place-farm_north = północny wiejski browar
    .loc = na polu północnego wiejskiego browaru
    .gen = z północnego wiejskiego browaru
    .ins = z północnym wiejskim browarem
birmingham-place-farm_south = południowy wiejski browar
    .loc = na polu południowego wiejskiego browaru
    .gen = z południowego wiejskiego browaru
    .ins = z południowym wiejskim browarem
birmingham-place-shrewsbury = Shrewsbury
    .loc = w Shrewsbury
    .gen = ze Shrewsbury
    .ins = ze Shrewsbury
birmingham-place-gloucester = Gloucester
    .loc = w Gloucester
    .gen = z Gloucester
    .ins = z Gloucester
birmingham-place-oxford = Oxford
    .loc = w Oxfordzie
    .gen = z Oxfordu
    .ins = z Oxfordem
birmingham-place-warrington = Warrington
    .loc = w Warrington
    .gen = z Warrington
    .ins = z Warrington
birmingham-place-nottingham = Nottingham
    .loc = w Nottingham
    .gen = z Nottingham
    .ins = z Nottingham

# pole nazywa się jak jego miejsce
birmingham-space = { $place }
    .loc = { $place_loc }
    .gen = { $place_gen }
    .ins = { $place_ins }
birmingham-merchant_space = { $place }
    .loc = { $place_loc }
    .gen = { $place_gen }
    .ins = { $place_ins }

birmingham-line-warrington-stoke_on_trent = Warrington–Stoke-on-Trent
    .gen = z Warrington do Stoke-on-Trent
birmingham-line-stoke_on_trent-leek = Stoke-on-Trent–Leek
    .gen = ze Stoke-on-Trent do Leek
birmingham-line-leek-belper = Leek–Belper
    .gen = z Leek do Belper
birmingham-line-belper-derby = Belper–Derby
    .gen = z Belper do Derby
birmingham-line-derby-nottingham = Derby–Nottingham
    .gen = z Derby do Nottingham
birmingham-line-derby-uttoxeter = Derby–Uttoxeter
    .gen = z Derby do Uttoxeter
birmingham-line-uttoxeter-stone = Uttoxeter–Stone
    .gen = z Uttoxeter do Stone
birmingham-line-stone-stoke_on_trent = Stone–Stoke-on-Trent
    .gen = ze Stone do Stoke-on-Trent
birmingham-line-stone-burton_on_trent = Stone–Burton-on-Trent
    .gen = ze Stone do Burton-on-Trent
birmingham-line-derby-burton_on_trent = Derby–Burton-on-Trent
    .gen = z Derby do Burton-on-Trent
birmingham-line-stone-stafford = Stone–Stafford
    .gen = ze Stone do Stafford
birmingham-line-stafford-cannock = Stafford–Cannock
    .gen = ze Stafford do Cannock
birmingham-line-cannock-farm_north = Cannock–północny wiejski browar
    .gen = z Cannock do północnego wiejskiego browaru
birmingham-line-cannock-burton_on_trent = Cannock–Burton-on-Trent
    .gen = z Cannock do Burton-on-Trent
birmingham-line-cannock-wolverhampton = Cannock–Wolverhampton
    .gen = z Cannock do Wolverhampton
birmingham-line-cannock-walsall = Cannock–Walsall
    .gen = z Cannock do Walsall
birmingham-line-walsall-burton_on_trent = Walsall–Burton-on-Trent
    .gen = z Walsall do Burton-on-Trent
birmingham-line-burton_on_trent-tamworth = Burton-on-Trent–Tamworth
    .gen = z Burton-on-Trent do Tamworth
birmingham-line-wolverhampton-coalbrookdale = Wolverhampton–Coalbrookdale
    .gen = z Wolverhampton do Coalbrookdale
birmingham-line-coalbrookdale-shrewsbury = Coalbrookdale–Shrewsbury
    .gen = z Coalbrookdale do Shrewsbury
birmingham-line-walsall-wolverhampton = Walsall–Wolverhampton
    .gen = z Walsall do Wolverhampton
birmingham-line-walsall-tamworth = Walsall–Tamworth
    .gen = z Walsall do Tamworth
birmingham-line-tamworth-nuneaton = Tamworth–Nuneaton
    .gen = z Tamworth do Nuneaton
birmingham-line-tamworth-birmingham = Tamworth–Birmingham
    .gen = z Tamworth do Birmingham
birmingham-line-walsall-birmingham = Walsall–Birmingham
    .gen = z Walsall do Birmingham
birmingham-line-wolverhampton-dudley = Wolverhampton–Dudley
    .gen = z Wolverhampton do Dudley
birmingham-line-coalbrookdale-kidderminster = Coalbrookdale–Kidderminster
    .gen = z Coalbrookdale do Kidderminster
birmingham-line-kidderminster-dudley = Kidderminster–Dudley
    .gen = z Kidderminster do Dudley
birmingham-line-dudley-birmingham = Dudley–Birmingham
    .gen = z Dudley do Birmingham
birmingham-line-birmingham-nuneaton = Birmingham–Nuneaton
    .gen = z Birmingham do Nuneaton
birmingham-line-nuneaton-coventry = Nuneaton–Coventry
    .gen = z Nuneaton do Coventry
birmingham-line-birmingham-coventry = Birmingham–Coventry
    .gen = z Birmingham do Coventry
birmingham-line-birmingham-worcester = Birmingham–Worcester
    .gen = z Birmingham do Worcester
birmingham-line-kidderminster-worcester = Kidderminster–Worcester
    .gen = z Kidderminster do Worcester i południowego wiejskiego browaru
birmingham-line-worcester-gloucester = Worcester–Gloucester
    .gen = z Worcester do Gloucester
birmingham-line-gloucester-redditch = Gloucester–Redditch
    .gen = z Gloucester do Redditch
birmingham-line-birmingham-redditch = Birmingham–Redditch
    .gen = z Birmingham do Redditch
birmingham-line-redditch-oxford = Redditch–Oxford
    .gen = z Redditch do Oxfordu
birmingham-line-birmingham-oxford = Birmingham–Oxford
    .gen = z Birmingham do Oxfordu

birmingham-industry-cotton_mill = przędzalnia
    .gen = przędzalni
    .acc = przędzalnię
    .ins = przędzalnią
    .loc = przędzalni
birmingham-industry-manufacturer = manufaktura
    .gen = manufaktury
    .acc = manufakturę
    .ins = manufakturą
    .loc = manufakturze
birmingham-industry-pottery = wytwórnia ceramiki
    .gen = wytwórni ceramiki
    .acc = wytwórnię ceramiki
    .ins = wytwórnią ceramiki
    .loc = wytwórni ceramiki
birmingham-industry-coal_mine = kopalnia
    .gen = kopalni
    .acc = kopalnię
    .ins = kopalnią
    .loc = kopalni
birmingham-industry-iron_works = huta
    .gen = huty
    .acc = hutę
    .ins = hutą
    .loc = hucie
birmingham-industry-brewery = browar
    .gen = browaru
    .acc = browar
    .ins = browarem
    .loc = browarze

birmingham-roman = { $level ->
    [1] I
    [2] II
    [3] III
    [4] IV
    [5] V
    [6] VI
    [7] VII
   *[8] VIII
}
birmingham-tile = { $industry } { birmingham-roman }
    .gen = { $industry_gen } { birmingham-roman }
    .acc = { $industry_acc } { birmingham-roman }
    .ins = { $industry_ins } { birmingham-roman }
    .loc = { $industry_loc } { birmingham-roman }

birmingham-card = { $place }
    .gen = miasta { $place }
birmingham-card-iron_works = huta
    .gen = huty
birmingham-card-coal_mine = kopalnia
    .gen = kopalni
birmingham-card-manufacturer_or_cotton_mill = manufaktura lub przędzalnia
    .gen = manufaktury lub przędzalni
birmingham-card-pottery = wytwórnia ceramiki
    .gen = wytwórni ceramiki
birmingham-card-brewery = browar
    .gen = browaru
birmingham-card-wild_location = joker miasta
    .gen = jokera miasta
birmingham-card-wild_industry = joker przedsiębiorstwa
    .gen = jokera przedsiębiorstwa

birmingham-merchant_kind-any = wszystkie towary
birmingham-merchant_kind-blank = pusty

# dochód w funtach, minus przed funtem
birmingham-pounds = { $level ->
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

## Gdzie jesteśmy

birmingham-mark-canal = Era kanałowa, runda { $round } z { $of }
birmingham-mark-rail = Era kolejowa, runda { $round } z { $of }

## O co gra pyta

birmingham-ask-action = { $of ->
    [1] Wybierz jedyną akcję w tej rundzie
   *[other] { $left ->
        [1] Wybierz drugą akcję
       *[other] Wybierz pierwszą akcję
    }
}
birmingham-ask-second = Zbuduj drugie połączenie; pierwsze to { $line }
birmingham-ask-selling = Sprzedaj z następnego żetonu albo zakończ akcję
birmingham-ask-remove = { $optional ->
    [yes] Premia z Gloucester: usuń żeton z planszetki albo zrezygnuj
   *[no] Premia z Gloucester: usuń żeton z planszetki
}
birmingham-ask-card = { $action ->
    [link] Połączenia
    [links] Połączenia
    [develop] Rozwój
    [sell] Sprzedaż
    [loan] Pożyczka
    [scout] Rozpoznanie
   *[pass] Pas
}: odrzuć { $left ->
    [one] kartę
    [few] { $left } karty
   *[many] { $left } kart
}
birmingham-ask-selloff = Do spłaty długu brakuje £{ $debt }: sprzedaj żeton za pół ceny

## Dziennik

birmingham-log-merchants-laid = Żetony kupców: { $merchants }.
birmingham-log-order-drawn = Kolejność: { $seats }.
birmingham-log-era-begins = { $era ->
    [canal] Era kanałowa
   *[rail] Era kolejowa
}
birmingham-log-round-begins = { $era ->
    [canal] Era kanałowa
   *[rail] Era kolejowa
}, runda { $round } z { $of }
birmingham-log-dealt = { $seat } dobiera { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}.
    .you = Dobierasz { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }.
birmingham-log-dealt-you = { $seat } dobiera: { $cards }.
    .you = Dobierasz: { $cards }.
birmingham-log-facedown = { $seat } kładzie zakrytą kartę na spód stosu kart odrzuconych.
    .you = Kładziesz zakrytą kartę na spód stosu kart odrzuconych.
birmingham-log-facedown-you = { $seat } kładzie zakrytą kartę { $card_gen } na spód stosu kart odrzuconych.
    .you = Kładziesz zakrytą kartę { $card_gen } na spód stosu kart odrzuconych.
birmingham-log-drew = { $seat } dobiera { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}.
    .you = Dobierasz { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }.
birmingham-log-drew-you = { $seat } dobiera: { $cards }.
    .you = Dobierasz: { $cards }.
birmingham-log-discarded = { $seat } odrzuca kartę { $card_gen }.
    .you = Odrzucasz kartę { $card_gen }.
birmingham-log-wild-returned = { $seat } odrzuca kartę { $card_gen }; karta wraca na planszę.
    .you = Odrzucasz kartę { $card_gen }; karta wraca na planszę.
birmingham-log-built = { $seat } buduje { $tile_acc } { $space_loc } za £{ $price }.
    .you = Budujesz { $tile_acc } { $space_loc } za £{ $price }.
birmingham-log-replaced = { $seat } przebudowuje { $tile_acc } { $space_loc } ({ $owner }).
    .you = Przebudowujesz { $tile_acc } { $space_loc } ({ $owner }).
birmingham-log-linked = { $way ->
    [second] { $seat } buduje drugie połączenie, { $line_gen }.
    [canal] { $seat } buduje kanał { $line_gen } za £{ $price }.
    [first] { $seat } buduje pierwsze z dwóch połączeń, { $line_gen }, razem za £{ $price }.
   *[rail] { $seat } buduje połączenie kolejowe { $line_gen } za £{ $price }.
}
    .you = { $way ->
        [second] Budujesz drugie połączenie, { $line_gen }.
        [canal] Budujesz kanał { $line_gen } za £{ $price }.
        [first] Budujesz pierwsze z dwóch połączeń, { $line_gen }, razem za £{ $price }.
       *[rail] Budujesz połączenie kolejowe { $line_gen } za £{ $price }.
    }
birmingham-log-coal-used = 1 kostka węgla { $space_gen } ({ $owner }).
birmingham-log-iron-used = 1 kostka żelaza { $space_gen } ({ $owner }).
birmingham-log-beer-used = 1 beczka piwa { $space_gen } ({ $owner }).
birmingham-log-coal-bought = { $cubes ->
    [one] { $cubes } kostka węgla
    [few] { $cubes } kostki węgla
   *[many] { $cubes } kostek węgla
} z rynku za £{ $price }.
birmingham-log-iron-bought = { $cubes ->
    [one] { $cubes } kostka żelaza
    [few] { $cubes } kostki żelaza
   *[many] { $cubes } kostek żelaza
} z rynku za £{ $price }.
birmingham-log-merchant-beer = 1 beczka piwa od kupca { $merchant_loc }.
birmingham-log-goods-placed = Zapas na żetonie: { $count }.
birmingham-log-market-sold = Na rynek { $cubes ->
    [one] idzie { $cubes } kostka
    [few] idą { $cubes } kostki
   *[many] idzie { $cubes } kostek
} { $good ->
    [coal] węgla
   *[iron] żelaza
} za £{ $money }.
birmingham-log-flipped = { $owner } odwraca { $tile_acc } { $space_loc }: dochód { $steps ->
    [one] +{ $steps } pole
    [few] +{ $steps } pola
   *[many] +{ $steps } pól
}, teraz { birmingham-pounds }.
birmingham-log-developed = { $seat } wykonuje rozwój: { $tile } znika z planszetki.
    .you = Wykonujesz rozwój: { $tile } znika z planszetki.
birmingham-log-sold = { $seat } sprzedaje produkcję { $tile_gen } { $space_loc } kupcowi { $merchant_loc }.
    .you = Sprzedajesz produkcję { $tile_gen } { $space_loc } kupcowi { $merchant_loc }.
birmingham-log-bonus = Premia { $merchant_loc }: { $bonus ->
    [vp] +{ $amount } PZ
    [develop] żeton znika z planszetki
    [income_spaces] dochód { $amount ->
        [one] +{ $amount } pole
        [few] +{ $amount } pola
       *[many] +{ $amount } pól
    }
   *[money] +£{ $amount }
}.
birmingham-log-removed = { $seat } usuwa z planszetki { $tile_acc }.
    .you = Usuwasz z planszetki { $tile_acc }.
birmingham-log-removal-declined = { $seat } nie usuwa żadnego żetonu.
    .you = Nie usuwasz żadnego żetonu.
birmingham-log-loan = { $seat } bierze pożyczkę £{ $money }: dochód teraz { birmingham-pounds }.
    .you = Bierzesz pożyczkę £{ $money }: dochód teraz { birmingham-pounds }.
birmingham-log-passed = { $seat } pasuje.
    .you = Pasujesz.
birmingham-log-scouted = { $seat } wykonuje rozpoznanie: bierze jokera miasta i jokera przedsiębiorstwa.
    .you = Wykonujesz rozpoznanie: bierzesz jokera miasta i jokera przedsiębiorstwa.
birmingham-log-order-changed = Następna kolejność: { $seats }. Wydatki (£): { $counts ->
    [none] brak
   *[other] { $counts }
}.
birmingham-log-income = { $money ->
    [-10] { $seat } płaci £10 do Banku.
    [-9] { $seat } płaci £9 do Banku.
    [-8] { $seat } płaci £8 do Banku.
    [-7] { $seat } płaci £7 do Banku.
    [-6] { $seat } płaci £6 do Banku.
    [-5] { $seat } płaci £5 do Banku.
    [-4] { $seat } płaci £4 do Banku.
    [-3] { $seat } płaci £3 do Banku.
    [-2] { $seat } płaci £2 do Banku.
    [-1] { $seat } płaci £1 do Banku.
    [0] { $seat } nie ma dochodu.
   *[other] { $seat } bierze £{ $money }.
}
    .you = { $money ->
        [-10] Płacisz £10 do Banku.
        [-9] Płacisz £9 do Banku.
        [-8] Płacisz £8 do Banku.
        [-7] Płacisz £7 do Banku.
        [-6] Płacisz £6 do Banku.
        [-5] Płacisz £5 do Banku.
        [-4] Płacisz £4 do Banku.
        [-3] Płacisz £3 do Banku.
        [-2] Płacisz £2 do Banku.
        [-1] Płacisz £1 do Banku.
        [0] Nie masz dochodu.
       *[other] Bierzesz £{ $money }.
    }
birmingham-log-debt = { $paid ->
    [0] { $seat } nie ma pieniędzy i ma £{ $debt } długu.
   *[other] { $seat } płaci £{ $paid } i nadal ma £{ $debt } długu.
}
    .you = { $paid ->
        [0] Nie masz pieniędzy, a twój dług to £{ $debt }.
       *[other] Płacisz £{ $paid } i nadal masz £{ $debt } długu.
    }
birmingham-log-sold-off = { $seat } sprzedaje z planszy { $tile_acc } { $space_loc } za £{ $money }.
    .you = Sprzedajesz z planszy { $tile_acc } { $space_loc } za £{ $money }.
birmingham-log-points-lost = { $points ->
    [0] { $seat } nie ma £{ $debt }; dług jest darowany.
   *[other] { $seat } nie ma £{ $debt } i traci { $points } PZ.
}
    .you = { $points ->
        [0] Nie masz £{ $debt }; dług jest darowany.
       *[other] Nie masz £{ $debt } i tracisz { $points } PZ.
    }
birmingham-log-links-scored = { $era ->
    [canal] Punkty za kanały
   *[rail] Punkty za połączenia kolejowe
}: { $points ->
    [none] nikt nie punktuje.
   *[other] { $points }.
}
birmingham-log-industries-scored = Punkty za przedsiębiorstwa: { $points ->
    [none] nikt nie punktuje.
   *[other] { $points }.
}
birmingham-log-tiles-removed = Z planszy schodzą połączenia{ $count ->
    [0] .
    [one] {" "}i { $count } żeton poziomu I.
    [few] {" "}i { $count } żetony poziomu I.
   *[many] {" "}i { $count } żetonów poziomu I.
}
birmingham-log-barrels-refilled = { $count ->
    [0] Każdy kupiec ma jeszcze piwo.
    [one] { $count } kupiec znów dostaje piwo.
    [few] { $count } kupcy znów dostają piwo.
   *[many] { $count } kupców znów dostaje piwo.
}
birmingham-log-extra-scored = { $what ->
    [money] Punkty za pieniądze
    [income] Punkty za dochód
   *[again] Jeszcze raz żetony od poziomu II
}: { $points ->
    [none] nikt nie punktuje.
   *[other] { $points }.
}
birmingham-log-game-over = Koniec gry. Wygrywa: { $winners }.

## Podgląd

birmingham-preview-money = Pieniądze (£)
birmingham-preview-spent = Wydatki w tej rundzie (£)
birmingham-preview-debt = Dług (£)
birmingham-preview-brings = Przynosi
birmingham-preview-brings-value = £{ $money }
birmingham-preview-forced = Potem sprzedaje się sam
birmingham-preview-forced-value = { $tile } { $space_loc }: £{ $money }
birmingham-preview-then-money = Pieniądze po rundzie (£)
birmingham-preview-then-debt = Dług po rundzie (£)
birmingham-preview-then-vp = Punkty po rundzie
birmingham-preview-income = Znacznik dochodu
birmingham-preview-level = Dochód (£)
birmingham-preview-vp = Punkty
birmingham-preview-coal-market = Węgiel na rynku
birmingham-preview-iron-market = Żelazo na rynku
birmingham-preview-cards = Karty na ręce
birmingham-preview-tile = Budowa
birmingham-preview-tile-value = { $tile } { $space_loc }
birmingham-preview-replaces = Przebudowa
birmingham-preview-replaces-value = { $tile } ({ $owner })
birmingham-preview-goods = Zapas na żetonie
birmingham-preview-goods-value = { $count }
birmingham-preview-coal = Węgiel
birmingham-preview-coal-value = { $spaces_count ->
    [0] { $cubes } z rynku za £{ $price }
   *[other] { $cubes ->
        [0] { $spaces_gen }, za darmo
       *[other] { $spaces_gen }, za darmo; { $cubes } z rynku za £{ $price }
    }
}
birmingham-preview-iron = Żelazo
birmingham-preview-iron-value = { birmingham-preview-coal-value }
birmingham-preview-beer = Piwo
birmingham-preview-beer-value = { $spaces_count ->
    [0] od kupca { $merchants_loc }
   *[other] { $merchants_count ->
        [0] { $spaces_gen }
       *[other] { $spaces_gen }; od kupca { $merchants_loc }
    }
}
birmingham-preview-market-sale = Sprzedaż na rynek
birmingham-preview-market-sale-value = { $cubes ->
    [one] { $cubes } kostka
    [few] { $cubes } kostki
   *[many] { $cubes } kostek
} { $good ->
    [coal] węgla
   *[iron] żelaza
} za £{ $money }
birmingham-preview-flips = Odwraca się
birmingham-preview-flips-value = { $tile } { $space_loc } ({ $owner }), dochód +{ $steps }
birmingham-preview-link = Połączenie
birmingham-preview-link-value = { $line }
birmingham-preview-bonus = Premia
birmingham-preview-bonus-value = { $bonus ->
    [vp] +{ $amount } PZ
    [develop] usuń żeton z planszetki
    [income_spaces] dochód { $amount ->
        [one] +{ $amount } pole
        [few] +{ $amount } pola
       *[many] +{ $amount } pól
    }
   *[money] +£{ $amount }
} ({ $merchant })
birmingham-preview-removes = Znika z planszetki
birmingham-preview-removes-value = { $tile }
birmingham-preview-discards = Odrzucasz
birmingham-preview-discards-value = { $card }
birmingham-preview-wilds = Bierzesz
birmingham-preview-wilds-value = jokera miasta i jokera przedsiębiorstwa

## Słowa decyzji

birmingham-word-build = budowa
birmingham-word-link = połączenie
birmingham-word-links = dwa połączenia
birmingham-word-second = drugie połączenie
birmingham-word-develop = rozwój
birmingham-word-sell = sprzedaż
birmingham-word-done = koniec sprzedaży
birmingham-word-remove = usuń
birmingham-word-loan = pożyczka
birmingham-word-scout = rozpoznanie
birmingham-word-pass = pas
birmingham-word-card = odrzuć
birmingham-word-selloff = sprzedaj z planszy
birmingham-word-none = nic
birmingham-word-cotton_mill = przędzalnia
birmingham-word-manufacturer = manufaktura
birmingham-word-pottery = wytwórnia ceramiki
birmingham-word-coal_mine = kopalnia
birmingham-word-iron_works = huta
birmingham-word-brewery = browar
birmingham-word-manufacturer_or_cotton_mill = manufaktura lub przędzalnia
birmingham-word-wild_location = joker miasta
birmingham-word-wild_industry = joker przedsiębiorstwa

## Punkty i wynik

birmingham-score-canal-links = Kanały
birmingham-score-canal-industries = Przedsiębiorstwa, era kanałowa
birmingham-score-rail-links = Połączenia kolejowe
birmingham-score-rail-industries = Przedsiębiorstwa, era kolejowa
birmingham-score-bonus = Piwo kupieckie
birmingham-score-shortfall = Długi
birmingham-score-money = Pieniądze
birmingham-score-income = Dochód
birmingham-score-again = Jeszcze raz żetony od poziomu II

birmingham-outcome-most-points = Najwięcej punktów
birmingham-outcome-tie-income = Tyle samo punktów, wyższy dochód
birmingham-outcome-tie-money = Tyle samo punktów i dochodu, więcej pieniędzy
birmingham-outcome-shared = Tyle samo punktów, dochodu i pieniędzy: wspólne zwycięstwo

## Opcje

birmingham-option-nottingham_bonus_vp = Premia w Nottingham
birmingham-option-nottingham_bonus_vp-value-4 = 4 PZ
birmingham-option-nottingham_bonus_vp-value-3 = 3 PZ, jak na planszy
birmingham-option-wild_cards_per_type = Wyłożone jokery
birmingham-option-wild_cards_per_type-value-players = tyle każdego rodzaju, ilu graczy
birmingham-option-wild_cards_per_type-value-4 = po 4 każdego rodzaju
birmingham-option-manufacturer_4_cost = Koszt manufaktury IV
birmingham-option-manufacturer_4_cost-value-8 = £8, jak na planszetkach
birmingham-option-manufacturer_4_cost-value-14 = £14, jak w instrukcji z 2018 roku
birmingham-option-double_rail_coal = Dwa połączenia w jednej akcji
birmingham-option-double_rail_coal-value-one_by_one = jedno po drugim, każde ze swoim węglem
birmingham-option-double_rail_coal-value-both_first = najpierw oba, potem węgiel
birmingham-option-gloucester_bonus = Premia w Gloucester
birmingham-option-gloucester_bonus-value-mandatory_if_possible = obowiązkowa, jeśli możliwa
birmingham-option-gloucester_bonus-value-optional = można zrezygnować
birmingham-option-setup_discard_visibility = Zakryta karta na początku
birmingham-option-setup_discard_visibility-value-nobody = nikt jej nie widzi
birmingham-option-setup_discard_visibility-value-owner = widzi ją właściciel
birmingham-option-introductory_game = Gra wprowadzająca
birmingham-option-introductory_game-value-no = nie, obie ery
birmingham-option-introductory_game-value-yes = tak, tylko era kanałowa

## Dlaczego nie

why-BIR-NOW = Gra pyta teraz o co innego.
why-BIR-TURN = To nie twoja tura.
why-BIR-1-3 = To pole { $space_loc } nie ma symbolu { $industry_gen }.
why-BIR-1-4 = Na linii { $line } leży już połączenie ({ $owner }).
why-BIR-4-5 = { $reason ->
    [card] Nie masz na ręce karty { $card_gen }.
   *[empty] Nie masz już karty, by zapłacić za akcję.
}
why-BIR-4-10 = To kosztuje £{ $price }, a masz £{ $have }.
why-BIR-5-5 = Na tym polu ({ $space }) nie leży twój żeton.
why-BIR-5-6 = Ten żeton, { $tile }, nie kosztuje pieniędzy, więc ich nie przyniesie.
why-BIR-7-2 = { $spaces_count ->
    [0] Żadna połączona kopalnia nie ma tego węgla; bierze się go z rynku.
   *[other] Najbliższy węgiel jest { $spaces_loc }; trzeba wziąć go stamtąd.
}
why-BIR-7-4 = { $spaces_count ->
    [0] Węgiel kupuje się dopiero wtedy, gdy nie ma go żadna połączona kopalnia.
   *[other] Połączona kopalnia ma jeszcze węgiel: { $spaces }. Dopóki się nie opróżni, rynek jest zamknięty.
}
why-BIR-7-5 = { $cubes ->
    [one] Potrzebna jest { $cubes } kostka węgla
    [few] Potrzebne są { $cubes } kostki węgla
   *[many] Potrzeba { $cubes } kostek węgla
}: w połączonych kopalniach jest za mało, a bez połączenia z miastem kupieckim nie ma dostępu do rynku.
why-BIR-7-7 = { $spaces_count ->
    [0] Żadna huta nie ma żelaza; bierze się je z rynku.
   *[other] Żelazo bierze się z huty, która ma go dość: { $spaces }.
}
why-BIR-7-8 = { $spaces_count ->
    [0] Żelazo kupuje się dopiero wtedy, gdy nie ma go żadna huta.
   *[other] Jest jeszcze żelazo { $spaces_loc }. Dopóki się nie skończy, rynek jest zamknięty.
}
why-BIR-7-10 = { $reason ->
    [empty] Nie ma dość piwa { $space_loc }.
   *[far] Browar { $space_loc } nie jest twój i nie jest połączony.
}
why-BIR-8-1 = { $reason ->
    [card] { $card ->
        [none] { $place ->
            [none] Żadna z twoich kart nie pozwala zbudować { $industry_gen }.
           *[other] { $industry ->
                [none] Żadna z twoich kart nie pozwala budować { $place_loc }.
               *[other] Żadna z twoich kart nie pozwala zbudować { $industry_gen } { $place_loc }.
            }
        }
       *[other] Karta { $card_gen } nie pozwala zbudować { $industry_gen } { $place_loc }.
    }
   *[network] { $card ->
        [none] { $place ->
            [none] Twoja sieć nie obejmuje miejsca, w którym pozwalałaby to zbudować któraś z twoich kart.
           *[other] { $place } nie należy do twojej sieci, a nie masz karty, która wskazuje to miejsce.
        }
       *[other] { $place } nie należy do twojej sieci, a karta { $card_gen } działa tylko w niej.
    }
}
why-BIR-8-2 = Na planszetce nie masz już { $industry_gen }.
why-BIR-8-3 = Puste jest jeszcze { $space_loc } pole tylko dla { $industry_gen }; ono ma pierwszeństwo.
why-BIR-8-4 = Ten żeton wymaga: węgiel { $coal }, żelazo { $iron }.
why-BIR-8-10 = Masz już żeton { $place_loc }; w erze kanałowej więcej nie wolno.
why-BIR-8-11 = W erze kanałowej nie można zbudować { $tile_gen }.
why-BIR-8-12 = W erze kolejowej nie można zbudować { $tile_gen }; z planszetki usuwa ten żeton rozwój.
why-BIR-8-14 = { $reason ->
    [card] { $card ->
        [none] W wiejskim browarze buduje się tylko kartą browaru lub jokerem przedsiębiorstwa, a nie masz żadnej z nich.
       *[other] W wiejskim browarze buduje się tylko kartą browaru lub jokerem przedsiębiorstwa, a nie kartą { $card_gen }.
    }
   *[network] Ten wiejski browar nie należy do twojej sieci: { $place }.
}
why-BIR-9-1 = Leży tu żeton innego przedsiębiorstwa: { $tile } ({ $owner }).
why-BIR-9-3 = { $reason ->
    [kind] Z cudzych żetonów można przebudować tylko kopalnie i huty. To jest { $tile } ({ $owner }).
   *[cubes] Na planszy lub na rynku jest jeszcze { $industry_id ->
        [coal_mine] węgiel
       *[iron_works] żelazo
    }, więc nie można przebudować { $tile_gen } ({ $owner }).
}
why-BIR-9-5 = Masz już żeton { $place_loc }; w erze kanałowej nie możesz przejąć tam jeszcze { $tile_gen } ({ $owner }).
why-BIR-9-7 = Twój następny żeton, { $new }, nie ma wyższego poziomu niż { $tile } ({ $owner }).
why-BIR-10-2 = { $reason ->
    [nothing] Nie masz czego sprzedać: na planszy nie leży żadna twoja niesprzedana przędzalnia, manufaktura ani wytwórnia ceramiki.
    [tile] Na tym polu ({ $space }) nie leży twój żeton.
    [kind] Kupcom sprzedają tylko przędzalnie, manufaktury i wytwórnie ceramiki, a nie { $tile }.
    [flipped] Ten żeton jest już odwrócony: { $tile }.
    [buys] Ten kupiec { $merchant_loc } nie kupuje od { $tile_gen }.
   *[far] { $place } nie ma połączenia { $merchant_ins }.
}
why-BIR-10-3 = { $reason ->
    [count] { $beer ->
        [one] Ta sprzedaż wymaga { $beer } beczki.
       *[many] Ta sprzedaż wymaga { $beer } beczek.
    }
   *[merchant] Z beczek kupców można użyć tylko tej, która stoi obok żetonu, któremu sprzedajesz { $merchant_loc }, i tylko dopóki tam stoi.
}
why-BIR-10-6 = { $beer ->
    [one] Do sprzedaży z { $tile_gen } potrzeba { $beer } beczki
   *[many] Do sprzedaży z { $tile_gen } potrzeba { $beer } beczek
}, a tyle piwa nie masz w zasięgu.
why-BIR-10-7 = Z premii z Gloucester nie można zrezygnować, dopóki jest żeton do usunięcia.
why-BIR-10-8 = { $reason ->
    [none] Na planszetce nie masz już { $industry_gen }.
   *[lightbulb] Zabrania tego ikona żarówki: { $tile } musi być zbudowana.
}
why-BIR-10-9 = Sprzedaż z { $tile_gen } nie wymaga piwa.
why-BIR-11-2 = Twój dochód to { birmingham-pounds }; po pożyczce spadłby poniżej −£10.
why-BIR-12-2 = { $reason ->
    [wild] Masz już jokera na ręce.
   *[cards] Rozpoznanie kosztuje 3 karty, a masz { $have }.
}
why-BIR-13-1 = To wymaga żelaza: { $iron }.
why-BIR-13-2 = Na planszetce nie masz już takiego żetonu: { $industry }.
why-BIR-13-3 = Zabrania tego ikona żarówki: { $tile } musi być zbudowana.
why-BIR-14-1 = Linia { $line } nie dotyka twojej sieci.
why-BIR-14-2 = { $reason ->
    [line] Linia { $line } jest tylko dla kolei.
    [one] W erze kanałowej jedną akcją buduje się jeden kanał.
   *[coal] Kanał nie wymaga węgla.
}
why-BIR-14-3 = { $reason ->
    [line] Linia { $line } jest tylko dla kanałów.
    [coal] To wymaga węgla: { $coal }.
   *[beer] Dwa połączenia wymagają piwa: { $beer }.
}
why-BIR-14-4 = { $reason ->
    [merchant] Piwo na drugie połączenie pochodzi z browaru, nie od kupca.
   *[none] Żaden browar nie ma beczki na drugie połączenie.
}
why-BIR-14-7 = { $links ->
    [0] Nie masz już żetonów połączeń.
    [one] Został ci tylko { $links } żeton połączenia.
    [few] Zostały ci tylko { $links } żetony połączeń.
   *[many] Zostało ci tylko { $links } żetonów połączeń.
}
why-BIR-14-8 = Po tym połączeniu nie mogłoby powstać drugie: zabrakłoby linii, węgla, piwa lub pieniędzy.
