"""The tables as one lookup, loaded library by library as names ask for them."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from collections.abc import Iterable
from collections.abc import Mapping as TypingMapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cached_property
from functools import lru_cache
from pathlib import Path

from hipport.errors import MappingError
from hipport.mapping.calls import CallChange
from hipport.mapping.calls import merged
from hipport.mapping.calls import read_rules
from hipport.mapping.old_hip import OldHip
from hipport.mapping.old_hip import read_old_hip
from hipport.mapping.others import OtherProject
from hipport.mapping.others import read_others
from hipport.mapping.ptx import PtxTable
from hipport.mapping.ptx import read_ptx
from hipport.mapping.samples import Samples
from hipport.mapping.samples import read_samples
from hipport.mapping.table import Fields
from hipport.mapping.table import FunctionType
from hipport.mapping.table import GuardRow
from hipport.mapping.table import HeaderRow
from hipport.mapping.table import Numbers
from hipport.mapping.table import Row
from hipport.mapping.table import Table
from hipport.mapping.table import read_arity
from hipport.mapping.table import read_cxx_headers
from hipport.mapping.table import read_fields
from hipport.mapping.table import read_function_types
from hipport.mapping.table import read_guards
from hipport.mapping.table import read_headers
from hipport.mapping.table import read_lost_includes
from hipport.mapping.table import read_numbers
from hipport.mapping.table import read_opaque
from hipport.mapping.table import read_same
from hipport.mapping.table import read_tags
from hipport.mapping.table import read_thrust_includes
from hipport.mapping.table import version_key
from hipport.mapping.textures import TextureTable
from hipport.mapping.textures import hip_name
from hipport.mapping.textures import read_textures

_PACKAGE = Path(__file__).resolve().parents[1]


_REMEMBERED = 2**16  # words, some MB
#: The "library" of names that people's own rules bring.
OWN = "rules"

_LIBRARY_FILE = re.compile(
    r"(?:.*[/\\])?(?:lib(?P<name>[A-Za-z][\w-]*)\.(?:so(?:\.[0-9]+)*|dylib)|(?P<dll>[A-Za-z]+?)(?:32|64)?(?:_[0-9]+)*\.dll)"
)


@dataclass(frozen=True, slots=True, eq=False)
class CudaLibrary:
    """One CUDA library as ``libraries.toml`` has it.

    ``prefixes`` are patterns for how its names begin, ``namespaces`` its C++ namespaces with their HIP names (empty:
    there is none). ``unsupported`` is the reason where HIP has nothing for the whole library, ``provided`` are headers
    of hipport's with patterns for the qualified names that they have nevertheless. ``lacking`` is a pattern for the
    qualified names that no table has, as they are internal, and that HIP lacks, ``besides`` one for those that HIP has,
    ``standard`` one for those that are in namespace std by their last part.
    ``always`` marks tables of names without a prefix, which any CUDA file may use. A library with a ``header`` has the
    names of another library with other meanings: its rows hold only where that header is included, and then come
    first. ``rest`` says what its names are that no table has, where that is known. ``sides`` are patterns for its
    functions with the code that may call them.
    """

    name: str
    title: str
    hip: str
    prefixes: tuple[str, ...]
    namespaces: dict[str, str]
    unsupported: str
    provided: dict[str, str]
    lacking: str
    besides: str
    standard: str
    always: bool
    table: bool
    header: str
    rest: str
    sides: dict[str, str]
    heads: tuple[str, ...]

    def prefix_of(self, name: str) -> re.Match[str] | None:
        """The match of one of the library's prefixes at the start of an identifier."""
        if not name.startswith(self.heads):
            return None  # nearly always, and then no pattern has to be compiled
        return re.match("|".join(self.prefixes), name)

    def provider(self, name: str) -> str:
        """The header of hipport's that has a qualified name, empty if there is none."""
        return next((header for header, names in self.provided.items() if re.fullmatch(names, name)), "")

    def side_of(self, name: str) -> str:
        """Which code may call a function of the library: ``host``, ``device``, both; empty where that is not known."""
        return next((side for pattern, side in self.sides.items() if re.fullmatch(pattern, name)), "")

    def has_besides(self, name: str) -> bool:
        """Whether a qualified name is one that HIP has in its namespace, though no table has it."""
        return bool(self.besides) and re.fullmatch(self.besides, name) is not None

    def is_standard(self, name: str) -> bool:
        """Whether a qualified name is an internal one that HIP lacks and C++ has in namespace std."""
        return bool(self.standard) and re.fullmatch(self.standard, name) is not None

    def lacks(self, name: str) -> bool:
        """Whether a qualified name is an internal one of the library that HIP lacks."""
        return bool(self.lacking) and re.fullmatch(self.lacking, name) is not None


