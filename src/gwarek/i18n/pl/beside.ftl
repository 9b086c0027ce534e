### Obok prawdziwej planszy: czyja tura, zegar, arkusz punktacji, zasady i gra towarzysząca

beside-title = Obok prawdziwej planszy
beside-lead = Dla osób przy prawdziwym stole: czyja tura, zegar, arkusz punktacji sprawdzany przez same zasady, zasady z wyszukiwaniem. Wszystko zapamiętuje ta przeglądarka.
beside-not-kept = Ta przeglądarka niczego nie zapamiętuje: wpisane liczby znikną po zamknięciu strony.

## Przygotowanie

beside-people = Przy stole
beside-how-many = Liczba osób
beside-person = Gracz { $n }
beside-name-of = Imię gracza { $n }
beside-colour-of = Kolor gracza { $n }
beside-clockwise = Zgodnie z ruchem wskazówek zegara.
beside-clock = Zegar
beside-clock-none = bez zegara
beside-clock-up = mierzy czas
beside-clock-down = odlicza
beside-minutes = Minut na osobę
beside-seconds = Sekund dodawanych za turę
beside-options = Zasady i opcje, którymi gracie
beside-start = Zaczynamy
beside-end = Zakończ
beside-end-sure = Zakończyć tę partię? Arkusz i zegar zostaną wyrzucone.
beside-end-yes = Wyrzuć
beside-end-no = Graj dalej

## Ekran

beside-awake = Ekran nie gaśnie
beside-awake-on = Ekran nie zgaśnie.
beside-awake-refused = Przeglądarka nie utrzymuje teraz ekranu
beside-awake-none = Ta przeglądarka nie potrafi utrzymać włączonego ekranu; zegar i tak idzie dalej.

## Tury i zegar

beside-tab-turn = Tura
beside-tab-sheet = Punkty
beside-tab-rules = Zasady
beside-tab-along = Gra obok
beside-turn = Czyja tura
beside-turn-of = Gra { $name }, kolejność: { $n }
beside-count-back = Jedno wstecz
beside-count-on = Jedno dalej
beside-time-of = Czas: { $name }
beside-earlier = { $name }: o jedno miejsce wcześniej
beside-back = Wróć do poprzedniej osoby
beside-pause = Pauza
beside-run = Włącz zegar
beside-next = Dalej
beside-order-by-rule = Nowa kolejność według zasad
beside-order-set = Ustal kolejność
beside-order-now = Kolejność: { $names }

## Arkusz punktacji

beside-sheet = Arkusz punktacji
beside-scoring = Punktowanie
beside-whose = Czyja kolumna
beside-one-more = { $what }: o jeden więcej ({ $n })
beside-one-less = { $what }: o jeden mniej ({ $n })
beside-fault-most = Wpisano { $n }; najwyżej { $most }.
beside-fault-least = Wpisano { $n }; co najmniej { $least }.
beside-fault-together = Razem { $n }; może ich być { $most }.
beside-fault-sum = Razem { $n }; może ich być { $most }.
beside-fault-piece = Policzono już przy innym punktowaniu.
beside-fault-twice = Ktoś inny też ma { $n }.
beside-so-far = Dotychczas
beside-result = Wynik
beside-team = Drużyna
beside-won = Wygrana.
beside-lost = Przegrana.
beside-winner = { $count ->
    [one] Wygrywa { $names }.
    [few] Wspólna wygrana: { $names }.
   *[many] Wspólna wygrana: { $names }.
}
beside-total = Razem
beside-place = Miejsce
beside-share = Udostępnij
beside-print = Drukuj
beside-copied = Wynik jest w schowku.
beside-not-shared = Nie udało się udostępnić.

## Zasady

beside-rules = Zasady
beside-easily-forgotten = Łatwo przeoczyć
beside-all-rules = Wszystkie zasady
beside-nothing-found = Nic nie znaleziono.

## Gra, która towarzyszy

beside-along = Gra obok
beside-along-lead = Wpisuj, co robisz i co pokazują twoje kości i karty; dowiesz się, co dzieje się na planszy i dlaczego. Albo pozwól losować tutaj.
beside-along-before = Co było wcześniej ({ $count })
beside-along-now = Teraz na planszy
beside-along-back = Cofnij ostatni wpis
beside-along-anew = Następna partia
beside-choose = Wybierz
beside-do-it = { $what }
beside-what-came = Co wypadło
beside-slot = Miejsce { $n }
beside-so-it-lies = Tak leży na stole
beside-draw = Wylosuj za mnie
