"""All that a house is given by the place where it stands."""

from __future__ import annotations

from dataclasses import dataclass

from gwarek.house.customs import Customs
from gwarek.house.running import Runner
from gwarek.house.storing import Keeper
from gwarek.house.thinking import Programs, Thinkers
from gwarek.table.world import World


@dataclass(frozen=True)
class Means:
    runner: Runner
    store: Keeper
    thinkers: Thinkers
    programs: Programs
    customs: Customs
    world: World
