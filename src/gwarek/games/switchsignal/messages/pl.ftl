### Zwrotnice i semafory: nazwy, pytania, dziennik, podgląd, dlaczego nie, wynik, opcje, sprawdzanie planszy


## Names (docs/protocol.md, "How arguments become words"). Places are named by the components, in both languages: the language that is not
## spoken is only selected on, so that both catalogues use the same arguments.

switchsignal-name = { $name_en ->
   *[other] { $name_pl }
}
switchsignal-card = { $id ->
    [T00] startowa
   *[other] { $id }
}
    .acc = { $id ->
        [T00] startową
       *[other] { $id }
    }
switchsignal-train-black = czarny pociąg
    .adj = czarny
    .gen = czarnego pociągu
switchsignal-train-brown = brązowy pociąg
    .adj = brązowy
    .gen = brązowego pociągu
switchsignal-train-grey = szary pociąg
    .adj = szary
    .gen = szarego pociągu
switchsignal-good-yellow = żółty towar
switchsignal-good-blue = niebieski towar
switchsignal-good-red = czerwony towar
switchsignal-good-white = biały towar
switchsignal-action-signal = semafor
switchsignal-action-switch = zwrotnica
switchsignal-action-move = ruch
switchsignal-helper-logistics = Logistyka
switchsignal-helper-dispatcher = Dyspozytorka
switchsignal-helper-conductor = Kierownik pociągu
switchsignal-helper-crossing_keeper = Dróżnik
switchsignal-helper-shunter = Manewrowy
switchsignal-helper-traffic_controller = Dyżurna ruchu
switchsignal-board-central_europe = Europa Środkowa
switchsignal-board-north_america = Ameryka Północna

## Questions

switchsignal-ask-switches = { $left ->
    [one] Ustaw ostatnie skrzyżowanie.
    [few] Ustaw zwrotnice: zostały { $left } skrzyżowania.
   *[many] Ustaw zwrotnice: zostało { $left } skrzyżowań.
}
switchsignal-ask-signals = { $cities_count ->
    [0] Połóż znaczniki semaforów na torach: zostało { $track }.
   *[other] Połóż znaczniki semaforów: po jednym przy miastach { $cities }; na torach { $track }.
}
switchsignal-ask-extra = Połóż dodatkowy znacznik semafora na wolnym polu.
switchsignal-ask-reveal = { $left ->
    [one] Odkryj ostatnią kartę rozkładu.
    [few] Odkryj kartę rozkładu (zostały { $left }).
   *[many] Odkryj kartę rozkładu (zostało { $left }).
}
switchsignal-ask-answer = Rozpatrzyć kartę { $card_acc } czy z Dróżnikiem odłożyć ją na spód talii?
switchsignal-ask-deploy = { $left ->
    [one] Jakiego koloru pociąg rozstawiacie?
    [few] Jakiego koloru pociąg rozstawiacie? Do rozstawienia: { $left }.
   *[many] Jakiego koloru pociąg rozstawiacie? Do rozstawienia: { $left }.
}
switchsignal-ask-start = Rzucić o miejsce startowe ({ $train }) czy wybrać je z Manewrowym?
switchsignal-ask-colour = { $left ->
    [one] Który kolor jedzie?
    [few] Który kolor jedzie teraz? Pozostałe symbole: { $left }.
   *[many] Który kolor jedzie teraz? Pozostałe symbole: { $left }.
}
switchsignal-ask-train = { $left ->
    [one] Ma jechać { $train }.
    [few] Który { $train } rusza teraz? Zostało: { $left }.
   *[many] Który { $train } rusza teraz? Zostało: { $left }.
}
switchsignal-ask-keep = Wynik { $roll }, { $train } ({ $space }): zostawić rzut czy rzucić ponownie z Logistyką?
switchsignal-ask-exit = Którym wyjazdem rusza { $train } ({ $place })? Do wykorzystania { $left ->
    [one] { $left } punkt
    [few] { $left } punkty
   *[many] { $left } punktów
}.
switchsignal-ask-city = { $place }: zatrzymuje się { $train } czy jedzie dalej? Zostało { $left ->
    [one] { $left } punkt
    [few] { $left } punkty
   *[many] { $left } punktów
}.
switchsignal-ask-action = { $cards ->
    [one] Zagraj kartę albo zakończ turę.
    [few] Zagrywaj karty albo zakończ turę (na ręce { $cards }).
   *[many] Zagrywaj karty albo zakończ turę (na ręce { $cards }).
}
switchsignal-ask-target = Gdzie trafia znacznik semafora z pola: { $field }?
switchsignal-ask-pay = { $action_id ->
    [signal] Którą kartą albo którymi dwiema płacisz za zmianę sygnału?
    [switch] Którą kartą albo którymi dwiema płacisz za przestawienie zwrotnicy?
    [move] Którą kartą albo którymi dwiema płacisz za ruch pociągu?
   *[load] Którą jedną kartę odrzucasz za załadowanie towaru?
}
switchsignal-mark-setup = Przygotowanie
switchsignal-mark-turn = Tura { $turn }, zostało kart rozkładu: { $left }

