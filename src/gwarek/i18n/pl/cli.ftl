### Terminal: odpowiedzi polecenia `gwarek`

## Miejsca

cli-seat-red = czerwony
cli-seat-blue = niebieski
cli-seat-yellow = żółty
cli-seat-purple = fioletowy
cli-seat-white = biały
cli-seat-chance = los
cli-seat-bot = { $bot } ({ $colour })
cli-bot-ciskacz = Ciskacz
cli-bot-sztygar = Sztygar
cli-bot-skarbnik = Skarbnik
cli-bot-apprentice = { cli-bot-ciskacz }
cli-bot-foreman = { cli-bot-sztygar }
cli-bot-master = { cli-bot-skarbnik }

## Pozycje

cli-to-act = Ruch: { $names }. { $lines ->
    [one] { $lines } dozwolony ruch.
    [few] { $lines } dozwolone ruchy.
   *[many] { $lines } dozwolonych ruchów.
}
cli-chance-to-act = Teraz decyduje los: podaj jego wynik jako zapis albo ziarno --seed, z którego ma być wylosowany.
cli-game-over = Gra jest skończona.
cli-explain-legal = „{ $line }” jest dozwolone.
cli-explain-illegal = „{ $line }” nie jest dozwolone:
cli-refused = „{ $line }” nie jest dozwolone. { $reasons }
cli-perft = { $lines ->
    [one] { $lines } przebieg
    [few] { $lines } przebiegi
   *[many] { $lines } przebiegów
} na głębokość { $depth ->
    [one] { $depth } decyzji
   *[other] { $depth } decyzji
}
cli-progress-perft = Liczę przebiegi
cli-progress-study = Czytam zapisy
cli-progress-sim = Rozgrywam

## Zapisy partii

cli-bad-entry = Wpis { $number }: { $reason }
cli-log-undo = { $player } cofa { $count ->
    [one] jeden wpis
    [few] { $count } wpisy
   *[many] { $count } wpisów
}, do wpisu { $entry }.
cli-log-redo = { $player } przywraca { $count ->
    [one] jeden wpis
    [few] { $count } wpisy
   *[many] { $count } wpisów
}, do wpisu { $entry }.
cli-log-drawn-again = wylosowane ponownie
cli-verify-legal-yes = Wszystko zgodne z zasadami ({ $entries ->
    [one] { $entries } wpis
    [few] { $entries } wpisy
   *[many] { $entries } wpisów
}).
cli-verify-legal-no = Po wpisie { $entries } zapis nie jest zgodny z zasadami.
cli-verify-chance-yes = { $draws ->
    [0] Niczego nie losowano.
    [one] Jedyne losowanie zgadza się z ziarnem.
    [few] Wszystkie { $draws } losowania zgadzają się z ziarnem.
   *[many] Wszystkie { $draws } losowań zgadza się z ziarnem.
}
cli-verify-chance-no = Ziarno daje co innego we wpisach { $faults }.
cli-verify-chance-unknown = Losowań nie można sprawdzić: zapis nie ujawnia ziarna.
cli-verify-seed-hash-yes = Ziarno jest tym, którego skrót ogłoszono na początku.
cli-verify-seed-hash-no = Ziarno nie jest tym, którego skrót ogłoszono na początku.
cli-verify-seed-hash-unknown = Ogłoszonego skrótu nie można sprawdzić: w zapisie brak ziarna albo skrótu.
cli-verify-result-yes = Podany wynik jest prawdziwy.
cli-verify-result-no = Podany wynik jest błędny.
cli-verify-result-unknown = Nie ma wyniku do sprawdzenia.
cli-verify-rules-revision-yes = Grano według obecnego wydania zasad.
cli-verify-rules-revision-no = Grano według innego wydania zasad.
cli-verify-rules-revision-unknown = Zapis nie podaje, według którego wydania zasad grano.
cli-verify-ok = Zgadza się wszystko, co można sprawdzić.
cli-verify-failed = Ten zapis nie zgadza się z zasadami albo sam ze sobą.

