"""The functions that work across lanes, with what each of them takes a warp to be."""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Iterator
from dataclasses import dataclass
from dataclasses import replace
from functools import cached_property

from hipport.code.bodies import device_bodies
from hipport.code.calls import closer_of
from hipport.code.calls import opener_of
from hipport.code.function_code import FunctionCode
from hipport.code.function_code import code_of
from hipport.code.statements import clause_start
from hipport.source.lexer import is_name
from hipport.source.tokens import QUALIFYING
from hipport.source.tokens import Tokens
from hipport.waves.calls import INTRINSICS
from hipport.waves.calls import CrossLane
from hipport.waves.calls import Family
from hipport.waves.calls import cross_lane_calls
from hipport.waves.constants import Constants

WARP = 32
_BOUNDS = "__launch_bounds__"
_THREAD = frozenset(("threadIdx", "blockDim"))
_LANE_NAMES = frozenset("lane laneid lane_id laneId lane_idx laneIdx tid tx thread_id threadId thread_idx".split())
MASK_SOURCES = frozenset(
    ("__ballot_sync", "__ballot", "__activemask", "__match_any_sync", "__match_all_sync", "__match_any", "__match_all")
)
#: What gives a group of the active lanes, and its members whose value is a mask of them.
_COALESCED = frozenset("coalesced_threads coalesced_group binary_partition labeled_partition".split())
_VOTES_OF_GROUP = ("ballot", "match_any", "match_all")
_COUNTING = frozenset("__popc __ffs __clz __brev __popcll __ffsll __clzll __brevll __fns".split())
_BITS = frozenset("&|^")
_TYPES_OF_CAST = frozenset("unsigned int uint uint32_t int32_t".split())
_BEFORE_CONDITION = frozenset(("if", "while", "for", "switch", "return"))


