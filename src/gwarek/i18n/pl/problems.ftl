### Czego nie można zrozumieć

problem-game-unknown = Nie ma gry „{ $game }”; są: { $known }.
problem-game-broken = Nie można odczytać pakietu gry „{ $game }”: { $why }.
problem-view-long = Widok ma jako tekst { $size } bajtów, a obserwacja mieści { $most }: gra potrzebuje własnego układu obserwacji.
problem-seats-number = { $game }: liczba graczy nie może wynosić { $seats }; możliwe: { $known }.
problem-seat-unknown = Nie ma tu miejsca „{ $word }”; miejsca: { $known }.
problem-seat-unclear = Podaj przed zapisem, kto działa: { $known }.
problem-option-unknown = Nie ma opcji „{ $option }”; są: { $known }.
problem-option-value = Opcja { $option } nie przyjmuje wartości „{ $value }”; możliwe: { $known }.
problem-option-form = Opcję zapisuje się nazwa=wartość, a nie „{ $word }”.
problem-option-pair = W napisie oznaczającym grę opcję podaje się jako nazwa:wartość, a nie „{ $word }”.
problem-preset-unknown = Nie ma zestawu opcji „{ $preset }”; są: { $known }.
problem-language-unknown = Gwarek nie zna języka „{ $language }”; zna: { $known }.
problem-chance-impossible = Tego nie można tu wylosować: „{ $line }”.
problem-word-unknown = Słowa „{ $word }” nie ma w słowniku.
problem-undo-entry = Nie ma wpisu { $entry }; zapis kończy się na wpisie { $length }.
problem-bot-unknown = Nie ma bota „{ $bot }”; są: { $known }.
problem-bot-setting = Bot { $bot } nie ma ustawienia „{ $setting }” albo już je podano; ustawienia zapisuje się nazwa=liczba, z „:” pomiędzy nimi: { $known }.
problem-bot-setting-value = Ustawienie { $setting } bota { $bot } musi być liczbą od { $low } do { $high }, a nie „{ $value }”.
problem-bots-number = Liczba botów nie zgadza się z liczbą miejsc ({ $bots } na { $seats }); podaj po jednym na miejsce albo jednego dla wszystkich.
problem-mode-unknown = Nie ma trybu „{ $mode }”; są: { $known }.
problem-backend-unknown = Nie ma takiego sposobu jak „{ $backend }”; są: { $known }.
problem-needs-extra = Do { $what } brakuje pakietów: zainstaluj gwarek[{ $extra }].
problem-arena-differs = W katalogu { $folder } jest inna arena: różni się { $field }. Podaj inny katalog albo te same ustawienia.
problem-games-number = Nie można rozegrać { $games } gier.
problem-course-lesson = { $game } nie ma lekcji „{ $lesson }”, są tylko: { $known }.
problem-progress-unreadable = { $file } nie zawiera postępów w nauce ({ $why }); inny plik można podać przez --progress.
problem-aid-none = { $game } nie ma pomocy gracza.
problem-aid-library = PDF wymaga biblioteki fpdf2: pip install fpdf2.
problem-course-none = { $game } nie ma jeszcze lekcji.
problem-course-unfit = { $file }, { $where }: { $why }.
problem-rule-unknown = Nie ma zasady „{ $rule }”.
problem-perft-divide = --divide wymaga głębokości co najmniej 1.
problem-port-busy = Nie można użyć portu { $port } na { $host }: { $why }.
problem-server-running = Na danych w { $folder } działa już serwer: { $address } (proces { $pid }). Najpierw go zatrzymaj albo podaj temu inne --data.
problem-data-unwritable = Nie można użyć katalogu danych { $folder }: { $why }.
problem-store-damaged = Baza danych w { $file } jest uszkodzona ({ $why }). Nic nie zmieniono; przywróć kopię albo zacznij od nowa z innym --data.
problem-store-newer = Bazę danych w { $file } zapisał nowszy Gwarek. Nic nie zmieniono; zainstaluj nowszą wersję albo użyj innego --data.
problem-store-locked = Bazę danych w { $file } blokuje inny program. Nic nie zmieniono; zamknij go i spróbuj ponownie.
problem-store-closed = Nie można otworzyć bazy danych w { $file }: { $why }.
problem-components-form = Elementy dla serwera podaje się jako gra=plik, a nie „{ $word }”.
problem-bot-form = Bota z zewnątrz podaje się serwerowi jako nazwa=cmd:program, z nazwą z małych liter, cyfr i łączników, a nie „{ $word }”.
problem-bot-twice = Bot o nazwie { $bot } już jest.
problem-server-missing = Serwer nie jest zainstalowany (brakuje { $module }): pip install "gwarek[server]".

