"""Lines of words as a tree, and the mask over a fixed vocabulary."""

from gwarek import new_match
from gwarek.core.choices import Vocabulary, fold


def test_a_legal_list_folds_and_unfolds() -> None:
    lines = ["send money_4", "send mine_6", "stop", "with cage:grey storage:brown"]
    tree = fold(lines)
    assert sorted(tree.lines()) == sorted(lines)
    node = tree.down(["with", "cage:grey"])
    assert node is not None
    assert list(node.next) == ["storage:brown"]
    assert tree.down(["with", "nothing"]) is None


def test_the_mask_allows_what_may_follow_and_nothing_else() -> None:
    match = new_match("coalbaron", 3, seed="5")
    vocabulary = Vocabulary(match.game.vocabulary())
    tree = fold([action.text() for action in match.legal()])
    mask = vocabulary.mask(tree)
    assert [vocabulary.words[i] for i in range(len(vocabulary)) if mask[i]] == ["draft"]
    node = tree.down(["draft"])
    assert node is not None
    assert sum(vocabulary.mask(node)) == len(match.legal())
    leaf = tree.down(match.legal()[0].words())
    assert leaf is not None
    assert vocabulary.mask(leaf)[0] == 1
