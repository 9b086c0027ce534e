"""A house of tables: opened, found and played at; bots that take their turns, teachers, lessons, what is told of them.

One code for every place Gwarek runs in, a server and a page without one. Where it runs hands in what differs: how work
waits and goes on (`running`), where rows are kept (`storing`), and who thinks for the bots (`thinking`). Functions
are `async` because some places have to wait for these; nothing here knows an event loop.
"""
