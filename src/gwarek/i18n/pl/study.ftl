### `gwarek study`: co mówią zapisy partii, w terminalu i w raporcie

## Raport

study-report = { $game }: analiza { $games ->
    [one] { $games } partii
    [few] { $games } partii
   *[many] { $games } partii
}
study-intro = Każdy zapis rozegrano ponownie według reguł; liczą się tylko partie dokończone. Przy odsetku w nawiasie jest jego 95-procentowy przedział ufności (Wilsona); ± to jedno odchylenie standardowe pojedynczych wartości. Partie z tym samym rozdaniem (zamiana miejsc, cykle areny) nie są niezależne: przedziały są wtedy trochę za wąskie.
study-contents = Spis treści
study-left-out = Pominięte zapisy
study-passed-over = { $count ->
    [one] Pominięto { $count } zapis innej gry lub innego stołu.
    [few] Pominięto { $count } zapisy innych gier lub stołów.
   *[many] Pominięto { $count } zapisów innych gier lub stołów.
}
study-left-out-count = { $count ->
    [one] { $count } zapis jest wadliwy i nie wszedł do analizy:
    [few] { $count } zapisy są wadliwe i nie weszły do analizy:
   *[many] { $count } zapisów jest wadliwych i nie weszło do analizy:
}
study-chart-of = Wykres: { $title }. Liczby są w tabeli obok.
study-made = Przygotował gwarek { $version }: gwarek study { $slug }
study-table-of = { $seats ->
    [one] { $seats } gracz
    [few] { $seats } graczy
   *[many] { $seats } graczy
}
study-written = Zapisano: { $file }

## Pytania

study-title-wins = Zwycięstwa według miejsca
study-title-endings = Jak kończyły się partie
study-title-players = Gracze
study-title-scores = Rozkład wyników
study-title-sources = Skąd są punkty
study-title-openings = Otwarcia i ich powodzenie
study-title-kinds = Rodzaje decyzji
study-title-length = Długość partii
study-title-options = Użycie opcji
study-title-option-sets = Zestawy opcji
study-title-seat-options = Zwycięstwa według miejsca przy każdej opcji

study-note-wins = Wspólne zwycięstwo dzieli się między zwycięzców.
study-note-endings = Co rozstrzygnęło, ile punktów miał zwycięzca i o ile wyprzedził drugiego.
study-note-endings-team = Wygrywają wszyscy razem albo nikt.
study-note-players = Według imion w zapisach; boty według swoich nazw.
study-note-players-team = Drużyna nazywa się imionami swoich członków.
study-note-scores = Końcowe punkty wszystkich graczy; osobno zwycięzcy i pozostali. Jedna czwarta wyników nie przekracza „25%”, trzy czwarte nie przekraczają „75%”.
study-note-scores-team = Punkty drużyny: towary, a przy wygranej także to, co zostało. Jedna czwarta wyników nie przekracza „25%”, trzy czwarte nie przekraczają „75%”.
study-note-sources = Średnie punkty gracza i ich część w średnim wyniku. Źródło, którego w partii nie było, liczy się jako 0; „Partie” mówią, w ilu było.
study-note-sources-team = Średnie drużyny. Źródło, którego w partii nie było, liczy się jako 0; „Partie” mówią, w ilu było.
study-note-openings = { $depth ->
    [one] Pierwszy zapis każdego gracza, przy którym był wybór (zapisy bez alternatywy się nie liczą).
    [few] Pierwsze { $depth } zapisy każdego gracza, przy których był wybór (zapisy bez alternatywy się nie liczą).
   *[many] Pierwsze { $depth } zapisów każdego gracza, przy których był wybór (zapisy bez alternatywy się nie liczą).
} „Wobec średniej”: o ile punktów więcej lub mniej niż średnia wszystkich.
study-note-openings-team = { $depth ->
    [one] Pierwszy zapis partii, przy którym był wybór (zapisy bez alternatywy się nie liczą).
    [few] Pierwsze { $depth } zapisy partii, przy których był wybór (zapisy bez alternatywy się nie liczą).
   *[many] Pierwsze { $depth } zapisów partii, przy których był wybór (zapisy bez alternatywy się nie liczą).
} „Wobec średniej”: o ile punktów więcej lub mniej niż średnia wszystkich.
study-note-kinds = Według pierwszego słowa zapisu: ile takich decyzji podejmuje gracz w partii.
study-note-kinds-team = Według pierwszego słowa zapisu: ile takich decyzji podejmuje drużyna w partii.
study-note-length = Tura: kolejne decyzje jednego gracza. Rundy liczone są tak, jak liczy je gra (rundy, szychty, tury rozkładu jazdy). Losowania: to, o czym rozstrzygnął los.
study-note-options = Opcje, które nie zawsze miały wartość domyślną.
study-note-option-sets = Partie o tym samym wyborze wszystkich opcji; podano, co różni się od wartości domyślnych.
study-note-seat-options = Czy opcja sprzyja któremuś miejscu?

## Kolumny

study-column-seat = Miejsce
study-column-games = Partie
study-column-wins = Wygrane
study-column-score = Wynik
study-column-score-won = Wynik zwycięzców
study-column-best = Wynik zwycięzcy
study-column-margin = Przewaga
study-column-median = Mediana
study-column-mean = Średnia
study-column-sd = Odch. std.
study-column-min = Najmniej
study-column-lower = 25%
study-column-upper = 75%
study-column-max = Najwięcej
study-column-reason = Zakończenie
study-column-share = Odsetek
study-column-player = Gracz
study-column-group = Czyje
study-column-scores = Wyniki
study-column-source = Punkty za
study-column-part = Część
study-column-opening = Otwarcie
study-column-chosen = Wybrano
study-column-ahead = Wobec średniej
study-column-word = Pierwsze słowo
study-column-measure = Co liczono
study-column-option = Opcja
study-column-value = Wartość
study-column-decisions = Decyzje
study-column-set = Opcje

study-group-all = Wszyscy
study-group-won = Zwycięzcy
study-group-lost = Pozostali
study-group-team-all = Wszystkie
study-group-team-won = Wygrane
study-group-team-lost = Przegrane
study-won-in-all = Wygrane łącznie
study-default-options = domyślne
study-others = { $count ->
    [one] { $count } inne
    [few] { $count } inne
   *[many] { $count } innych
}
study-measure-decisions = Decyzje
study-measure-turns = Tury
study-measure-rounds = Rundy
study-measure-draws = Losowania
study-measure-choices = Dozwolone zapisy przy decyzji

## Osie

study-axis-score = punkty
study-axis-games = partie
study-axis-scores = wyniki
study-axis-share = odsetek zwycięstw
study-axis-share-games = odsetek partii
study-axis-mean = średnie punkty
study-axis-decisions = decyzje w partii
study-fair = równy podział
