"""The ``#if`` conditionals of a file: which arms are written for HIP, and which the HIP compiler takes of the port."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Callable
from collections.abc import Collection
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from collections.abc import Set
from dataclasses import dataclass
from functools import cached_property
from functools import partial
from itertools import takewhile

from hipport.code.functions import words_of
from hipport.code.refusals import verdicts
from hipport.code.roles import NameRole
from hipport.code.roles import role_of
from hipport.code.scopes import NAMESPACE
from hipport.code.scopes import scope_of
from hipport.code.statements import clause_after
from hipport.context.adopted_conditions import ADOPTED
from hipport.context.adopted_conditions import ARCH
from hipport.context.adopted_conditions import NEWER_CAPABILITIES
from hipport.context.adopted_conditions import NVCC
from hipport.context.adopted_conditions import OF_CUDA
from hipport.context.adopted_conditions import ConditionChange
from hipport.context.adopted_conditions import arms_without
from hipport.context.adopted_conditions import as_clang
from hipport.context.adopted_conditions import asked_whether_defined
from hipport.context.adopted_conditions import changes
from hipport.context.adopted_conditions import cuda_worlds
from hipport.context.adopted_conditions import given_before
from hipport.context.adopted_conditions import has_arm_for_clang
from hipport.context.adopted_conditions import is_asked_whether_defined
from hipport.context.adopted_conditions import marked_after
from hipport.context.adopted_conditions import marked_for_both
from hipport.context.adopted_conditions import not_known
from hipport.context.adopted_conditions import seen_by_both
from hipport.context.adopted_conditions import taken
from hipport.context.adopted_conditions import taken_by_both
from hipport.context.adopted_conditions import undefined_arch
from hipport.context.adopted_conditions import with_bounds
from hipport.context.adopted_conditions import with_callable_classes
from hipport.context.compiler_macros import COMPILERS
from hipport.context.compiler_macros import as_cuda
from hipport.context.compiler_macros import as_hip
from hipport.context.compiler_macros import is_for_hip
from hipport.context.compiler_macros import is_of_hip
from hipport.context.compilers_apart import named_apart
from hipport.context.compilers_apart import next_to_hip
from hipport.context.compilers_apart import told_apart
from hipport.project.mark_macros import WITH_MARKS
from hipport.source.arms import Arm
from hipport.source.arms import Arms
from hipport.source.arms import Chain
from hipport.source.conditions import UNDEFINED
from hipport.source.conditions import World
from hipport.source.conditions import macro_names
from hipport.source.lexer import TokenKind
from hipport.source.lexer import is_name
from hipport.source.lexer import kind
from hipport.source.open_brackets import ALTERNATIVES
from hipport.source.open_brackets import CONDITIONS
from hipport.source.tokens import Tokens

_AFTER_VARIABLE = frozenset(("=", ";", "{", "["))
_AFTER_DEFINED = _AFTER_VARIABLE | {"("}
#: How the macros of numbers' limits begin that compilers define, hipcc too.
_OF_COMPILERS = ("__FLT_", "__DBL_", "__LDBL_", "__INT_", "__LONG_", "__SCHAR_", "__SHRT_")
_DEVICE = frozenset(("__device__", "__global__"))
#: The macros of CUDA whose conditions may ask for HIP in the port.
_MAY_BECOME_HIP = COMPILERS.union(ADOPTED)
#: Pragmas by which nvcc's front end gives warnings or does not.
_OF_NVCC = re.compile(r"nv_\w+|diag_\w+|hd_warning_disable|push|pop")
_USING = frozenset(("using",))
#: The words of ``#define ON_GPU __device__ __forceinline__``.
_MARKING = WITH_MARKS | {"#", "define", "static"}


@dataclass(frozen=True, slots=True)
class _Adoption:
    """What makes HIP decide a conditional as CUDA does in a ``world``; no changes where it does so as it is. Where it
    ``is_shown``, both passes take all arms; where it ``is_for_both``, both take those that the device's pass takes.
    """

    changes: tuple[ConditionChange, ...]
    world: World
    is_shown: bool = False
    is_for_both: bool = False


class Conditionals:
    """What is known of a file's conditionals.

    ``cuda`` is the CUDA version that the code was written for (empty: any), ``newline`` the file's line ending;
    ``unset`` are macros of CUDA's headers that nothing defines in HIP; ``is_portable`` tells whether an arm has nothing
    that HIP lacks, ``mark_macros`` are the macros of the project that mark functions, each with its marks, and
    ``knows_both`` tells whether headers of the same library keep the compilers of CUDA and HIP apart, and
    ``declares_api`` whether an arm declares types of CUDA's; ``value_from_others`` has what macros are that the file
    defines in no arm that HIP may take. ``own`` are macros of CUDA's compilers that the project defines itself.
    """

    def __init__(
        self,
        tokens: Tokens,
        arms: Arms,
        cuda: str,
        newline: str,
        unset: Collection[str],
        is_portable: Callable[[Arm], bool],
        mark_macros: Callable[[], Mapping[str, frozenset[str]]] = dict,
        knows_both: Callable[[], bool] = lambda: False,
        declares_api: Callable[[Arm], bool] = lambda _arm: False,
        value_from_others: Callable[[str], int | str | None] = lambda _macro: None,
        own: Collection[str] = (),
    ) -> None:
        self._tokens = tokens
        self._arms = arms
        self._cuda = cuda
        self._newline = newline
        self._unset = unset
        self._is_portable = is_portable
        self._mark_macros = mark_macros
        self._knows_both = knows_both
        self._declares_api = declares_api
        self._value_from_others = value_from_others
        self._own = own
        self._own_values: dict[str, int | str | None] = {}
        self._for_hip: dict[Arm, bool] = {}
        self._taken: dict[Arm, bool | None] = {}
        self._adoptions: dict[Chain, _Adoption | None] = {}

    def written_for_hip(self, index: int) -> bool:
        """Whether a token is in an arm that somebody has already written for HIP."""
        return any(self.is_written_for_hip(arm) for arm in self._arms.enclosing(index))

    def mentions_hip(self, arm: Arm) -> bool:
        """Whether a conditional, or one around it, asks about HIP: it knows already what it wants there."""
        return any(map(is_for_hip, _asked_around(arm)))

    def mentions_compiler(self, arm: Arm) -> bool:
        """Whether a conditional, or one around it, asks about HIP, or about CUDA's compiler or a version, which the
        port may ask of HIP.
        """
        return any(is_for_hip(name) or name in _MAY_BECOME_HIP for name in _asked_around(arm))

    def not_taken(self, index: int) -> bool:
        """Whether a token is in an arm that the HIP compiler surely does not take."""
        return any(self.takes(arm) is False for arm in self._arms.enclosing(index))

    @cached_property
    def told_apart(self) -> frozenset[str]:
        """The macros of CUDA's compiler that the file has for code that HIP's is not to see: a conditional has an arm
        for each of the two, ``#if defined(__NVCC__)`` with ``#elif defined(__HIP__)``, or one conditional defines for
        CUDA what another one defines for HIP, ``#define OWN_CUDACC`` and ``#define OWN_HIPCC``, or the one stands next
        to the other, ``#ifdef __NVCC__`` before ``#ifdef __HIP__``. Where somebody keeps the two apart, here or in a
        header of the same library, ``__NVCC__`` is for nvcc alone.
        """
        found = told_apart(self._tokens, self._arms)
        is_asked = NVCC in self._tokens.distinct
        return found | {NVCC} if is_asked and (found or self._knows_both()) else found

    def is_named_apart(self, chain: Chain) -> bool:
        """Whether a conditional defines for CUDA what another one defines for HIP: ``#define OWN_CUDACC``"""
        return chain in self._named_apart

    def is_next_to_hip(self, chain: Chain) -> bool:
        """Whether a conditional for nvcc alone stands next to one for HIP's compiler, ``#ifdef __HIP__``"""
        return chain.arms[0] in self._next_to_hip

    @cached_property
    def _next_to_hip(self) -> frozenset[Arm]:
        return frozenset(next_to_hip(self._tokens, self._arms))

    @cached_property
    def _named_apart(self) -> frozenset[Chain]:
        return frozenset(arm.chain for arm in named_apart(self._tokens, self._arms))

    def takes(self, arm: Arm) -> bool | None:
        """Whether the HIP compiler takes an arm of the port; None where a macro of the project decides it."""
        if arm not in self._taken:
            self._taken[arm] = self._is_taken(arm)
        return self._taken[arm]

    def asked_for_header(self, chain: Chain) -> tuple[int, ...]:
        """The macros of CUDA's version by which a conditional asks whether CUDA's header was included before it, and
        declares types of CUDA's where it was not; () where it is about something else.

        ``#ifndef CUDA_VERSION``, ``typedef struct CUstream_st *CUstream;``, ``#endif``
        """
        if self._tokens.distinct.isdisjoint(OF_CUDA) or self._knows_hip(chain.arms[0]):
            return ()
        found = asked_whether_defined(self._tokens, chain)
        if not found or not any(map(self._declares_api, arms_without(chain, OF_CUDA))):
            return ()
        return found

    def is_right_for_hip(self, chain: Chain) -> bool:
        """Whether HIP may go by a conditional as it is, which is for nvcc's warnings or for names of ``std``."""
        return self._is_for_warnings_of_nvcc(chain) or self._uses_global_for_std(chain)

    def _uses_global_for_std(self, chain: Chain) -> bool:
        """Whether a conditional has device code use names of the global namespace in place of those in ``std``, which
        HIP's compiler has for the device too: ``#ifdef __CUDA_ARCH__``, ``#define USING(f) using ::f``, ``#else``,
        ``#define USING(f) using std::f``, ``#endif``
        """
        if len(chain.arms) != 2 or ARCH not in _asked_by(chain):
            return False
        of_device, of_host = chain.arms
        if "using" not in self._tokens.texts[of_device.directive.end : of_device.end]:
            return False
        used, named = (words_of(self._tokens, arm.directive.end, arm.end) for arm in (of_device, of_host))
        return used != named and used == [word for word in named if word != "std"]

    def _is_for_warnings_of_nvcc(self, chain: Chain) -> bool:
        """Whether what HIP does not take of a conditional only tells nvcc which warnings to give:
        ``#ifdef __NVCC__``, ``#pragma nv_diag_suppress 20012``, ``#endif``
        """
        left = [arm for arm in chain.arms if arm.holds(self._as_ported) is False]
        return bool(left) and all(map(self._has_only_pragmas_of_nvcc, left))

    def _has_only_pragmas_of_nvcc(self, arm: Arm) -> bool:
        tokens = self._tokens
        lines = [line for line in tokens.directives if arm.directive.end <= line.first < arm.end]
        pragmas = [self._after(line.name_at) for line in lines if line.name == "pragma"]
        others = [line for line in lines if line.name not in ("pragma", "endif", *CONDITIONS, *ALTERNATIVES)]
        if not pragmas or others or not all(map(_OF_NVCC.fullmatch, pragmas)):
            return False
        return all(tokens.texts[at] in tokens.blanks for at in tokens.outside(range(arm.directive.end, arm.end)))

    def takes_on_device(self, arm: Arm) -> bool | None:
        """Whether the pass for the device takes an arm of a conditional that HIP decides as CUDA does; None for an arm
        of another one, or where a macro of the project decides it.
        """
        adoption = self._adoption(arm.chain)
        return arm.holds(adoption.world) if adoption is not None and adoption.changes else None

    def agrees(self, chain: Chain) -> bool:
        """Whether HIP takes the arms of a conditional on CUDA's version or architecture that CUDA takes, by what
        ``adopted`` changes or as it is.
        """
        return self._adoption(chain) is not None

    def is_decided(self, chain: Chain) -> bool:
        """Whether HIP takes the arms of a conditional that CUDA takes, by what ``adopted`` changes, or because it asks
        whether a macro is defined: ``#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ < 600``
        """
        adoption = self._adoption(chain)
        if adoption is None or adoption.changes:
            return adoption is not None
        lines = (range(arm.directive.first, arm.directive.end) for arm in chain.arms)
        asked = (at for line in lines for at in line if self._tokens.texts[at] in ADOPTED)
        return any(is_asked_whether_defined(self._tokens, at) for at in asked)

    def adopted(self, chain: Chain) -> tuple[ConditionChange, ...]:
        """What changes in the conditions of a conditional on CUDA's version or architecture, so that HIP takes the arm
        that CUDA takes; () where nothing does.
        """
        adoption = self._adoption(chain)
        return adoption.changes if adoption is not None else ()

    def leaves_out(self, chain: Chain) -> bool:
        """Whether a function does something on newer GPUs of CUDA's that HIP has nothing in place of."""
        first = chain.arms[0]
        return self._takes_none_by_arch(chain) and any(
            self._is_only_code(first, newer, older) for newer, older in self._newer_and_older(first)
        )

    def undefined_macros(self, chain: Chain) -> list[str]:
        """The macros that a file defines for newer GPUs of CUDA's alone, outside of functions and not as a value that
        they have otherwise, too: ``#define HAS_ASYNC_COPY``
        """
        first = chain.arms[0]
        if not self._takes_none_by_arch(chain) or len(chain.arms) > 1 or self._function_around(first) >= 0:
            return []
        if not any(self._newer_and_older(first)):
            return []
        inside = within(first, self._definitions)
        elsewhere = {self._after(at) for at in self._definitions if at not in inside}
        return [name for name in dict.fromkeys(map(self._after, inside)) if name not in elsewhere]

    def undefined_names(self, chain: Chain) -> list[str]:
        """What HIP has nowhere, as it takes none of the arms that define it; [] where it takes an arm of this one."""
        return self._left_out_of(chain, defines=True)

    def uses_undefined(self, chain: Chain) -> list[str]:
        """The names of what HIP has nowhere for which it takes no arm of a conditional that uses them."""
        return self._left_out_of(chain, defines=False)

    def _left_out_of(self, chain: Chain, *, defines: bool) -> list[str]:
        if _asked_by(chain).isdisjoint(ADOPTED) or any(self.takes(arm) is not False for arm in chain.arms):
            return []
        named = ((name, name in self._defined(arm)) for arm in chain.arms for name in self._left_out_in(arm))
        return [name for name, is_defined in named if is_defined is defines]

    def _takes_none_by_arch(self, chain: Chain) -> bool:
        """Whether HIP takes no arm of a conditional on the architecture."""
        asks = ARCH in macro_names(chain.arms[0].condition)
        return asks and all(self.takes(arm) is False for arm in chain.arms)

    def cuda_at(self, index: int) -> str:
        """The CUDA version that the code at a token was written for, the file's or one that the arm around it tells;
        empty where neither does.
        """
        if self._cuda or self._tokens.distinct.isdisjoint(ADOPTED):
            return self._cuda
        fitting = [
            version
            for version in ("12.0", "13.0")
            for world in cuda_worlds(version, self._as_ported)
            if all(arm.holds(world) is not False for arm in self._arms.enclosing(index))
        ]
        return fitting[0] if len(fitting) == 1 else ""

    def is_written_for_hip(self, arm: Arm) -> bool:
        """Whether HIP takes an arm that CUDA does not take."""
        known = self._for_hip.get(arm)
        if known is None:
            known = self.mentions_hip(arm) and arm.holds(as_cuda) is False and arm.holds(_assuming_hip) is not False
            self._for_hip[arm] = known
        return known

    def _knows_hip(self, arm: Arm) -> bool:
        """Whether a conditional, or one around it, asks about HIP by a macro of HIP: it knows already what it wants
        there. A macro of the project, such as USE_ROCM, may be undefined in the port, which then takes CUDA's arm.
        """
        return any(map(is_of_hip, _asked_around(arm)))

    def _is_taken(self, arm: Arm) -> bool | None:
        if self._knows_hip(arm):
            return arm.holds(partial(self._with_own, self._as_hip))
        if self.asked_for_header(arm.chain):
            return arm.holds(partial(not_known, OF_CUDA, self._as_ported))
        adoption = self._adoption(arm.chain)
        if adoption is None or not adoption.changes:
            known = partial(as_clang, self._as_ported) if has_arm_for_clang(arm.chain) else self._as_ported
            return arm.holds(partial(self._with_own, known))
        if adoption.is_shown:
            return True
        on_device = arm.holds(adoption.world)
        if adoption.is_for_both:
            return on_device
        on_host = arm.holds(undefined_arch(adoption.world))
        return on_device if on_device == on_host else None

    def _adoption(self, chain: Chain) -> _Adoption | None:
        if chain not in self._adoptions:
            self._adoptions[chain] = self._adopt(chain)
        return self._adoptions[chain]

    def _adopt(self, chain: Chain) -> _Adoption | None:
        first = chain.arms[0]
        asked = _asked_by(chain)
        if (
            asked.isdisjoint(ADOPTED)
            or not asked.isdisjoint(self._own)
            or asked & self.told_apart
            or self._knows_hip(first)
            or self.written_for_hip(first.directive.first)
            or self.asked_for_header(chain)
            or self.is_right_for_hip(chain)
        ):
            return None
        if self._has_stand_in(chain) or self._only_includes(chain) or self._has_macros_of_shown(chain):
            world = next(cuda_worlds(self._cuda, self._as_ported, NEWER_CAPABILITIES[0]))
            opened = taken_by_both(self._tokens, chain)
            if opened and first.holds(world) and self._is_reached(chain, world) and self._is_whole(first):
                return _Adoption(opened, world, is_for_both=True)
        # What the host takes of a conditional on the architecture, it takes anyway.
        before = self._as_ported if ARCH in asked else None
        is_for_clang = has_arm_for_clang(chain)
        known = with_bounds(self._tokens, chain, self._as_ported)
        for of_cuda in (*self._newer_worlds(chain), *cuda_worlds(self._cuda, known)):
            world = partial(as_clang, of_cuda) if is_for_clang else of_cuda
            found = changes(self._tokens, chain, world)
            if found is None or not self._is_reached(chain, world):
                return None
            arms = list(taken(chain, world, before))
            if any(self._refuses(arm, world) for arm in arms):
                continue
            if all(map(self._is_whole, arms)) and self._leaves_own_port(chain, world):
                is_shown = False
                hidden = any(self._is_hidden(arm, world) for arm in arms)
                if self._is_about_marks(chain, world) or self._is_mark(chain, world):
                    found = marked_for_both(self._tokens, chain) or found
                elif hidden and self._has_classes_for_each(chain):
                    found = with_callable_classes(self._tokens, chain, found, self._newline)
                elif hidden and not (self._has_own_for_host(chain, world) or self._is_used_instead(chain)):
                    found = self._shown(chain)
                    is_shown = True
                elif _begins_on_device(chain, world):
                    given = given_before(self._tokens, chain, self._newline)
                    found = (*given, *found, *marked_after(self._tokens, chain, self._newline))
                if found or not hidden:
                    return _Adoption(found, world, is_shown)
        return None

    def _is_whole(self, arm: Arm) -> bool:
        """Whether an arm has nothing that HIP lacks, and no function that is left out because it has."""
        return self._is_portable(arm) and not self._left_out_in(arm)

    def _left_out_in(self, arm: Arm) -> list[str]:
        """The names in an arm of what HIP has nowhere, as the arms that define it are left out."""
        places = within(arm, self._tokens.where(self._left_out)) if self._left_out else ()
        return list(dict.fromkeys(self._tokens.texts[at] for at in places))

    @cached_property
    def _left_out(self) -> frozenset[str]:
        """The names of what the file defines only in arms that HIP does not take, as it lacks something in them:
        ``#if CUDART_VERSION >= 11030`` with ``void trim() { ... }``.
        """
        chains = (chain for chain in self._arms.chains if not _asked_by(chain).isdisjoint(ADOPTED))
        arms = [arm for chain in chains for arm in chain.arms if arm.holds(self._as_ported) is False]
        arms = [arm for arm in arms if not self._is_portable(arm) and self._function_around(arm) < 0]
        names = frozenset[str]().union(*map(self._defined, arms))
        others = (at for at in self._tokens.where(names) if not any(arm.directive.end <= at < arm.end for arm in arms))
        return names - {self._tokens.texts[at] for at in others if self._is_definition(at, with_body=True)}

    def _newer_worlds(self, chain: Chain) -> Iterator[World]:
        """The worlds of a newer GPU, for what nothing is in place of on older ones: members of a class, what a function
        does, and functions that this calls.
        """
        arm = chain.arms[0]
        if ARCH not in macro_names(arm.condition):
            return
        brace = self._brace_around(arm)
        scope = scope_of(self._tokens, brace) if brace >= 0 else NAMESPACE
        if scope.is_class and not self._are_only_members(chain, brace):
            return
        if scope.is_outside and not self._are_only_functions(chain):
            return
        for newer, older in self._newer_and_older(arm):
            if self._is_hidden(arm, newer) if scope.word else self._is_only_code(arm, newer, older):
                yield newer

    def _newer_and_older(self, arm: Arm) -> Iterator[tuple[World, World]]:
        """The worlds of a newer GPU that take an arm, each with that of an older one, which does not."""
        for capability in NEWER_CAPABILITIES:
            newer = cuda_worlds(self._cuda, self._as_ported, capability)
            for pair in zip(newer, cuda_worlds(self._cuda, self._as_ported), strict=True):
                if arm.holds(pair[0]) and arm.holds(pair[1]) is False:
                    yield pair

    def _are_only_members(self, chain: Chain, brace: int) -> bool:
        """Whether a class has device functions for newer GPUs alone, and none in their place: clang looks for them in
        the host's pass too, nvcc does not.

        ``template <> struct Convert<__nv_bfloat16> {``, ``#if __CUDA_ARCH__ >= 800`` with ``static __device__ float
        to_float(__nv_bfloat16 x) { ... }``, ``#endif``
        """
        tokens, arm = self._tokens, chain.arms[0]
        names = frozenset(map(self._function_at, within(arm, self._device_marks)))
        named = (at for at in tokens.where(names) if self._after(at) == "(")
        members = [at for at in named if next(tokens.open_braces(at), -1) == brace]
        return len(chain.arms) == 1 and bool(members) and len(members) == len(within(arm, members))

    def _are_only_functions(self, chain: Chain) -> bool:
        """Whether the file has functions for newer GPUs alone, and code that HIP takes calls one of them."""
        tokens, arm = self._tokens, chain.arms[0]
        names = frozenset(map(self._function_at, within(arm, self._device_marks))) - {""}
        if len(chain.arms) > 1 or not names:
            return False
        others = [at for at in tokens.where(names) if not arm.directive.end <= at < arm.end]
        return any(
            next(tokens.open_braces(at), -1) >= 0 and self._after(at) == "(" and self._is_taken_in_function(at)
            for at in others
        )

    def _is_taken_in_function(self, index: int) -> bool:
        """Whether HIP may take what stands at a token, as far as the conditionals of its function say."""
        arms = list(self._arms.enclosing(index))
        own = [arm for arm in arms if self._function_around(arm) >= 0]
        return len(own) == len(arms) and all(self.takes(arm) is not False for arm in own)

    def _is_only_code(self, arm: Arm, newer: World, older: World) -> bool:
        """Whether a function has code for newer GPUs and nothing for older ones in its place, or a refusal: without
        the code it would be silent about what it does not do.

        ``__global__ void product(...) {``, ``#if __CUDA_ARCH__ >= 700`` with all that it does, ``#endif``
        """
        function = self._function_around(arm)
        if function < 0 or not self._does_something(arm):
            return False
        inside = range(function, self._tokens.brace_end(function))
        chains = (each for each in self._arms.chains if each.arms[0].directive.first in inside)
        others = (other for each in chains if ARCH in _asked_by(each) for other in each.arms)
        around = (*arm.outwards(),)[1:]
        return not any(
            other.holds(newer) is not True
            and all(each.holds(older) is not False for each in other.outwards() if each not in around)
            and self._does_something(other)
            for other in others
        )

    def _function_around(self, arm: Arm) -> int:
        """The brace of the function that an arm is in, -1 for one in a namespace or a class."""
        innermost = self._brace_around(arm)
        braces = (innermost, *self._tokens.open_braces(innermost)) if innermost >= 0 else ()
        own = list(takewhile(lambda at: not scope_of(self._tokens, at).word, braces))
        return own[-1] if own else -1

    def _does_something(self, arm: Arm) -> bool:
        """Whether an arm has code other than a refusal: ``printf("not supported"); return;``"""
        tokens = self._tokens
        said = verdicts(tokens, arm.directive.end, arm.end)
        return any(does is None or (tokens.texts[at] == "return" and self._after(at) != ";") for at, does in said)

    def _refuses(self, arm: Arm, world: World) -> bool:
        """Whether a world that is adopted comes to an ``#error`` in an arm, itself or in a conditional inside."""
        errors = (line.first for line in self._tokens.directives if line.name == "error")
        inside = (list(self._arms.enclosing(at)) for at in errors if arm.directive.end <= at < arm.end)
        return any(
            all(each.holds(world) is not False for each in arms if each.chain is not arm.chain) for arms in inside
        )

    def _is_reached(self, chain: Chain, world: World) -> bool:
        """Whether a world that is adopted comes to a conditional at all: HIP may take an arm around it only because
        the conditional of that arm is not adopted.
        """
        around = chain.parent.outwards() if chain.parent is not None else ()
        return all(arm.holds(world) is not False or self.agrees(arm.chain) for arm in around)

    def _leaves_own_port(self, chain: Chain, world: World) -> bool:
        """Whether a build that defines the project's own macro for AMD GPUs still takes the arms that it took."""
        if not self.mentions_hip(chain.arms[0]):
            return True
        if chain.parent is not None and chain.parent.holds(_assuming_hip) is False:
            return True
        outcomes = [(arm.holds(_assuming_hip), arm.holds(partial(_with_own_macros, world))) for arm in chain.arms]
        return all(before is not None and before == after for before, after in outcomes)

    def _has_own_for_host(self, chain: Chain, world: World) -> bool:
        """Whether the host takes device functions of its own, as nvcc's pass for the host does, too:
        ``#if __CUDA_ARCH__ >= 350`` with ``__global__ void f() { ... }``, ``#else`` with ``__global__ void f() {}``.
        """
        last = chain.arms[-1]
        is_of_host = len(chain.arms) > 1 and last.holds(undefined_arch(world)) is True
        return is_of_host and bool(within(last, self._device_marks))

    def _is_used_instead(self, chain: Chain) -> bool:
        """Whether the host takes a function of a namespace where the device has one of that name:
        ``__device__ float exp(float x) { ... }``, ``#else`` with ``using std::exp;``. Both in one scope do not compile.
        """
        tokens = self._tokens
        clauses = (list(clause_after(tokens, at)) for at in within(chain.arms[-1], tokens.where(_USING)))
        used = {tokens.texts[clause[-1]] for clause in clauses if "::" in (tokens.texts[at] for at in clause)}
        marks = (mark for arm in chain.arms[:-1] for mark in within(arm, self._device_marks))
        return not used.isdisjoint(map(self._function_at, marks))

    def _has_stand_in(self, chain: Chain) -> bool:
        """Whether the host has a type of its own in place of one of a header of CUDA's, which HIP has in either pass:
        ``#if __CUDA_ARCH__ >= 530`` with ``#include <cuda_fp16.h>``, ``#else`` with ``class half { ... };``.
        """
        first, *others = chain.arms
        if ARCH not in macro_names(first.condition) or len(others) != 1 or others[0].condition:
            return False
        return bool(within(first, self._inclusions)) and self._declares_api(others[0])

    def _only_includes(self, chain: Chain) -> bool:
        """Whether a conditional has no more than headers for device code, which HIP's pass for the host reads too:
        ``#ifdef __CUDA_ARCH__``, ``#include <cfloat>``, ``#include <math_constants.h>``, ``#endif``
        """
        first, *others = chain.arms
        if others or ARCH not in macro_names(first.condition):
            return False
        tokens = self._tokens
        texts = {*tokens.texts[first.directive.end : first.end]} - tokens.blanks
        return all(text in ("#", "include") or kind(text) is TokenKind.HEADER for text in texts)

    def _has_macros_of_shown(self, chain: Chain) -> bool:
        """Whether a conditional has no more than macros that only device functions of other arms use, which HIP's pass
        for the host reads too: ``#if __CUDA_ARCH__ >= 530`` with ``#define ZERO __float2half2_rn(0.0f)``, and with
        ``__device__ half2 clip(half2 x) { return __hmax2(x, ZERO); }`` further down.
        """
        tokens, (first, *others) = self._tokens, chain.arms
        defined = within(first, self._definitions)
        if others or not defined or ARCH not in macro_names(first.condition):
            return False
        lines = [line for line in tokens.directives if first.directive.end <= line.first < first.end]
        code = tokens.outside(range(first.directive.end, first.end))
        if len(lines) != len(defined) or not all(tokens.texts[at] in tokens.blanks for at in code):
            return False
        places = tokens.where(frozenset(map(self._after, defined)))
        uses = [at for at in places if not first.directive.end <= at < first.end]
        around = [[arm.chain for arm in self._arms.enclosing(at) if self._is_hidden_from_host(arm)] for at in uses]
        shown = (self._adoption(each) for each in {chain for chains in around for chain in chains})
        return all(around) and any(adoption is not None and adoption.is_shown for adoption in shown)

    def _is_hidden_from_host(self, arm: Arm) -> bool:
        """Whether nvcc's pass for the host does not take an arm."""
        return ARCH in macro_names(arm.condition) and arm.holds(undefined_arch(self._as_ported)) is False

    def _has_classes_for_each(self, chain: Chain) -> bool:
        """Whether there is one class for the device and another one of that name for the host:
        ``struct Bits { __device__ void set(int i); };``, ``#else`` with ``struct Bits { void set(int i); };``.
        """
        if len(chain.arms) != 2 or any(within(arm, self._inclusions) for arm in chain.arms):
            return False
        device, host = (frozenset(self._classes(arm)) for arm in chain.arms)
        return not device.isdisjoint(host)

    def _classes(self, arm: Arm) -> Iterator[tuple[str, ...]]:
        """The names of the classes that an arm defines."""
        for brace in within(arm, self._tokens.where(frozenset("{"))):
            if self._tokens.directive_at(brace) is None and (scope := scope_of(self._tokens, brace)).is_class:
                yield scope.names

    def _shown(self, chain: Chain) -> tuple[ConditionChange, ...]:
        """The changes that show hidden device functions to the host's pass, if what is beside them is for the host. Of
        a macro there is one in either pass: ``#define rotate(x) ...`` beside the function of that name. So it is of a
        variable: ``static const int lanes = 32;`` beside one for the host.
        """
        beside = len(chain.arms) > 1 and bool(within(chain.arms[-1], self._device_marks))
        macros = any(map(self._leaves_macros, chain.arms))
        variables = len(chain.arms) > 1 and frozenset.intersection(*map(self._variables, chain.arms))
        found = () if beside or macros or variables else seen_by_both(self._tokens, chain, self._newline)
        return (*found, *self._for_device_alone(chain)) if found else ()

    def _for_device_alone(self, chain: Chain) -> Iterator[ConditionChange]:
        """The changes by which a function for both that the host has one of its own beside is for the device:
        ``__host__ __device__ void swap(T &a, T &b)``, ``#else`` with ``void swap(T &a, T &b)``. nvcc's pass for the
        host does not see the first, and clang takes no two for the host.
        """
        tokens = self._tokens
        of_host = self._defined(chain.arms[-1]) if len(chain.arms) > 1 else frozenset()
        macros = {name for name, marks in self._mark_macros().items() if "__host__" in marks and "__device__" in marks}
        for at in within(chain.arms[0], tokens.where(macros | {"__host__"})):
            if tokens.directive_at(at) is None and self._function_at(at) in of_host:
                is_macro = tokens.texts[at] in macros
                end = tokens.end(at) if is_macro else tokens.starts[tokens.after(at)]
                yield ConditionChange(tokens.starts[at], end, "__device__" if is_macro else "")

    def _leaves_macros(self, arm: Arm) -> bool:
        """Whether an arm defines macros that it does not undefine again, or undefines others. Those that compilers
        define are no more in HIP's: ``#ifndef __FLT_EPSILON__``, ``#define __FLT_EPSILON__ FLT_EPSILON``, ``#endif``
        """
        names: dict[str, set[str]] = {"define": set(), "undef": set()}
        for at in within(arm, self._definitions):
            if not self._after(at).startswith(_OF_COMPILERS):
                names[self._tokens.texts[at]].add(self._after(at))
        return names["define"] != names["undef"]

    def _variables(self, arm: Arm) -> frozenset[str]:
        """The names of the variables that an arm itself defines, and not a function in it."""
        return self._defined(arm, _AFTER_VARIABLE)

    def _defined(self, arm: Arm, before: Set[str] = _AFTER_DEFINED) -> frozenset[str]:
        """The names that an arm itself defines, and not a function or a class in it, which stand ``before`` a text."""
        tokens = self._tokens
        around = self._brace_around(arm)
        named = (at for at in range(arm.directive.end, arm.end) if self._after(at) in before)
        return frozenset(
            tokens.texts[at]
            for at in tokens.outside(named)
            if is_name(tokens.texts[at]) and next(tokens.open_braces(at), -1) == around and self._is_definition(at)
        )

    def _is_definition(self, index: int, *, with_body: bool = False) -> bool:
        """Whether a name is defined at its place; a function is ``with_body``, where that is asked for."""
        kind = "function" if with_body and self._after(index) == "(" else ""
        return role_of(self._tokens, index, kind) is NameRole.DEFINITION

    def _brace_around(self, arm: Arm) -> int:
        """The innermost brace around an arm, -1 for none; those of a conditional's own line are not known."""
        first = next(self._tokens.outside(range(arm.directive.end, arm.end)), -1)
        return next(self._tokens.open_braces(first), -1) if first >= 0 else -1

    def _is_about_marks(self, chain: Chain, world: World) -> bool:
        """Whether a conditional does nothing but define macros of the project that say where functions run, for the
        device's pass alone: ``#define HD __host__ __device__``, ``#else`` with ``#define HD``.
        """
        if not _begins_on_device(chain, world):
            return False
        tokens = self._tokens
        within_arms = [range(arm.directive.end, arm.end) for arm in chain.arms]
        lines = [line for line in tokens.directives if any(line.first in arm for arm in within_arms)]
        names = {self._after(line.name_at) for line in lines if line.name == "define"}
        if names.isdisjoint(self._device_macros()) or any(line.name != "define" for line in lines):
            return False
        inside = (at for arm in within_arms for at in arm if tokens.texts[at] not in tokens.blanks)
        written = {tokens.texts[at] if tokens.directive_at(at) else "" for at in inside}
        return written <= names | self._mark_macros().keys() | _MARKING

    def _is_mark(self, chain: Chain, world: World) -> bool:
        """Whether a conditional has nothing but the marks of the function after it, for the device's pass alone:
        ``#ifdef __CUDA_ARCH__``, ``__device__``, ``#endif`` before ``inline void print() {``.
        """
        if not _begins_on_device(chain, world):
            return False
        tokens = self._tokens
        words = [{*tokens.texts[arm.directive.end : arm.end]} - tokens.blanks for arm in chain.arms]
        return "__device__" in words[0] and all(each <= WITH_MARKS for each in words)

    @cached_property
    def _inclusions(self) -> list[int]:
        return [line.name_at for line in self._tokens.directives if line.name == "include"]

    @cached_property
    def _definitions(self) -> list[int]:
        return [line.name_at for line in self._tokens.directives if line.name in ("define", "undef")]

    def _is_hidden(self, arm: Arm, world: World) -> bool:
        """Whether an arm hides a device function from the host, on which clang has to see it too: one for which no
        other arm has a macro. Of a variable, either pass may have one of its own.
        """
        marks = within(arm, self._device_marks) if arm.holds(undefined_arch(world)) is False else ()
        hidden = [index for index in marks if self._tokens.directive_at(index) is None and self._is_function_at(index)]
        others = [other for other in arm.chain.arms if other is not arm] if hidden else []
        macros = {self._after(name) for other in others for name in within(other, self._definitions)}
        return any(self._function_at(index) not in macros for index in hidden)

    def _after(self, index: int) -> str:
        return self._tokens.text_at(self._tokens.after(index))

    def _is_function_at(self, mark: int) -> bool:
        name = self._declared_at(mark)
        return name >= 0 and self._after(name) == "("

    def _function_at(self, mark: int) -> str:
        """The name of the function that ``__device__ unsigned rotate(unsigned x)`` declares."""
        return self._tokens.text_at(self._declared_at(mark))

    def _declared_at(self, mark: int) -> int:
        """Index of the name of what is declared after a mark."""
        index = mark
        while index >= 0 and self._after(index) not in ("(", ";", "{", "="):
            index = self._tokens.after(index)
        return index

    def _with_own(self, known: World, macro: str) -> int | str | None:
        """A macro as ``known`` has it, with those of the project that HIP's macros define, and those that the file
        defines only where HIP takes no arm: ``#ifdef __CUDA_ARCH__``, ``#define ON_DEVICE``, ``#endif``.
        """
        value = known(macro)
        if value is not None:
            return value
        if macro not in self._own_values:
            self._own_values[macro] = None  # while the arms that define it are asked
            lines = [at for at in self._definitions if self._after(at) == macro]
            if is_for_hip(macro) or (lines and all(map(self.not_taken, lines))):
                self._own_values[macro] = self._value_from_others(macro)
        return self._own_values[macro]

    def _as_ported(self, macro: str) -> int | str | None:
        """A macro in the port, as the HIP compiler sees it."""
        is_renamed = macro == "__CUDACC__" and macro not in self.told_apart  # rule HP602 makes it __HIPCC__
        return 1 if is_renamed else self._as_hip(macro)

    def _as_hip(self, macro: str) -> int | str | None:
        if macro in self._own:
            return None
        return UNDEFINED if macro in self._unset else as_hip(macro)

    def _device_macros(self) -> Set[str]:
        """The macros of the project that mark device functions, whatever else they say."""
        return {name for name, marks in self._mark_macros().items() if marks != {"__host__"}}

    @cached_property
    def _device_marks(self) -> list[int]:
        return self._tokens.where(_DEVICE | self._device_macros())