## Punkty

cli-score-source = Punkty za
cli-score-rule = Zasada
cli-score-total = Razem
cli-outcome = { $winners ->
    [one] Wygrywa { $names }.
   *[other] Wygrywają wspólnie: { $names }.
}
cli-outcome-nobody = Wspólna przegrana.

## Symulacja

cli-sim = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
} w { $seconds } s, czyli { $rate } na sekundę; decyzje: { $decisions }, czyli { $decision_rate } na sekundę.
cli-arena = { $games ->
    [one] { $games } gra.
    [few] { $games } gry.
   *[many] { $games } gier.
} Ranking: openskill, ± jedno odchylenie. Udział w zwycięstwach z przedziałem 95%; ✓ rozstrzygnięte na tyle, że można było przerwać.
cli-arena-bot = Bot
cli-arena-rating = Ranking
cli-arena-games = Gry
cli-arena-mean = Średni wynik
cli-arena-pairing = Para
cli-arena-share = Udział pierwszego
cli-arena-won = Wygrane
cli-arena-faults = { $count ->
    [one] { $count } błąd
    [few] { $count } błędy
   *[many] { $count } błędów
}
cli-sim-interrupted = Przerwano: liczą się tylko gry dokończone.
cli-sim-seat = Miejsce
cli-sim-bot = Bot
cli-sim-mean = Średnia
cli-sim-sd = Odchylenie
cli-sim-min = Najmniej
cli-sim-max = Najwięcej
cli-sim-wins = Wygrane
cli-sim-share = Udział

## Gry, zasady, elementy, serwer

cli-games-seats = { $fewest }–{ $most } graczy, { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
   *[many] { $minutes } minut
}
cli-games-reconstructed = Część danych jest odtworzona; które, pokaże gwarek components { $game }.
cli-games-option = Opcja
cli-games-values = Wartości
cli-games-meaning = Znaczenie
cli-games-rule = Zasada
cli-rules-section = Rozdział
cli-rules-rules = Zasady
cli-rules-rulings = Rozstrzygnięcia od { $first } do { $last }
cli-rules-options = Opcje od { $first } do { $last }
cli-rules-examples = Przykłady od { $first } do { $last }
cli-rules-readings = Zobacz też { $readings }
cli-rules-hint = gwarek rules { $game } 4 pokaże rozdział 4, gwarek rules { $game } { $prefix }-4.4 jedną zasadę.
cli-components-fact = pole
cli-components-value = wartość
cli-components-provenance = pochodzenie
cli-checklist-tables = tabele
cli-checklist-from = skąd odczytać
cli-checklist-none = { $game }: nie ma tu wartości odtworzonych, które pudełko pokazałoby lepiej.
cli-checklist-hint = Zapisz różnice we własnym pliku i graj z --components PLIK; wbudowane wartości pokaże gwarek components { $game }.
cli-serve = Gwarek działa pod adresem { $address } (Ctrl-C zatrzymuje)
cli-serve-engines = { $engines ->
    [compiled] Silniki gier: skompilowane.
    [follow] Silniki gier: na razie zwykły Python; skompilowane przejmą grę, gdy będą gotowe, i żaden ruch nie zginie.
   *[other] Silniki gier: zwykły Python.
}

## Gra

