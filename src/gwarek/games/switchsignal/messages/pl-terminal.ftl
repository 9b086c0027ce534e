### Na planszy w terminalu

cli-switchsignal-turn = tura { $number }
cli-switchsignal-step-1 = krok 1, rozkład jazdy
cli-switchsignal-step-2 = krok 2, akcje
cli-switchsignal-step-3 = krok 3, dobieranie kart
cli-switchsignal-delivered = dostarczone towary: { $count } z { $goal }
cli-switchsignal-clock = Zegar:
cli-switchsignal-clock-left = { $tokens ->
    [one] { $tokens } żeton czasu
    [few] { $tokens } żetony czasu
   *[many] { $tokens } żetonów czasu
}
cli-switchsignal-deck = karty rozkładu: zostało { $cards } (odłożone { $removed }, stracone { $lost })
cli-switchsignal-last = ostatnia tura
cli-switchsignal-bottom = na spodzie { $card }
cli-switchsignal-card = Karta rozkładu:
cli-switchsignal-any = dowolny kolor
cli-switchsignal-deploy = rozstaw
cli-switchsignal-move = rusz
cli-switchsignal-trains = Pociągi
cli-switchsignal-facing = Zwrot
cli-switchsignal-load = Ładunek
cli-switchsignal-danger = Gdyby ruszył teraz
cli-switchsignal-due = do ruszenia
cli-switchsignal-held = wstrzymany
cli-switchsignal-safe = bez straty
cli-switchsignal-loses = strata w { $faces } na 6, do { $most }
cli-switchsignal-depot = Zajezdnia:
cli-switchsignal-dice = Kości:
cli-switchsignal-cities = Miasta
cli-switchsignal-goods = Towary
cli-switchsignal-train = Pociąg
cli-switchsignal-exits = Wyjazdy i ich semafory
cli-switchsignal-starts = Miejsca startowe
cli-switchsignal-tokens = Pozostałe żetony startu:
cli-switchsignal-lines = Linie
cli-switchsignal-green = zielony semafor
cli-switchsignal-red = czerwony
cli-switchsignal-open = otwarte
cli-switchsignal-covered = zakryte zwrotnicą
cli-switchsignal-segment = wolny odcinek
cli-switchsignal-way = zwrot pociągu
cli-switchsignal-sign-black = CZ
cli-switchsignal-sign-brown = BR
cli-switchsignal-sign-grey = SZ
cli-switchsignal-train-black = czarny, szybki
cli-switchsignal-train-brown = brązowy, średni
cli-switchsignal-train-grey = szary, wolny
cli-switchsignal-sign-yellow = Ż
cli-switchsignal-sign-blue = N
cli-switchsignal-sign-red = C
cli-switchsignal-sign-white = B
cli-switchsignal-good-yellow = żółty towar
cli-switchsignal-good-blue = niebieski towar
cli-switchsignal-good-red = czerwony towar
cli-switchsignal-good-white = biały towar
cli-switchsignal-switches = Zwrotnice
cli-switchsignal-open-way = Otwarta droga
cli-switchsignal-closed-ways = Zakryte
cli-switchsignal-unset = jeszcze nieustawiona
cli-switchsignal-helpers = Pomocnicy:
cli-switchsignal-used = wykorzystano
cli-switchsignal-cards = karty { $count } z { $limit }
cli-switchsignal-closed = zakryte
cli-switchsignal-pile = Karty akcji w talii: { $cards }. Zagrane:
