### Zwrotnice i semafory: słowa na planszy, w obszarze gracza i na przyciskach

## Rzeczy

switchsignal-board-train = { $train ->
    [black] czarny pociąg
    [brown] brązowy pociąg
    [grey] szary pociąg
   *[any] pociąg dowolnego koloru
}
switchsignal-board-train-at = { switchsignal-board-train }, { $space }
switchsignal-board-good = { $good ->
    [yellow] żółty towar
    [blue] niebieski towar
    [red] czerwony towar
   *[white] biały towar
} { $letter }
switchsignal-board-card-signal = Semafor
switchsignal-board-card-switch = Zwrotnica
switchsignal-board-card-move = Ruch
switchsignal-board-segment = { $line }, { $number } z { $of }
switchsignal-board-field-city = { $place }, wyjazd na { $to }
switchsignal-board-field-track = semafor { $line }
switchsignal-board-depot = Zajezdnia
switchsignal-board-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
switchsignal-board-of = z { $of }
switchsignal-board-use = Użyj

## Mapa

switchsignal-board-scene = { $own ->
    [yes] Linie kolejowe: { $name }
   *[no] { $board ->
        [north_america] Koleje Ameryki Północnej
       *[central_europe] Koleje Europy Środkowej
    }
}
switchsignal-board-map-of = { $own ->
    [yes] Linie kolejowe
   *[no] Koleje
}
switchsignal-board-map-title = { $own ->
    [yes] { $name }
   *[no] { $board ->
        [north_america] AMERYKI PÓŁNOCNEJ
       *[central_europe] EUROPY ŚRODKOWEJ
    }
}
switchsignal-board-map-unit = jeden odcinek = 1 punkt
switchsignal-board-map-network = { $source ->
    [reconstructed] sieć odtworzona
   *[owner] sieć właściciela gry
}
switchsignal-board-sea = { $sea ->
    [north] Morze Północne
    [baltic] Bałtyk
    [ligurian] Morze Liguryjskie
    [pacific] Pacyfik
    [atlantic] Atlantyk
   *[gulf] Zatoka Meksykańska
}

## Etykiety czytane na głos

switchsignal-board-say-field = { $field }, semafor { $state ->
    [green] zielony
   *[red] czerwony
}
switchsignal-board-say-junction = { $place }, zwrotnica, otwarte { $route }, zakryte: { $covered }
switchsignal-board-say-junction-unset = { $place }, zwrotnica jeszcze nieustawiona
switchsignal-board-say-setting = { $place }: otwarte { $route }
switchsignal-board-say-train = { switchsignal-board-train }, { $space }
switchsignal-board-say-facing = w stronę: { $place }
switchsignal-board-say-load = wiezie { $good }
switchsignal-board-say-empty = bez towaru
switchsignal-board-say-due = jeszcze się ruszy
switchsignal-board-say-held = zatrzymany
switchsignal-board-say-city = { $place }, { $good }: zostało { $count }
switchsignal-board-say-port = { $place }, port, w magazynie { $count }
switchsignal-board-say-start = { $place }, miejsce startowe { $number }
switchsignal-board-say-exit = wyjazd linią { $line }, w stronę: { $to }
switchsignal-board-say-depot = { switchsignal-board-train }, w zajezdni { $left }, kość { $die }
switchsignal-board-say-card = { $card ->
    [signal] karta zmiany sygnału
    [switch] karta przestawienia zwrotnicy
   *[move] karta ruchu pociągu
}
switchsignal-board-say-clock = Zegar: { $tokens } z { $full } żetonów czasu
switchsignal-board-say-timetable = Rozkład jazdy: { $left ->
    [one] została { $left } karta
    [few] zostały { $left } karty
   *[many] zostało { $left } kart
}, stracone przez czas: { $lost }
switchsignal-board-say-delivered = Dostarczone towary: { $count } z { $goal }
switchsignal-board-say-danger = { switchsignal-board-train }, { $space }: { $faces } z 6 ścianek traci czas, średnio { $mean }
switchsignal-board-symbol = { $kind ->
    [deploy] rozstawienie
   *[move] ruch
}: { $train ->
    [black] czarne
    [brown] brązowe
    [grey] szare
   *[any] dowolny kolor
}{ $state ->
    [done] , rozpatrzone
    [now] , teraz
   *[next] {""}
}

## Dlaczego ruch się kończy

switchsignal-board-stop-spent = staje tutaj
switchsignal-board-stop-signal = czerwony semafor
switchsignal-board-stop-switch = zakryte: { $place }
switchsignal-board-stop-train = pociąg z przodu
switchsignal-board-stop-head-on = zderzenie
switchsignal-board-stop-start = na start: { $place }
switchsignal-board-stop-city = postój: { $place }
switchsignal-board-stop-port = do zajezdni
switchsignal-board-stop-delivers = dostarcza

