### Rama stołu, górny pasek i ustawienia

## Górny pasek i menu

shell-home = Na stronę główną
shell-rules = Zasady
shell-what-if = Co jeśli…
shell-what-if-hint = Wypróbuj na własnym stole, od tej pozycji
shell-sandbox = Co jeśli…
shell-back-to-game = Wróć do gry
shell-back-to-game-hint = Wróć do gry, z której jest ta próba; nic się w niej nie zmieniło
shell-chat = Rozmowa
shell-menu = Menu
shell-settings = Ustawienia
shell-light = Jasne kolory
shell-dark = Ciemne kolory
shell-other-language = English
shell-leave = Odejdź od stołu (miejsce czeka)
shell-record = Zapisz przebieg gry
shell-copy-watch = Kopiuj odnośnik dla widzów
shell-copied = Skopiowano
shell-close = Zamknij
shell-reconstructed = Część danych o elementach tej gry jest odtworzona, nie pochodzi z druku.
shell-reconstructed-which = Które
shell-lost = Pod tym adresem nic nie ma.
shell-table-lost = Tego stołu nie można otworzyć.
shell-laying = Rozkładamy grę…
shell-waiting-room = Czekamy na graczy.
shell-plain-choose = Wybieraj słowo po słowie
shell-plain-own = Twoje miejsce
shell-plain-nothing = O tym miejscu gra nie mówi nic osobno.
shell-yes = tak

## Miejsca

shell-you = Ty
shell-chance = los
shell-then = { $first }, potem { $next }
shell-free-seat = wolne miejsce
shell-bot = bot
shell-thinks = myśli…
shell-away = poza stołem
shell-to-act = wybiera
shell-tab-seats = Gracze

## Części strony, dla czytnika ekranu

shell-region-board = Plansza
shell-region-own = Twoje rzeczy
shell-region-seats = Gracze
shell-region-log = Przebieg gry
shell-region-prompt = Co teraz

## Pytanie

shell-choose = Wybierz na planszy
shell-waiting-for = { $count ->
    [one] Wybiera { $names }
   *[other] Wybierają: { $names }
}
shell-chance-acts = Trwa losowanie
shell-over = Gra skończona
shell-show-result = Pokaż wynik
shell-your-turn = Twój ruch
shell-offline = Brak połączenia.
shell-offline-kept = Brak połączenia. Twój wybór czeka
shell-retry = Ponów
shell-refused = Stół tego nie przyjął
shell-refused-stale = Stół się w międzyczasie zmienił; spójrz jeszcze raz
shell-refused-illegal = Zasady na to nie pozwalają
shell-refused-not-yours = To nie twoja decyzja
shell-refused-over = Gra jest skończona
shell-refused-unclear = Stół tego nie zrozumiał
shell-refused-waiting = Stół jeszcze czeka na graczy
shell-refused-undo = Tego nie można cofnąć
shell-refused-practice = To nie jest stół do ćwiczeń: co wylosowano lub odkryto, zostaje
shell-refused-alone = Nie ma komu tego zaproponować
shell-refused-hints-off = Przy tym stole nie ma podpowiedzi
shell-refused-no-hint = Tym razem nie ma podpowiedzi; zapytaj jeszcze raz
shell-refused-too-many = Za dużo naraz; odczekaj chwilę
shell-refused-busy = Stół jest zajęty; nic się nie zmieniło. Spróbuj jeszcze raz
shell-refused-unreadable = W tym tekście są znaki, których nikt nie przeczyta
shell-refused-teacher = Nauczyciel siada tylko tam, gdzie jedna osoba gra z botami.
shell-refused-no-teacher = Przy tym stole nie ma nauczyciela.
shell-refused-nameless = Najpierw podaj swoje imię
shell-looking-at = Oglądasz wpis { $n }.
shell-back-to-now = Wróć do bieżącej chwili

## Wybieranie

