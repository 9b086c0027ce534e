### Na planszy w terminalu

cli-lancashire-era-canal = Okres Kanałów
cli-lancashire-era-rail = Okres Kolei
cli-lancashire-round = runda { $round } z { $of }
cli-lancashire-actions = pozostałe akcje: { $left } z { $of }
cli-lancashire-deck = talia { $cards }
cli-lancashire-aside = odłożone { $cards }
cli-lancashire-discards = zagrane { $cards }
cli-lancashire-order = Kolejność, wydatki:
cli-lancashire-towns = Regiony
cli-lancashire-links-canal = Kanały
cli-lancashire-links-rail = Połączenia kolejowe
cli-lancashire-outside = Wokół nich
cli-lancashire-coins = Okręgi
cli-lancashire-port = port
cli-lancashire-market-coal = Popyt na węgiel
cli-lancashire-market-iron = Popyt na żelazo
cli-lancashire-market-cotton = Popyt na bawełnę
cli-lancashire-buy = kupno £{ $price }
cli-lancashire-fill = za zapełnienie £{ $price }
cli-lancashire-full = pełny
cli-lancashire-closed = zamknięty
cli-lancashire-bonus-money = premia w £
cli-lancashire-bonus-income = premia w polach dochodu
cli-lancashire-unseen = Rynek Zamorski, { $tiles ->
    [one] { $tiles } nieodkryty żeton:
    [few] { $tiles } nieodkryte żetony:
   *[many] { $tiles } nieodkrytych żetonów:
}
cli-lancashire-used = użyte:
cli-lancashire-short-cotton_mill = przę
cli-lancashire-short-port = port
cli-lancashire-short-coal_mine = kop
cli-lancashire-short-iron_works = huta
cli-lancashire-short-shipyard = stoc
cli-lancashire-sign-coal = W
cli-lancashire-sign-iron = Ż
cli-lancashire-good-coal = węgiel
cli-lancashire-good-iron = żelazo
cli-lancashire-legend = ×2 pozostałe kostki · ✓ odwrócony · ·Colne wolna trasa · znak za nazwą: twój żeton lub połączenie · * budują tam twoje karty przedsiębiorstw · stosy: £ koszt, PZ, + dochód, × ile żetonów, ✕ nie w tym okresie
cli-lancashire-wealth = { $money } · dochód { $level } (pole { $space })
cli-lancashire-points = { $points } PZ · żetony połączeń { $links }
cli-lancashire-cards = karty { $cards }
cli-lancashire-next = Następny
cli-lancashire-vp = PZ
cli-lancashire-hand = Twoja ręka:
cli-lancashire-anywhere = karty przedsiębiorstw budują w każdym regionie
