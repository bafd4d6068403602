"""The names of a file that are CUDA's or look like it, and whose each of them is."""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Iterable
from collections.abc import Iterator
from functools import cached_property
from functools import lru_cache
from functools import partial

from hipport.code.calls import closer_of
from hipport.code.macro_members import members_by_macros
from hipport.code.roles import NameRole
from hipport.code.roles import follows_type
from hipport.code.scopes import namespaces_around
from hipport.context.candidates import read_candidates
from hipport.context.code_file import CodeFile
from hipport.context.qualified import Import
from hipport.context.qualified import QualifiedName
from hipport.context.qualified import imports_in_code
from hipport.context.qualified import imports_of_headers
from hipport.context.qualified import read_plain_names
from hipport.context.qualified import read_qualified_names
from hipport.context.texture_modes import reads_memory
from hipport.context.uses import NameUse
from hipport.context.uses import Ownership
from hipport.mapping import Entry
from hipport.mapping.table import version_key
from hipport.project.imports import Imports
from hipport.project.programs import is_unit
from hipport.source.tokens import Tokens


@lru_cache(maxsize=2**6)  # the sources of a folder have headers in common
def _members_in(text: str) -> frozenset[str]:
    return members_by_macros(Tokens(text))


#: What a function for textures or surfaces takes.
_TEXTURES = frozenset(("texture", "CUtexObject", "CUsurfObject")) | {
    f"{prefix}{kind}Object_t" for prefix in ("cuda", "hip") for kind in ("Texture", "Surface")
}
_OF_CUBLAS = frozenset(("cublas.h", "cublas_v2.h"))