shell-choices = Do wyboru
shell-chips = Dotąd wybrane
shell-chip-remove = Cofnij: { $what }
shell-choose-more = { $count ->
    [one] został { $count } sposób
    [few] zostały { $count } sposoby
   *[other] zostało { $count } sposobów
}
shell-can-be-chosen = można wybrać
shell-chosen = wybrane
shell-confirm = Zatwierdź
shell-undo = Cofnij
shell-undo-list = Cofnij…
shell-undo-named = Cofnij: { $what }
shell-undo-a-step = jeden krok
shell-undo-a-draw = losowanie, które widzi tylko jego gracz
shell-undo-hint = Przytrzymaj albo naciśnij z Shift, by zacząć ruch od nowa
shell-undo-title = { $count ->
    [one] Cofnąć jeden wpis
    [few] Cofnąć { $count } wpisy
   *[many] Cofnąć { $count } wpisów
}{ $others ->
    [0] ?
    [one] , w tym jeden cudzy?
    [few] , w tym { $others } cudze?
   *[many] , w tym { $others } cudzych?
}
shell-undo-title-theirs = { $count ->
    [one] Cofnąć jeden cudzy wpis?
    [few] Cofnąć { $count } cudze wpisy?
   *[many] Cofnąć { $count } cudzych wpisów?
}
shell-undo-at-once = Od tego czasu niczego nie wylosowano ani nie odkryto: nikogo nie trzeba pytać.
shell-undo-theirs = Tę decyzję cofnąć może tylko: { $name }. Od tego czasu niczego nie wylosowano ani nie odkryto.
shell-undo-practice = Stół do ćwiczeń cofa bez pytania. Ponowne losowanie jest zaznaczone w dzienniku i w zapisie partii.
shell-undo-asks-first = Od tego czasu ruszali się inni albo coś wylosowano lub odkryto: najpierw zapytamy osoby wymienione niżej; zobaczą tę listę.
shell-undo-goes = Co zostałoby cofnięte, od najnowszego
shell-undo-yours = twoje
shell-undo-drawn = losowane ponownie
shell-undo-is-asked = pytamy: { $name }
shell-undo-to = Gra wraca do wpisu { $entry }.
shell-undo-late-note = Po pięciu minutach bez odpowiedzi nic się nie dzieje.
shell-undo-keep = Zostaw wszystko
shell-undo-do = Cofnij
shell-undo-ask = Zapytaj: { $names }
shell-undo-as = Tu { $name }: cofnij
shell-undo-asked = { $count ->
    [one] { $name } prosi o cofnięcie jednego wpisu
   *[other] { $name } prosi o cofnięcie { $count } wpisów
}
shell-undo-asked-sub = Po zgodzie gra wraca; co od tego czasu wylosowano, zostanie wylosowane ponownie i zaznaczone.
shell-undo-asked-here = Pytanie do: { $name }. Co od tego czasu wylosowano, zostanie wylosowane ponownie i zaznaczone.
shell-undo-grant = Zgoda
shell-undo-grant-as = Tu { $name }: zgoda
shell-undo-waits = Pytamy o zgodę na cofnięcie: { $names }
shell-undo-refused = Nie ma zgody: wszystko zostaje
shell-undo-late = Nikt nie odpowiedział na czas: wszystko zostaje
shell-redo = Przywróć to, co cofnięto
shell-curtain-pass = Podaj ekran: { $name }
shell-curtain-hidden = To, co zakryte, jest schowane.
shell-curtain-board = Plansza jest jawna dla wszystkich.
shell-curtain-open = Tu { $name }, odsłoń
shell-curtain-how = Przytrzymaj przez sekundę albo naciśnij { $letter }.
shell-curtain-how-hold = Przytrzymaj przez sekundę.
shell-curtain-falls = Kurtyna opada sama po dwóch minutach bez dotyku.
shell-curtain-undo = { $name }, jeszcze nie? Cofnij: { $what }
shell-hint = Podpowiedź
shell-hint-ask = Zapytaj bota, co by zrobił
shell-hint-thinking = Bot się zastanawia…
shell-hint-would = { $bot } zagrałby tak
shell-hint-by = Radzi { $name }
shell-hint-best = najlepsze
shell-hint-even = równie dobre
shell-hint-next = dalej
shell-hint-behind = { $points } pkt
shell-hint-then = potem { $steps }
shell-hints-yes = Przy tym stole można prosić o podpowiedź.
shell-hints-no = Przy tym stole nie ma podpowiedzi.
shell-note-hint = { $seat } korzysta z podpowiedzi.
shell-note-bot-ended = { $seat } przestał działać: ruch wykonano losowo, a program zostanie uruchomiony ponownie.
shell-note-bot-slow = { $seat } nie odpowiedział na czas: ruch wykonano losowo.
shell-note-bot-illegal = { $seat } podał ruch, którego nie można wykonać: zamiast niego wykonano losowy.
shell-note-bot-gone = { $seat } już nie działa: odtąd jego ruchy są losowe.
shell-type-line = Wpisz akcję
shell-type-none = Żaden dozwolony ruch tak się nie zaczyna

