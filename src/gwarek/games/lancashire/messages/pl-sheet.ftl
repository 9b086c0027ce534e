### Arkusz punktacji dla osób przy prawdziwej planszy

lancashire-sheet-part-canal = Okres Kanałów
lancashire-sheet-part-rail = Okres Kolei
lancashire-sheet-part-end = Koniec
lancashire-sheet-group-links = Połączenia według liczby monet przy nich
lancashire-sheet-group-tiles = { $industry }: odwrócone żetony
lancashire-sheet-group-end = Na koniec gry
lancashire-sheet-links = { $n }
lancashire-sheet-tile = { $level } · { $n } PZ
lancashire-sheet-income = Poziom dochodu (£)
lancashire-sheet-money = Pieniądze (£)
lancashire-sheet-debts = PZ stracone za długi
lancashire-sheet-by-spent = Pieniądze wydane w tej rundzie (£): zaczyna, kto wydał najmniej.
lancashire-sheet-fault-symbols = Przy połączeniu nie może być { $n }: wpisane odwrócone żetony pozwalają najwyżej na { $most }.
lancashire-sheet-fault-gone = { $gone } z nich zapunktowało w pierwszym okresie i opuściło grę; może zostać { $most }.
lancashire-sheet-order = Miejsce w kolejności (ostatni remis)
lancashire-sheet-fault-order = Wszystko jest równe: wpisz miejsca w kolejności graczy.
