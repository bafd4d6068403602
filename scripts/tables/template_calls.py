"""Calls of the templates of CUB and Thrust, made from CUDA's headers and kept where CUDA's compiler takes them.

libclang reads the functions, member functions and constructors of a library's headers with their template parameters.
Each becomes a call with arguments of plausible types: `_TYPES` has them by the names of template parameters, as the
libraries' documentation uses these. A function is called with all of its arguments and with those alone that have no
default value. Calls that nvcc refuses are left out: they are wrong guesses.
The rest go to ``facts/template_calls.tsv``.

Run: ``python -m scripts.tables.template_calls INCLUDE [--library NAME]``; needs the headers and nvcc.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import replace
from pathlib import Path
from typing import Any

from clang.cindex import CursorKind

from hipport.mapping.mapping import load_mapping
from scripts.tables.check_targets import instances
from scripts.tables.extract import Tree
from scripts.tables.extract import builtin_include_arguments
from scripts.tables.extract import cuda_tree
from scripts.tables.extract import is_public
from scripts.tables.extract import is_transparent
from scripts.tables.extract import parameter_of
from scripts.tables.extract import parse
from scripts.tables.header_sets import CUDA
from scripts.tables.inputs import FACTS
from scripts.tables.libraries import LIBRARIES
from scripts.tables.libraries import Library

FILE = FACTS / "template_calls.tsv"
#: The release whose calls these are.
VERSION = "13.0"
#: What the calls of a unit use: functions of a program's own, for the parameters that take one.
PRELUDE = (
    "struct plus { __host__ __device__ int operator()(int a, int b) const { return a + b; } };",
    "struct smaller { __host__ __device__ bool operator()(int a, int b) const { return a < b; } };",
    "struct odd { __host__ __device__ bool operator()(int a) const { return a % 2 != 0; } };",
    "struct twice { __host__ __device__ int operator()(int a) const { return a * 2; } };",
    "struct seven { __host__ __device__ int operator()() const { return 7; } };",
    "struct key { int high; float low; };",
    (
        "struct decomposer {"
        " __host__ __device__ cuda::std::tuple<int &, float &> operator()(key &k) const { return {k.high, k.low}; } };"
    ),
    "struct prefix { __device__ int operator()(int sum) { return sum; } };",
)


@dataclass(frozen=True)
class TemplateParameter:
    """A parameter of a template: ``class T``, ``int N = 1``, ``class... Ts``."""

    name: str
    has_default: bool
    is_pack: bool


@dataclass(frozen=True)
class Argument:
    """A parameter of a function: its type as the header writes it, its name, and whether it has a default value."""

    type: str
    name: str
    has_default: bool


@dataclass(frozen=True)
class Function:
    """A function of a library. ``owner`` has the template parameters of the class that it is a member of; None: it is
    a function of a namespace.
    """

    name: str
    header: str
    kind: str  # function, static, method, constructor
    side: str  # host, device, both
    owner: tuple[TemplateParameter, ...] | None
    template: tuple[TemplateParameter, ...]
    arguments: tuple[Argument, ...]


@dataclass(frozen=True)
class Call:
    """A call that CUDA's compiler takes: the library, the header that declares the function, its name, and the text of
    a function of C++ that calls it.
    """

    library: str
    header: str
    name: str
    text: str

    @property
    def on_device(self) -> bool:
        return self.text.startswith("__device__ ")


def read(file: Path = FILE) -> list[Call]:
    """The calls that are kept."""
    return [Call(*line.split("\t")) for line in file.read_text(encoding="utf-8").splitlines()]


# Reading the headers ----------------------------------------------------------------------------------------------

_PARAMETER_KINDS = frozenset(
    (CursorKind.TEMPLATE_TYPE_PARAMETER, CursorKind.TEMPLATE_NON_TYPE_PARAMETER, CursorKind.TEMPLATE_TEMPLATE_PARAMETER)
)
_CLASSES = frozenset((CursorKind.STRUCT_DECL, CursorKind.CLASS_DECL, CursorKind.CLASS_TEMPLATE))
_FUNCTION_KINDS = {
    CursorKind.FUNCTION_DECL: "function",
    CursorKind.FUNCTION_TEMPLATE: "function",
    CursorKind.CXX_METHOD: "method",
    CursorKind.CONSTRUCTOR: "constructor",
}


def functions(library: str, tree: Tree) -> list[Function]:
    """The public functions and member functions of a library, each overload once."""
    headers = next(one for one in CUDA if one.library == library)
    reader = _Reader(tree, re.compile(headers.keep), LIBRARIES[library])
    return list(dict.fromkeys(reader.walk(parse(headers, tree).cursor, "", None)))


class _Reader:
    def __init__(self, tree: Tree, keep: re.Pattern[str], library: Library) -> None:
        self._tree, self._keep, self._library = tree, keep, library

    def walk(self, parent: Any, scope: str, owner: tuple[TemplateParameter, ...] | None) -> Iterator[Function]:
        for cursor in parent.get_children():
            file = cursor.location.file
            header = (self._tree.relative(file.name) if file else None) or ""
            header = header.removeprefix("cccl/")
            if cursor.kind == CursorKind.LINKAGE_SPEC:
                yield from self.walk(cursor, scope, owner)
            elif self._keep.match(header) and (owner is None or is_public(cursor)):
                yield from self._declaration(cursor, scope, header, owner)

    def _declaration(
        self, cursor: Any, scope: str, header: str, owner: tuple[TemplateParameter, ...] | None
    ) -> Iterator[Function]:
        name = scope + cursor.spelling
        if cursor.kind == CursorKind.NAMESPACE:
            yield from self.walk(cursor, scope if is_transparent(cursor) else f"{name}::", None)
        elif cursor.kind in _CLASSES and cursor.is_definition():
            if owner is None and not re.search(self._library.internal, name):
                yield from self.walk(cursor, f"{name}::", _template(cursor))
        elif (
            cursor.kind in _FUNCTION_KINDS
            and not re.search(self._library.internal, name)
            and (owner is not None or cursor.semantic_parent.kind == CursorKind.NAMESPACE)
        ):
            yield self._function(cursor, scope, header, owner)

    def _function(self, cursor: Any, scope: str, header: str, owner: tuple[TemplateParameter, ...] | None) -> Function:
        of_class = scope.removesuffix("::").rpartition("::")[2] if owner is not None else ""
        spelling = cursor.spelling.partition("<")[0]
        kind = "constructor" if spelling == of_class else "method" if owner is not None else "function"
        if kind == "method" and cursor.is_static_method():
            kind = "static"
        kinds = {child.kind for child in cursor.get_children()}
        on_device = CursorKind.CUDADEVICE_ATTR in kinds
        side = ("both" if CursorKind.CUDAHOST_ATTR in kinds else "device") if on_device else "host"
        return Function(
            scope + spelling,
            header,
            kind,
            side,
            owner,
            _template(cursor),
            tuple(_argument(child) for child in cursor.get_children() if child.kind == CursorKind.PARM_DECL),
        )


def _argument(cursor: Any) -> Argument:
    written, _, _, name, default = parameter_of(cursor)
    return Argument(written, name, bool(default))


def _template(cursor: Any) -> tuple[TemplateParameter, ...]:
    found = []
    for child in cursor.get_children():
        if child.kind in _PARAMETER_KINDS:
            tokens = [token.spelling for token in child.get_tokens()]
            found.append(TemplateParameter(child.spelling, "=" in tokens, "..." in tokens))
    return tuple(found)


# Making calls -----------------------------------------------------------------------------------------------------


class NoGuessError(Exception):
    """There is no type for a parameter; the message is what it is called."""


def calls_of(library: str, function: Function, classes: frozenset[str]) -> Iterator[Call]:
    """The calls of a function: with all arguments, and with those that have no default value. ``classes`` are those of
    the library, with their namespaces.
    """
    header = LIBRARIES[library].facing_cuda_header(function.header)
    for count in dict.fromkeys((_most(function), sum(not one.has_default for one in function.arguments))):
        try:
            text = _Writer(library, replace(function, arguments=function.arguments[:count]), classes).text()
        except NoGuessError:
            continue
        yield Call(library, header, function.name, text)


def _most(function: Function) -> int:
    """The number of arguments of the longest call: environments, which select what a call does, are left out."""
    return next((i for i, one in enumerate(function.arguments) if one.type == "EnvT"), len(function.arguments))


class _Writer:
    """Writes the call of a function."""

    def __init__(self, library: str, function: Function, classes: frozenset[str]) -> None:
        self._library, self._function = library, function
        self._classes = {name.rpartition("::")[2]: name for name in sorted(classes, reverse=True)}
        types = " ".join(one.type for one in function.arguments)
        rules = dict(_TYPES[library])
        for pattern, special in _WHERE:
            if re.search(pattern, f"{function.name}({types})"):
                rules |= special
        self._rules = [(re.compile(pattern), text) for pattern, text in reversed(rules.items())]
        self._known = {one.name for one in (*(function.owner or ()), *function.template)}
        self._owner = self._instance() if function.owner is not None else ""

    def text(self) -> str:
        """``void call(int a) { f(a); }``. Raises NoGuessError where a parameter is of no known kind."""
        function = self._function
        declared, given = [], []
        for i, one in enumerate(function.arguments):
            name = f"a{i}"
            if "execution_policy" in one.type:
                given.append("thrust::device")
            elif one.type.endswith("..."):
                declared += [_declared(self._type(one.type[:-3]), each) for each in (f"{name}_1", f"{name}_2")]
                given += [f"{name}_1", f"{name}_2"]
            elif pack := re.fullmatch(r"::cuda::std::(?:__\d+::)?tuple<(\w+)\.\.\.>", one.type):
                declared += [_declared(self._type(pack[1]), each) for each in (f"{name}_1", f"{name}_2")]
                given.append(f"cuda::std::make_tuple({name}_1, {name}_2)")
            elif (of_type := self._type(one.type)) in _TEMPORARY:
                given.append(f"{of_type}()")
            else:
                declared.append(_declared(of_type, name))
                given.append(name)
        plain = function.name.rpartition("::")[2]
        arguments = f"({', '.join(given)})"
        call = f"{plain}{self._explicit()}{arguments};"
        if function.kind == "function":
            body = f"{function.name}{self._explicit()}{arguments};"
        elif function.kind == "static":
            body = f"{self._owner}::{call}"
        elif function.kind == "constructor":
            body = f"{self._owner} object{arguments if given else ''};"
        elif _MADE_IN_PLACE.match(self._owner):
            body = f"using object = {self._owner}; __shared__ object::TempStorage storage; object(storage).{call}"
        else:
            declared.insert(0, f"{self._owner} &object")
            body = f"object.{call}"
        on_device = "__device__ " if self._on_device() else ""
        return f"{on_device}void call({', '.join(declared)}) {{ {body} }}"

    def _on_device(self) -> bool:
        """Whether device code calls the function; of those for both sides, the library says."""
        sides = {library.name: library for library in load_mapping().libraries}[self._library]
        of_device = sides.side_of(self._function.name) == "device"
        return self._function.side == "device" or (self._function.side == "both" and of_device)

    def _value(self, name: str) -> str:
        """What a template parameter becomes."""
        for pattern, text in self._rules:
            if pattern.fullmatch(name):
                return text
        raise NoGuessError(name)

    def _type(self, written: str) -> str:
        """The type of an argument, with values for the template parameters in it and the scopes of names."""
        for pattern, plain in _PLAINLY:
            written = re.sub(pattern, plain, written)
        if _OF_DISPATCH.search(written):
            raise NoGuessError(written)
        text = re.sub(r"(\w+)\.\.\.", r"\1, \1", written)
        # The arrays of programs are variables.
        text = re.sub(r"^const (?=[\w ]*(?:\(&\))?\[)|const(?=\[)", "", text)
        forwarding = re.fullmatch(r"(\w+) &&", text)
        if forwarding and forwarding[1] in self._known:
            text = f"{forwarding[1]} &"
        return re.sub(r"(?<![\w:])[A-Za-z_]\w*", lambda word: self._name(word[0]), text.replace("typename ", ""))

    def _name(self, word: str) -> str:
        if word in self._known:
            return self._value(word)
        if self._owner and _MEMBER_TYPES.fullmatch(word):
            return f"typename {self._owner}::{word}"
        return self._classes.get(word, word)

    def _instance(self) -> str:
        """The class of a member function, with values for its template parameters that have no default."""
        name = self._function.name.rpartition("::")[0]
        if instance := next((one.type for one in instances().get(name, ()) if self._library == "thrust"), ""):
            return instance.removeprefix("::")
        parameters = self._function.owner or ()
        given = [self._value(one.name) for one in parameters if not one.has_default and not one.is_pack]
        return f"{name}<{', '.join(given)}>" if parameters else name

    def _explicit(self) -> str:
        """The template arguments that the arguments do not tell: ``<4>``."""
        told = " ".join(
            one.type if "&)" in one.type else one.type.partition("[")[0] for one in self._function.arguments
        )
        own = [one for one in self._function.template if one.name and not one.is_pack]
        unknown = [i for i, one in enumerate(own) if not one.has_default and not re.search(rf"\b{one.name}\b", told)]
        return f"<{', '.join(self._value(one.name) for one in own[: unknown[-1] + 1])}>" if unknown else ""


def _declared(written: str, name: str) -> str:
    """``int (&)[4]`` -> ``int (&a)[4]``, ``int[4]`` -> ``int a[4]``, ``int *`` -> ``int *a``"""
    for opening in ("(&", "(*"):
        if f"{opening})" in written:
            return written.replace(f"{opening})", f"{opening}{name})", 1)
    base, bracket, rest = written.partition("[")
    return f"{base}{'' if base.endswith(('*', '&')) else ' '}{name}{bracket}{rest}"


#: Classes of which programs make an object where they use it: ``BlockScan(storage).InclusiveSum(x, y)``.
_MADE_IN_PLACE = re.compile(r"cub::(?:Block|Warp)(?!RadixRank|RunLengthDecode|MergeSortStrategy)")
_MEMBER_TYPES = re.compile(
    r"TempStorage|(?:const_)?(?:reference|pointer|iterator)|(?:size|value|difference|result|param)_type|error_code"
)
#: Function objects, which programs make in the call.
_TEMPORARY = frozenset(("plus", "smaller", "odd", "twice", "seven", "decomposer"))
#: Types as headers write them, and as programs do.
_PLAINLY = (
    (r"::cuda::std::int64_t", "int64_t"),
    (r"(?:thrust::)?detail::it_difference_t<\w+>", "int"),
    (r"(?:typename )?\bvoid_ptr\b", "void *"),
    (r"(?<=::)__\d+::", ""),
)
#: Arguments by which a header chooses between functions of its own.
_OF_DISPATCH = re.compile(r"true_type|false_type|constant_t|Int2Type|CountsCallback")
_VECTOR_ITERATOR = "thrust::device_vector<int>::iterator"
_COMMON = {
    r"BLOCK_DIM_X|BlockDimX|BLOCK_THREADS|BlockThreads|NUM_THREADS": "128",
    r"(?:ITEMS|KEYS|RUNS|DECODED_ITEMS)_PER_THREAD|ItemsPerThread": "4",
    r"BINS|BINS_TRACKED_PER_THREAD|BINS_PER_THREAD": "64",
    r"RADIX_BITS|LENGTH|Length|N|COUNT|Count|LABEL_BITS|BYTE_LEN": "4",
    r"LOGICAL_WARP_THREADS|LogicalWarpThreads": "32",
    r"IS_DESCENDING|DESCENDING|KEYS_ONLY": "false",
    r"NUM_CHANNELS": "4",
    r"NUM_ACTIVE_CHANNELS": "3",
    r"TILE_ITEMS": "512",
    r"MODIFIER": "cub::LOAD_LDG",
    r"(?:Reduction|Reduce|Scan|Difference|Binary)(?:Op|OpT|Function)\d?|AssociativeOperator|BinaryOperation": "plus",
    r"(?:Compare|Equality|Flag)(?:Op|OpT)|StrictWeak\w+|BinaryPred\w*|Compare|BinaryFunction[12]": "smaller",
    r"(?:Select|SelectFirstPart|SelectSecondPart)(?:Op|OpT)|Predicate|Pred": "odd",
    r"(?:Transform|Unary)(?:Op|OpT|Function|Operation)?|OpT|(?:Input|Output|AdaptableUnary)Function": "twice",
    r"Function": "plus",
    r"Generator": "seven",
    r"BlockPrefixCallbackOp|PrefixCallback\w*": "prefix",
    r"DecomposerT": "decomposer",
}
#: Library -> pattern for the names of template parameters -> type or number; the last that fits counts.
_TYPES = {
    "cub": {
        r"\w*(?:T|Key|Value|Item|Input|Output|Sample|Counter|Level|Offset|Num\w*|Type|Flag)": "int",
        r"\w*(?:Iterator|It)(?:T|In|Out|sIn)?\d?": "int *",
        r"(?!\w*Output)\w*(?:Input|Offset|Offsets|Sample|Flags?|Sizes?)\w*(?:Iterator|It)\w*": "const int *",
        r"RandomAccessIterators?(?:In)?": "const int *",
        r"UnsignedBits": "unsigned int",
        **_COMMON,
    },
    "thrust": {
        r"T\d?|U|V|Size|Distance|\w*Comparable|Key|Value|Init\w*|\w*T|\w*Type|Incrementable|Element": "int",
        r"\w*(?:Iterator|It)s?\d?": _VECTOR_ITERATOR,
        r"(?:To|From)?Pointer\d?": "thrust::device_ptr<int>",
        r"URBG": "thrust::default_random_engine",
        r"Alloc|Allocator": "thrust::device_allocator<int>",
        r"(?:Derived)?System\d?|Tag": "thrust::device_system_tag",
        r"MR": "thrust::mr::new_delete_resource",
        **_COMMON,
    },
}
#: Pattern for a function and the types of its arguments -> types that are others there.
_WHERE = (
    (r"execution_policy", {r"\w*(?:Iterator|It)s?\d?": "int *"}),
    (r"\bcomplex\b|thrust::polar", {r"T\d?|ValueType": "float"}),
    (r"DecomposerT", {r"KeyT": "key"}),
    (r"::Arg(?:Max|Min)\((?!.*Extremum)", {r"OutputIteratorT": "cub::KeyValuePair<int, int> *"}),
    (r"::tuple<RandomAccess", {r"TransformOp": "plus"}),
    (r"Batched\(", {r"(?:Input|Output)(?:Buffer)?It": "int **"}),
    (r"__half", {r"InputIteratorT": "const __half *"}),
    (r"real_distribution|normal_distribution", {r"\w*T|\w*Type": "float"}),
)


# Keeping those that CUDA takes ------------------------------------------------------------------------------------

#: Headers of the types of arguments.
_INCLUDED = ("thrust/device_vector.h", "thrust/random.h", "thrust/execution_policy.h", "cub/util_type.cuh")
_OPTIONS = ("-std=c++17", "-arch=sm_90", "-w", "-Xcudafe", "--error_limit=100000")
_ERROR = re.compile(
    r"^(?:calls\.cu\((\d+)\): (?:catastrophic )?error|.*?\bat line (\d+)(?: of calls\.cu)?$)", re.MULTILINE
)


def unlike(calls: Iterable[Call]) -> list[Call]:
    """Each text once, with the shortest of the headers that have it: definitions repeat what declarations say."""
    first: dict[str, Call] = {}
    for call in sorted(calls, key=lambda call: (len(call.header), call.header)):
        first.setdefault(call.text, call)
    return sorted(first.values(), key=lambda call: (call.library, call.header, call.name, call.text))


def units(calls: Sequence[Call], size: int) -> list[list[Call]]:
    """The calls in groups that are compiled together, those of host code and of device code apart."""
    sides = ([call for call in calls if call.on_device is on_device] for on_device in (False, True))
    return [side[i : i + size] for side in sides for i in range(0, len(side), size)]


def source(calls: Sequence[Call]) -> str:
    """A unit with the calls in its last lines, one each."""
    headers = dict.fromkeys(("cuda_runtime.h", "cuda/std/tuple", *_INCLUDED, *(call.header for call in calls)))
    lines = [*(f"#include <{header}>" for header in headers), *PRELUDE]
    return "\n".join([*lines, *(f"namespace call_{i} {{ {call.text} }}" for i, call in enumerate(calls)), ""])


def taken(calls: Sequence[Call], nvcc: str) -> list[Call]:
    """The calls that CUDA's compiler takes, in their order."""
    left = list(calls)
    while left:
        refused = _refused(left, nvcc)
        left = [call for i, call in enumerate(left) if i not in refused]
        if not refused:
            break
    return left