## Wspólna gra

shell-point = Wskaż
shell-point-hint = Pokaż innym coś na planszy: naciśnij tutaj, a potem tę rzecz; albo użyj prawego przycisku, dłuższego przytrzymania lub klawisza P
shell-point-where = Naciśnij coś na planszy: inni zobaczą to zaznaczone
shell-points-at = wskazuje: { $what }
shell-proposes = proponuje: { $what }
shell-propose = Zaproponuj ruch
shell-propose-line = Zaproponuj: { $what }
shell-propose-stop = Zakończ proponowanie
shell-propose-to = Twoja propozycja (decyduje { $name }):
shell-proposal = { $name } proponuje:
shell-proposal-yours = Proponujesz:
shell-proposal-accept = Przyjmij
shell-proposal-dismiss = Odłóż tę propozycję
shell-proposal-withdraw = Wycofaj

## Dlaczego nie

shell-sure = Wybór: { $what }
shell-why-title = Nie teraz: { $what }
shell-why-waiting = { $count ->
    [one] Teraz wybiera { $names }.
   *[other] Najpierw wybierają: { $names }.
}
shell-why-legal = Możesz to teraz wybrać.
shell-why-unknown = Nie należy do żadnej akcji, którą możesz teraz wykonać.
shell-why-rule = Nie pozwala na to zasada { $rule }.
shell-why-read = czytaj zasadę
shell-why-more = i jeszcze { $count }

## Dziennik, rozmowa, odtwarzanie

