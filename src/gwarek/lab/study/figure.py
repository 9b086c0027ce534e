"""A figure that a notebook shows by itself; needs matplotlib, so it is imported only when something is drawn."""

from __future__ import annotations

import io

from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure


class Chart(Figure):
    """Drawn without pyplot: no window opens, nothing has to be closed."""

    def __init__(self, width: float, height: float) -> None:
        super().__init__(figsize=(width, height), layout="constrained")
        FigureCanvasAgg(self)

    def _repr_png_(self) -> bytes:
        """What Jupyter asks for."""
        file = io.BytesIO()
        self.savefig(file, dpi=110)
        return file.getvalue()