def _refused(calls: Sequence[Call], nvcc: str) -> set[int]:
    """The places of the calls with errors; what one hides of another, the next round finds."""
    text = source(calls)
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "calls.cu").write_text(text, encoding="utf-8")
        command = [nvcc, *_OPTIONS, "-ptx", "calls.cu"] if calls[0].on_device else ["sh", "-c", _front_end(nvcc)]
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if not done.returncode:
        return set()
    first = len(text.split("\n")) - 1 - len(calls)
    lines = {int(found[1] or found[2]) for found in _ERROR.finditer(done.stderr)}
    refused = {line - 1 - first for line in lines if line - 1 >= first}
    if not refused:
        raise SystemExit(f"nvcc: {done.stderr[-2000:]}")
    return refused


def _front_end(nvcc: str) -> str:
    """The commands of nvcc that say what is wrong with host code in ``calls.cu``: the preprocessor and cudafe++, which
    instantiates its templates. To make the kernels takes many times as long.
    """
    command = [nvcc, *_OPTIONS, "--cuda", "-o", "calls.ii", "--keep", "--dryrun", "calls.cu"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    lines = [line.removeprefix("#$ ") for line in done.stderr.splitlines()]
    wanted = (next(line for line in lines if part in f" {line}") for part in (" PATH=", " -E ", " cudafe++ "))
    return "\n".join(wanted)


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the calls that CUDA takes."""
    parser = argparse.ArgumentParser(description="Make calls of CUDA's templates from their headers.")
    parser.add_argument("include", type=Path, help=f"the include folder of CUDA {VERSION}")
    parser.add_argument("--nvcc", default="nvcc", help="CUDA's compiler, of that release")
    parser.add_argument("--library", action="append", default=[], help="only this one; may be repeated")
    parser.add_argument("--unit", type=int, default=150, help="calls in a unit")
    options = parser.parse_args(arguments)
    tree = cuda_tree(options.include, VERSION, builtin_include_arguments())
    wanted = options.library or list(_TYPES)
    kept = [call for call in read() if call.library not in wanted]
    for library in wanted:
        found = functions(library, tree)
        classes = frozenset(one.name.rpartition("::")[0] for one in found if one.owner is not None)
        made = (call for function in found for call in calls_of(library, function, classes))
        calls = unlike(call for call in made if tree.find(call.header))
        good = [call for part in units(calls, options.unit) for call in taken(part, options.nvcc)]
        names, called = {one.name for one in found}, {call.name for call in good}
        print(f"{library}: {len(found)} functions of {len(names)} names; {len(calls)} calls, CUDA takes {len(good)}")
        print(f"  not called: {' '.join(sorted(names - called))}")
        kept += good
    write(sorted(kept, key=lambda call: (call.library, call.header, call.name, call.text)))
    return 0


def write(calls: Iterable[Call], file: Path = FILE) -> None:
    """Keep calls."""
    file.write_text("".join(f"{c.library}\t{c.header}\t{c.name}\t{c.text}\n" for c in calls), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