## Log

switchsignal-log-numbers-shuffled = Żetony miejsc numerują miejsca startowe: { $places } to teraz { $numbers }.
switchsignal-log-first-player = Zaczyna { $seat }.
    .you = Zaczynasz.
switchsignal-log-switch-laid = { $seat }: { $junction }, otwarte { $lines }.
    .you = Ustawiasz zwrotnicę „{ $junction }”: otwarte { $lines }.
switchsignal-log-signal-laid = { $seat }: znacznik semafora, { $field }.
    .you = Kładziesz znacznik semafora: { $field }.
switchsignal-log-dealt = { $seat } dostaje karty: { $cards }.
    .you = Dostajesz karty: { $cards }.
switchsignal-log-dealt-hidden = { $count ->
    [one] { $seat } dostaje { $count } kartę.
    [few] { $seat } dostaje { $count } karty.
   *[many] { $seat } dostaje { $count } kart.
}
    .you = { $count ->
        [one] Dostajesz { $count } kartę.
        [few] Dostajesz { $count } karty.
       *[many] Dostajesz { $count } kart.
    }
switchsignal-log-turn-begins = Tura { $turn }: aktywny gracz to { $seat }, kart rozkładu: { $left }.
    .you = Tura { $turn }: jesteś aktywnym graczem, kart rozkładu: { $left }.
switchsignal-log-card-revealed = { $seat } odkrywa kartę { $card_acc }, rozstawienia: { $deploys }; { $trains_count ->
    [0] { $any ->
        [0] nic nie rusza
       *[other] ruch w dowolnym kolorze: { $any }
    }
   *[other] { $any ->
        [0] rusza każdy { $trains_adj } pociąg
       *[other] rusza każdy { $trains_adj } pociąg, a w dowolnym kolorze { $any }
    }
}.
    .you = Odkrywasz kartę { $card_acc }, rozstawienia: { $deploys }; { $trains_count ->
        [0] { $any ->
            [0] nic nie rusza
           *[other] ruch w dowolnym kolorze: { $any }
        }
       *[other] { $any ->
            [0] rusza każdy { $trains_adj } pociąg
           *[other] rusza każdy { $trains_adj } pociąg, a w dowolnym kolorze { $any }
        }
    }.
switchsignal-log-last-turn = Talia rozkładu jest pusta: to ostatnia tura.
switchsignal-log-helper-used = { $seat } wzywa pomocnika: { $helper }.
    .you = Wzywasz pomocnika: { $helper }.
switchsignal-log-card-put-under = Karta { $card } trafia na spód talii.
switchsignal-log-deployment-named = { $seat } rozstawia { $train }.
    .you = Rozstawiasz { $train }.
switchsignal-log-dice-rolled = { $seat } wyrzuca { $dice }: miejsce { $number }.
    .you = Wyrzucasz { $dice }: miejsce { $number }.
switchsignal-log-token-flipped = { $seat } odkrywa żeton: miejsce { $number }.
    .you = Odkrywasz żeton: miejsce { $number }.