@dataclass(frozen=True)
class WarpFunction:
    """A function, or a macro, with its code and its calls of warp intrinsics. ``name`` is empty for a lambda.
    ``mask_sources`` tells the intrinsics, functions and macros whose value is a mask of lanes, ``has_own_warp_size``
    whether the project has a constant called ``warpSize``.
    """

    name: str
    code: FunctionCode
    calls: tuple[CrossLane, ...]
    is_of_one_warp: bool
    mask_sources: Callable[[], frozenset[str]] = lambda: MASK_SOURCES
    has_own_warp_size: bool = False

    @cached_property
    def thread_names(self) -> frozenset[str]:
        """The names whose value comes from the thread's place in its block."""
        parameters = {name for name in self.code.declarations if name in _LANE_NAMES}
        return self.code.names_from(_THREAD | frozenset(parameters))

    @cached_property
    def thread_parameters(self) -> frozenset[str]:
        """The parameters among ``thread_names``."""
        declarations, body = self.code.declarations, self.code.body
        return frozenset(name for name in self.thread_names if declarations.get(name, (body, 0))[0] < body)

    @cached_property
    def masks(self) -> frozenset[str]:
        """The variables that hold a mask of lanes."""
        return self._masks(self.mask_sources())

    def _masks(self, sources: frozenset[str]) -> frozenset[str]:
        found: set[str] = set()
        while new := {n for at in self._mask_values(found, sources) if (n := self._held_by(at)) and n not in found}:
            found |= new
        return frozenset(found)

    def _mask_values(self, names: frozenset[str] | set[str], sources: frozenset[str]) -> Iterator[tuple[int, int]]:
        """The first position and end of each expression that is a mask of lanes."""
        code = self.code
        for at, text in enumerate(code.texts):
            if text in sources:
                is_member = text not in MASK_SOURCES and code.text(at - 1) in (".", "->")
                if code.text(at + 1) == "(" and at >= code.body and not is_member:
                    yield at, code.partner.get(at + 1, at) + 1
            elif text in _VOTES_OF_GROUP and code.text(at + 1) == "(" and (first := self._coalesced_before(at)) >= 0:
                yield first, code.partner.get(at + 1, at) + 1
            elif text in names and not code.is_written(at) and code.declarations.get(text, (0, -1))[1] != at:
                yield at, at + 1

    @cached_property
    def _coalesced(self) -> frozenset[str]:
        """The variables that are groups of the active lanes, or have their values from one."""
        declared = {name for name in self.code.declarations if not _COALESCED.isdisjoint(self.code.type_of(name))}
        return self.code.names_from(_COALESCED) | declared

    def _coalesced_before(self, member: int) -> int:
        """The first position of the group of active lanes whose member is named, or -1: ``active.ballot``,
        ``cg::coalesced_threads().ballot``
        """
        code, first = self.code, member - 2
        if code.text(first) == ")":
            first = code.partner.get(first, 0) - 1
        if code.text(member - 1) != "." or code.text(first) not in self._coalesced:
            return -1
        while code.text(first - 1) == "::":
            first -= 2
        return first

    def makes_mask(self, sources: frozenset[str]) -> bool:
        """Whether a function returns a mask of lanes, or a macro is one: ``#define VOTE(p) __ballot_sync(M, p)``"""
        if sources.isdisjoint(self.code.texts):
            return False
        values = self._mask_values(self._masks(sources), sources)
        return any(self._is_whole_macro(value) or self.use_of(value)[0] == "returned" for value in values)

    def _is_whole_macro(self, value: tuple[int, int]) -> bool:
        code, (first, end) = self.code, value
        if code.body > 0 or code.text(0) != self.name:
            return False
        while code.text(first - 1) == "(" and code.text(end) == ")":
            first, end = first - 1, end + 1
        return first == code.partner.get(1, 0) + 1 and end == len(code.texts)

    @cached_property
    def found_in_masks(self) -> frozenset[str]:
        """The names whose value was found in a mask of lanes, such as that of its first lane."""
        return self.code.names_from(self.masks | _COUNTING)

    @cached_property
    def mask_values(self) -> tuple[tuple[int, int], ...]:
        """The expressions that are a mask of lanes: calls and variables, first position and end."""
        return tuple(self._mask_values(self.masks, self.mask_sources()))

    def is_passed_as_mask(self, value: tuple[int, int]) -> bool:
        """Whether a mask is only stored, or only says an intrinsic which lanes take part."""
        use, at = self.use_of(value)
        if use == "argument":
            intrinsic = INTRINSICS.get(self.code.text(at))
            return intrinsic is not None and intrinsic.has_mask and value[0] == at + 2
        return use == "assigned" and self.code.text(at) in self.masks

    def _held_by(self, value: tuple[int, int]) -> str:
        """The variable that a mask is assigned to, empty where it is used in another way."""
        use, at = self.use_of(value)
        if use != "assigned":
            return ""
        name = self.code.text(at)
        return name if is_name(name) else ""

    def use_of(self, value: tuple[int, int]) -> tuple[str, int]:
        """How a value is used: ``assigned`` to the variable at a position, ``returned``, the ``argument`` of the
        function at a position, ``cast`` to 32 bits, or in some other way. Parentheses and bit operations with other
        values are looked through.
        """
        code = self.code
        first, end = value
        while True:
            left, right = code.text(first - 1), code.text(end)
            if left == "~":
                first -= 1
            elif left == "(" and right == ")":
                name = code.text(first - 2)
                if name == ">":
                    return self._template_cast(first - 2)
                if is_name(name) and name not in _BEFORE_CONDITION:
                    return ("cast" if name in _TYPES_OF_CAST else "argument"), first - 2
                if name in ("if", "while"):
                    return "other", first
                first, end = first - 1, end + 1
            elif left == ")" and (opener := code.partner.get(first - 1, -1)) >= 0 and self._is_cast(opener):
                return "cast", opener
            elif right in _BITS and code.text(end + 1) not in (right, "="):
                end = self._operand_end(end + 1)
            elif left in _BITS and code.text(first - 2) != left:
                first = self._operand_first(first - 2)
            elif left == "=" and code.is_assignment(first - 1):
                return self._assigned(first - 1) if right in (";", ",", ")") else ("other", first)
            elif left == "return" and right == ";":
                return "returned", first - 1
            elif left in ("(", ",") and right in (",", ")"):
                opener = next(code.around(first), -1)
                name = code.text(opener - 1)
                is_call = code.text(opener) == "(" and is_name(name) and name not in _BEFORE_CONDITION
                return ("argument", opener - 1) if is_call else ("other", first)
            else:
                return "other", first

    def _assigned(self, equals: int) -> tuple[str, int]:
        at = equals - 1
        if self.code.text(at) in _BITS:
            at -= 1
        while self.code.text(at) == "]":
            at = self.code.partner.get(at, 0) - 1
        return "assigned", at

    def _is_cast(self, opener: int) -> bool:
        inside = self.code.texts[opener + 1 : self.code.partner[opener]]
        return bool(inside) and all(word in _TYPES_OF_CAST or word in ("std", "::") for word in inside)

    def _template_cast(self, closer: int) -> tuple[str, int]:
        at = closer
        while at > 0 and self.code.text(at) != "<":
            at -= 1
        target = self.code.texts[at:closer]
        is_narrow = not _TYPES_OF_CAST.isdisjoint(target) and "long" not in target
        return ("cast" if is_narrow else "argument"), at - 1

    def _operand_end(self, first: int) -> int:
        """The end of the operand that begins at a position."""
        code, at = self.code, first
        while code.text(at) in ("~", "-", "!"):
            at += 1
        at = code.partner.get(at, at) + 1
        while code.text(at) in ("(", "[", ".", "->", "::"):
            at = code.partner.get(at, at + 1) + 1
        return at

    def _operand_first(self, last: int) -> int:
        """The first position of the operand that ends at a position."""
        code, at = self.code, last
        while code.text(at) in (")", "]"):
            at = code.partner.get(at, at) - 1
            if not is_name(code.text(at)):
                return at + 1
        while code.text(at - 1) in QUALIFYING:
            at -= 2
        return at

    @cached_property
    def mentions_warp_size(self) -> bool:
        """Whether the code counts lanes by the built-in ``warpSize``, and not by the project's own of that name."""
        if self.has_own_warp_size or "warpSize" in self.code.declarations:
            return False
        return any(self.code.text(at - 1) not in (".", "->") for at in self.code.where("warpSize"))


