firedamp-ask-turn = Dig on, or haul the { $value } in the cart?
firedamp-log-told = { $what ->
    [haul] { $seat } hauls up { $value }.
    [gas] Gas! { $seat } loses { $value }.
   *[other] { $seat } digs up a lump of { $what }.
}
firedamp-mark-coal = Lumps left: { $count }
firedamp-preview-points = Points
firedamp-score-coal = Coal hauled up
firedamp-outcome-most = Most coal
firedamp-word-dig = Dig
firedamp-word-haul = Haul
why-FIR-1 = It is not yours to say that now.
why-FIR-2 = There is no coal left to dig.
why-FIR-3 = The cart is empty.
