"""Bots: they get a desk (view, legal lines, clock, sampler), never the state."""

from __future__ import annotations

from gwarek.bots.bot import Advice, Bot
from gwarek.bots.desk import Desk
from gwarek.bots.registry import BOTS, make_bot
from gwarek.table.levels import LEVELS, level_of

__all__ = ["BOTS", "LEVELS", "Advice", "Bot", "Desk", "level_of", "make_bot"]
