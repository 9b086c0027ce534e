### Edytor planszy

pages-editor-title = Edytor planszy
pages-editor-text = Sieci torów w Zwrotnicach i semaforach są tu odtworzone. Jeśli masz tę grę, narysuj wydrukowaną planszę: miejsca, linie z odcinkami, semafory i zwrotnice. Sprawdź ją, zapisz do pliku i zagraj na niej.
pages-editor-drawing = Sieć torów
pages-editor-tools = Narzędzia
pages-editor-tool-choose = Wybór
pages-editor-tool-line = Linia
pages-editor-tool-junction = Zwrotnica
pages-editor-tool-trade = Miasto
pages-editor-tool-port = Port
pages-editor-tool-start = Start
pages-editor-undo = Cofnij
pages-editor-hint-choose = Wskaż miejsce lub linię, żeby je zmienić; przeciągnij miejsce, żeby je przesunąć. Wskaż semafor, żeby położyć lub zdjąć znacznik pierwszej gry.
pages-editor-hint-line = Wskaż miejsce, w którym linia się zaczyna.
pages-editor-hint-line-to = Teraz miejsce, w którym się kończy.
pages-editor-hint-junction = Wskaż na mapie, gdzie leży zwrotnica.
pages-editor-hint-trade = Wskaż na mapie, gdzie leży miasto handlowe.
pages-editor-hint-port = Wskaż na mapie, gdzie leży port.
pages-editor-hint-start = Wskaż na mapie, gdzie leży miejsce startowe.
pages-editor-file = Plansza
pages-editor-board = Strona planszy
pages-editor-board-central_europe = Europa Środkowa
pages-editor-board-north_america = Ameryka Północna
pages-editor-save = Zapisz do pliku
pages-editor-load = Wczytaj
pages-editor-reset = Jak wbudowana
pages-editor-empty = Pusta
pages-editor-play = Zagraj na niej
pages-editor-nothing = Cała plansza
pages-editor-nothing-text = Wskaż coś na mapie, żeby zobaczyć jego pola.
pages-editor-thing-line = Linia
pages-editor-thing-city = Miasto
pages-editor-thing-start = Miejsce startowe
pages-editor-thing-junction = Zwrotnica
pages-editor-id = Identyfikator
pages-editor-a = Od
pages-editor-b = Do
pages-editor-length = Odcinki
pages-editor-name-en = Nazwa angielska
pages-editor-name-pl = Nazwa polska
pages-editor-kind = Rodzaj
pages-editor-trade = miasto handlowe
pages-editor-port = port
pages-editor-goods = Towar
pages-editor-good-yellow = żółty
pages-editor-good-blue = niebieski
pages-editor-good-red = czerwony
pages-editor-good-white = biały
pages-editor-number = Numer
pages-editor-signals = Pola semaforów na tej linii
pages-editor-signals-none = Oba końce leżą w miastach, które mają swoje semafory.
pages-editor-signal-first = przed odcinkiem 1
pages-editor-signal-last = za ostatnim odcinkiem
pages-editor-signal-between = między { $first } a { $second }
pages-editor-covered = { $count ->
    [one] Zakryte w pierwszej grze: { $count } odgałęzienie
    [few] Zakryte w pierwszej grze: { $count } odgałęzienia
   *[many] Zakryte w pierwszej grze: { $count } odgałęzień
}
pages-editor-remove = Usuń
pages-editor-count-lines = linie
pages-editor-count-segments = odcinki
pages-editor-count-junctions = zwrotnice
pages-editor-count-switches = znaczniki zwrotnic
pages-editor-count-signals = znaczniki semaforów
pages-editor-check = Sprawdzenie
pages-editor-checking = sprawdzam…
pages-editor-faults = { $count ->
    [0] bez błędów
    [one] { $count } błąd
    [few] { $count } błędy
   *[many] { $count } błędów
}
pages-editor-fine = Na tej planszy można grać.
pages-editor-added = Dodano: { $id }
pages-editor-say-line = linia { $id }
pages-editor-say-field = semafor { $field }, znacznik w pierwszej grze
pages-editor-say-place = { $kind ->
    [junction] zwrotnica
    [start] miejsce startowe
    [port] port
   *[city] miasto
} { $name }