shell-log = Dziennik
shell-log-filter = Co pokazuje dziennik
shell-log-all = wszystko
shell-log-mine = tylko moje
shell-log-chat = rozmowa
shell-log-since = od twojej ostatniej wizyty
shell-log-again = wylosowane ponownie
shell-log-took-back = { $count ->
    [one] { $seat } cofa: { $what }
    [few] { $seat } cofa { $count } wpisy, od: { $what }
   *[many] { $seat } cofa { $count } wpisów, od: { $what }
}
shell-log-put-back = { $count ->
    [one] { $seat } przywraca: { $what }
    [few] { $seat } przywraca { $count } wpisy, od: { $what }
   *[many] { $seat } przywraca { $count } wpisów, od: { $what }
}
shell-log-empty = Jeszcze nic się nie wydarzyło
shell-chat-empty = Nikt się jeszcze nie odezwał.
shell-devices = Graj dalej na innym urządzeniu…
shell-devices-text = Twoje miejsce należy do tej przeglądarki. Odnośnik pozwala grać dalej na innym twoim urządzeniu: działa raz, przez siedem dni, i odsłania twoją rękę, więc nie wysyłaj go nikomu.
shell-devices-new = Utwórz odnośnik
shell-devices-copy = Kopiuj
shell-devices-made = Utworzono { $time }
shell-devices-used = użyto { $time }; tamto urządzenie też gra na twoim miejscu
shell-devices-unused = jeszcze nieużyty; działa do { $time }
shell-devices-old = wygasł bez użycia
shell-devices-end = Unieważnij odnośnik
shell-devices-end-device = Odłącz urządzenie
shell-device-door = Grać dalej na tym urządzeniu?
shell-device-door-text = Ten odnośnik pozwala grać na twoim miejscu także tutaj. Działa raz.
shell-device-door-go = Graj tutaj
shell-watching = Oglądasz grę: nie możesz tu niczego ruszyć
shell-watching-text = Ręce pozostają zakryte do końca. To, co mówią oglądający, gracze przeczytają dopiero po grze.
shell-watching-over = Gra jest skończona; możesz ją obejrzeć wpis po wpisie.
shell-watching-word = oglądasz
shell-watching-try = Spróbuj samodzielnie
shell-chat-say-watchers = Powiedz coś oglądającym; gracze przeczytają to po grze
shell-chat-unread = { $count ->
    [one] Rozmowa, { $count } nowa wiadomość
    [few] Rozmowa, { $count } nowe wiadomości
   *[many] Rozmowa, { $count } nowych wiadomości
}
shell-name-title = Kim jesteś?
shell-name-text = Do tego potrzebne jest imię. Bez konta i hasła: wpisz po prostu, jak inni mają cię nazywać.
shell-name-label = Twoje imię
shell-name-go = Dalej
shell-not-now = Nie teraz
shell-chat-say = Powiedz coś
shell-chat-send = Wyślij
shell-replay = Odtwarzanie
shell-replay-first = Na początek
shell-replay-back = Wpis wstecz
shell-replay-on = Wpis dalej
shell-replay-now = Do bieżącej chwili
shell-replay-entry = Wpis
shell-entry = wpis { $n }

## Powiększenie

shell-zoom = Powiększenie
shell-zoom-in = Większe
shell-zoom-out = Mniejsze
shell-zoom-fit = Cała plansza
shell-zoom-frame = Pokaż, co można wybrać

## Klawisze

shell-keys = Klawisze
shell-key-arrows = do najbliższej rzeczy, którą można wybrać
shell-key-shift-arrows = do najbliższej rzeczy w ogóle
shell-key-enter = wybierz; zatwierdź
shell-key-backspace = cofnij; z Shift: ruch od nowa
shell-key-undo-list = cofnij, z listą tego, co zniknie
shell-key-redo = przywróć to, co cofnięto
shell-key-escape = zamknij; cofnij cały wybór
shell-key-numbers = karta albo zamówienie na ręce
shell-key-why = dlaczego nie
shell-key-hint = poproś bota o podpowiedź
shell-key-type = wpisz akcję
shell-key-replay = odtwarzanie: wstecz, dalej, początek, bieżąca chwila
shell-key-zoom = powiększenie; cała plansza
shell-key-regions = twoje rzeczy, pozostali gracze, dziennik
shell-key-letter = do tego, co wskazuje litera nauczyciela
shell-key-teacher = nauczyciel: jasne, rozwiń
shell-key-point = pokaż innym rzecz, na której jesteś (gry wspólne)

## Ustawienia

settings-confirm = Zatwierdzanie
settings-confirm-always = zawsze
settings-confirm-final = tylko nieodwracalne
settings-sound = Dźwięk
settings-on = włączony
settings-off = wyłączony

## Punktacja

shell-scoring-next = Dalej: { $row }
shell-scoring-sum = Dalej: suma
shell-scoring-skip = Do sumy
shell-scoring-on = Graj dalej
shell-scoring-left = samo za { $seconds } s
shell-scoring-kept = W dzienniku pod wpisem „{ $what }”; otworzysz to zawsze.
shell-scoring-points = Punkty dotąd
shell-scoring-tie = remis o 1. miejsce
shell-scoring-total-points = { $points ->
    [none] Wszystko policzone.
   *[other] Wszystko policzone. Punkty dotąd: { $points }.
}
shell-scoring-total-pounds = { $points ->
    [none] Wszystko policzone.
   *[other] Wszystko policzone. Funty w ręku: { $points }.
}
