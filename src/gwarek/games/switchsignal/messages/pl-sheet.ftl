### Arkusz dla osób przy prawdziwej planszy oraz pytania o los

switchsignal-sheet-part-end = Koniec gry
switchsignal-sheet-group-goods = Towary w porcie { $place }
switchsignal-sheet-group-left = Co zostało
switchsignal-sheet-good = { $good }
switchsignal-sheet-turns = Karty rozkładu w talii
switchsignal-sheet-clock = Żetony czasu na zegarze
switchsignal-sheet-time-out = Przegrana: należała się karta za czas, a talia była pusta
switchsignal-sheet-fault-port = Port nie przyjmuje więcej towarów tego koloru.
switchsignal-sheet-fault-won = Wszystkie towary są dostarczone: drużyna wygrywa.
switchsignal-sheet-fault-time = Czas kończy się dopiero, gdy nie ma kart, a wpisano { $n }.

switchsignal-draw-numbers = Numery stacji początkowych, tak jak leżą żetony
switchsignal-draw-start = Kto zaczyna?
switchsignal-draw-deal = Rozdane karty akcji
switchsignal-draw-card = Która karta rozkładu została odkryta?
switchsignal-draw-dice = Dwie kości rozmieszczania
switchsignal-draw-tokens = Odkryte żetony miejsc
switchsignal-draw-token = Który żeton miejsca został odkryty?
switchsignal-draw-die = Kość ruchu
switchsignal-draw-draw = Dobrane karty akcji
