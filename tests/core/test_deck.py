"""A deck holds what is known of it, seat by seat."""

from hypothesis import given
from hypothesis import strategies as st

from gwarek.core.chance import QuickRng
from gwarek.core.deck import Deck, kind_of, piece_text, read_piece

RED, BLUE, YELLOW = 0, 1, 2
NAMES = ["a", "b", "c", "d", "e", "f", "g", "h"]


def kinds(pieces: list[int]) -> list[int]:
    return [kind_of(piece) for piece in pieces]


def looked_and_returned(on_top: bool) -> Deck:
    """Red looks at a, b, c of eight and puts them back as c, a, b."""
    deck = Deck.fresh([1] * 8)
    held = deck.take(3, [0, 1, 2])
    deck.lay([held[2], held[0], held[1]], RED, on_top)
    return deck


def test_pieces_put_on_top_are_drawn_first_and_without_chance() -> None:
    deck = looked_and_returned(on_top=True)
    assert not deck.chance_of_next()
    assert deck.by_chance(5) == 2
    assert kinds(deck.take(3, [])) == [2, 0, 1]
    assert deck.chance_of_next()


def test_pieces_put_at_the_bottom_come_after_the_unseen_ones() -> None:
    deck = looked_and_returned(on_top=False)
    assert deck.chance_of_next()
    assert kinds(deck.take(5, [3, 4, 5, 6, 7])) == [3, 4, 5, 6, 7]
    assert kinds(deck.take(3, [])) == [2, 0, 1]


def test_a_later_return_to_the_bottom_goes_below_an_earlier_one() -> None:
    deck = looked_and_returned(on_top=False)
    deck.lay(deck.take(1, [3]), BLUE, on_top=False)
    deck.take(4, [4, 5, 6, 7])
    assert kinds(deck.take(4, [])) == [2, 0, 1, 3]


def test_only_the_one_who_returned_them_knows_the_places() -> None:
    deck = looked_and_returned(on_top=True)
    assert deck.seen_by(RED, []) == ([2, 0, 1], [], [])
    assert deck.seen_by(BLUE, []) == ([-1, -1, -1], [], [])
    assert deck.seen_by(-1, []) == ([-1, -1, -1], [], [])


def test_who_knew_a_piece_still_knows_the_block_it_went_back_into() -> None:
    deck = looked_and_returned(on_top=True)
    held = deck.take(3, [])
    deck.lay(held[1:], BLUE, on_top=False)  # blue keeps c, red sees that
    assert deck.seen_by(RED, []) == ([], [-1, -1], [0, 1])
    assert deck.seen_by(BLUE, []) == ([], [0, 1], [])


def test_a_block_cut_in_two_is_one_block_for_those_who_knew_only_its_contents() -> None:
    deck = looked_and_returned(on_top=True)
    deck.lay(deck.take(3, []), BLUE, on_top=True)  # red knows: inside; blue: where
    held = deck.take(1, [])
    deck.lay(held, YELLOW, on_top=False)  # yellow moves one of the three away; red cannot tell which
    faces = set()
    for seed in range(40):
        other = deck.copy()
        other.redeal(RED, QuickRng(seed), [], -2)
        assert sorted(kinds(other.laid)) == [0, 1, 2]
        faces.add(kind_of(other.laid[-1]))
    assert faces == {0, 1, 2}


def test_a_redeal_does_not_tell_the_order_in_which_another_returns_pieces() -> None:
    deck = looked_and_returned(on_top=True)
    held = deck.take(3, [])  # blue looks at three pieces whose places red knew
    orders = set()
    for seed in range(40):
        mine = list(held)
        deck.copy().redeal(RED, QuickRng(seed), mine, BLUE)
        assert sorted(kinds(mine)) == [0, 1, 2]
        orders.add(tuple(kinds(mine)))
    assert len(orders) > 1


@given(
    st.integers(0, 10_000),
    st.lists(st.tuples(st.integers(0, 2), st.integers(1, 5), st.booleans()), max_size=8),
)
def test_a_redeal_keeps_every_piece_and_all_that_the_seat_knows(
    seed: int, looks: list[tuple[int, int, bool]]
) -> None:
    rng = QuickRng(seed)
    deck = Deck.fresh([2, 1, 3, 1, 2])
    for seat, count, on_top in looks:
        count = min(count, deck.size())
        drawn = []
        left = deck.pool[:]
        for _ in range(deck.by_chance(count)):
            kind = rng.below(5)
            while left[kind] == 0:
                kind = (kind + 1) % 5
            left[kind] -= 1
            drawn.append(kind)
        held = deck.take(count, drawn)
        rng.shuffle(held)
        deck.lay(held, seat, on_top)
    for seat in (-1, 0, 1, 2):
        other = deck.copy()
        other.redeal(seat, rng, [], -2)
        assert other.seen_by(seat, []) == deck.seen_by(seat, [])
        pieces = other.pool[:]
        for piece in other.laid:
            pieces[kind_of(piece)] += 1
        assert pieces == [2, 1, 3, 1, 2]
        assert other.unseen == sum(other.pool)


def test_a_piece_and_what_is_known_of_it_read_and_write_as_text() -> None:
    for word in ("c", "c@red#1", "c@red,blue+yellow#12", "c+purple#2"):
        assert piece_text(read_piece(word, NAMES), NAMES) == word
