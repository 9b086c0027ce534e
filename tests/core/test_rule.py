"""Number rules: bounds, steps, and what several of them permit together."""

from typing import Final

from gwarek.core.rule import NO_LIMIT, NumberRule, broken, numbers


class Between(NumberRule[str, int]):
    def __init__(self, least: int, most: int, step: int = 1) -> None:
        super().__init__("TOY-1")
        self.bounds: Final = (least, most, step)

    def said(self, a: int) -> int:
        return a

    def least(self, ask: str, a: int) -> int:
        return self.bounds[0]

    def most(self, ask: str, a: int) -> int:
        return self.bounds[1]

    def step(self, ask: str, a: int) -> int:
        return self.bounds[2]


def test_a_number_rule_holds_within_its_bounds_and_on_its_steps() -> None:
    rule = Between(4, 20, 5)
    assert [number for number in range(30) if rule.holds("", number)] == [5, 10, 15, 20]


def test_a_number_rule_that_says_nothing_forbids_nothing() -> None:
    class Anything(NumberRule[str, int]):
        def said(self, a: int) -> int:
            return a

    assert all(Anything("TOY-2").holds("", number) for number in (0, 1, NO_LIMIT))


def test_numbers_are_exactly_those_that_break_no_rule() -> None:
    for rules in (
        [Between(0, 9)],
        [Between(3, 40), Between(0, 25, 5)],
        [Between(0, 60, 4), Between(7, 99, 6)],
        [Between(5, 4)],
    ):
        unbroken = [number for number in range(1, 51) if not broken(rules, "", number)]
        assert list(numbers(rules, "", 0, 1, 50)) == unbroken
