"""A deck is not a shuffled list but what is known of it: laid top, unseen pool, laid bottom.

What nobody has seen has no order yet: it is a multiset, and chance draws from it. A piece somebody has looked at and
put back is *laid*: it has a place, and for every seat one of three kinds of knowledge: *placed* (knows that this piece
lies here), *inside* (knows that the piece lies somewhere in this block) or none. A block is the pieces of one return.
"""

from __future__ import annotations

from typing import Final, final

from gwarek.core.chance import Rng
from gwarek.core.problem import Problem
from gwarek.core.seat import SEAT_WORDS, seat_of

# A laid piece is one number: kind (10 bits), seats that know its place (8), seats that know it is inside (8), block.
_PLACED: Final = 10
_INSIDE: Final = 18
_BLOCK: Final = 26
_KIND_MASK: Final = (1 << 10) - 1
_SEATS_MASK: Final = (1 << 8) - 1


def kind_of(piece: int) -> int:
    """The kind of a laid or held piece."""
    return piece & _KIND_MASK


def placed_for(piece: int) -> int:
    """Seats (bits) that know this piece lies exactly here."""
    return (piece >> _PLACED) & _SEATS_MASK


def inside_for(piece: int) -> int:
    """Seats (bits) that know this piece is in its block, wherever."""
    return (piece >> _INSIDE) & _SEATS_MASK


def block_of(piece: int) -> int:
    return piece >> _BLOCK


def _piece(kind: int, placed: int, inside: int, block: int) -> int:
    return kind | placed << _PLACED | inside << _INSIDE | block << _BLOCK