switchsignal-log-tokens-shuffled = Żetony miejsc potasowano i ułożono w stos.
switchsignal-log-deployed = Na miejscu { $number } staje { $train }: { $place }.
switchsignal-log-start-occupied = Miejsce { $number } ({ $place }) jest zajęte; w zajezdni zostaje { $train }.
switchsignal-log-rolls-again = Miejsce { $number } ({ $place }) jest zajęte: kolejny rzut, { $train }.
switchsignal-log-depot-empty = Nie ma pociągu do rozstawienia.
switchsignal-log-colour-chosen = { $seat } wybiera: { $train }.
    .you = Wybierasz: { $train }.
switchsignal-log-nobody-moves = Na planszy nie stoi żaden { $train }.
switchsignal-log-colour-held = Nie jedzie żaden { $train }.
switchsignal-log-train-held = Zostaje na miejscu { $train }: { $space }.
switchsignal-log-die-rolled = { $seat } wyrzuca { $roll }: { $train } ({ $space }).
    .you = Wyrzucasz { $roll }: { $train } ({ $space }).
switchsignal-log-left-city = Wyjeżdża { $train }: { $place }, tor { $line }.
switchsignal-log-moved = Jedzie { $train }: { $space } → { $target }, punkty ruchu: { $steps }.
switchsignal-log-stopped = Staje { $train } ({ $space }): { $reason_id ->
    [signal] czerwony semafor „{ $at }”
    [switch] nie puszcza zwrotnica „{ $at }”
   *[train] dalej stoi inny pociąg ({ $at })
}. Niewykorzystane: { $left ->
    [one] { $left } punkt
    [few] { $left } punkty
   *[many] { $left } punktów
}.
switchsignal-log-arrived = Zatrzymuje się { $train }: { $place }.
switchsignal-log-ran-through = Przejeżdża { $train }: { $place }, dalej { $line }.
switchsignal-log-delivered = Dostarczono { $good } ({ $place }, { $train }): { $count } z { $goal }.
switchsignal-log-to-depot = Do zajezdni trafia { $train }{ $reason_id ->
    [head_on] { " " }po zderzeniu
    [start] { " " }z miejsca startowego
   *[port] { "" }
}.
switchsignal-log-head-on = Zderzenie czołowe: { $train } ({ $space }) i { $other } ({ $at }). Niewykorzystane: { $left ->
    [one] { $left } punkt
    [few] { $left } punkty
   *[many] { $left } punktów
}.
switchsignal-log-ran-into-start = Na miejsce startowe wjeżdża { $train }: { $place }.
switchsignal-log-good-returned = Wraca { $good }: { $place }.
switchsignal-log-time-lost = Stracony czas: { $tokens ->
    [one] { $tokens } żeton
    [few] { $tokens } żetony
   *[many] { $tokens } żetonów
} { $cause_id ->
    [unused] za niewykorzystane punkty
    [head_on] za zderzenie
    [deployment] za niemożliwe rozstawienie
   *[start] za dojazd do miejsca startowego
}; na zegarze { $clock }.
switchsignal-log-card-lost = Zegar jest pusty: przepada karta rozkładu, zostało kart: { $left }.
switchsignal-log-clock-refilled = Zegar napełniono do { $clock }{ $owed ->
    [0] .
   *[other] ; po reszcie straty ({ $owed }) zostaje { $left }.
}
switchsignal-log-signal-changed = { $seat } przenosi znacznik semafora z pola „{ $field }” na pole „{ $target }”.
    .you = Przenosisz znacznik semafora z pola „{ $field }” na pole „{ $target }”.
switchsignal-log-switch-changed = { $seat } przestawia zwrotnicę „{ $junction }”: otwarte { $lines }.
    .you = Przestawiasz zwrotnicę „{ $junction }”: otwarte { $lines }.
switchsignal-log-loaded = { $seat } ładuje: { $good }, { $train } ({ $place }); zostało tam { $left }.
    .you = Ładujesz: { $good }, { $train } ({ $place }); zostało tam { $left }.
switchsignal-log-paid = { $seat } zagrywa: { $cards }.
    .you = Zagrywasz: { $cards }.
switchsignal-log-drew = { $seat } dobiera: { $cards }.
    .you = Dobierasz: { $cards }.
