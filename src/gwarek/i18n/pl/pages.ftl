### Strony obok stołu: początek, nowy stół, poczekalnia, zasady, elementy, koniec gry, ustawienia, listy

## Drogi między stronami

pages-nav = Strony
pages-nav-play = Graj
pages-nav-games = Moje gry
pages-nav-watch = Oglądaj
pages-nav-learn = Nauka
pages-your-moves = { $count ->
    [one] twój ruch przy { $count } stole
   *[other] twój ruch przy { $count } stołach
}

## Strona główna

pages-headline = Pięć gier o węglu, bawełnie, cynie i parze
pages-motto = Samemu, z botami, przy jednym ekranie albo z przyjaciółmi na odległość. Każda zasada pod ręką.
pages-in-preparation = w przygotowaniu
pages-cooperative = kooperacja
pages-minutes = { $minutes } min
pages-unofficial = Nieoficjalne, wolne oprogramowanie. Wszystkie rysunki są nasze, tytuły należą do wydawców.
pages-reconstructed-foot = Gdzie dane z pudełka nie są pewne, mówi o tym strona gry; właściciele mogą wpisać wartości z druku.

pages-set-the-table = Przygotuj stół
pages-editor-own-board = Własna plansza: { $name }
pages-editor-own-board-text = Gra się na niej tylko przy tym stole; plik jest zapisany razem ze stołem.
pages-editor-edit-again = Wróć do edytora
pages-editor-put-aside = Odłóż
pages-rules = Zasady
pages-details = Wszystkie opcje
pages-details-changed = { $count ->
    [one] Wszystkie opcje, { $count } zmiana
    [few] Wszystkie opcje, { $count } zmiany
   *[other] Wszystkie opcje, { $count } zmian
}
pages-read-rules = Czytaj zasady
pages-where = Gdzie
pages-where-online = W sieci
pages-where-screen = Na tym ekranie
pages-open-table = Otwórz stół
pages-open-short = Otwórz
pages-random-order = Miejsca losowo
pages-free-undo = Ćwiczenie
pages-free-undo-note = cofać można także losowania i ruchy botów; lista mówi, co zniknie, a ponowne losowania są zaznaczone
pages-hints = Podpowiedzi
pages-hints-note = rada bota na życzenie
pages-others-watch = Inni mogą oglądać

pages-your-move = Twój ruch
pages-turns-of = { $count ->
    [one] { $turns } z { $count } gry
   *[other] { $turns } z { $count } gier
}
pages-all-games = Wszystkie gry ({ $count })
pages-open-tables = Otwarte stoły
pages-tables-waiting = { $count ->
    [one] { $count } czeka
    [few] { $count } czekają
   *[other] { $count } czeka
}
pages-no-open-tables = Żaden stół nie czeka.
pages-open-one = Otwórz własny
pages-sit-down = Usiądź
pages-sit-at = Usiądź do gry { $title }
pages-play = Graj
pages-watch = Oglądaj
pages-look = Obejrzyj
pages-go-to-table = Do stołu

pages-standing-waiting = { $free ->
    [one] czeka, { $free } wolne miejsce
    [few] czeka, { $free } wolne miejsca
   *[other] czeka, { $free } wolnych miejsc
}
pages-standing-waiting-at = { $free ->
    [one] { $host } · { $free } wolne miejsce
    [few] { $host } · { $free } wolne miejsca
   *[other] { $host } · { $free } wolnych miejsc
}
pages-standing-yours = twój ruch · wpis { $entry }
pages-standing-theirs = ruch: { $names } · wpis { $entry }
pages-standing-playing = wpis { $entry }
pages-standing-over = gra skończona · { $date }
pages-standing-won = twoja wygrana · { $date }
pages-standing-won-by = wygrana: { $names } · { $date }

## Kto gdzie siedzi

