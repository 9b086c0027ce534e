firedamp-ask-turn = Kopać dalej czy wywieźć wózek (wartość: { $value })?
firedamp-log-told = { $what ->
    [haul] { $seat } wywozi węgiel za { $value } pkt.
    [gas] Metan! { $seat } traci węgiel za { $value } pkt.
   *[other] { $seat } wykopuje bryłę za { $what } pkt.
}
firedamp-mark-coal = Zostało brył: { $count }
firedamp-preview-points = Punkty
firedamp-score-coal = Wywieziony węgiel
firedamp-outcome-most = Najwięcej węgla
firedamp-word-dig = Kop
firedamp-word-haul = Wywieź
why-FIR-1 = Tego nie możesz teraz zrobić.
why-FIR-2 = Nie ma już węgla do kopania.
why-FIR-3 = Wózek jest pusty.