switchsignal-log-drew-hidden = { $count ->
    [one] { $seat } dobiera { $count } kartę.
    [few] { $seat } dobiera { $count } karty.
   *[many] { $seat } dobiera { $count } kart.
}
    .you = { $count ->
        [one] Dobierasz { $count } kartę.
        [few] Dobierasz { $count } karty.
       *[many] Dobierasz { $count } kart.
    }
switchsignal-log-hand-full = { $seat } ma pełną rękę i nic nie dobiera.
    .you = Masz pełną rękę i nic nie dobierasz.
switchsignal-log-drew-none = { $seat } nie dobiera kart.
    .you = Nie dobierasz kart.
switchsignal-log-reshuffled = Potasowano odrzucone karty; nowa talia ma kart: { $count }.
switchsignal-log-won = Wszystkie towary dostarczone: wygrana! Towary: { $goods }, pozostałe tury: { $turns }, żetony czasu: { $time }.
switchsignal-log-lost = { $reason_id ->
    [time] W ostatniej turze skończył się czas
   *[timetable] Skończył się rozkład jazdy
}: przegrana, dostarczone towary: { $goods }.

## Preview

switchsignal-preview-timetable = Karty rozkładu
switchsignal-preview-clock = Żetony czasu
switchsignal-preview-cards = Karty na ręce
switchsignal-preview-delivered = Dostarczone towary
switchsignal-preview-deploys = Z zajezdni
switchsignal-preview-deploys-value = { $train } (czeka: { $left })
switchsignal-preview-won = Koniec
switchsignal-preview-won-value = wspólnie wygrywacie
switchsignal-preview-lost = Koniec
switchsignal-preview-lost-value = wspólnie przegrywacie
switchsignal-preview-depot = W zajezdni: { $train }
switchsignal-preview-goods = Towary: { $place }
switchsignal-preview-occupied = Zajęte miejsce
switchsignal-preview-occupied-value = { $chance }%
switchsignal-preview-tokens = Możliwa strata czasu
switchsignal-preview-tokens-value = od { $least } do { $most }
switchsignal-preview-goes = Dojeżdża
switchsignal-preview-goes-value = { $space } ({ $stop_id ->
    [signal] czerwony semafor
    [switch] zwrotnica nie puszcza
    [train] pociąg z przodu
    [city] miasto
   *[spent] wszystkie punkty zużyte
}, zostaje { $left })
switchsignal-preview-depot-by = Do zajezdni
switchsignal-preview-depot-by-value = { $reason_id ->
    [head_on] zderzenie czołowe
    [start] wjazd na miejsce startowe
   *[port] port
}
switchsignal-preview-delivers = Dostawa
switchsignal-preview-delivers-value = { $good }, { $place }
switchsignal-preview-returns = Wraca
switchsignal-preview-returns-value = { $good }, { $place }
switchsignal-preview-green = Zmienia się na zielony
switchsignal-preview-green-value = { $field }
switchsignal-preview-red = Zmienia się na czerwony
switchsignal-preview-red-value = { $field }
switchsignal-preview-opens = Otwiera
switchsignal-preview-opens-value = { $lines }
switchsignal-preview-covers = Zakrywa
switchsignal-preview-covers-value = { $lines_count ->
    [0] nic więcej
   *[other] { $lines }
}
switchsignal-preview-loads = Ładuje
switchsignal-preview-loads-value = { $good }, { $place } (zostaje { $left })
switchsignal-preview-draws = Dobiera
switchsignal-preview-draws-value = { $count }
switchsignal-preview-last = Ostatnia tura
switchsignal-preview-last-value = jej koniec to przegrana
switchsignal-preview-helper = Pomocnik
switchsignal-preview-helper-value = { $helper }
switchsignal-preview-holds = Wstrzymane pociągi
switchsignal-preview-holds-value = { $trains }
switchsignal-preview-pays = Zagrywa
switchsignal-preview-pays-value = { $cards }

## Words of actions