pages-default-name = Gracz
pages-your-name = Twoje imię
pages-you-small = ty
pages-you-host = ty, gospodarz stołu
pages-host = gospodarz stołu
pages-free-seat = Wolne miejsce
pages-guest-here = Gość
pages-here-small = przy tym ekranie
pages-link-small = kto ma odnośnik
pages-open-small = każdy z listy stołów
pages-seat-kind = Kto siedzi na miejscu { $number }
pages-name-of-seat = Imię na miejscu { $number }
pages-kind-me = Ty
pages-kind-here = Przy tym ekranie
pages-kind-here-short = Gość tutaj
pages-kind-link = Znajomy z odnośnika
pages-kind-link-short = Z odnośnika
pages-kind-open = Każdy chętny
pages-kind-open-short = Każdy chętny
pages-kind-bot = Bot
pages-kind-bot-strength = Bot, { $strength }
pages-sort-person = Osoba przy tym ekranie
pages-sort-friend = Ktoś gdzie indziej
pages-sort-bot = Bot
pages-bot-ciskacz = Ciskacz
pages-bot-sztygar = Sztygar
pages-bot-skarbnik = Skarbnik
pages-rank-ciskacz = uczeń
pages-rank-sztygar = czeladnik
pages-rank-skarbnik = mistrz
pages-strength-ciskacz = łatwy
pages-strength-sztygar = solidny
pages-strength-skarbnik = mocny
pages-strength-outside = program z zewnątrz
pages-bot-of = bot, { $strength }
pages-company-here = { $count ->
    [one] { $count } gość tutaj
    [few] { $count } goście tutaj
   *[other] { $count } gości tutaj
}
pages-company-bots = { $count ->
    [one] { $count } bot
    [few] { $count } boty
   *[other] { $count } botów
}
pages-company-free = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
   *[other] { $count } wolnych miejsc
}

## Nowy stół

pages-new-table = Nowy stół
pages-new-table-note = Tak jak ostatnio. Otwórz od razu albo zmień, co chcesz.
pages-new-table-first = Stół można otworzyć od razu; zmień, co chcesz.
pages-choose-game = Wybierz grę
pages-reconstructed = częściowo odtworzone
pages-seats = Miejsca
pages-preset-differs = { $count ->
    [one] { $count } zasada inaczej, oznaczona
    [few] { $count } zasady inaczej, oznaczone
   *[other] { $count } zasad inaczej, oznaczone
}
pages-preset-note = { $count ->
    [0] { $preset }
    [one] { $preset }, { $count } zmiana
    [few] { $preset }, { $count } zmiany
   *[other] { $preset }, { $count } zmian
}
pages-option-back = Przywróć: { $name }
pages-links-come = { $count ->
    [one] Gdy stół będzie otwarty, dostaniesz odnośnik do wolnego miejsca.
    [few] Gdy stół będzie otwarty, dostaniesz odnośniki do { $count } wolnych miejsc.
   *[other] Gdy stół będzie otwarty, dostaniesz odnośniki do { $count } wolnych miejsc.
}
pages-unsure-single = Nie wszystkie dane z tego pudełka są pewne
pages-unsure-single-text = Część liczb przepadła razem z rysunkami instrukcji i ma tylko jedno publiczne źródło. Właściciele mogą wpisać wartości z druku.
pages-unsure-reconstructed = Część tego pudełka jest odtworzona
pages-unsure-reconstructed-text = Czego nie podaje żadne źródło, to zostało ułożone na nowo tak, by zgadzała się każda podana zasada. Właściciele mogą wpisać wartości z druku.
pages-all-facts = Wszystkie dane i źródła
pages-editor-enter = Wprowadź wydrukowaną planszę
preset-by_the_rulebook = Według instrukcji
preset-as_commonly_played = Jak się zwykle gra
preset-as_published = Jak w wydanej grze
preset-roxley_2018 = Zmiany zasad z wydania z 2018
preset-introductory = Gra wprowadzająca
preset-with_expansions = Z dodatkami

## Poczekalnia

