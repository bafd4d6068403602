"""What rules may ask about places of a file, and what the parser answers. Plain frozen values that cross processes.

All offsets are byte offsets in the file that was asked about, ends excluded.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from dataclasses import field
from enum import Enum


class Ask(Enum):
    """What to tell of the name or expression that begins at an offset; the type of its fact stands behind each.

    ======== ======================= ==================================================================================
    WHOSE    `Whose`                 whether the name is the project's own or CUDA's
    TYPE     `Type`                  the type of the variable or expression; of a function, that of its result
    RECEIVER `Receiver`              what takes the result of the call whose name is here
    ARGUMENT `Arguments`             the arguments of the call whose name is here; of a launch, those of the kernel
    CONSTANT `Constant`              the value of the identifier, literal or parenthesis, where it is a constant integer
    FUNCTION `Function`              the function around the offset
    ======== ======================= ==================================================================================
    """

    WHOSE = "whose"
    TYPE = "type"
    RECEIVER = "receiver"
    ARGUMENT = "argument"
    CONSTANT = "constant"
    FUNCTION = "function"


@dataclass(frozen=True, slots=True)
class Question:
    """One thing to know about one place."""

    offset: int
    kind: Ask


class Owner(Enum):
    """Who declares a name. A program's own declaration of what CUDA declares too counts as CUDA's."""

    PROJECT = "project"
    CUDA = "cuda"
    SYSTEM = "system"


class Entity(Enum):
    """What a name stands for."""

    VARIABLE = "variable"
    PARAMETER = "parameter"
    FIELD = "field"
    METHOD = "method"
    FUNCTION = "function"
    TYPE = "type"
    ENUMERATOR = "enumerator"
    MACRO = "macro"
    NAMESPACE = "namespace"
    TEMPLATE_PARAMETER = "template parameter"
    OTHER = "other"


@dataclass(frozen=True, slots=True)
class Whose:
    """``file`` is the path that declares it, empty for what the compiler itself knows; ``declares`` is true where the
    name at the offset is its declaration.
    """

    owner: Owner
    entity: Entity
    file: str
    declares: bool


class Kind(Enum):
    """What a type is, without its pointers."""

    BOOL = "bool"
    INTEGER = "integer"
    FLOAT = "float"
    ENUM = "enum"
    RECORD = "record"
    VOID = "void"
    FUNCTION = "function"
    #: It depends on a template's parameter.
    DEPENDENT = "dependent"
    OTHER = "other"


@dataclass(frozen=True, slots=True)
class Type:
    """A type. ``pointers`` counts its pointers and array dimensions, a reference is none; ``kind``, ``bits`` (None:
    not known) and ``signed`` (None for what has no sign) tell of what is behind them. ``spelled`` is the type as
    written, ``canonical`` the one without typedefs.
    """

    kind: Kind
    bits: int | None
    signed: bool | None
    pointers: int
    spelled: str
    canonical: str


class Role(Enum):
    """What takes the result of a call."""

    INITIALIZED = "initialized"
    ASSIGNED = "assigned"
    RETURNED = "returned"
    ARGUMENT = "argument"
    CAST = "cast"


@dataclass(frozen=True, slots=True)
class Receiver:
    """``direct`` is false where arithmetic stands between the call and what takes the result (``m = f() & mask``).
    ``offset`` is that of the name of the variable that is initialized or assigned, None where there is none.
    """

    type: Type
    role: Role
    direct: bool
    offset: int | None


@dataclass(frozen=True, slots=True)
class Argument:
    """The type is the one before the conversion to the parameter's; ``value`` is that of a constant integer."""

    start: int
    end: int
    type: Type
    value: int | None


@dataclass(frozen=True, slots=True)
class Arguments:
    """The arguments that are written, in order."""

    arguments: tuple[Argument, ...]


@dataclass(frozen=True, slots=True)
class Constant:
    """The value of an integer constant expression."""

    value: int


@dataclass(frozen=True, slots=True)
class Parameter:
    """A function's parameter; ``name`` is empty for one without."""

    name: str
    type: Type


@dataclass(frozen=True, slots=True)
class Shared:
    """A variable in shared memory: the offset of its name, bytes (None: depends on a template), and whether the launch
    gives its size.
    """

    name: str
    offset: int
    bytes: int | None
    dynamic: bool


@dataclass(frozen=True, slots=True)
class Function:
    """A function with its body or a declaration of one, or a lambda (its ``name`` is empty).

    ``attributes`` are of ``global``, ``device`` and ``host``. ``launch_bounds`` are the arguments of
    ``__launch_bounds__`` with macros expanded, each an integer where it is a literal.
    """

    name: str
    qualified: str
    attributes: frozenset[str]
    start: int
    end: int
    template: bool
    result: Type
    parameters: tuple[Parameter, ...]
    launch_bounds: tuple[int | str, ...]
    shared: tuple[Shared, ...]


Fact = Whose | Type | Receiver | Arguments | Constant | Function


class Status(Enum):
    """What became of a file."""

    PARSED = "parsed"
    PARSED_WITHOUT_SYSTEM_HEADERS = "parsed without system headers"
    FAILED = "failed"
    TIMED_OUT = "timed out"
    CRASHED = "crashed"
    #: There is no usable libclang.
    UNAVAILABLE = "unavailable"


@dataclass(frozen=True, slots=True)
class View:
    """What the parser could see of a file. ``reason`` is empty where all went well; ``missing`` are the headers that
    were not found, ``errors`` counts the compiler's; ``skipped`` are the byte ranges of ``#if`` arms not taken.
    """

    status: Status
    reason: str = ""
    missing: tuple[str, ...] = ()
    errors: int = 0
    skipped: tuple[tuple[int, int], ...] = ()

    @property
    def parsed(self) -> bool:
        return self.status in (Status.PARSED, Status.PARSED_WITHOUT_SYSTEM_HEADERS)


@dataclass(frozen=True, slots=True)
class Answers:
    """The facts by question; None where the parser does not know."""

    view: View
    facts: Mapping[Question, Fact | None] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Launch:
    """A launch ``callee<<<configuration>>>(arguments)`` and its extent; ``offset`` is that of the callee's name."""

    callee: str
    offset: int
    start: int
    end: int
    configuration: tuple[Argument, ...]
    arguments: tuple[Argument, ...]


@dataclass(frozen=True, slots=True)
class Macro:
    """A macro's name where it is defined or expanded."""

    name: str
    offset: int


@dataclass(frozen=True, slots=True)
class Outline:
    """What a file has: kernels and device functions, launches, macro definitions and expansions, in their order."""

    view: View
    functions: tuple[Function, ...] = ()
    launches: tuple[Launch, ...] = ()
    definitions: tuple[Macro, ...] = ()
    expansions: tuple[Macro, ...] = ()
