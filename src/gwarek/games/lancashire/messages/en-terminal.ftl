### On the board of the terminal

cli-lancashire-era-canal = Canal Period
cli-lancashire-era-rail = Rail Period
cli-lancashire-round = round { $round } of { $of }
cli-lancashire-actions = actions left: { $left } of { $of }
cli-lancashire-deck = deck { $cards }
cli-lancashire-aside = set aside { $cards }
cli-lancashire-discards = discarded { $cards }
cli-lancashire-order = Order, money spent:
cli-lancashire-towns = Towns
cli-lancashire-links-canal = Canals
cli-lancashire-links-rail = Rails
cli-lancashire-outside = Around them
cli-lancashire-coins = Coins
cli-lancashire-port = port
cli-lancashire-market-coal = Coal demand
cli-lancashire-market-iron = Iron demand
cli-lancashire-market-cotton = Cotton demand
cli-lancashire-buy = buy £{ $price }
cli-lancashire-fill = filling brings £{ $price }
cli-lancashire-full = full
cli-lancashire-closed = closed
cli-lancashire-bonus-money = bonus in £
cli-lancashire-bonus-income = bonus in income spaces
cli-lancashire-unseen = Distant market, { $tiles ->
    [one] { $tiles } tile unseen:
   *[other] { $tiles } tiles unseen:
}
cli-lancashire-used = used:
cli-lancashire-short-cotton_mill = mill
cli-lancashire-short-port = port
cli-lancashire-short-coal_mine = coal
cli-lancashire-short-iron_works = iron
cli-lancashire-short-shipyard = ship
cli-lancashire-sign-coal = C
cli-lancashire-sign-iron = I
cli-lancashire-good-coal = coal
cli-lancashire-good-iron = iron
cli-lancashire-legend = ×2 cubes left · ✓ flipped · ·Colne free route · sign after a place: your tile or link · * your industry cards build there · stacks: £ cost, VP, + income, × tiles left, ✕ not in this period
cli-lancashire-wealth = { $money } · income { $level } (space { $space })
cli-lancashire-points = { $points } VP · link tiles { $links }
cli-lancashire-cards = cards { $cards }
cli-lancashire-next = Next
cli-lancashire-vp = VP
cli-lancashire-hand = Your hand:
cli-lancashire-anywhere = industry cards build in any town
