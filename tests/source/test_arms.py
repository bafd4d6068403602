from __future__ import annotations

from hipport.source.arms import Arms
from hipport.source.conditions import UNDEFINED
from hipport.source.tokens import Tokens

TEXT = """
top
#ifdef A
in_a
# if defined(B) && \\
     C > 1
in_b
# else
not_b
# endif
#elif D
in_d
#else
in_else
#endif
bottom
"""


def conditions(word: str) -> list[str]:
    tokens = Tokens(TEXT)
    return [" ".join(arm.condition.split()) or "else" for arm in Arms(tokens).enclosing(tokens.texts.index(word))]


def test_each_token_knows_its_arms() -> None:
    assert conditions("top") == conditions("bottom") == []
    assert conditions("in_a") == ["defined(A)"]
    assert conditions("in_b") == ["defined(B) && \\ C > 1", "defined(A)"]
    assert conditions("not_b") == ["else", "defined(A)"]
    assert conditions("in_d") == ["D"]
    assert conditions("in_else") == ["else"]


def test_an_arm_holds_only_if_none_before_it_does() -> None:
    macros: dict[str, int | str] = {"A": UNDEFINED, "D": 1}

    def world(macro: str) -> int | str | None:
        return macros.get(macro)

    outer = Arms(Tokens(TEXT)).chains[0]
    assert [arm.holds(world) for arm in outer.arms] == [False, True, False]
    assert [arm.holds(lambda _: None) for arm in outer.arms] == [None, None, None]


def test_unbalanced_conditionals_are_named_and_survived() -> None:
    arms = Arms(Tokens("#endif\n#else\n#if 1\nx\n"))
    assert [u.directive.name for u in arms.unbalanced] == ["endif", "else", "if"]