class Names:
    """The names of a file. ``is_hip`` says that the file as a whole has been written for HIP, ``written_for_hip`` tells
    it of single tokens.
    """

    def __init__(self, file: CodeFile, is_hip: bool, written_for_hip: Callable[[int], bool]) -> None:
        self._file = file
        self._is_hip = is_hip
        self._written_for_hip = written_for_hip

    @cached_property
    def _candidates(self) -> dict[str, Entry | None]:
        """The file's distinct names that need a decision, with their table entry."""
        found = read_candidates(
            self._file.tokens.distinct,
            self._file.mapping,
            self._file.options.cuda,
            self._includes,
            may_have_device_code=self._file.may_have_device_code,
        )
        if not self._is_hip and reads_memory(self._file.options):
            textures = {name: self._file.mapping.texture_entry(name) for name in self._texture_functions()}
            if textures and (found or self._file.may_have_device_code()):
                found |= textures
        return {name: entry for name, entry in found.items() if not (entry and self._means_hips(entry))}

    def _texture_functions(self) -> Iterator[str]:
        """The functions of the header for textures that the file uses, without those that it declares itself for other
        things: ``float tex3D(const float *volume, int x, int y, int z);``
        """
        tokens = self._file.tokens

        def is_own(index: int) -> bool:
            if not follows_type(tokens, index) or namespaces_around(tokens, index) != ():
                return False
            taken = tokens.texts[index : max(index, closer_of(tokens, tokens.after(index)))]
            return _TEXTURES.isdisjoint(taken)

        for name in self._file.mapping.textures.functions_in(tokens.distinct):
            if name.startswith("cuda") or not any(map(is_own, tokens.places(name))):
                yield name

    def _includes(self, header: str) -> bool:
        """Whether the file includes a header of CUDA, or in a port what it becomes."""
        row = self._file.mapping.header(header)
        return header in self._included or (row is not None and row.hip in self._included)

    @cached_property
    def _included(self) -> frozenset[str]:
        """The headers that the file includes, itself or through headers of the tree, by the names in its lines. Of the
        two interfaces of cuBLAS, which CUDA lets no file include together, the one that is nearer, or the newer.
        """
        direct = frozenset(include.name for include in self._file.includes)
        projects = (include.project for include in self._file.includes if include.project)
        files = {path for project in projects for path in self._file.survey.with_headers(project, quoted_only=True)}
        names = direct | {line.name for path in files for line in self._file.survey.includes_of(path)}
        names |= frozenset() if names & _OF_CUBLAS else self._of_includers()
        newer = "cublas_v2.h" in (direct if "cublas.h" in direct else names)
        return names - {"cublas.h"} if newer else names

    def _of_includers(self) -> frozenset[str]:
        """The interfaces of cuBLAS that the files beside a header include which include it: a header that names cuBLAS
        may leave the include to these.
        """
        path, survey = self._file.source.path, self._file.survey
        if is_unit(path) or "cublas" not in self._file.source.text:
            return frozenset()
        files = (file for includer in survey.includers_beside(path) for file in survey.with_headers(includer))
        return _OF_CUBLAS & {line.name for file in files for line in survey.includes_of(file)}

    def _means_hips(self, entry: Entry) -> bool:
        """Whether a name that CUDA and HIP both have, and hipport too, is to be HIP's: __shfl of a whole wavefront."""
        if self._is_hip:
            return entry.is_ours and not entry.row.cuda.startswith(self._file.mapping.heads)
        return self._file.options.warp == "native" and entry.keeps_warps

    @cached_property
    def uses(self) -> tuple[NameUse, ...]:
        """Every occurrence of a name that is in the tables with something to do, or that looks like CUDA and is not."""
        return tuple(self._ownership.uses()) if self._candidates else ()

    @cached_property
    def _ownership(self) -> Ownership:
        return Ownership(
            self._file.source.path,
            self._file.tokens,
            self._file.arms,
            self._candidates,
            self._file.cuda_only_macros,
            self._file.defined_elsewhere,
            self._written_for_hip,
            self._is_member_by_macro,
            partial(self._file.survey.is_for_other_builds, self._file.source.path),
            self._texts_with,
        )

    def _texts_with(self, name: str) -> Iterable[str]:
        """The texts with a name of the headers of the tree that the file includes; where a header includes none of
        them, of those that the files beside it include which include it.
        """
        path, survey = self._file.source.path, self._file.survey
        texts = tuple(survey.header_texts(path, name))
        if texts or is_unit(path):
            return texts
        return map(survey.text_of, survey.with_name(survey.with_neighbours(path)[1:], name))

    def _is_member_by_macro(self, name: str) -> bool:
        return name.startswith(self._file.mapping.heads) and name in self._members_by_macros

    @cached_property
    def _members_by_macros(self) -> frozenset[str]:
        """The members that macros declare in classes of the file and of the project's headers that it includes."""
        survey = self._file.survey
        headers = survey.with_macros_in_classes(survey.with_headers(self._file.source.path)[1:])
        return members_by_macros(self._file.tokens).union(*map(_members_in, map(survey.text_of, headers)))

    @cached_property
    def defines(self) -> dict[str, int]:
        """What the file defines for its program, and where: names with the namespaces and classes that they are
        in (``mine::cudaFree``), and namespaces with ``::`` after them.
        """
        found = {f"{name}::": index for name, index in self.own_namespaces.items()}
        found |= {name: index for name, index in self._file.defined_macros.items() if self._file.looks_like_guard(name)}
        for use in self.uses:
            if name := self._ownership.defines(use):
                found.setdefault(name, use.index)
        return found

    @cached_property
    def api_uses(self) -> tuple[NameUse, ...]:
        """The uses that are CUDA's own names in code that is to be ported, qualified names and all.

        Macros that only nvcc or CUDA's headers define are the guards' business, not a name's; so are include guards.
        """
        return tuple(use for use in self.anywhere if not self._written_for_hip(use.index))

    @cached_property
    def anywhere(self) -> tuple[NameUse, ...]:
        """The uses of ``api_uses``, and those in code that is written for HIP as well."""
        guards = self._file.cuda_only_macros | self._file.own_versions | self._file.mapping.guards.keys()
        plain = (u for u in self.uses if u.role is NameRole.API and u.name not in guards)
        qualified = (
            NameUse(
                name.first, name.name, None if name.unknown else name.entry, NameRole.API, name.last, name.renamed_whole
            )
            for name in self._qualified_anywhere
            if name.hip is not None
            and not (name.entry and self._means_hips(name.entry))
            and (name.unknown or name.renamed_whole or (name.entry and self._is_noteworthy(name.entry)))
        )
        imported = (
            NameUse(name.first, name.name, None if name.unknown else name.entry, NameRole.API, name.last, False)
            for name in self._imported_anywhere
            if name.unknown or (name.entry and self._is_noteworthy(name.entry) and not name.entry.is_ours)
        )
        return (*plain, *qualified, *imported)

    def _is_noteworthy(self, entry: Entry) -> bool:
        return entry.row.status != "ok" or self.lacking(entry) or bool(self._file.mapping.counts_of(entry))

    @cached_property
    def qualified(self) -> tuple[QualifiedName, ...]:
        """The uses of CUDA's C++ namespaces in code that is to be ported."""
        return tuple(name for name in self._qualified_anywhere if not self._written_for_hip(name.first))

    @cached_property
    def _qualified_anywhere(self) -> tuple[QualifiedName, ...]:
        own = frozenset(name.removesuffix("::") for name in self._file.defined_elsewhere if name.endswith("::"))
        own |= self.own_namespaces.keys()
        file = self._file
        return tuple(read_qualified_names(file.tokens, file.mapping, own, file.options.cuda, self._given))

    @property
    def has_namespaces(self) -> bool:
        """Whether the file has names of CUDA's C++ namespaces, in any arm."""
        return bool(self._qualified_anywhere or self._imported_anywhere)

    @cached_property
    def _given(self) -> tuple[Imports, ...]:
        """What the headers of the tree that the file includes make of namespaces."""
        survey = self._file.survey
        return survey.imports_of(survey.with_headers(self._file.source.path)[1:], self._file.mapping.roots)

    @cached_property
    def imported(self) -> tuple[QualifiedName, ...]:
        """The names of CUDA's C++ namespaces that stand alone, after ``using namespace cub;``, in code that is to be
        ported. The port has them after ``using namespace hipcub;``.
        """
        return tuple(name for name in self._imported_anywhere if not self._written_for_hip(name.first))

    @cached_property
    def imports(self) -> tuple[Import, ...]:
        """What using-directives and using-declarations of the file and of its headers import of CUDA's namespaces."""
        tokens, mapping = self._file.tokens, self._file.mapping
        return (*imports_in_code(tokens, self._qualified_anywhere), *imports_of_headers(tokens, self._given, mapping))

    @cached_property
    def _imported_anywhere(self) -> tuple[QualifiedName, ...]:
        file = self._file
        return tuple(read_plain_names(file.tokens, self.imports, file.mapping, file.options.cuda))

    @cached_property
    def own_namespaces(self) -> dict[str, int]:
        """Namespaces called like one of which ROCm has nothing (``cuda``), which the file itself opens, and where."""
        tokens = self._file.tokens
        roots = self._file.mapping.lacking_roots
        if roots.isdisjoint(tokens.distinct):
            return {}
        return {
            root: index
            for root in roots & tokens.distinct
            for index in tokens.places(root)
            if tokens.text_at(tokens.after(index)) == "{"
            and tokens.text_at(tokens.before(index)) in ("namespace", "::")
        }

    def is_unprefixed(self, name: str) -> bool:
        """Whether a name is one of those that only the tables, not its spelling, make CUDA's."""
        return name in self._file.mapping.unprefixed and not name.startswith(self._file.mapping.heads)

    def lacking(self, entry: Entry) -> bool:
        """Whether the HIP name is newer than the ROCm version converted for."""
        since = entry.row.rocm_since
        if not since or since.startswith("<="):
            return False
        target, first = version_key(self._file.options.rocm), version_key(since)
        return target <= first if since.startswith(">") else target < first

    def is_missing(self, entry: Entry) -> bool:
        """Whether HIP has nothing for a name, or not yet in the ROCm version converted for."""
        return entry.row.status == "unsupported" or self.lacking(entry)
