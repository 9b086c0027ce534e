# Szkoła: co mówi nauczyciel, gdy lekcja nie ma na to własnych słów, i strony lekcji.

lesson-done = Właśnie tak.
lesson-other = To dozwolone, ale cel jeszcze przed tobą. Cofnąć?

## Strona szkoły

school-title = Szkoła węgla, bawełny, cyny i pary
school-lead = Krótkie lekcje przy prawdziwym stole. Zasadę poznajesz wtedy, gdy jest potrzebna.
school-courses = Kursy
school-progress = lekcje: { $done } z { $of }
school-left = lekcje: { $done } z { $of }, zostało około { $minutes } min
school-count = lekcji: { $count }
school-learnt = ukończony
school-begin = zacznij
school-go-on = dalej
school-revise = powtórz
school-begin-button = Zacznij
school-go-on-button = Dalej
school-rules-only = zasady i ściągawka
school-lesson-learnt = zaliczona
school-step = krok { $step } z { $of }
school-minutes = { $minutes } min
school-about = około { $minutes } min
school-ten = Gra w dziesięć minut
school-ten-text = { $count ->
    [one] { $count } plansza do obejrzenia, nic do zapamiętania.
    [few] { $count } plansze do obejrzenia, nic do zapamiętania.
   *[many] { $count } plansz do obejrzenia, nic do zapamiętania.
}
school-ten-seen = Obejrzane.
school-look = Obejrzyj
school-look-again = Obejrzyj znowu
school-guided = Gra z nauczycielem
school-guided-text = Prawdziwa gra z uczniami. Gwarek objaśnia każdą rzecz, gdy się pojawia.
school-sit = Usiądź
school-special = Przypadki szczególne
school-special-note = co łatwo zapomnieć, dodatki, inne sposoby gry
school-new = Na początek
school-new-text = Żadnej z tych gier jeszcze nie znasz? Zacznij od gry { $game }: dziesięć minut i wiadomo, o co chodzi.
school-new-button = Zacznij: { $game }
school-rules-note = każda zasada ma numer, każdy numer test
school-aid = Skrót na stronę
school-lost = Nie ma takiej lekcji.
school-back = Do szkoły
school-plate = Plansza { $number } z { $of }
school-before = Wstecz
school-next = Dalej
school-first-lesson = Pierwsza lekcja

## Lekcja

lesson-region = Gwarek, nauczyciel
lesson-of = Lekcja { $number }
lesson-of-rest = z { $of }
lesson-hint = Wskazówka
lesson-show = Pokaż
lesson-leave = Wyjdź z lekcji
lesson-letter = { $letter }, { $what }
lesson-shown = wskazane przez nauczyciela, { $letter }
lesson-step = Krok { $step } z { $of }
lesson-step-done = krok { $step }, zrobiony
lesson-answers = Odpowiedzi
lesson-reached = Zrobione
lesson-on = Dalej
lesson-take-back = Cofnij
lesson-learnt = Lekcja zaliczona.
lesson-know = Co już wiesz
lesson-seal = SZKOŁA · SCHOOL
lesson-steps = Kroki
lesson-hints-taken = Wskazówki
lesson-course = Kurs
lesson-next = Następna lekcja
lesson-again = Jeszcze raz
lesson-play-on = Graj dalej stąd
lesson-all = Wszystkie lekcje

## Gra z nauczycielem

guided-heading = gra z nauczycielem
guided-new = po raz pierwszy
guided-ok = Jasne
guided-met = poznane w tej grze: { $met } z { $of }
guided-ask = Co byś zagrał?
guided-list = co jeszcze przed tobą
guided-is-met = poznane
guided-to-come = jeszcze nie
guided-move = Twój ruch
guided-wait = Grają pozostali
guided-unfold = Przeczytaj jeszcze raz
guided-settings = Kiedy nauczyciel mówi
guided-first = za każdym pierwszym razem
guided-asked = tylko na pytanie
guided-silent = wcale
guided-off = Graj dalej bez nauczyciela
guided-invite = Zaproś nauczyciela do stołu
guided-warning = Chwileczkę: to oddaje około { $points ->
    [one] { $points } punktu
   *[other] { $points } punktów
}. Nadal można tak zagrać.
guided-better = Lepiej: { $line }
guided-log = Gwarek: { $what }
