"""The laboratory: many games, and what they say."""

from __future__ import annotations

from gwarek.lab.simulate import SimResult, simulate

__all__ = ["SimResult", "simulate"]
