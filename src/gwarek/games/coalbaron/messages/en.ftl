### Coal Baron: names, questions, log, preview, why not, scores, options

## Names (docs/protocol.md, "How arguments become words")

coalbaron-colour-yellow = yellow
coalbaron-colour-brown = brown
coalbaron-colour-grey = grey
coalbaron-colour-black = black
coalbaron-colour-bare = nothing

coalbaron-transport-wheelbarrow = wheelbarrow
coalbaron-transport-carriage = carriage
coalbaron-transport-motorcar = motorcar
coalbaron-transport-locomotive = locomotive

coalbaron-space-workshop_1 = workshop 1
coalbaron-space-workshop_2 = workshop 2
coalbaron-space-workshop_3 = workshop 3
coalbaron-space-workshop_4 = workshop 4
coalbaron-space-workshop_5 = workshop 5
coalbaron-space-workshop_6 = workshop 6
coalbaron-space-workshop_7 = workshop 7
coalbaron-space-workshop_8 = workshop 8
coalbaron-space-workshop_pick5 = the workshops (pick 5)
coalbaron-space-mine_4 = mining (4 steps)
coalbaron-space-mine_6 = mining (6 steps)
coalbaron-space-mine_8 = mining (8 steps)
coalbaron-space-mine_10 = mining (10 steps)
coalbaron-space-load_wheelbarrow = loading (wheelbarrow)
coalbaron-space-load_carriage = loading (carriage)
coalbaron-space-load_motorcar = loading (motorcar)
coalbaron-space-load_locomotive = loading (locomotive)
coalbaron-space-money_3 = the bank (3 marks)
coalbaron-space-money_4 = the bank (4 marks)
coalbaron-space-money_5 = the bank (5 marks)
coalbaron-space-money_6 = the bank (6 marks)
coalbaron-space-order_1 = the orders (space 1)
coalbaron-space-order_2 = the orders (space 2)
coalbaron-space-order_3 = the orders (space 3)
coalbaron-space-order_4 = the orders (space 4)
coalbaron-space-order_pick5 = the orders (pick 5)
coalbaron-space-muster_hall = the muster hall

coalbaron-tile = { $side ->
    [light] light
   *[dark] dark
} { $colour } tunnel ({ $carts ->
    [one] { $carts } cart
   *[other] { $carts } carts
})
coalbaron-order = { $transport } order ({ $spaces }, { $points } VP)
coalbaron-cube-cage = { $colour } from the cage
coalbaron-cube-storage = { $colour } from storage

## Where in the game we are

coalbaron-mark-shift = Shift { $shift ->
    [1] I
    [2] II
   *[3] III
} of III

## What is asked

coalbaron-ask-draft = Take an order, { $number } of { $of }
coalbaron-ask-send = Send miners to work, { $miners ->
    [one] { $miners } is left
   *[other] { $miners } are left
}
coalbaron-ask-buy = Buy one of the tiles, or none
coalbaron-ask-keep = Keep one of the orders, or none
coalbaron-ask-return = Put the rest back: on top or at the bottom?
coalbaron-ask-next = Which comes next? What you name first will be drawn first
coalbaron-ask-fill = The supply cannot fill the tile: choose other coal or leave carts bare
coalbaron-ask-mine = Mining: { $left ->
    [one] { $left } step left
   *[other] { $left } steps left
}
coalbaron-ask-pair = Which two cubes instead of { $colour }?

## The log

coalbaron-log-start-player = { $seat } is the start player.
    .you = You are the start player.
coalbaron-log-tiles-shown = In the workshops: { $tiles }.
coalbaron-log-orders-revealed = Orders to choose from: { $orders }.
coalbaron-log-drafted = { $seat } takes the { $order }.
    .you = You take the { $order }.
coalbaron-log-orders-shown = On the board: { $orders }.
coalbaron-log-shift-begins = { $shift ->
    [1] Shift I
    [2] Shift II
   *[3] Shift III
}: { $seat } begins.
    .you = { $shift ->
        [1] Shift I
        [2] Shift II
       *[3] Shift III
    }: you begin.