pages-waiting-room = Poczekalnia
pages-waiting-for = { $count ->
    [0] Stół rusza
    [one] Czekamy na jedną osobę
    [few] Czekamy na { $count } osoby
   *[other] Czekamy na { $count } osób
}
pages-seat-for-you = Jest dla ciebie miejsce
pages-seated-of = zajęte { $seated } z { $seats }
pages-seated = przy stole
pages-seated-away = miejsce zajęte
pages-not-yet = jeszcze nie
pages-bot-instead = Niech siądzie bot
pages-invite = Zaproszenie
pages-seats-by-link = { $count ->
    [one] { $count } miejsce z odnośnika
    [few] { $count } miejsca z odnośnika
   *[other] { $count } miejsc z odnośnika
}
pages-invite-note = Bez konta. Miejsce zajmuje ten, kto pierwszy usiądzie przez odnośnik; nikogo innego odnośnik już nie wpuści. Odnośniki są ważne siedem dni.
pages-vacate = Zwolnij miejsce
pages-new-link = Nowy odnośnik
pages-invite-only-here = Te odnośniki działają tylko na tym komputerze. Żeby zaprosić domowników, uruchom serwer poleceniem „{ $command }” i otwórz Gwarka pod adresem tego komputera w domowej sieci.
pages-invitation = Usiądź ze mną do gry { $title }
pages-copy = Kopiuj
pages-copied = Skopiowano
pages-copy-link-of = Kopiuj odnośnik miejsca { $number }
pages-share = Udostępnij
pages-own-rules = Zasady tego stołu
pages-no-changes = bez zmian
pages-undo = Cofanie
pages-undo-free = ćwiczenie: cofnąć można także losowania i odkrycia
pages-undo-asked = swobodne do ostatniego losowania lub odkrycia, dalej za zgodą
pages-watch-yes = inni mogą oglądać
pages-watch-no = bez widzów
pages-hints-yes = z podpowiedziami
pages-hints-no = bez podpowiedzi
pages-deals = Tasowanie
pages-deals-sealed = ustalone i zapieczętowane
pages-meanwhile = Tymczasem
pages-easy-to-forget = Łatwo zapomnieć
pages-player-aid-and-rules = Pomoc gracza i zasady
pages-start-with-bots = { $count ->
    [one] Zacznij teraz, wolne miejsce zajmie bot
   *[other] Zacznij teraz, wolne miejsca zajmą boty
}
pages-starts-itself = Gra zacznie się sama, gdy wszystkie miejsca będą zajęte.

## Zasady

pages-rules-of = { $title }, zasady
pages-rules-numbers = { $rules ->
    [one] { $rules } zasada
    [few] { $rules } zasady
   *[other] { $rules } zasad
}, { $readings ->
    [one] { $readings } rozstrzygnięcie
    [few] { $readings } rozstrzygnięcia
   *[other] { $readings } rozstrzygnięć
}, { $examples ->
    [one] { $examples } przykład
    [few] { $examples } przykłady
   *[other] { $examples } przykładów
}. Każda zasada ma numer, a każdy numer ma testy.
pages-components-link = Dane z pudełka
pages-rules-search = Szukaj w zasadach
pages-rules-places = { $count ->
    [one] { $count } miejsce
    [few] { $count } miejsca
   *[other] { $count } miejsc
}
pages-rules-found-here = znalezione tutaj
pages-rules-show = Co pokazać
pages-rules-tests = { $count ->
    [one] { $count } test
    [few] { $count } testy
   *[other] { $count } testów
}
pages-rules-readings = Rozstrzygnięcia
pages-rules-examples = Przykłady
pages-rules-option = Stół może postanowić inaczej:
pages-rules-position = Pozycja jako tekst
pages-glossary = Słowniczek
pages-contents = Spis treści
pages-player-aid = Pomoc gracza
pages-aid-foot = Numery odsyłają do zasad w Gwarku. Strona nieoficjalna; gra należy do swojego wydawcy.
pages-player-aid-one-page = Pomoc gracza, jedna strona
pages-print = Drukuj pomoc gracza
pages-aid-pdf = Skrót zasad w PDF, jedna strona