@final
class Deck:
    """Pieces are kinds (small numbers); equal pieces are the same kind."""

    def __init__(self, pool: list[int], unseen: int, laid: list[int], tops: int, blocks: int) -> None:
        self.pool: list[int] = pool  # unseen pieces, counted by kind
        self.unseen = unseen  # sum of pool
        self.laid = laid  # laid top in drawing order, then laid bottom in drawing order
        self.tops = tops  # how many of `laid` lie on top
        self.blocks = blocks  # number of the last block made

    @staticmethod
    def fresh(counts: list[int]) -> Deck:
        """A shuffled deck nobody has looked into."""
        return Deck(counts[:], sum(counts), [], 0, 0)

    def copy(self) -> Deck:
        return Deck(self.pool[:], self.unseen, self.laid[:], self.tops, self.blocks)

    def size(self) -> int:
        return self.unseen + len(self.laid)

    def chance_of_next(self) -> bool:
        """Is the next piece drawn by chance (rather than known to lie there)?"""
        return self.tops == 0 and self.unseen > 0

    def by_chance(self, n: int) -> int:
        """How many of the next n pieces chance has to decide."""
        return max(0, min(n - self.tops, self.unseen))

    def take(self, n: int, drawn: list[int]) -> list[int]:
        """The next n pieces, in order, taken out; `drawn` are the kinds chance gave for the unseen ones among them."""
        t = min(n, self.tops)
        out = self.laid[:t]
        del self.laid[:t]
        self.tops -= t
        for kind in drawn:
            self.pool[kind] -= 1
            out.append(_piece(kind, 0, 0, 0))
        self.unseen -= len(drawn)
        b = min(n - len(out), len(self.laid)) if self.unseen == 0 else 0
        out.extend(self.laid[:b])
        del self.laid[:b]
        return out

    def lay(self, held: list[int], seat: int, on_top: bool) -> None:
        """Put held pieces back in this order (the first is drawn first); the seat knows their places.

        Who knew a held piece before still knows that it is in the new block. If the look cut an older block in two, its
        rest and the new block become one block: somebody who knew only "inside" cannot tell the two apart.
        """
        block = self.blocks + 1
        self.blocks = block
        left = {block_of(piece) for piece in self.laid}
        for piece in held:
            if block_of(piece) and block_of(piece) in left and inside_for(piece) != placed_for(piece):
                block = block_of(piece)
        me = 1 << seat
        back = [_piece(kind_of(p), me, inside_for(p) | placed_for(p) | me, block) for p in held]
        if on_top:
            self.laid = back + self.laid
            self.tops += len(back)
        else:
            self.laid.extend(back)

    def redeal(self, seat: int, rng: Rng, held: list[int], holder: int) -> None:
        """Give unseen pieces new faces, keeping all that the seat (-1: a spectator) knows; `held` changes in place.

        `held` are pieces somebody is looking at just now; their holder sees them all.
        """
        me = 1 << seat if seat >= 0 else 0
        places = self.laid + held
        unknown: list[int] = []
        for i in range(len(places)):
            in_hand = i >= len(self.laid)
            if (in_hand and seat == holder) or placed_for(places[i]) & me:
                continue
            unknown.append(i)
        bag = self.pool[:]
        inside: dict[int, list[int]] = {}
        slots: dict[int, list[int]] = {}
        for i in unknown:
            block = block_of(places[i])
            slots.setdefault(block, []).append(i)
            if inside_for(places[i]) & me:
                inside.setdefault(block, []).append(kind_of(places[i]))
            else:
                bag[kind_of(places[i])] += 1
        faces: list[int] = []
        for kind in range(len(bag)):
            faces.extend([kind] * bag[kind])
        rng.shuffle(faces)
        for block in slots:
            open_slots = slots[block]
            rng.shuffle(open_slots)
            known = inside.get(block, [])
            for n in range(len(open_slots)):
                i = open_slots[n]
                old = places[i]
                mine = n < len(known)
                kind = known[n] if mine else faces.pop()
                others = inside_for(old) & ~me
                places[i] = _piece(kind, placed_for(old), others | (me if mine else 0), block)
        self.pool = [0] * len(bag)
        for kind in faces:
            self.pool[kind] += 1
        n_laid = len(self.laid)
        self.laid = places[:n_laid]
        held[:] = places[n_laid:]
        if seat != holder:
            rng.shuffle(held)  # in whose hand, but not in which order

    def seen_by(self, seat: int, held: list[int]) -> tuple[list[int], list[int], list[int]]:
        """What a seat (-1: a spectator) knows: top and bottom places (kind, or -1), and kinds it cannot place, sorted.

        `held` are pieces another seat is looking at: what of them this seat knows it knows, but not where.
        """
        me = 1 << seat if seat >= 0 else 0
        places = [kind_of(p) if placed_for(p) & me else -1 for p in self.laid]
        inside = [kind_of(p) for p in self.laid if inside_for(p) & me and not placed_for(p) & me]
        inside.extend([kind_of(p) for p in held if inside_for(p) & me])
        return places[: self.tops], places[self.tops :], sorted(inside)


def piece_text(piece: int, names: list[str]) -> str:
    """A piece with who knows what: `T-grey-light-2@red+blue#3` (red its place, blue that it is inside block 3)."""
    placed = [SEAT_WORDS[s] for s in range(len(SEAT_WORDS)) if placed_for(piece) >> s & 1]
    inside = [
        SEAT_WORDS[s] for s in range(len(SEAT_WORDS)) if (inside_for(piece) & ~placed_for(piece)) >> s & 1
    ]
    out = names[kind_of(piece)]
    if placed:
        out += "@" + ",".join(placed)
    if inside:
        out += "+" + ",".join(inside)
    if block_of(piece):
        out += f"#{block_of(piece)}"
    return out


def read_piece(word: str, names: list[str]) -> int:
    """The piece a word of `piece_text` tells."""
    rest, _, block = word.partition("#")
    rest, _, inside = rest.partition("+")
    name, _, placed = rest.partition("@")
    if name not in names:
        raise Problem("piece-unknown", word=name)
    if block and not block.isdigit():
        raise Problem("piece-block", word=word)
    at = _seats(placed)
    return _piece(names.index(name), at, at | _seats(inside), int(block or "0"))


def _seats(words: str) -> int:
    bits = 0
    for word in words.split(",") if words else []:
        seat = seat_of(word)
        if seat is None or seat < 0:
            raise Problem("seat-unknown", word=word)
        bits |= 1 << seat
    return bits