cli-play-thinking = Bot myśli
cli-play-saved = Zapis partii jest w pliku { $file }
cli-play-nothing-to-undo = Nie ma czego cofnąć.
cli-play-nothing-to-redo = Nie ma czego przywrócić.
cli-play-undo-goes = Od tej decyzji coś wylosowano lub odkryto albo ruszali się inni. { $count ->
    [one] Cofnięty byłby ten wpis
    [few] Cofnięte byłyby { $count } wpisy
   *[many] Cofniętych byłoby { $count } wpisów
}, od najnowszego:
cli-play-undo-again = Losowanie odbędzie się wtedy ponownie, a zapis to zaznaczy. Wpisz „undo” jeszcze raz, żeby cofnąć.
cli-play-chance = Co wylosowano? „{ $word }” i { $pieces ->
    [one] { $pieces } słowo
    [few] { $pieces } słowa
   *[many] { $pieces } słów
}, na przykład „{ $example }”; Enter: niech losuje komputer.
cli-play-more = { $count ->
    [one] { $count } zapis
    [few] { $count } zapisy
   *[many] { $count } zapisów
}; wpisz „{ $word }” albo więcej słów zapisu, żeby je zobaczyć
cli-hint = { $bot } radzi. Ruch: { $name } (różnica punktów do najlepszego):
cli-hint-best = najlepsze
cli-hint-unknown = –
cli-play-help =
    Wpisz numer z listy, cały zapis albo jego początek (wystarczą pierwsze litery słów).
    ?zapis     dlaczego tak nie wolno
    undo       cofnij swoją ostatnią decyzję
    redo       przywróć to, co właśnie cofnięto
    log [all]  co się wydarzyło
    board      pokaż stół jeszcze raz
    lines      pokaż jeszcze raz dozwolone zapisy
    hint [BOT] co zrobiłby bot i o ile jest to lepsze
    rules ID   zasada o podanym numerze
    scores     dotychczasowe punkty według źródeł
    position   pozycja jako tekst
    save PLIK  zapisz partię
    quit       wyjdź; partia zostanie zapisana

## gwarek learn

cli-learn-sound = Kurs jest w porządku: rozegrano każdą lekcję, planszę i pojęcie, są też wszystkie teksty.
cli-learn-none = Żadna gra nie ma jeszcze lekcji.
cli-learn-lessons = lekcje: { $done } z { $of }
cli-learn-minutes = { $minutes } min
cli-learn-step = krok { $step } z { $of }
cli-learn-enter = Enter: dalej
cli-learn-on = Enter: lekcja { $number }, { $title }; quit: wyjście
cli-learn-lay = Enter: tak zagraj.
cli-learn-learnt = Lekcja zaliczona. Co już wiesz:
cli-learn-left = Lekcja czeka w tym samym miejscu: { $command }
cli-learn-all = To była ostatnia lekcja. Czas na grę: { $command }
cli-learn-waits = Stąd inni już nie grają dalej. undo to cofa, again zaczyna krok od nowa.
cli-learn-not-yet = Jeszcze nie: najpierw cel.
cli-learn-answer = Wpisz numer od 1 do { $most }.
cli-learn-steps = Lekcja ma kroki od 1 do { $most }.
cli-learn-why = Dodaj słowa zapisu, na przykład miejsce albo element: dlaczego nie mogą być jego częścią.
cli-learn-region-hand = karty na ręce
cli-learn-region-mat = własne elementy
cli-learn-region-log = dziennik
cli-learn-region-prompt = wiersz, który mówi, co trzeba zrobić
cli-learn-region-seats = osoby przy stole
cli-learn-region-market = rynek
cli-learn-region-board = plansza
cli-learn-help =
    Wpisz numer z listy, cały zapis albo jego początek (wystarczą pierwsze litery słów).
    hint       wskazówka; jeszcze raz: mocniejsza
    show       pokaż zapis; Enter tak zagra
    undo       cofnij swoją ostatnią decyzję
    ?słowa     dlaczego te słowa nie mogą teraz być częścią zapisu (albo: why słowa)
    again      krok od początku
    step N     przejdź do innego kroku
    board      pokaż stół jeszcze raz
    lines      pokaż jeszcze raz dozwolone zapisy
    rules ID   zasada o podanym numerze
    quit       wyjdź; lekcja czeka w tym samym miejscu
cli-learn-ask = Pytanie: wpisz ? i słowa tego, co chcesz zrobić, na przykład element i miejsce.

## gwarek aid

cli-aid-written = Zapisano: { $file }