class WarpFunctions:
    """The functions of a file that work across lanes, and those that call them."""

    def __init__(
        self,
        tokens: Tokens,
        constants: Constants,
        is_left_out: Callable[[int], bool],
        kernels_of_one_warp: frozenset[str] = frozenset(),
        headers: Callable[[], tuple[WarpFunctions, ...]] = tuple,
        shared_words: frozenset[str] = frozenset(),
    ) -> None:
        """``shared_words`` are ``__shared__`` and the macros that stand for it."""
        self._tokens = tokens
        self.constants = constants
        self._kernels_of_one_warp = kernels_of_one_warp
        self._make_headers = headers
        self._shared_macros = shared_words - {"__shared__"}
        self._calls = tuple(cross_lane_calls(tokens, is_left_out))

    @cached_property
    def all(self) -> tuple[WarpFunction, ...]:
        """Every device function of the file, and every macro that calls an intrinsic, in order."""
        tokens = self._tokens
        regions: dict[int, tuple[int, int, int, str]] = {}
        outer_end = -1
        bodies = device_bodies(tokens)
        for body in bodies:
            if body.first > outer_end:
                regions[body.first] = (body.head, body.first, body.end + 1, tokens.text_at(body.name))
                outer_end = body.end
        for call in self._calls:
            if not any(first < call.index < end for first, _, end, _ in regions.values()):
                region = self._region_of(call.index)
                if region is not None:
                    regions[region[1]] = region
        for index in tokens.where(_THREAD):
            line = tokens.directive_at(index)
            if line is not None and line.name == "define" and (name := tokens.after(line.name_at)) not in regions:
                regions[name] = (name, name, line.end, tokens.text_at(name))
        return tuple(self._function(*regions[at]) for at in sorted(regions))

    def _region_of(self, index: int) -> tuple[int, int, int, str] | None:
        """The function or macro around a call: first token, body, end and name. The mark of a device function may be
        a macro.
        """
        tokens = self._tokens
        line = tokens.directive_at(index)
        if line is not None:
            name = tokens.after(line.name_at)
            return (name, name, line.end, tokens.text_at(name)) if line.name == "define" else None
        for brace in reversed(list(tokens.open_braces(index))):
            closer = tokens.before(brace)
            while is_name(tokens.text_at(closer)):
                closer = tokens.before(closer)
            if tokens.text_at(closer) == ")":
                first = clause_start(tokens, closer)
                end = closer_of(tokens, brace)
                function = tokens.text_at(tokens.before(opener_of(tokens, closer)))
                return (first, brace, end + 1, function) if end >= 0 else None
        return None

    def _function(self, first: int, body: int, end: int, name: str) -> WarpFunction:
        code = code_of(self._tokens, first, body, end)
        if not self._shared_macros.isdisjoint(code.texts):
            texts = ("__shared__" if text in self._shared_macros else text for text in code.texts)
            code = replace(code, texts=tuple(texts))
        calls = tuple(call for call in self._calls if body <= call.index < end)
        is_of_one_warp = name in self._kernels_of_one_warp or self._is_bound_to_warp(code)
        is_own = "warpSize" in code.texts and self.constants.value(("warpSize",)) is not None
        return WarpFunction(name, code, calls, is_of_one_warp, lambda: self.mask_sources, is_own)

    def _is_bound_to_warp(self, code: FunctionCode) -> bool:
        """Whether a kernel says that its blocks have no more threads than a warp."""
        at = next(code.where(_BOUNDS), -1)
        if not 0 <= at < code.body:
            return False
        end = next((i for i in range(at + 2, code.body) if code.texts[i] in (",", ")")), at + 2)
        size = self.constants.value(code.texts[at + 2 : end])
        return size is not None and size <= WARP

    @cached_property
    def headers(self) -> tuple[WarpFunctions, ...]:
        """The functions of the project's headers that the file includes."""
        return self._make_headers()

    @cached_property
    def mask_sources(self) -> frozenset[str]:
        """The intrinsics, functions and macros whose value is a mask of lanes, of the file and of its headers."""
        known = MASK_SOURCES.union(*(header.mask_sources for header in self.headers))
        while new := {f.name for f in self.all if f.name and f.name not in known and f.makes_mask(known)}:
            known |= new
        return known

    @cached_property
    def wave_wide(self) -> frozenset[str]:
        """The names of the functions whose result depends on all lanes of the wavefront, themselves or through others
        of the file and of its headers.
        """
        of_headers = frozenset().union(*(header.wave_wide for header in self.headers))
        return self.callers_of({*of_headers, *(f.name for f in self.all if f.name and self.is_wave_wide_itself(f))})

    def is_wave_wide_itself(self, function: WarpFunction) -> bool:
        """Whether a function calls an intrinsic that speaks of the whole wavefront in HIP."""
        if any(call.intrinsic.family in (Family.VOTE, Family.REDUCE) for call in function.calls):
            return True
        if "coalesced_threads" in function.code.texts:
            return True
        looks_at_mask = not all(map(function.is_passed_as_mask, function.mask_values))
        return looks_at_mask or any(self.spans_wavefront(function, call) for call in function.calls)

    def spans_wavefront(self, function: WarpFunction, call: CrossLane) -> bool:
        """Whether a shuffle is written for as many lanes as ``warpSize`` says, itself or by the loop around it."""
        if call.intrinsic.family is not Family.SHUFFLE or not function.mentions_warp_size:
            return False
        code = function.code
        first, _ = code.statement(code.position(call.index))
        inside = code.texts[first : code.position(call.closer)]
        headers = (code.texts[at : code.partner.get(at, at)] for at in loop_headers(code, code.position(call.index)))
        return any("warpSize" in words for words in (inside, *headers))

    @cached_property
    def spanning(self) -> frozenset[str]:
        """The names of the functions with such a shuffle, themselves or through others of the file."""
        has_one = (f.name for f in self.all if any(self.spans_wavefront(f, call) for call in f.calls))
        return self.callers_of({*filter(None, has_one)})

    def callers_of(self, names: set[str]) -> frozenset[str]:
        """These functions, and those that call one of them, themselves or through others of the file."""
        known = set(names)
        while new := {f.name for f in self.all if f.name and f.name not in known and known & self.callees(f)}:
            known |= new
        return frozenset(known)

    def callees(self, function: WarpFunction) -> set[str]:
        """The names that a function calls."""
        texts = function.code.texts
        own = range(function.code.body, len(texts) - 1)
        return {texts[at] for at in own if texts[at + 1] in ("(", "<") and is_name(texts[at])} - {function.name}

    def works_wave_wide(self, function: WarpFunction) -> bool:
        """Whether a function, or one that it calls, gives a result that depends on all lanes of the wavefront."""
        return self.is_wave_wide_itself(function) or bool(self.callees(function) & self.wave_wide)


def loop_headers(code: FunctionCode, position: int) -> Iterator[int]:
    """The parentheses of the ``for`` loops around a position, innermost first: in braces, or of one statement."""
    for opener in code.around(position):
        closer = opener - 1
        if code.texts[opener] == "{" and code.text(closer) == ")":
            head = code.partner.get(closer, -1)
            if code.text(head - 1) == "for":
                yield head
    first, _ = code.statement(position)
    for at in range(first, position):
        if code.texts[at] == "for" and code.partner.get(at + 1, len(code.texts)) < position:
            yield at + 1