@dataclass(frozen=True, slots=True)
class Entry:
    """What the tables say of a name: its row and the library that the row is from."""

    row: Row
    library: str

    @property
    def hip(self) -> str:
        """The HIP name, empty if there is none."""
        return self.row.hip

    @property
    def is_ours(self) -> bool:
        """Whether the name becomes one of hipport's own, which a header of hipport's declares."""
        return self.row.hip_header.startswith("hipport/")

    @property
    def keeps_warps(self) -> bool:
        """Whether the name becomes hipport's only to keep warps of 32 lanes: HIP has it too, for whole wavefronts."""
        if self.hip in ("hipport::uni_sync", "hipport::coalesced_threads"):
            return self.hip == "hipport::coalesced_threads"  # HIP has no __uni_sync
        return self.row.hip_header == "hipport/warp.h" and not self.row.cuda.startswith("cub::")


def tables_folder() -> Path:
    """The folder of the shipped tables: inside the package, or beside it in a source tree."""
    for folder in (_PACKAGE / "mappings", _PACKAGE.parent / "mappings"):
        if (folder / "libraries.toml").is_file():
            return folder
    raise MappingError(f"no mapping tables in {_PACKAGE / 'mappings'}; reinstall hipport")


class Mapping:
    """All tables of a folder. A library's table is read when a name with its prefix is first looked up.

    ``rules`` are people's own files in the form of ``calls.toml``, which go before the shipped ones. Picklable: a
    worker process gets the paths and reads what it needs.
    """

    def __init__(self, folder: Path | None = None, rules: tuple[Path, ...] = ()) -> None:
        self.folder = folder or tables_folder()
        self.rules = rules
        self._own = merged(map(read_rules, rules))
        self.libraries = _read_libraries(self.folder / "libraries.toml")
        self._tables: dict[str, Table] = {}
        self._entries: dict[str, tuple[Entry, ...]] = {}
        self._header_rows: dict[str, HeaderRow | None] = {}
        self._library_of: dict[str, CudaLibrary | None] = {}
        self._same_of: dict[str, dict[str, str]] = {}
        self._headless: set[str] = set()

    def __reduce__(self) -> tuple[type[Mapping], tuple[Path, tuple[Path, ...]]]:
        return Mapping, (self.folder, self.rules)

    @cached_property
    def calls(self) -> TypingMapping[str, CallChange]:
        """The functions whose calls change, by name."""
        return {**read_rules(self.folder / "calls.toml").calls, **self._own.calls}

    @cached_property
    def others(self) -> tuple[OtherProject, ...]:
        """Other projects whose names and headers come with CUDA code."""
        return read_others(self.folder / "others.toml")

    @cached_property
    def old_hip(self) -> OldHip:
        """Names of HIP that only earlier releases of ROCm have."""
        return read_old_hip(self.folder / "old_hip.toml")

    @cached_property
    def samples(self) -> Samples:
        """Names of NVIDIA's samples, whose headers hipport has headers for."""
        return read_samples(self.folder / "samples.toml")

    @cached_property
    def without_names(self) -> tuple[OtherProject, ...]:
        """Those of the other projects whose current release lacks names or headers that it had."""
        return tuple(other for other in self.others if other.removed or other.removed_headers or other.renamed_headers)

    @cached_property
    def names_of_others(self) -> dict[str, str]:
        """Names that are spelled like CUDA's and belong to a project that has them for ROCm too, and to which."""
        return {name: other.title for other in self.others for name in other.names}

    @cached_property
    def folders_of_others(self) -> tuple[str, ...]:
        """How headers of other projects begin, which are none of CUDA's, whatever their names: ``torch/cuda.h``."""
        return tuple(folder for other in self.others for folder in other.folders)

    @cached_property
    def namespaces_of_others(self) -> frozenset[str]:
        """The namespaces of other projects that have one called ``cuda`` in them: ``at``, ``cv``."""
        return frozenset(name for other in self.others for name in other.namespaces)

    @cached_property
    def _arity(self) -> dict[tuple[str, str], frozenset[int]]:
        return read_arity(self.folder / "arity.csv")

    def counts_of(self, entry: Entry) -> frozenset[int]:
        """The numbers of arguments that a HIP function takes, where CUDA's may take others too; else none."""
        return self._arity.get((entry.row.cuda, entry.hip), frozenset())

    @cached_property
    def _function_types(self) -> dict[tuple[str, str], FunctionType]:
        return read_function_types(self.folder / "function_types.csv")

    def function_type(self, entry: Entry) -> FunctionType:
        """How the type of a HIP function differs from that of CUDA's."""
        return self._function_types.get((entry.row.cuda, entry.hip), FunctionType())

    @cached_property
    def opaque(self) -> dict[str, str]:
        """CUDA's structs that only a handle points to and that HIP does not have, with what HIP's handle points to."""
        return read_opaque(self.folder / "opaque.csv")

    def lost_by(self, header: str) -> tuple[str, ...]:
        """The headers of ROCm whose counterparts a header of CUDA includes, and which its own does not include."""
        folder, slash, _ = header.partition("/")
        return self.lost_includes.get(f"{folder}/*" if slash else header, ())

    @cached_property
    def lost_includes(self) -> dict[str, tuple[str, ...]]:
        """What ``lost_by`` has, by CUDA header, and by folder for those of CUB, libcu++ and Thrust: ``cub/*``"""
        return read_lost_includes(self.folder / "lost_includes.csv")

    @cached_property
    def _thrust_includes(self) -> dict[str, tuple[str, ...]]:
        return read_thrust_includes(self.folder / "thrust_includes.csv")

    @cached_property
    def _brought(self) -> dict[str, frozenset[str]]:
        return {}

    def brought_by(self, header: str) -> frozenset[str]:
        """The public headers of rocThrust that one of its headers includes, itself or through others."""
        if header in self._brought:
            return self._brought[header]
        found: set[str] = set()
        waiting = [header]
        while waiting:
            new = set(self._thrust_includes.get(waiting.pop(), ())) - found
            found |= new
            waiting += new
        return self._brought.setdefault(header, frozenset(found))

    @cached_property
    def numbers(self) -> dict[str, Numbers]:
        """The numbers of CUDA's constants that are other numbers in HIP, on both sides."""
        return read_numbers(self.folder / "numbers.csv")

    @cached_property
    def renumbered(self) -> dict[str, frozenset[int]]:
        """The enumerations whose numbers are others in HIP, each with CUDA's that mean something else there."""
        found: dict[str, set[int]] = {}
        for numbers in self.numbers.values():
            for name in numbers.types:
                found.setdefault(name, set()).add(numbers.cudas)
        return {name: frozenset(values) for name, values in found.items()}

    @cached_property
    def tags(self) -> dict[str, str]:
        """CUDA's struct, union and enum tags that are something else in HIP than their names (empty: nothing)."""
        return read_tags(self.folder / "tags.csv")

    @cached_property
    def fields(self) -> Fields:
        """The fields of CUDA's structs, with those that HIP's lack or have under another name."""
        return read_fields(self.folder / "fields.csv")

    @cached_property
    def ptx(self) -> PtxTable:
        """What the instructions of inline PTX become."""
        return read_ptx(self.folder / "ptx.toml")

    @cached_property
    def textures(self) -> TextureTable:
        """What textures become that are read from ordinary memory."""
        return read_textures(self.folder / "textures.toml")

    def texture_entry(self, name: str) -> Entry | None:
        """The row of a function for textures, as one of hipport's own header."""
        entry = self.entry(name)
        if entry is None:
            return None
        row = entry.row._replace(
            hip=hip_name(name), hip_header=self.textures.header, rocm_since="", status="ok", note=""
        )
        return Entry(row, entry.library)

    @cached_property
    def own(self) -> dict[str, Entry]:
        """The names of people's own rules, which are renamed wherever they are not a member, whoever defines them."""
        renames = {name: name for name in self._own.calls} | dict(self._own.names)
        return {name: Entry(_own_row(name, hip), OWN) for name, hip in renames.items() if not self._is_known(name, hip)}

    def _is_known(self, name: str, hip: str) -> bool:
        """Whether a name of people's own rules is CUDA's, and only its calls are theirs."""
        return hip == name and bool(self._entries_of_tables(name))

    def loaded(self, path: str) -> tuple[str, str] | None:
        """The library of CUDA whose file a text names, as linkers call it, and HIP's, which is empty where there is
        none: ``/usr/lib64/libcuda.so.1``, ``nvcuda.dll``. None for any other text.
        """
        file = _LIBRARY_FILE.fullmatch(path)
        name = (file["name"] or file["dll"]) if file else ""
        name = "cuda" if name == "nvcuda" else name
        return (name, self.linked[name]) if name in self.linked else None

    @cached_property
    def linked(self) -> TypingMapping[str, str]:
        """CUDA's libraries as linkers call them, each with HIP's name, which is empty where there is none."""
        path = self.folder / "build.toml"
        try:
            libraries = tomllib.loads(path.read_text(encoding="utf-8"))["libraries"]
        except (OSError, ValueError, KeyError) as error:
            raise MappingError(f"{path}: the libraries cannot be read ({error}); reinstall hipport") from error
        return {name: linker for name, (_, _, linker) in libraries.items()}

    @cached_property
    def heads(self) -> tuple[str, ...]:
        """What every prefix begins with, for ``str.startswith``: a name with none of these is in no table by prefix."""
        return tuple(dict.fromkeys(head for library in self.libraries for head in library.heads))

    @cached_property
    def initials(self) -> frozenset[str]:
        """The first two letters of every head: the quick test that nearly every word fails."""
        return frozenset(head[:2] for head in self.heads)

    def headed(self, words: frozenset[str]) -> list[str]:
        """Those of some words that begin with one of the heads. Words that do not are remembered, as most of a file
        stand in the file before it too.
        """
        heads, initials = self.heads, self.initials
        others = words - self._headless
        found = [word for word in others if word[:2] in initials and word.startswith(heads)]
        if len(self._headless) > _REMEMBERED:
            self._headless.clear()
        self._headless.update(others.difference(found))
        return found

    @cached_property
    def looks_like_cuda(self) -> re.Pattern[str]:
        """Matches an identifier that is spelled as CUDA's names are: a prefix, then a new word (``cudaMalloc``, not
        ``cudaalike`` nor ``cuda_alike``).
        """
        return re.compile("|".join(_new_word_after(p) for library in self.libraries for p in library.prefixes))

    @cached_property
    def unprefixed(self) -> frozenset[str]:
        """The names without a prefix that need something done: they have another name in HIP, or no counterpart."""
        return frozenset(
            row.cuda
            for library in self.libraries
            if library.always
            for table in (self.table(library),)
            for row in table.rows(*(name for name in table.names if not name.startswith(self.heads)))
            if row.hip != row.cuda or row.status != "ok"
        )

    @cached_property
    def namespaces(self) -> dict[str, tuple[CudaLibrary, str]]:
        """CUDA's C++ namespaces: the library, and the namespace in HIP (empty where there is none)."""
        return {space: (library, hip) for library in self.libraries for space, hip in library.namespaces.items()}

    @cached_property
    def roots(self) -> frozenset[str]:
        """The outermost of CUDA's C++ namespaces."""
        return frozenset(space.partition("::")[0] for space in self.namespaces)

    @cached_property
    def lacking_roots(self) -> frozenset[str]:
        """Those of ``roots`` in which ROCm lacks a namespace."""
        spaces = self.namespaces.items()
        return frozenset(space.partition("::")[0] for space, (lib, hip) in spaces if lib.unsupported or not hip)

    def library_of(self, name: str) -> CudaLibrary | None:
        """The library whose prefix fits the longest part of an identifier."""
        if name not in self._library_of:
            fitting = [(match.end(), entry) for entry in self.libraries if (match := entry.prefix_of(name))]
            self._library_of[name] = max(fitting, key=lambda pair: pair[0])[1] if fitting else None
        return self._library_of[name]

    def table(self, library: CudaLibrary) -> Table:
        """A library's table, for a library that has one (``library.table``)."""
        table = self._tables.get(library.name)
        if table is None:
            table = self._tables[library.name] = Table(self.folder / f"{library.name}.csv")
        return table

    def entries(self, name: str) -> tuple[Entry, ...]:
        """Every row of a name, the library that fits best first; () if no table has it."""
        found = self._entries.get(name)
        if found is None:
            own = self.own.get(name)
            found = self._entries[name] = (own,) if own else self._entries_of_tables(name)
        return found

    def _entries_of_tables(self, name: str) -> tuple[Entry, ...]:
        return tuple(
            Entry(row, library.name)
            for library in self._candidates(name)
            if library.table
            for row in self.table(library).rows(name)
        )

    def _candidates(self, name: str) -> Iterable[CudaLibrary]:
        routed = []
        if "::" in name:
            space = name.rpartition("::")[0]
            while space:
                if space in self.namespaces:
                    routed.append(self.namespaces[space][0])
                space = space.rpartition("::")[0]
        else:
            routed = [entry for entry in self.libraries if entry.prefix_of(name) or (entry.header and not entry.heads)]
        return dict.fromkeys([*routed, *(library for library in self.libraries if library.always)], None)

    def entry(
        self, name: str, cuda: str = "", included: Callable[[str], bool] = frozenset[str]().__contains__
    ) -> Entry | None:
        """The row of a name that holds for a CUDA version; for no version, the one with a HIP name that is oldest.

        A name that the version does not have (removed before, or newer) gives the nearest row all the same.
        ``included`` says whether the file includes a header, for libraries that only a header tells apart.
        """
        entries = self.entries(name)
        if len(entries) < 2:
            return entries[0] if entries else None
        bound = [e for e in entries if self._header_of[e.library]]
        if bound and len(bound) < len(entries):
            given = [e for e in bound if included(self._header_of[e.library])]
            entries = tuple(given) or tuple(e for e in entries if e not in bound)
        if cuda:
            wanted = version_key(cuda)
            holding = [e for e in entries if _holds(e.row, wanted)]
            entries = tuple(holding) or entries
        return next((e for e in entries if e.row.hip), entries[0])

    @cached_property
    def _header_of(self) -> dict[str, str]:
        return {library.name: library.header for library in self.libraries}

    def varies(self, name: str) -> bool:
        """Whether what a name becomes depends on the CUDA version."""
        entries = self.entries(name)
        return len({(e.row.hip, e.row.status) for e in entries if e.library == entries[0].library}) > 1

    @cached_property
    def _headers(self) -> tuple[dict[str, HeaderRow], list[HeaderRow]]:
        rows = read_headers(self.folder / "headers.csv")
        globs = sorted((r for r in rows if "*" in r.cuda), key=lambda row: len(row.cuda), reverse=True)
        return {r.cuda: r for r in rows if "*" not in r.cuda}, globs

    def header_to_add(self, entry: Entry) -> str:
        """The header of hipport's that a use of a name makes necessary; empty where that is what CUDA's header of the
        name becomes, which the code includes anyhow, perhaps under a condition.
        """
        row = self.header(entry.row.header)
        comes_along = row is not None and row.hip == entry.row.hip_header
        return entry.row.hip_header if entry.is_ours and not comes_along else ""

    def header(self, name: str) -> HeaderRow | None:
        """The row of a header as it is written in an include, such as ``cuda_runtime.h`` or ``cub/cub.cuh``; of several
        patterns that fit, the longest counts.
        """
        if name not in self._header_rows:
            exact, globs = self._headers
            own = self._own.headers.get(name)
            row = HeaderRow(name, own, "map", OWN) if own else None
            row = row or exact.get(name) or next((row for row in globs if fnmatchcase(name, row.cuda)), None)
            self._header_rows[name] = row
        return self._header_rows[name]

    @cached_property
    def guards(self) -> dict[str, GuardRow]:
        """The macros by which CUDA's headers say that they were included."""
        return {row.cuda: row for row in read_guards(self.folder / "guards.csv")}

    @cached_property
    def cxx_headers(self) -> dict[str, str]:
        """The headers of HIP that do not compile as C, though those of CUDA do, and why."""
        return read_cxx_headers(self.folder / "cxx_headers.csv")

    @cached_property
    def same(self) -> dict[str, tuple[str, str]]:
        """HIP's types and enumerators, and CUDA's types, that are another name for one: the kind (``type``, ``enum`` or
        ``cuda-type``), and that one.
        """
        return read_same(self.folder / "same.csv")

    def same_of(self, kind: str) -> TypingMapping[str, str]:
        """The names of one kind in ``same``, each with the one that it is another name for."""
        if kind not in self._same_of:
            self._same_of[kind] = {name: same for name, (its_kind, same) in self.same.items() if its_kind == kind}
        return self._same_of[kind]

    @cached_property
    def header_names(self) -> tuple[str, ...]:
        """Every header of the table, globs included."""
        exact, globs = self._headers
        return (*exact, *(row.cuda for row in globs))