## Elementy

pages-facts-of = { $title }, dane z pudełka
pages-facts-text = Wszystko, co program bierze z pudełka, i skąd to wiadomo. Co nie jest pewne, jest oznaczone; wartości z druku można wstawić własnym plikiem.
pages-facts-show = Co pokazać
pages-facts-all = Wszystkie
pages-facts-unsure = Niepewne ({ $count })
pages-source = Źródło
pages-source-seed = instrukcja
pages-source-cross-checked = źródła zgodne
pages-source-single-source = jedno źródło
pages-source-recalled = z pamięci
pages-source-reconstructed = odtworzone
pages-source-mixed = { $first }; częściowo { $rest }
pages-source-seed-what = tak podaje instrukcja
pages-source-cross-checked-what = podają to co najmniej dwa niezależne źródła
pages-source-single-source-what = podaje to jedno publiczne źródło
pages-source-recalled-what = znane z wydanej gry, bez zachowanego źródła
pages-source-reconstructed-what = ułożone na nowo tak, by zgadzała się każda podana zasada

## Koniec gry

pages-you-win = Wygrywasz
pages-you-share-win = Wygrywasz, a z tobą { $names }
pages-they-win = { $count ->
    [one] Wygrywa { $names }
   *[other] Wygrywają razem { $names }
}
pages-nobody-wins = Nikt nie wygrywa
pages-team = Drużyna
pages-team-won = { $count ->
    [one] Wygrana
   *[other] Wspólna wygrana
}
pages-team-lost = { $count ->
    [one] Przegrana
   *[other] Wspólna przegrana
}
pages-result = { $reason }: { $points } do { $next }.
pages-close-sheet = Zamknij i spójrz na stół
pages-places = Miejsca
pages-points-by-source = Punkty według źródeł
pages-total = Razem
pages-tie-break = Rozstrzygnięcie remisu
pages-tie-won = decyduje
pages-course = Przebieg gry
pages-course-which = Co pokazuje wykres
pages-course-name-points = punkty
pages-course-name-standing = punkty
pages-course-name-income = dochód
pages-course-name-money = pieniądze
pages-course-note-points = punkty policzone do tej chwili
pages-course-note-standing = razem z tym, co stoi na planszy, jakby era kończyła się teraz
pages-course-note-income = funty na koniec każdej rundy
pages-course-note-money = funty w ręku
pages-course-table = To samo w tabeli
pages-fair = Uczciwe tasowanie
pages-fair-checked = Uczciwe tasowanie, sprawdzone
pages-fair-note = Skrót był znany przed pierwszą kartą, ziarno jest jawne teraz.
pages-fair-agrees = Skrót przed pierwszą kartą, ziarno teraz: zgadzają się.
pages-fair-seed = ziarno { $seed }
pages-play-again = Zagraj znowu
pages-replay = Odtwórz
pages-record = Zapis
pages-what-if = Co jeśli…
pages-what-if-from = Wypróbuj od wpisu { $entry }, na własnym stole

## Listy

pages-games-going = W toku
pages-games-over = Skończone
pages-no-games = Nie siedzisz jeszcze przy żadnym stole.
pages-count-games = { $count ->
    [one] { $count } gra
    [few] { $count } gry
   *[other] { $count } gier
}
pages-watch-title = Stoły, które można oglądać
pages-no-watch = Nikt teraz nie gra przy widzach.

## Nauka

