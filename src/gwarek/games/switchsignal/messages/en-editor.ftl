### The board editor

pages-editor-title = Board editor
pages-editor-text = The networks of Switch & Signal in this box are reconstructed. If you own the game, draw the printed board here: places, lines with their segments, signals and switches. Check it, save it as a file, play on it.
pages-editor-drawing = The network
pages-editor-tools = Tools
pages-editor-tool-choose = Choose
pages-editor-tool-line = Line
pages-editor-tool-junction = Junction
pages-editor-tool-trade = City
pages-editor-tool-port = Port
pages-editor-tool-start = Start
pages-editor-undo = Undo
pages-editor-hint-choose = Point at a place or a line to change it; drag a place to move it. Point at a signal to lay its first-game marker or take it away.
pages-editor-hint-line = Point at the place where the line begins.
pages-editor-hint-line-to = Now at the place where it ends.
pages-editor-hint-junction = Point at the map where the junction lies.
pages-editor-hint-trade = Point at the map where the trading city lies.
pages-editor-hint-port = Point at the map where the port lies.
pages-editor-hint-start = Point at the map where the start lies.
pages-editor-file = Board
pages-editor-board = Side of the board
pages-editor-board-central_europe = Central Europe
pages-editor-board-north_america = North America
pages-editor-save = Save as file
pages-editor-load = Load
pages-editor-reset = As built in
pages-editor-empty = Empty
pages-editor-play = Play on it
pages-editor-nothing = The whole board
pages-editor-nothing-text = Choose something on the map to see its fields.
pages-editor-thing-line = Line
pages-editor-thing-city = City
pages-editor-thing-start = Start
pages-editor-thing-junction = Junction
pages-editor-id = Id
pages-editor-a = From
pages-editor-b = To
pages-editor-length = Segments
pages-editor-name-en = Name, English
pages-editor-name-pl = Name, Polish
pages-editor-kind = Kind
pages-editor-trade = trading city
pages-editor-port = port
pages-editor-goods = Goods
pages-editor-good-yellow = yellow
pages-editor-good-blue = blue
pages-editor-good-red = red
pages-editor-good-white = white
pages-editor-number = Number
pages-editor-signals = Signal fields on this line
pages-editor-signals-none = Both ends are in cities, which have their signals.
pages-editor-signal-first = before segment 1
pages-editor-signal-last = after the last segment
pages-editor-signal-between = between { $first } and { $second }
pages-editor-covered = { $count ->
    [one] Covered in the first game: { $count } branch
   *[other] Covered in the first game: { $count } branches
}
pages-editor-remove = Remove
pages-editor-count-lines = lines
pages-editor-count-segments = segments
pages-editor-count-junctions = junctions
pages-editor-count-switches = switch markers
pages-editor-count-signals = signal markers
pages-editor-check = Check
pages-editor-checking = checking…
pages-editor-faults = { $count ->
    [0] no faults
    [one] { $count } fault
   *[other] { $count } faults
}
pages-editor-fine = This board can be played on.
pages-editor-added = Added: { $id }
pages-editor-say-line = line { $id }
pages-editor-say-field = signal { $field }, marker in the first game
pages-editor-say-place = { $kind ->
    [junction] junction
    [start] start
    [port] port
   *[city] city
} { $name }
