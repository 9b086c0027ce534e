### Na planszy w terminalu

cli-coalbaron-shift = { $shift } szychta
cli-coalbaron-start = rozpoczyna:
cli-coalbaron-yard-workshop = Warsztaty
cli-coalbaron-yard-mining = Wydobycie, pieniądze
cli-coalbaron-yard-loading = Załadunek, zamówienia
cli-coalbaron-miners = Górnicy
cli-coalbaron-marks-short = M
cli-coalbaron-steps = { $count ->
    [one] { $count } krok
    [few] { $count } kroki
   *[many] { $count } kroków
}
cli-coalbaron-look-five = zobacz 5
cli-coalbaron-hall = Cechownia
cli-coalbaron-canteen = Stołówka
cli-coalbaron-supply = Zasoby
cli-coalbaron-stack-tiles = Stos chodników
cli-coalbaron-stack-orders = Stos zamówień
cli-coalbaron-top = wierzch
cli-coalbaron-bottom = spód
cli-coalbaron-draft = Zamówienia do wyboru
cli-coalbaron-storage = skład
cli-coalbaron-no-orders = brak oczekujących zamówień
cli-coalbaron-player = { $points } PZ · { $marks } M · górnicy { $miners } · dostawy { $delivered }