problem-line-empty = Zapis jest pusty.
problem-line-verb = Żaden zapis nie zaczyna się od „{ $word }”: „{ $line }”.
problem-line-word = Słowo „{ $word }” nie pasuje w „{ $line }”.
problem-line-length = W „{ $line }” po pierwszym słowie { $needed ->
    [one] powinno być { $needed } słowo
    [few] powinny być { $needed } słowa
   *[many] powinno być { $needed } słów
}, a jest { $given }.
problem-line-number = Nie ma zapisu { $number }; lista kończy się na { $most }.

problem-position-key = Pozycja nie zna klauzuli „{ $word }”; są: { $known }.
problem-position-number = W klauzuli „{ $clause }” zamiast „{ $word }” powinna być liczba całkowita.
problem-position-count = Klauzula „{ $clause }” ma mieć liczb: { $needed }, a ma { $given }.
problem-position-short = Klauzula „{ $clause }” jest za krótka.
problem-position-seat = W klauzuli „{ $clause }” słowo „{ $word }” nie jest miejscem przy tym stole; miejsca: { $known }.
problem-position-word = W klauzuli „{ $clause }” nieznane jest słowo „{ $word }”.
problem-position-round = W rundzie { $round } nie ma fazy „{ $word }”.
problem-position-start-only = Liczbę graczy, opcje i zestawy (--seats, --option, --preset) podaje się przy nowej grze (start, setup); pozycja sama o nich mówi.
problem-position-coal = Pozycja ma więcej znaczników węgla „{ $colour }” niż { $cubes } w pudełku.
problem-position-range = W klauzuli „{ $clause }” zamiast { $word } powinna być liczba od { $least } do { $most }.
problem-position-too-many = W klauzuli „{ $clause }” jest o jedno „{ $word }” za dużo: w pudełku jest { $most }.
problem-position-piece = W pozycji { $piece } występuje { $given ->
    [one] { $given } raz
   *[other] { $given } razy
}; w pudełku jest { $most }.
problem-unsound-many = Pozycja jest sprzeczna: „{ $clause }”: { $given } to więcej niż { $most }.
problem-unsound-count = Pozycja nie zgadza się z pudełkiem: „{ $clause }”: { $given } zamiast { $needed }.
problem-unsound-lacking = Pozycja jest sprzeczna: „{ $clause }” wymaga „{ $needed }”.
problem-unsound-clash = Pozycja jest sprzeczna: „{ $clause }” kłóci się z „{ $other }”.
problem-unsound-stuck = Pozycja jest sprzeczna: ruch ma { $seat }, ale nic nie może zrobić.
problem-unsound-stale = Pozycja jest sprzeczna: „{ $what }” źle policzono.
problem-piece-unknown = Nie ma elementu „{ $word }”.
problem-piece-block = Numer bloku w „{ $word }” powinien być liczbą.

problem-record-components = Zapis rozegrano przy innych danych z pudełka (znak { $needed }, tutaj { $given }); podaj jego plik przez --components.
problem-record-game = To nie jest zapis partii: nie zaczyna się od „game:”.
problem-hint-over = Partia jest skończona: nie ma czego doradzać.
problem-hint-chance = Tu rozstrzyga los: nie ma czego doradzać.
problem-hint-not-to-act = Teraz nie decyduje { $seat }.
problem-record-other-game = To zapis gry { $game }, a nie { $needed }.
problem-record-seats = Nie można odczytać miejsc w zapisie: „{ $line }”.
problem-record-option = Opcję w zapisie podaje się jako nazwa=wartość, a nie „{ $word }”.
problem-record-line = Wiersz { $row } zapisu nie jest wpisem: „{ $line }”.
problem-record-number = Wiersz { $row } zapisu ma numer { $given } zamiast { $needed }.
problem-record-seat = W wierszu { $row } zapisu „{ $word }” nie jest miejscem.
problem-record-refused = „{ $line }” jest niedozwolone ({ $rules }).
problem-record-unfinished = Partia nie jest dokończona ({ $entries ->
    [one] { $entries } wpis
    [few] { $entries } wpisy
   *[many] { $entries } wpisów
}).
problem-record-start = Zapis zaczyna się od własnej pozycji, a nie od nowej gry.
problem-records-none = Podaj zapisy do analizy (pliki lub foldery) albo liczbę partii do rozegrania: --games N.
problem-records-empty = Nie znaleziono dokończonej partii gry { $game }.
problem-number-small = --{ $name } wynosi co najmniej 1, a nie { $number }.
problem-record-undo = Cofnięcie w wierszu { $row } zapisu prowadzi donikąd: „{ $line }”.