## Drużyna

switchsignal-board-clock = Zegar
switchsignal-board-timetable = Rozkład
switchsignal-board-delivered = Dostarczone
switchsignal-board-cards-left = { $count ->
    [one] karta
    [few] karty
   *[many] kart
}
switchsignal-board-risk-tokens = { $tokens ->
    [one] { $tokens } zagrożony tym rzutem
    [few] { $tokens } zagrożone tym rzutem
   *[many] { $tokens } zagrożonych tym rzutem
}
switchsignal-board-risk-card = zagrożona karta rozkładu
switchsignal-board-lost-so-far = dotąd stracone: { $tokens }
switchsignal-board-no-card = brak odkrytej karty
switchsignal-board-card-open = Karta rozkładu jazdy
switchsignal-board-symbol-kind = { $kind ->
    [deploy] rozstawienie
   *[move] ruch
}
switchsignal-board-on-trains = w drodze: { $count }
switchsignal-board-turn-of-seat = gra { $seat }
switchsignal-board-danger = Zagrożenie każdego pociągu
switchsignal-board-die-of = { $train ->
    [black] Kość czarnego pociągu
    [brown] Kość brązowego pociągu
   *[grey] Kość szarego pociągu
}
switchsignal-board-risk = { $faces ->
    [one] { $faces } z 6 ścianek traci
    [few] { $faces } z 6 ścianek tracą
   *[many] { $faces } z 6 ścianek traci
} czas, średnio { $mean }

## Przebieg tury

switchsignal-board-before = Przed grą
switchsignal-board-after = Koniec gry
switchsignal-board-turn = Tura { $number }
switchsignal-board-turn-of = z najwyżej { $most }
switchsignal-board-turn-last = ostatnia
switchsignal-board-step-1 = krok 1, rozkład jazdy
switchsignal-board-step-2 = krok 2, akcje
switchsignal-board-step-3 = krok 3, dobór

## Obszar gracza

switchsignal-board-tab-hand = Ręka
switchsignal-board-tab-team = Drużyna
switchsignal-board-tab-helpers = Pomoc
switchsignal-board-hand = Twoja ręka
switchsignal-board-hand-of = Ręka: { $seat }
switchsignal-board-hand-count = { $count } z { $limit } kart
switchsignal-board-hand-note = dowolne 2 = dowolna akcja · załadunek: 1
switchsignal-board-hand-empty = Brak kart
switchsignal-board-hand-hidden = Przy tym stole gra się zakrytymi kartami.
switchsignal-board-seat-cards = Karty na ręce
switchsignal-board-plays-now = teraz
switchsignal-board-plays-next = następna osoba
switchsignal-board-plays-then = potem
switchsignal-board-unseen = ukryte
switchsignal-board-deck = talia { $count }

## Pomocnicy

switchsignal-board-helper-logistics = Logistyka
switchsignal-board-helper-dispatcher = Dyspozytorka
switchsignal-board-helper-conductor = Kierownik pociągu
switchsignal-board-helper-crossing_keeper = Dróżnik
switchsignal-board-helper-shunter = Manewrowy
switchsignal-board-helper-traffic_controller = Dyżurna ruchu
switchsignal-board-helper-does-logistics = powtórzenie rzutu
switchsignal-board-helper-does-dispatcher = przejazd przez miasta
switchsignal-board-helper-does-conductor = jeden kolor stoi
switchsignal-board-helper-does-crossing_keeper = inna karta rozkładu
switchsignal-board-helper-does-shunter = wybór miejsca startu
switchsignal-board-helper-does-traffic_controller = jeden pociąg stoi
switchsignal-board-helper-when-logistics = po rzucie kością ruchu
switchsignal-board-helper-when-dispatcher = w każdej chwili, na tę turę
switchsignal-board-helper-when-conductor = przed pierwszym rzutem
switchsignal-board-helper-when-crossing_keeper = zaraz po odkryciu
switchsignal-board-helper-when-shunter = zamiast kości
switchsignal-board-helper-when-traffic_controller = przed rzutem za pociąg
switchsignal-board-helper-used = wykorzystane
switchsignal-board-offer-logistics = powtórny rzut oszczędza średnio { $saves }
switchsignal-board-offer-conductor = zatrzymanie koloru ({ $train }) oszczędza średnio { $saves }
switchsignal-board-offer-crossing_keeper = inna karta oszczędza średnio { $saves }
switchsignal-board-offer-shunter = wybór startu oszczędza średnio { $saves }
switchsignal-board-offer-traffic_controller = zatrzymanie zagrożonego pociągu ({ $train }) oszczędza średnio { $saves }

## Akcje

