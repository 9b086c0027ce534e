"""Beside the real board: people play at a table of wood, and this counts, keeps and tells.

Nothing is kept here. A page holds what was typed in and asks: what is on the sheet (`sheets`), what does it score, what
happens next in a game whose dice and cards are real (`along`). Plain code without sockets, stores, threads or files.
"""