def load_mapping(folder: Path | None = None, rules: Iterable[str | Path] = ()) -> Mapping:
    """The tables of a folder, by default those shipped with hipport, with people's own ``rules`` before them; what has
    been loaded once is not read again.

    Raises MappingError if one of the files cannot be read.
    """
    return _loaded(folder or tables_folder(), tuple(map(Path, rules)))


@lru_cache(maxsize=4)
def _loaded(folder: Path, rules: tuple[Path, ...]) -> Mapping:
    return Mapping(folder, rules)


def _own_row(name: str, hip: str) -> Row:
    return Row(name, "macro", "", "<=0", "", hip, "", "", "ok", OWN, "")


def _new_word_after(prefix: str) -> str:
    """A pattern for a prefix where a word ends: lower case is followed by upper case, and the other way round.

    A prefix that does not end in a letter says itself what follows.
    """
    if not prefix[-1].isalpha():
        return prefix
    return prefix + ("[A-Z]" if prefix[-1].islower() else "[a-z_]")


def _heads(path: Path, prefix: str) -> tuple[str, ...]:
    """The literal texts that a pattern may begin with: ``ab`` of ``ab[A-Z]``, ``a`` and ``b`` of ``(?:a|b)c``."""
    group = re.match(r"\(\?:([\w|]+)\)(\??)", prefix)
    if group is None:
        literal = re.match(r"\w*(?![?*{])", prefix)
        heads: tuple[str, ...] = (literal.group(),) if literal else ()
    else:
        heads = tuple(group.group(1).split("|"))
        if group.group(2):
            heads += _heads(path, prefix[group.end() :])
    if not all(heads) or not heads:
        raise MappingError(f"{path}: the prefix {prefix!r} has to begin with a literal text")
    return heads