switchsignal-word-set = ustaw
switchsignal-word-place = połóż
switchsignal-word-reveal = odkryj
switchsignal-word-resolve = rozpatrz
switchsignal-word-deploy = rozstaw
switchsignal-word-roll = rzuć
switchsignal-word-colour = kolor
switchsignal-word-move = ruch
switchsignal-word-keep = zostaw rzut
switchsignal-word-exit = wyjazd
switchsignal-word-through = przejazd
switchsignal-word-stop = stań
switchsignal-word-signal = semafor
switchsignal-word-to = na
switchsignal-word-switch = zwrotnica
switchsignal-word-load = załaduj
switchsignal-word-pay = zagraj
switchsignal-word-use = wezwij
switchsignal-word-done = zakończ turę
switchsignal-word-black = czarny
switchsignal-word-brown = brązowy
switchsignal-word-grey = szary
switchsignal-word-logistics = Logistyka
switchsignal-word-dispatcher = Dyspozytorka
switchsignal-word-conductor = Kierownik pociągu
switchsignal-word-crossing_keeper = Dróżnik
switchsignal-word-shunter = Manewrowy
switchsignal-word-traffic_controller = Dyżurna ruchu

## Score and outcome

switchsignal-score-goods = Dostarczone towary
switchsignal-score-turns = Pozostałe tury
switchsignal-score-time = Pozostały czas
switchsignal-outcome-delivered = Wszystkie towary dostarczone
switchsignal-outcome-timetable = Skończył się rozkład jazdy
switchsignal-outcome-time = W ostatniej turze skończył się czas

## Why not

why-SWI-NOW = Gra pyta teraz o co innego.
why-SWI-TURN = To nie twoja tura.
why-SWI-3-1 = { $place } nie leży na tej stronie planszy.
why-SWI-3-2 = Zwrotnica jest już ustawiona: { $junction }.
why-SWI-3-3 = { $reason_id ->
    [taken] Leży tam już znacznik: { $field }.
    [city] To miasto ma już swój znacznik: { $field }.
   *[track] Wszystkie znaczniki na tory są położone: { $field }.
}
why-SWI-3-7 = Tego pomocnika nie ma na tej stronie planszy: { $helper }.
why-SWI-5-3 = W zajezdni nie stoi żaden { $train }.
why-SWI-5-5 = Ta karta wskazała już kolor: { $train }; drugi musi być inny.
why-SWI-5-8 = { $reason_id ->
    [none] Nie stoi tam pociąg: { $space }.
   *[colour] Jedzie teraz { $train }, a ten nim nie jest: { $space }.
}
why-SWI-5-9 = Już jechał: { $train }, { $space }.
why-SWI-5-11 = Ta karta poruszyła już kolor: { $train }; wybierz inny.
why-SWI-6-1 = Nie masz dość takich kart: { $card }.
why-SWI-6-2 = { $reason_id ->
    [red] Nie leży tam znacznik: { $field }.
    [green] Leży tam już znacznik: { $field }.
    [same] Musi trafić na inne pole niż { $field }.
   *[city] Miasto musi zachować znacznik: { $place } ({ $field }).
}
why-SWI-6-3 = Zwrotnica jest już tak ustawiona: { $junction }.
why-SWI-6-4 = Nie stoi tam pociąg: { $space }.
why-SWI-6-5 = Za { $action_id ->
    [signal] zmianę sygnału
    [switch] przestawienie zwrotnicy
    [move] ruch pociągu
   *[load] załadunek
} płaci się właściwą kartą albo dwiema dowolnymi (na ręce { $cards }).
why-SWI-6-6 = { $reason_id ->
    [train] Nie stoi tam pociąg: { $space }.
    [city] To nie miasto handlowe: { $space }.
    [goods] Nie ma już towarów: { $space }.
    [card] Nie masz karty, żeby zapłacić ({ $space }).
   *[payment] Załadunek kosztuje dokładnie jedną kartę ({ $space }).
}
why-SWI-6-7 = Wiezie już ładunek: { $train }, { $good }.
why-SWI-7-2 = Nie możesz tu dobrać { $cards }: karty dobiera się do limitu.
why-SWI-8-4 = { $reason_id ->
    [far] Ten tor stąd nie wychodzi: { $line }, { $place }.
   *[red] Semafor jest czerwony: { $place }, { $line }.
}
why-SWI-8-9 = Pociągi muszą się zatrzymać: { $place }; przejazd daje tylko Dyspozytorka.
why-SWI-11-1 = Ten pomocnik jest już zużyty: { $helper }.
why-SWI-11-2 = Logistyki używa się zaraz po rzucie kością ruchu.
why-SWI-11-4 = { $reason_id ->
    [rolled] Rzucano już dla tego koloru ({ $train }): wszystkie albo żaden.
    [colour] Ten kolor teraz nie jedzie: { $train }.
   *[now] Kierownika używa się przed pierwszym rzutem dla koloru ({ $train }).
}
why-SWI-12-3 = { $reason_id ->
    [far] Ten tor stąd nie wychodzi: { $line }, { $place }.
    [red] Semafor jest czerwony: { $place }, { $line }.
    [back] Pociąg tędy wjechał: { $place }, { $line }.
   *[train] Za wyjazdem stoi pociąg: { $place }, { $line }.
}
why-SWI-12-6 = Trzeba tu dostarczyć ładunek: { $good }, { $place }.
why-SWI-12-8 = Dróżnika używa się zaraz po odkryciu karty rozkładu; nie na karcie startowej i nie przy pustej talii.
why-SWI-12-9 = { $reason_id ->
    [occupied] Miejsce zajęte: { $place }.
    [start] To nie miejsce startowe: { $place }.
   *[now] Manewrowego używa się przed rzutem o miejsce startowe ({ $place }).
}
why-SWI-12-10 = { $reason_id ->
    [none] Nie stoi tam pociąg: { $space }.
    [colour] Teraz jedzie inny kolor, { $train }: { $space }.
    [moved] Dla tego pociągu już rzucano, { $train }: { $space }.
    [held] Stoi w tej turze { $train }: { $space }.
   *[now] Dyżurnej ruchu używa się przed rzutem dla pociągu ({ $space }).
}
why-SWI-13-1 = Leży tam już znacznik: { $field }.