coalbaron-log-sent = { $seat } sends { $miners ->
    [one] { $miners } miner
   *[other] { $miners } miners
} to { $space }.
    .you = You send { $miners ->
        [one] { $miners } miner
       *[other] { $miners } miners
    } to { $space }.
coalbaron-log-displaced = { $owner }: { $miners ->
    [one] { $miners } miner goes
   *[other] { $miners } miners go
} from { $space } to the canteen.
coalbaron-log-paid = { $seat } pays { $marks ->
    [one] { $marks } mark
   *[other] { $marks } marks
}.
    .you = You pay { $marks ->
        [one] { $marks } mark
       *[other] { $marks } marks
    }.
coalbaron-log-earned = { $seat } takes { $marks ->
    [one] { $marks } mark
   *[other] { $marks } marks
}.
    .you = You take { $marks ->
        [one] { $marks } mark
       *[other] { $marks } marks
    }.
coalbaron-log-tile-laid = { $seat } lays a { $tile }.
    .you = You lay a { $tile }.
coalbaron-log-carts-filled = { $seat } { $cubes ->
    [none] leaves the other carts bare.
   *[other] fills carts with other coal: { $cubes }.
}
    .you = You { $cubes ->
        [none] leave the other carts bare.
       *[other] fill carts with other coal: { $cubes }.
    }