def _holds(row: Row, wanted: tuple[int, ...]) -> bool:
    early_enough = row.since.startswith("<=") or version_key(row.since) <= wanted
    return early_enough and (not row.removed or wanted < version_key(row.removed))


def _read_libraries(path: Path) -> tuple[CudaLibrary, ...]:
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise MappingError(f"{path}: the list of libraries cannot be read ({error}); reinstall hipport") from error
    try:
        return tuple(
            CudaLibrary(
                name=name,
                title=entry.get("title", name),
                hip=entry.get("hip", ""),
                prefixes=tuple(entry.get("prefixes", ())),
                namespaces=dict(entry.get("namespaces", {})),
                unsupported=entry.get("unsupported", ""),
                provided=dict(entry.get("provided", {})),
                lacking=entry.get("lacking", ""),
                besides=entry.get("besides", ""),
                standard=entry.get("standard", ""),
                always=entry.get("always", False),
                table=not entry.get("unsupported", ""),
                header=entry.get("header", ""),
                rest=entry.get("rest", ""),
                sides=dict(entry.get("sides", {})),
                heads=tuple(head for prefix in entry.get("prefixes", ()) for head in _heads(path, prefix)),
            )
            for name, entry in data.items()
        )
    except (AttributeError, TypeError, ValueError) as error:
        raise MappingError(f"{path}: an entry is not as it should be ({error}); reinstall hipport") from error