switchsignal-board-act-signal = Semafor
switchsignal-board-act-switch = Zwrotnica
switchsignal-board-act-move = Ruch
switchsignal-board-act-load = Załadunek
switchsignal-board-act-done = { $count ->
    [0] Koniec
   *[other] Koniec, dobór { $count }
}
switchsignal-board-act-use = Pomocnik
switchsignal-board-act-set = Ustawienie
switchsignal-board-act-place = Znacznik
switchsignal-board-act-to = Znacznik
switchsignal-board-act-reveal = Odkrycie
switchsignal-board-act-resolve = Rozpa­trzenie
switchsignal-board-act-deploy = Rozstawienie
switchsignal-board-act-roll = Rzut
switchsignal-board-act-colour = Kolor
switchsignal-board-act-keep = Zostaje
switchsignal-board-act-exit = Wyjazd
switchsignal-board-act-through = Przejazd
switchsignal-board-act-stop = Postój
switchsignal-board-act-pay = Zapłata

switchsignal-board-do-set = Ustaw: { $place }, { $route }
switchsignal-board-do-switch = Przestaw: { $place }, { $route }
switchsignal-board-do-place = Znacznik tutaj: { $field }
switchsignal-board-do-to = Zielony semafor: { $field }
switchsignal-board-do-signal = Zabierz znacznik: { $field }
switchsignal-board-do-reveal = Odkryj następną kartę rozkładu
switchsignal-board-do-resolve = Rozpatrz tę kartę
switchsignal-board-do-keep = Ten wynik zostaje
switchsignal-board-do-roll = Rzuć o miejsce startowe
switchsignal-board-do-flip = Odkryj następny żeton
switchsignal-board-do-deploy = { $train ->
    [black] Rozstaw czarny pociąg
    [brown] Rozstaw brązowy pociąg
   *[grey] Rozstaw szary pociąg
}
switchsignal-board-do-colour = { $train ->
    [black] Ruszają czarne pociągi
    [brown] Ruszają brązowe pociągi
   *[grey] Ruszają szare pociągi
}
switchsignal-board-do-move = { $train ->
    [black] Rzuć czarną kością
    [brown] Rzuć brązową kością
   *[grey] Rzuć szarą kością
}
switchsignal-board-do-exit = Wyjazd w stronę: { $place }
switchsignal-board-do-through = Dalej w stronę: { $place }
switchsignal-board-do-stop = Postój: { $place }
switchsignal-board-do-load = Załaduj towar: { $place }
switchsignal-board-do-done = { $count ->
    [0] Zakończ turę
    [one] Zakończ turę, dobierz { $count } kartę
    [few] Zakończ turę, dobierz { $count } karty
   *[many] Zakończ turę, dobierz { $count } kart
}
switchsignal-board-do-done-last = Zakończ ostatnią turę: przegrana
switchsignal-board-do-use = { $helper }: użyj teraz
switchsignal-board-do-use-on = { $helper }: { $what }
switchsignal-board-do-pay-signal = Zmień sygnał za: { $cards }
switchsignal-board-do-pay-switch = Przestaw ({ $what }) za: { $cards }
switchsignal-board-do-pay-load = Załaduj ({ $what }) za: { $cards }
switchsignal-board-do-pay-move = { $what } za: { $cards }

switchsignal-board-missing-action = wybierz akcję, pociąg, zwrotnicę lub semafor
switchsignal-board-missing-choice = wybierz
switchsignal-board-missing-helper = albo użyj pomocnika
switchsignal-board-missing-setting = wybierz drogę: { $place }
switchsignal-board-missing-signal = wskaż zielony semafor do zmiany
switchsignal-board-missing-to = wskaż nowe miejsce znacznika
switchsignal-board-missing-place = wskaż pole semafora
switchsignal-board-missing-switch = wskaż zwrotnicę
switchsignal-board-missing-set = wskaż zwrotnicę
switchsignal-board-missing-move = wskaż pociąg
switchsignal-board-missing-load = wskaż pociąg w mieście
switchsignal-board-missing-deploy = wybierz kolor
switchsignal-board-missing-colour = wybierz kolor
switchsignal-board-missing-exit = wskaż wyjazd
switchsignal-board-missing-through = wskaż dalszą drogę
switchsignal-board-missing-pay = wybierz kartę albo dwie dowolne
switchsignal-board-missing-pay-load = wybierz jedną dowolną kartę

## Koniec

switchsignal-board-end-goods = dostarczone towary
switchsignal-board-end-turns = tury do końca rozkładu
switchsignal-board-end-time = żetony czasu na zegarze
switchsignal-board-end-number = rozegrane tury
switchsignal-board-end-lost = stracone żetony czasu
switchsignal-board-end-cards = karty rozkładu stracone przez czas

switchsignal-hint-behind = { $points } towaru
