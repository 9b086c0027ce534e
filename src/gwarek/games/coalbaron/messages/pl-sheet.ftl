### Arkusz punktacji dla osób przy prawdziwej planszy

coalbaron-sheet-part-shift-1 = Szychta I
coalbaron-sheet-part-shift-2 = Szychta II
coalbaron-sheet-part-shift-3 = Szychta III
coalbaron-sheet-part-end = Koniec
coalbaron-sheet-group-orders = Zamówienia zrealizowane w tej szychcie: { $transport }
coalbaron-sheet-group-carts = Puste wagoniki w szybie
coalbaron-sheet-group-end = Co zostało
coalbaron-sheet-order = { $colours } · { $n } PZ
coalbaron-sheet-carts = Puste wagoniki: { $colour }
coalbaron-sheet-marks = Marki
coalbaron-sheet-coal = Kostki węgla, gdziekolwiek leżą
coalbaron-sheet-waiting = Oczekujące zamówienia
coalbaron-sheet-light = Kafelki po stronie jasnej
coalbaron-sheet-dark = Kafelki po stronie ciemnej
coalbaron-sheet-by-miners = Górnicy w warsztatach: następną szychtę zaczyna, kto ma ich najwięcej.
coalbaron-sheet-fault-orders = Zrealizowanych i oczekujących jest razem { $n }; w pudełku są { $most } zamówienia.
