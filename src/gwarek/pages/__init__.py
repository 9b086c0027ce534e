"""A house in a page: no server, no event loop. What a page would ask a server it asks here, and hears the same.

>>> house = PageHouse(shapes)
>>> house.ask("PUT", "/me", '{"name": "Ala"}')
(200, '{"id": …, "name": "Ala", "seat": null}')

`gwarek.house` does all of it; this room has what differs where there is one screen: work that waits (`errands`), rows
kept as text that whoever runs the page writes down (`keeping`), and questions to bots that somebody else thinks about.
"""
