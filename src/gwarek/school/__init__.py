"""The school: courses that games bring, lessons under way, and the teacher at a table.

Plain code over `gwarek.table`, with the standard library alone: no server, no event loop, no sentences. A course is
data in the game's folder (`school.toml`); what is said is told by message ids (docs/add-a-lesson.md).
"""