pages-learn-rules = Zasady i pomoc gracza
pages-learn-facts = Dane z pudełka
pages-how = Jak działa Gwarek
pages-how-point = Klikaj wprost na planszy.
pages-how-point-text = Działasz na planszy: to, co wolno wybrać, ma zieloną obwódkę, a kolejność wyboru jest dowolna. Jedno zdanie zawsze mówi, na co czeka stół.
pages-how-why = Każda odmowa ma swój powód.
pages-how-why-text = Wskaż cokolwiek, czego nie wolno, a dowiesz się dlaczego, z numerem zasady i odnośnikiem do niej.
pages-how-see = Najpierw widzisz, potem płacisz.
pages-how-see-text = Zanim potwierdzisz, koszt, pochodzenie każdej kostki i zysk leżą na stole.
pages-how-undo = Można cofnąć.
pages-how-undo-text = Cofanie sięga ostatniego losowania lub odkrycia; dalej lista mówi, co zniknie i kogo pytamy, a bez pytania cofa tylko stół do ćwiczeń. Po grze albo w jej trakcie każdą chwilę można skopiować na własny stół: co jeśli…
pages-how-fair = Tasowanie jest zapieczętowane.
pages-how-fair-text = Układ jest ustalony przed pierwszą kartą, a jego skrót widzą wszyscy. Po grze ziarno jest jawne i każdy może sprawdzić zapis poleceniem „gwarek verify”.
pages-keys = Klawisze przy stole
pages-keys-note = można nimi zagrać całą grę
pages-key-letter = akcja z tą literą
pages-key-tab = do następnej części: pytanie, plansza, twoje rzeczy, gracze, dziennik

## Ustawienia

pages-settings = Ustawienia
pages-settings-you = Ty
pages-settings-you-note = bez konta
pages-settings-look = Wygląd
pages-settings-play = Gra
pages-colour = Kolor
pages-colour-note = twój przy każdym stole, gdzie jest wolny
pages-colour-any = dowolny
pages-colour-red = czerwony, koło
pages-colour-blue = niebieski, kwadrat
pages-colour-yellow = żółty, trójkąt
pages-colour-purple = fioletowy, romb
pages-colour-white = biały, krzyż
pages-language = Język
pages-theme = Motyw
pages-theme-light = Jasny
pages-theme-dark = Ciemny
pages-as-system = Jak w systemie
pages-text-size = Wielkość tekstu
pages-text-size-note = także napisy na planszach
pages-engraving = Rycina
pages-engraving-note = kreskowanie kolorów graczy i węgla
pages-engraving-fine = Delikatna
pages-engraving-bold = Wyraźna
pages-board = Plansza
pages-board-note = prosta: każdy wybór słowami, stół w listach; część nazw tylko po angielsku
pages-board-drawn = Rysowana
pages-board-plain = Prosta
pages-motion = Animacje
pages-motion-full = Pełne
pages-motion-off = Wyłączone
pages-confirm = Potwierdzanie ruchów
pages-confirm-note = to, co można cofnąć, może iść od razu
pages-confirm-always = Zawsze
pages-confirm-final = Tylko nieodwracalne
pages-scoring = Punktacja
pages-scoring-note = gdy liczy się szychta, era albo runda; w dzienniku zostaje zawsze
pages-scoring-steps = krok po kroku
pages-scoring-total = tylko suma
pages-scoring-none = bez
pages-sound = Dźwięk
pages-sound-note = krótki i suchy; dzwonek na twój ruch
pages-on = Włączony
pages-off = Wyłączony

## Wczytywanie, błędy, zabłądzenie

pages-loading = Wczytywanie
pages-failure = Coś się tu nie udało.
pages-failure-still = Inne strony i stoły działają dalej.
pages-retry = Spróbuj ponownie
pages-copy-details = Kopiuj szczegóły
pages-lost = Semafor wskazuje „stój”
pages-lost-text = Pod ten adres nie prowadzi żaden tor. Może brakuje litery albo stół został już sprzątnięty.
pages-lost-home = Wróć do gier

