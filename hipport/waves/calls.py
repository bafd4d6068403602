"""The warp intrinsics of CUDA, and their calls."""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from hipport.code.calls import Span
from hipport.code.calls import closer_of
from hipport.code.calls import split_arguments
from hipport.source.lexer import is_blank
from hipport.source.tokens import Tokens


class Family(Enum):
    """What an intrinsic does across the lanes."""

    SHUFFLE = "shuffle"
    BALLOT = "a mask of lanes"
    VOTE = "vote"
    REDUCE = "reduction"
    SYNC = "synchronisation"


@dataclass(frozen=True, slots=True)
class Intrinsic:
    """``maskless`` is HIP's intrinsic without a mask, empty where it has none; ``arguments`` how many there are, the
    mask and a shuffle's width not counted.
    """

    family: Family
    has_mask: bool
    maskless: str
    arguments: int

    @property
    def counts(self) -> range:
        """How many arguments a call may have: a mask has to be there but for __syncwarp, a width may be."""
        least = self.arguments + (self.has_mask and self.family is not Family.SYNC)
        return range(least, self.arguments + self.has_mask + (self.family is Family.SHUFFLE) + 1)


def _with_mask(family: Family, arguments: int, **names: str) -> dict[str, Intrinsic]:
    return {name: Intrinsic(family, True, maskless, arguments) for name, maskless in names.items()}


_REDUCTIONS = tuple(f"__reduce_{operation}_sync" for operation in ("add", "min", "max", "and", "or", "xor"))
#: Source: the CUDA C++ programming guide; hip/amd_detail/amd_warp_sync_functions.h of ROCm 7.2.
INTRINSICS: dict[str, Intrinsic] = {
    **_with_mask(
        Family.SHUFFLE,
        2,
        __shfl_sync="__shfl",
        __shfl_up_sync="__shfl_up",
        __shfl_down_sync="__shfl_down",
        __shfl_xor_sync="__shfl_xor",
    ),
    **{
        name: Intrinsic(Family.SHUFFLE, False, name, 2) for name in ("__shfl", "__shfl_up", "__shfl_down", "__shfl_xor")
    },
    **_with_mask(Family.BALLOT, 1, __ballot_sync="__ballot", __match_any_sync="__match_any"),
    **_with_mask(Family.BALLOT, 2, __match_all_sync="__match_all"),
    "__ballot": Intrinsic(Family.BALLOT, False, "__ballot", 1),
    "__activemask": Intrinsic(Family.BALLOT, False, "__activemask", 0),
    **_with_mask(Family.VOTE, 1, __any_sync="__any", __all_sync="__all"),
    **{name: Intrinsic(Family.VOTE, False, name, 1) for name in ("__any", "__all")},
    **{name: Intrinsic(Family.REDUCE, True, "", 1) for name in _REDUCTIONS},
    "__syncwarp": Intrinsic(Family.SYNC, True, "__syncwarp", 0),
}


@dataclass(frozen=True, slots=True)
class CrossLane:
    """A call of a warp intrinsic: the index of its name, of its parentheses, and its arguments as in the text."""

    index: int
    name: str
    intrinsic: Intrinsic
    opener: int
    closer: int
    arguments: tuple[Span, ...]

    @property
    def mask(self) -> Span | None:
        """The argument that is the mask; None where there is none."""
        return self.arguments[0] if self.intrinsic.has_mask and self.arguments else None

    @property
    def operands(self) -> tuple[Span, ...]:
        """The arguments without the mask."""
        return self.arguments[self.mask is not None :]

    @property
    def has_width(self) -> bool:
        """Whether a shuffle says how wide its groups of lanes are."""
        return len(self.operands) > self.intrinsic.arguments


def cross_lane_calls(tokens: Tokens, is_left_out: Callable[[int], bool]) -> Iterator[CrossLane]:
    """The calls in a file, in order, whose arguments can be told apart with certainty."""
    for index in tokens.where(INTRINSICS):
        opener = tokens.after(index)
        if tokens.text_at(opener) != "(" or is_left_out(index):
            continue
        closer = closer_of(tokens, opener)
        arguments = split_arguments(tokens, opener, closer) if closer >= 0 else None
        intrinsic = INTRINSICS[tokens.texts[index]]
        if arguments is None or "__VA_ARGS__" in tokens.texts[opener:closer]:
            continue
        if len(arguments) in intrinsic.counts:
            yield CrossLane(index, tokens.texts[index], intrinsic, opener, closer, arguments)


def words(tokens: Tokens, span: Span) -> tuple[str, ...]:
    """The texts of an argument that are not blank."""
    return tuple(text for text in tokens.texts[span.first : span.end] if not is_blank(text))