def _begins_on_device(chain: Chain, world: World) -> bool:
    """Whether the first arm of a conditional is for the device's pass alone: ``#ifdef __CUDA_ARCH__``."""
    first = chain.arms[0]
    return bool(first.holds(world)) and first.holds(undefined_arch(world)) is False


def within(arm: Arm, places: Sequence[int]) -> Sequence[int]:
    """The token indices among ``places``, which are in order, that are in an arm."""
    return places[bisect_left(places, arm.directive.end) : bisect_left(places, arm.end)]


def _asked_by(chain: Chain) -> set[str]:
    """The macros that a conditional asks about."""
    return {name for arm in chain.arms for name in macro_names(arm.condition)}


def _asked_around(arm: Arm) -> Iterator[str]:
    """The macros that a conditional and those around it ask about."""
    for around in arm.outwards():
        for other in around.chain.arms:
            yield from macro_names(other.condition)


def _with_own_macros(world: World, macro: str) -> int | str | None:
    """A macro as a ``world`` has it, with a project's own for HIP defined."""
    value = world(macro)
    return 1 if value is None and is_for_hip(macro) else value


def _assuming_hip(macro: str) -> int | str | None:
    """A macro as the HIP compiler sees it, with every one that is for HIP defined."""
    value = as_hip(macro)
    return 1 if value is None and is_for_hip(macro) else value
