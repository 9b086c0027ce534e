"""A market track: spaces with prices, cheapest first; the cubes always lie on the dearest spaces.

Buying takes the cheapest cube, selling fills the dearest empty space. An empty market still sells, at the
overflow price.
"""

from __future__ import annotations


def buying(prices: list[int], overflow: int, cubes: int, n: int) -> int:
    """What n cubes cost when the market holds `cubes`."""
    total = 0
    for i in range(n):
        left = cubes - i
        total += prices[len(prices) - left] if left > 0 else overflow
    return total


def selling(prices: list[int], cubes: int, n: int) -> int:
    """What n cubes bring when the market holds `cubes`; the caller knows that they fit."""
    total = 0
    for i in range(n):
        total += prices[len(prices) - cubes - 1 - i]
    return total


def room(prices: list[int], cubes: int) -> int:
    """Empty spaces."""
    return len(prices) - cubes


def buying_table(prices: list[int], overflow: int, most: int) -> list[list[int]]:
    """`table[cubes][n]`: what n cubes cost, for every filling of the market and n up to `most`."""
    return [[buying(prices, overflow, cubes, n) for n in range(most + 1)] for cubes in range(len(prices) + 1)]
