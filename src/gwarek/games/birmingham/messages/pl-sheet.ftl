### Arkusz punktacji dla osób przy prawdziwej planszy

birmingham-sheet-part-canal = Era kanałowa
birmingham-sheet-part-rail = Era kolejowa
birmingham-sheet-part-end = Koniec
birmingham-sheet-group-links = Połączenia według liczby symboli połączeń przy nich
birmingham-sheet-group-tiles = { $industry }: odwrócone żetony
birmingham-sheet-group-more = Oprócz tego
birmingham-sheet-group-end = Na koniec gry
birmingham-sheet-links = { $n }
birmingham-sheet-tile = { $level } · { $n } PZ
birmingham-sheet-income = Poziom dochodu (£)
birmingham-sheet-money = Pieniądze (£)
birmingham-sheet-debts = PZ stracone za długi
birmingham-sheet-by-spent = Pieniądze wydane w tej rundzie (£): zaczyna, kto wydał najmniej.
birmingham-sheet-fault-symbols = Przy połączeniu nie może być { $n }: wpisane odwrócone żetony pozwalają najwyżej na { $most }.
birmingham-sheet-fault-gone = { $gone } z nich zapunktowało w pierwszej erze i opuściło grę; może zostać { $most }.
birmingham-sheet-beer = Zabrane beczki, { $place } (po { $n } PZ)
