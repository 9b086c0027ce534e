"""What records say: scores, sources of points, seats, openings, length, options.

>>> from gwarek.lab.study import study
>>> played = study("coalbaron", ["results/records"], workers=4)
>>> played.block("wins", seats=2).column("wins")
"""

from __future__ import annotations

from gwarek.lab.study.study import Study, study

__all__ = ["Study", "study"]