## Options and presets

switchsignal-option-board = Plansza
switchsignal-option-board-value-central_europe = Europa Środkowa
switchsignal-option-board-value-north_america = Ameryka Północna
switchsignal-option-layout = Zwrotnice i semafory na początku
switchsignal-option-layout-value-first_game = układ pierwszej gry
switchsignal-option-layout-value-free = rozkłada je drużyna
switchsignal-option-extra_signal = Dodatkowy znacznik semafora (łatwiej)
switchsignal-option-extra_signal-value-no = nie
switchsignal-option-extra_signal-value-yes = tak
switchsignal-option-timetable_removed = Usunięte karty rozkładu
switchsignal-option-timetable_removed-value-0 = 0
switchsignal-option-timetable_removed-value-1 = 1
switchsignal-option-timetable_removed-value-2 = 2
switchsignal-option-timetable_removed-value-3 = 3
switchsignal-option-timetable_removed-value-4 = 4
switchsignal-option-timetable_removed-value-5 = 5
switchsignal-option-timetable_removed-value-6 = 6
switchsignal-option-timetable_removed-value-7 = 7
switchsignal-option-timetable_removed-value-8 = 8
switchsignal-option-timetable_removed-value-9 = 9
switchsignal-option-timetable_removed-value-10 = 10
switchsignal-option-timetable_removed-value-11 = 11
switchsignal-option-timetable_removed-value-12 = 12
switchsignal-option-timetable_removed-value-13 = 13
switchsignal-option-timetable_removed-value-14 = 14
switchsignal-option-timetable_removed-value-15 = 15
switchsignal-option-timetable_removed-value-16 = 16
switchsignal-option-timetable_removed-value-17 = 17
switchsignal-option-time_tokens = Żetony czasu
switchsignal-option-time_tokens-value-7 = 7
switchsignal-option-time_tokens-value-8 = 8
switchsignal-option-time_tokens-value-9 = 9
switchsignal-option-time_tokens-value-10 = 10
switchsignal-option-goods_to_win = Towary do dostarczenia
switchsignal-option-goods_to_win-value-8 = 8
switchsignal-option-goods_to_win-value-10 = 10 (trudniej)
switchsignal-option-start_numbers = Numery miejsc startowych
switchsignal-option-start_numbers-value-printed = wydrukowane
switchsignal-option-start_numbers-value-shuffled = żetony miejsc, losowo
switchsignal-option-deployment = Rozstawienie
switchsignal-option-deployment-value-dice = dwie kości
switchsignal-option-deployment-value-tokens = żetony miejsc ze stosu
switchsignal-option-start_player = Gracz rozpoczynający
switchsignal-option-start_player-value-random = losowo
switchsignal-option-start_player-value-0 = miejsce 1
switchsignal-option-start_player-value-1 = miejsce 2
switchsignal-option-start_player-value-2 = miejsce 3
switchsignal-option-start_player-value-3 = miejsce 4
switchsignal-option-occupied_start = Jazda ku zajętemu miejscu startowemu
switchsignal-option-occupied_start-value-head_on = zderzenie czołowe
switchsignal-option-occupied_start-value-start = jak dojazd do miejsca
switchsignal-option-controller_scope = Dyżurna ruchu wstrzymuje pociąg
switchsignal-option-controller_scope-value-turn = na całą turę
switchsignal-option-controller_scope-value-card = tylko dla karty
switchsignal-option-loaded_through_port = Pociąg z ładunkiem może przejechać przez port, który go potrzebuje
switchsignal-option-loaded_through_port-value-no = nie
switchsignal-option-loaded_through_port-value-yes = tak
switchsignal-option-open_hands = Wszyscy widzą wszystkie ręce
switchsignal-option-open_hands-value-no = nie
switchsignal-option-open_hands-value-yes = tak
switchsignal-option-full_hand = Kto przekroczyłby dziesięć kart
switchsignal-option-full_hand-value-to_ten = dobiera do dziesięciu
switchsignal-option-full_hand-value-choice = może dobrać mniej albo wcale
preset-north_america = Ameryka Północna
preset-free_layout = Dowolny układ
preset-easier = Łatwiej
preset-harder = Trudniej

