### Arkusz punktacji dla osób przy prawdziwej planszy oraz pytania o los

tinnerstrail-sheet-part-round-1 = Runda 1
tinnerstrail-sheet-part-round-2 = Runda 2
tinnerstrail-sheet-part-round-3 = Runda 3
tinnerstrail-sheet-part-round-4 = Runda 4
tinnerstrail-sheet-group-investing = Inwestycje
tinnerstrail-sheet-row = Wiersz na torze inwestycji (1 to najwyższy)
tinnerstrail-sheet-tens = Ile razy po £10
tinnerstrail-sheet-fives = Ile razy po £5
tinnerstrail-sheet-money = Wszystkie pieniądze po sprzedaży (£)
tinnerstrail-sheet-ore = Ruda w swoich kopalniach (rozstrzyga remis)
tinnerstrail-sheet-sierra = Emigrant w Sierra Madre (punkty: { $n })
tinnerstrail-sheet-by-row = Wiersz na torze inwestycji: ta sama kolejność obowiązuje w następnej rundzie.
tinnerstrail-sheet-fault-row = Kto inwestuje, ma wiersz na torze inwestycji.

tinnerstrail-draw-order = Kolejność znaczników pracy
tinnerstrail-draw-open = Kafelki odkryte na początku: obszar i kafelek
tinnerstrail-draw-deal = Rozdane mapy
tinnerstrail-draw-back = Jaki rewers ma następna mapa z jego talii?
tinnerstrail-draw-tin = Kości ceny cyny
tinnerstrail-draw-copper = Kości ceny miedzi
tinnerstrail-draw-look = Który kafelek oglądasz?
tinnerstrail-draw-reveal = Który kafelek został odkryty?
tinnerstrail-draw-top = Która mapa została odkryta?
tinnerstrail-draw-card = Która z jego kart została odkryta?
tinnerstrail-draw-dice = Kości jego licytacji
