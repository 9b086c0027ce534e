"""What a table does: who sits, whose turn it is, what each may see, going back, hints, talk.

Plain code without sockets, stores, threads or files. Time and chance are handed in (`world`). A change is made in two
halves: the room answers with a step, whoever runs the table stores it, and only then the room takes it and tells
everybody (`table.Table.keep`). A step that is not stored has changed nothing.
"""