problem-file-missing = Nie ma pliku { $file }.
problem-file-text = { $file } nie jest plikiem tekstowym.
problem-file-unreadable = Nie można odczytać pliku { $file }: { $why }.
problem-save-broken = Zapis gry jest uszkodzony w miejscu { $where }: { $why }.
problem-file-unwritable = Nie można zapisać pliku { $file }: { $why }.

problem-components-file = Nie można odczytać pliku elementów { $file }: { $why }.
problem-components-toml = Plik elementów { $file } nie jest poprawnym TOML: { $why }.
problem-components-unknown = Elementy: nie ma pola { $field }.
problem-components-kind = Elementy: { $field } powinno być typu { $needed }, a nie { $given }.
problem-components-row = Elementy: w wierszu tabeli { $field } brakuje pola { $name }.
problem-components-number = Elementy: { $field } to { $value }; potrzebna jest liczba całkowita nie mniejsza niż { $least }.
problem-components-word = Elementy: { $field } to { $value }; możliwe: { $known }.
problem-components-total = Elementy: { $field } to { $given }, a musi być { $needed }.
problem-components-twice = Elementy: { $row } jest dwa razy w { $field }.
problem-components-missing = Elementy: brakuje { $field }.
problem-components-most = Elementy: { $field } to { $value }, a może być najwyżej { $most }.
problem-components-large =
    Elementy: { $field ->
        [none] { "" }
       *[other] { $field }:{ " " }
    }{ $what ->
        [size] plik jest za długi; czytamy najwyżej { $most } bajtów
        [depth] tabele lub listy są zagnieżdżone zbyt głęboko; czytamy najwyżej { $most } poziomów
        [keys] tabela ma za dużo kluczy; czytamy najwyżej { $most }
        [items] lista jest za długa; czytamy najwyżej { $most } pozycji
        [values] w pliku jest za dużo danych; czytamy najwyżej { $most } wartości
        [number] liczba jest za duża; najwyżej { $most }
       *[other] tekst jest za długi; czytamy najwyżej { $most } znaków
    }.
problem-components-unfit = Z plikiem elementów { $file } nie da się grać: { $why }.
problem-components-costly = Odczytanie tego pliku elementów wymaga za dużo czasu lub pamięci.

problem-rulebook-table = Teksty zasad: { $place } powinno być tabelą.
problem-rulebook-text = Teksty zasad: { $place } powinno być tekstem.
problem-rulebook-list = Teksty zasad: { $place } powinno być listą.
problem-rulebook-twice = Teksty zasad: { $rule } występuje dwa razy.
problem-rulebook-prefix = Teksty zasad: { $rule } nie zaczyna się od przedrostka.
problem-rulebook-rule = Teksty zasad: { $place } powołuje się na { $rule }, której nie ma.

problem-sheet-none = Gra { $game } nie ma arkusza punktacji.
problem-sheet-field = Arkusz nie ma pola { $field }.
problem-sheet-seats = Arkusz ma { $needed ->
    [one] jedną kolumnę
    [few] { $needed } kolumny
   *[many] { $needed } kolumn
}.
problem-sheet-number = Liczba w polu { $field } jest za duża.
problem-sheet-order = Gra { $game } nie ma zasady, która zmienia kolejność graczy.
problem-along-long = Partia ma najwyżej { $most } wierszy.
problem-along-line = Partia nie mogła tak przebiegać: { $line } jest sprzeczne z { $rule }.
