### Coal Baron: what the teacher says

## Lesson I: send a miner

coalbaron-lesson-send = Send a miner
coalbaron-lesson-send-lead = What the game is about, and how a turn goes.
coalbaron-lesson-send-1 = Welcome to your colliery! After three shifts the most points win, and points come from coal delivered on orders like { $a }. So let us deliver it: try the wheelbarrow { $b }, and see why it cannot leave yet.
coalbaron-lesson-send-1-goal = Ask why the wheelbarrow cannot be loaded
coalbaron-lesson-send-1-hint = Point at the wheelbarrow below “Loading”. You may always try what is not allowed: the table tells you why.
coalbaron-lesson-send-1-done = Just so: the order is not complete. First the coal, then the wheelbarrow.
coalbaron-lesson-send-2 = All work here is done by miners, and you have 15. In your turn you send them to one work space and do at once what it says. An empty space takes one miner. Begin with money: the bank { $a }.
coalbaron-lesson-send-2-goal = Send a miner to the bank
coalbaron-lesson-send-2-hint = The bank pays 4, 5 or 6 marks. Choose one of them and confirm.
coalbaron-lesson-send-2-done = The miner works, the marks are yours, and your turn is over already.
coalbaron-lesson-send-2-other = A fine action, and we shall come to it. But first some money. Take it back?
coalbaron-lesson-send-2-mistake-hall = The muster hall gives a single mark. The bank has more for the same miner. Take it back?
coalbaron-lesson-send-2-mistake-mine = Your miner is going down for coal. That is lesson four; first some money. Take it back?
coalbaron-lesson-send-2-mistake-locked = A padlock: with three players this space stays closed. The others are open.
coalbaron-lesson-send-3 = Gosia took an order, Martyna bought a tunnel tile: one action each, clockwise, and it is your turn again. Nobody passes while a miner is left. Take a new order as well, { $a } or { $b } for instance.
coalbaron-lesson-send-3-goal = Take a new order
coalbaron-lesson-send-3-hint = Send a miner to one of the cards below “Orders”. You get the card that lies there.
coalbaron-lesson-send-3-done = The card waits in front of you, and a new one has been laid out.
coalbaron-lesson-send-3-other = You may do that. But here you wanted a new order. Take it back?
coalbaron-lesson-send-3-mistake-money = More money is never wrong. But here you wanted a new order. Take it back?
coalbaron-lesson-send-3-mistake-five = Five cards to choose from! Keep one of them, and you have your order.
coalbaron-lesson-send-4 = Later that day Gosia and Martyna have no miners left { $a }. They are skipped, and you play on alone. Send your last two wherever you like: when all are at work, the shift ends and every miner comes home.
coalbaron-lesson-send-4-goal = Send your last miners and end the shift
coalbaron-lesson-send-4-hint = Two turns in a row, for instance bank and muster hall. Then shift II begins by itself.
coalbaron-lesson-send-4-done = Shift II begins, with all your miners back. After shift III the game is over.
coalbaron-lesson-send-4-other = Go on: the shift ends when your last miner is at work.
coalbaron-lesson-send-know-1 = In your turn you send miners to one space. Nobody passes while a miner is left.
coalbaron-lesson-send-know-2 = An empty space takes one miner, and its action happens at once.
coalbaron-lesson-send-know-3 = The shift ends when all miners are at work. After three shifts the most points win.

## Lesson II: an occupied place

coalbaron-lesson-occupied = An occupied place
coalbaron-lesson-occupied-lead = No place is ever closed to you, it only costs more miners.
coalbaron-lesson-occupied-1 = Gosia's miner stands on the 5 marks { $a }. Occupied does not mean closed! Send one more than stand there, so two, and hers goes to the canteen { $b }. An empty space { $c } takes one, as you know.
coalbaron-lesson-occupied-1-goal = Take the 5 marks where Gosia stands
coalbaron-lesson-occupied-1-hint = Below the 5 marks it says how many miners the space takes now: two.
coalbaron-lesson-occupied-1-done = Five marks for you. Gosia's miner eats in the canteen and works no more in this shift.
coalbaron-lesson-occupied-1-other = Nobody had to move for that. Take it back and go where Gosia's miner stands.
coalbaron-lesson-occupied-1-mistake-empty = One miner, 4 marks, a good bargain. But nobody had to move. Take it back and try the 5 marks.
coalbaron-lesson-occupied-1-mistake-own = Those were two miners of your own, and it took three. We come to that next. Take it back and try the 5 marks.
coalbaron-lesson-occupied-2 = Your own miners are in the way just the same. Two of yours stand on the 6 marks { $a }, so it takes three, and you have two left. Try it all the same.
coalbaron-lesson-occupied-2-goal = Ask why the 6 marks are out of reach
coalbaron-lesson-occupied-2-hint = Point at the space with 6 marks: the table counts for you.
coalbaron-lesson-occupied-2-done = Three needed, two there: the space is not for you in this shift.
coalbaron-lesson-occupied-3 = The whole bank is too dear for two miners now. But one door is open to everybody at all times: the muster hall { $a }. One miner, one mark, however many stand there, and nobody is sent away.
coalbaron-lesson-occupied-3-goal = Send a miner to the muster hall
coalbaron-lesson-occupied-3-hint = The muster hall is beside the clock.
coalbaron-lesson-occupied-3-done = One mark, and nobody was pushed aside.
coalbaron-lesson-occupied-3-other = That works too. But have a look at the muster hall. Take it back?
coalbaron-lesson-occupied-3-mistake-dear = Two stand there, so it takes three miners; you have two. The muster hall takes one.
coalbaron-lesson-occupied-4 = Now you alone decide. Four miners are left. You want as many marks as you can get, and still keep two miners for your deliveries. Compare { $a }, { $b } and { $c }.
coalbaron-lesson-occupied-4-goal = Get the most marks and keep two miners
coalbaron-lesson-occupied-4-hint = Count who stands there and add one: that is the price in miners.
coalbaron-lesson-occupied-4-done = Five marks for two miners, and two are left. That is how to look at the whole yard.
coalbaron-lesson-occupied-4-other = That brings no marks, or too few. Take it back and look at the bank once more.
coalbaron-lesson-occupied-4-mistake-four = Three stood there, so it took four miners: all you had. Take it back?
coalbaron-lesson-occupied-4-mistake-six = Six marks, but for three miners: only one is left. Take it back?
coalbaron-lesson-occupied-4-mistake-hall = One mark for one miner leaves you three. There is a space that pays better and leaves two. Take it back?
coalbaron-lesson-occupied-know-1 = On an occupied space you put one miner more than stand there. They go to the canteen, your own as well.
coalbaron-lesson-occupied-know-2 = Whoever has too few miners for a space cannot go there.
coalbaron-lesson-occupied-know-3 = The muster hall is always open: one miner, one mark.