## A board of one's own: what the check finds ($field is the place in the file)

problem-network-id = { $field }: „{ $word }” może zawierać tylko litery, cyfry, - i _.
problem-network-twice = { $field }: identyfikator { $word } występuje dwa razy.
problem-network-elsewhere = { $field }: identyfikator { $word } jest też na drugiej planszy ({ $board }).
problem-network-far = { $field } to { $value }, a może być najwyżej { $most }.
problem-network-end = { $field }: nie ma miejsca { $place }.
problem-network-loop = { $field }: linia zaczyna się i kończy w miejscu { $place }.
problem-network-signal = { $field }: { $value } się powtarza albo wykracza poza długość { $length }.
problem-network-signal-city = { $field }: { $value } leży przy mieście { $place }, które ma już swój semafor.
problem-network-branches = { $field }: w miejscu { $place } kończą się linie { $needed }.
problem-network-alone = { $field }: w miejscu { $place } nie kończy się żadna linia.
problem-network-ways = { $field }: { $place } podaje { $ways } tory, a odnóg jest { $given }; możliwe są 3 lub 4.
problem-network-start = { $field }: miejsce startowe ma dokładnie jedną linię, a { $place } ma { $given }.
problem-network-number = { $field } to { $value }; każdy numer od 2 do 12 występuje raz.
problem-network-no-start = { $field }: żadne miejsce startowe nie ma numeru { $number }.
problem-network-covered = { $field }: w miejscu { $place } muszą być zakryte odnogi, dokładnie { $needed }.
problem-network-natural = { $field }: „{ $pair }” to nie para odnóg miejsca { $place }.
problem-network-marker = { $field }: { $signal } nie jest polem semafora albo się powtarza.
problem-network-city-marker = { $field }: { $place } wymaga dokładnie jednego znacznika, a ma { $given }.
problem-network-track-markers = { $field }: na torach leży znaczników { $given }, a musi { $needed }.
problem-network-good = { $field }: { $good } musi dawać dokładnie jedno miasto handlowe, a nie { $given }.
problem-network-ports = { $field }: muszą być jeden lub dwa porty, a nie { $given }.
problem-network-reach = { $field }: z { $place } nie ma drogi do { $target }.