pages-alone-title = Gwarek bez serwera
pages-alone-text = Wszystko jest w tej stronie: pięć gier, boty, lekcje, gra przy jednym ekranie. Nic nie opuszcza tego urządzenia, a rozgrywki są na nim zapisywane.
pages-alone-games = { $count ->
    [0] Nie ma tu jeszcze zapisanej gry.
    [one] Zapisana jest jedna gra.
    [few] Zapisane są { $count } gry.
   *[many] Zapisanych jest { $count } gier.
}
pages-engine-coming = Wczytuje się silnik gry
pages-engine-failed = Silnik gry nie ruszył. Wczytaj stronę ponownie; potrzebna jest przeglądarka z ostatnich dwóch lat.
pages-engine-elsewhere = Gwarek jest otwarty w innym oknie. Zamknij je, aby grać tutaj.
pages-engine-understood = Rozumiem
pages-save-broken = { $count ->
    [one] Jednej zapisanej gry nie da się odczytać. Pozostałe są na miejscu.
    [few] { $count } zapisanych gier nie da się odczytać. Pozostałe są na miejscu.
   *[many] { $count } zapisanych gier nie da się odczytać. Pozostałe są na miejscu.
}
pages-keeping = Twoje gry
pages-keeping-note = Są zapisane na tym urządzeniu.
pages-keep-file = Zapisz wszystkie gry do pliku
pages-take-file = Wczytaj gry z pliku
pages-taken-in = { $count ->
    [0] Żadna gra nie jest nowa.
    [one] Wczytano jedną grę.
    [few] Wczytano { $count } gry.
   *[many] Wczytano { $count } gier.
}
pages-unkept = Ta przeglądarka niczego nie zachowuje: gra trwa do zamknięcia strony.

error-unknown = Serwer odpowiedział: { $status }.
error-request-bad = Serwer nie zrozumiał zapytania.
error-unknown-lesson = Nie ma takiej lekcji.
error-closed-lesson = Ta lekcja nie jest już otwarta. Zacznij ją od nowa i graj dalej stamtąd.
error-course-none = Ta gra nie ma jeszcze lekcji.
error-teacher-bad = Nauczyciel siada tylko tam, gdzie grasz jedynie z botami.
error-table-unknown = Nie ma takiego stołu.
error-table-waiting = Stół jeszcze czeka na graczy.
error-not-your-seat = To nie jest twoje miejsce.
error-not-host = Może to zrobić tylko osoba, która otworzyła stół.
error-seat-taken = To miejsce zajął już ktoś inny.
error-seats-bad = Te miejsca nie pasują do gry.
error-name-bad = Imię ma od 1 do 24 znaków.
error-game-unknown = Ten serwer nie ma tej gry.
error-components-bad = Z tymi elementami nie da się grać: { $field ->
    [none] pliku nie można odczytać
   *[other] { $field }
}.
error-option-bad = Jedna z opcji nie pasuje do gry.
error-record-not-yet = Zapis można pobrać, gdy gra się skończy.
error-not-found = Pod tym adresem nic nie ma.
error-curtain-down = Kurtyna jest opuszczona: najpierw następna osoba przejmuje ekran.
error-entry-unknown = Gra nie ma takiego wpisu.
error-request-long = To jest za długie.
error-origin-bad = Ta strona nie może rozmawiać z serwerem.
error-too-many = Za dużo naraz. Spróbuj za chwilę.
error-internal = Błąd serwera.
error-busy = Serwer jest przeciążony. Nic się nie zmieniło; spróbuj za chwilę.
error-link-used = Ten odnośnik jest już wykorzystany: ktoś przez niego usiadł i nikogo innego nie wpuści.
error-link-expired = Ten odnośnik wygasł. Odnośniki są ważne siedem dni; poproś o nowy.
error-link-wrong = Ten odnośnik jest błędny: nie prowadzi do żadnego miejsca przy tym stole. Może brakuje litery.
error-links-many = Jest już { $most } odnośników do innych urządzeń; najpierw unieważnij któryś z nich.

pages-beside = Obok prawdziwej planszy
pages-beside-text = Czyja tura, zegar, arkusz punktacji i zasady do gry na prawdziwym stole.