coalbaron-log-refilled = New on the board: { $piece }.
coalbaron-log-looked = { $seat } looks at { $deck ->
    [tiles] { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
   *[orders] { $count ->
        [one] { $count } order
       *[other] { $count } orders
    }
}{ $pieces ->
    [none] .
   *[other] : { $pieces }.
}
    .you = You look at { $deck ->
        [tiles] { $count ->
            [one] { $count } tile
           *[other] { $count } tiles
        }
       *[orders] { $count ->
            [one] { $count } order
           *[other] { $count } orders
        }
    }{ $pieces ->
        [none] .
       *[other] : { $pieces }.
    }
coalbaron-log-bought-none = { $seat } buys no tile.
    .you = You buy no tile.
coalbaron-log-kept = { $seat } keeps the { $order }.
    .you = You keep the { $order }.
coalbaron-log-kept-none = { $seat } keeps no order.
    .you = You keep no order.
coalbaron-log-returned = { $seat } puts { $deck ->
    [tiles] { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
   *[orders] { $count ->
        [one] { $count } order
       *[other] { $count } orders
    }
} { $place ->
    [top] on top of the stack
   *[bottom] at the bottom of the stack
}{ $pieces ->
    [none] .
   *[other] : { $pieces }.
}
    .you = You put { $deck ->
        [tiles] { $count ->
            [one] { $count } tile
           *[other] { $count } tiles
        }
       *[orders] { $count ->
            [one] { $count } order
           *[other] { $count } orders
        }
    } { $place ->
        [top] on top of the stack
       *[bottom] at the bottom of the stack
    }{ $pieces ->
        [none] .
       *[other] : { $pieces }.
    }
coalbaron-log-mining = { $seat } mines, up to { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}.
    .you = You mine, up to { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }.
coalbaron-log-cage-moved = { $seat }’s cage goes to { $to_level ->
    [0] the surface
    [1] level I
    [2] level II
    [3] level III
   *[4] level IV
}.
    .you = Your cage goes to { $to_level ->
        [0] the surface
        [1] level I
        [2] level II
        [3] level III
       *[4] level IV
    }.
coalbaron-log-loaded = { $seat } loads { $colour } coal.
    .you = You load { $colour } coal.
coalbaron-log-placed = { $seat } puts { $colour } coal { $source ->
    [storage] from storage on
   *[cage] on
} the { $order }.
    .you = You put { $colour } coal { $source ->
        [storage] from storage on
       *[cage] on
    } the { $order }.
coalbaron-log-paired = { $seat } covers a { $colour } space of the { $order } with two others: { $first } and { $second }.
    .you = You cover a { $colour } space of the { $order } with two others: { $first } and { $second }.
coalbaron-log-stored = { $seat } stores { $colour } coal.
    .you = You store { $colour } coal.
coalbaron-log-stopped = { $seat } stops mining{ $unused ->
    [0] .
    [one] ; { $unused } step is lost.
   *[other] ; { $unused } steps are lost.
}
    .you = You stop mining{ $unused ->
        [0] .
        [one] ; { $unused } step is lost.
       *[other] ; { $unused } steps are lost.
    }
coalbaron-log-delivered = { $seat } delivers the { $order }: { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}.
    .you = You deliver the { $order }: { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }.
coalbaron-log-order-taken = { $seat } takes the { $order }.
    .you = You take the { $order }.
coalbaron-log-category-scored = { $category ->
    [coal] Points for delivered { $key } coal
    [transport] Points for deliveries by { $key }
   *[empty_carts] Points for empty { $key } carts
}: { $points ->
    [none] nobody scores.
   *[other] { $points }.
}
coalbaron-log-start-token = { $seat } begins the next shift.
    .you = You begin the next shift.
coalbaron-log-miners-return = All miners come home.
coalbaron-log-final = { $seat }, final points: { $marks } for marks, { $coal } for coal, { $waiting } for waiting orders, { $balance } for balance.
    .you = Your final points: { $marks } for marks, { $coal } for coal, { $waiting } for waiting orders, { $balance } for balance.
coalbaron-log-game-over = The game is over. Winner: { $winner_seats }.

## Preview

coalbaron-preview-miners = Miners
coalbaron-preview-marks = Marks
coalbaron-preview-canteen = To the canteen
coalbaron-preview-canteen-value = { $owner }: { $miners }
coalbaron-preview-tile = Tile
coalbaron-preview-tile-value = { $tile }
coalbaron-preview-coal = Coal
coalbaron-preview-coal-value = { $cubes } × { $colour }
coalbaron-preview-filled = Other coal
coalbaron-preview-filled-value = { $cubes ->
    [none] carts stay bare
   *[other] { $cubes }
}
coalbaron-preview-steps = Steps
coalbaron-preview-steps-value = up to { $steps }
coalbaron-preview-steps-left = Steps left
coalbaron-preview-level = Cage at level
coalbaron-preview-cage = Cubes in the cage
coalbaron-preview-storage = Cubes in storage
coalbaron-preview-empty-carts = Empty carts
coalbaron-preview-deliveries = Deliveries
coalbaron-preview-deliveries-value = { $count ->
    [one] { $count } order
   *[other] { $count } orders
}
coalbaron-preview-fills = Covers
coalbaron-preview-fills-value = { $colour }, { $order }
coalbaron-preview-points = Points
coalbaron-preview-then-points = Points after the shift
coalbaron-preview-then-miners = Miners after the shift
coalbaron-preview-order = Order
coalbaron-preview-order-value = { $order }
coalbaron-preview-look = You look at
coalbaron-preview-look-value = { $deck ->
    [tiles] { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
   *[orders] { $count ->
        [one] { $count } order
       *[other] { $count } orders
    }
}
coalbaron-preview-lost = Lost
coalbaron-preview-lost-value = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}

## Words of actions

coalbaron-word-draft = take
coalbaron-word-send = send
coalbaron-word-buy = buy
coalbaron-word-keep = keep
coalbaron-word-return = put back
coalbaron-word-next = next
coalbaron-word-fill = fill
coalbaron-word-cage = cage
coalbaron-word-load = load
coalbaron-word-place = place
coalbaron-word-fetch = fetch
coalbaron-word-pair = pair
coalbaron-word-with = with
coalbaron-word-store = store
coalbaron-word-stop = stop
coalbaron-word-none = none
coalbaron-word-top = on top
coalbaron-word-bottom = at the bottom
coalbaron-word-bare = bare
coalbaron-word-yellow = yellow
coalbaron-word-brown = brown
coalbaron-word-grey = grey
coalbaron-word-black = black
coalbaron-word-0 = surface
coalbaron-word-1 = level I
coalbaron-word-2 = level II
coalbaron-word-3 = level III
coalbaron-word-4 = level IV

## Scores and outcome

coalbaron-score-orders = Delivered orders
coalbaron-score-clock-1 = Clock, shift I
coalbaron-score-clock-2 = Clock, shift II
coalbaron-score-clock-3 = Clock, shift III
coalbaron-score-marks = Marks
coalbaron-score-coal = Coal
coalbaron-score-waiting = Waiting orders
coalbaron-score-balance = Balance

coalbaron-outcome-most-points = Most points
coalbaron-outcome-tie-marks = Equal points, more marks left
coalbaron-outcome-shared = Equal points and marks: a shared victory

## Options

coalbaron-option-storage_rule = Storing coal
coalbaron-option-storage_rule-value-literal = only if no order wants it
coalbaron-option-storage_rule-value-free = always
coalbaron-option-coal_supply = Coal in the supply
coalbaron-option-coal_supply-value-printed = 64 cubes, as in the box
coalbaron-option-coal_supply-value-unlimited = never runs out
coalbaron-option-delivered_orders = Delivered orders of others
coalbaron-option-delivered_orders-value-owner_only = face down
coalbaron-option-delivered_orders-value-open = open
coalbaron-option-substitute_pair = Two cubes instead of one
coalbaron-option-substitute_pair-value-both_other_colours = both of other colours
coalbaron-option-substitute_pair-value-any_two = any two
coalbaron-option-fetching = Fetching from storage
coalbaron-option-fetching-value-anywhere = wherever the cage is
coalbaron-option-fetching-value-surface = only with the cage at the surface
coalbaron-option-start_player = Start player
coalbaron-option-start_player-value-random = drawn
coalbaron-option-start_player-value-0 = seat 1
coalbaron-option-start_player-value-1 = seat 2
coalbaron-option-start_player-value-2 = seat 3
coalbaron-option-start_player-value-3 = seat 4

## Why not

why-COA-NOW = That is not what is asked now.
why-COA-TURN = It is not your turn.
why-COA-2-2 = A padlock closes this space with so many players.
why-COA-2-10 = This order is not among the revealed ones.
why-COA-4-1 = { $reason ->
    [tile] There is no tile here.
    [tiles] The tile stack is empty.
    [card] There is no order here.
   *[cards] The order stack is empty.
}
why-COA-4-4 = { $needed ->
    [one] This takes { $needed } miner
   *[other] This takes { $needed } miners
}, you have { $have }.
why-COA-5-7 = It costs { $price ->
    [one] { $price } mark
   *[other] { $price } marks
}, you have { $have }.
why-COA-5-8 = This tile is not among those you are looking at.
why-COA-5-9 = This tile is not among those to be put back.
why-COA-6-1 = No steps are left.
why-COA-6-3 = The cage is full: it holds { $capacity } cubes.
why-COA-6-4 = The cage is there already.
why-COA-6-5 = The cage is there already.
why-COA-6-6 = { $reason ->
    [surface] The cage is at the surface; coal is loaded below ground.
   *[cube] There is no { $colour } coal on this level.
}
why-COA-6-7 = { $reason ->
    [surface] The cage must be at the surface.
    [order] This is not one of your waiting orders.
    [space] This order has no empty { $colour } space.
   *[cube] There is no { $colour } coal in the cage.
}
why-COA-6-8 = { $reason ->
    [order] This is not one of your waiting orders.
    [space] This order has no empty { $colour } space.
    [steps] A pair takes 2 steps and only one is left.
    [cubes] You do not have these two cubes at hand.
   *[colour] Both cubes must be of other colours than { $colour }.
}
why-COA-6-9 = { $reason ->
    [surface] The cage must be at the surface.
    [cube] There is no { $colour } coal in the cage.
   *[wanted] One of your orders has an empty { $colour } space.
}
why-COA-6-10 = { $reason ->
    [surface] The cage must be at the surface.
    [order] This is not one of your waiting orders.
    [space] This order has no empty { $colour } space.
   *[cube] There is no { $colour } coal in storage.
}
why-COA-7-2 = You have no complete order for the { $transport }.
why-COA-9-4 = This order is not among those you are looking at.
why-COA-9-5 = This order is not among those to be put back.
why-COA-13-4 = { $carts ->
    [one] Choose coal for { $carts } cart
   *[other] Choose coal for { $carts } carts
}, of colours the supply has, or leave them bare.
