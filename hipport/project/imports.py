"""Names that a file gives to C++ namespaces, and what it imports from them, for the files that include it."""

from __future__ import annotations

import re
from dataclasses import dataclass

# ``namespace cg = cooperative_groups;``
_ALIAS = re.compile(rb"^[ \t]*namespace[ \t]+(\w+)[ \t]*=[ \t]*(?:::)?(\w+(?:::\w+)*)[ \t]*;", re.MULTILINE)
# ``#define NS cub``
_MACRO = re.compile(rb"^[ \t]*#[ \t]*define[ \t]+(\w+)[ \t]+(?:::)?([a-z]\w*(?:::\w+)*)[ \t]*$", re.MULTILINE)
# ``using namespace cub;``, ``using cub::WarpReduce;``: not within a function, whose lines begin with blanks
_USING = re.compile(rb"^using[ \t]+(namespace[ \t]+)?(?:::)?(\w+(?:::\w+)*)[ \t]*;", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Imports:
    """What a file's lines say: by each alias, or macro that may be one, its namespace, the namespaces of
    using-directives, and the qualified names of using-declarations.
    """

    aliases: tuple[tuple[str, str], ...] = ()
    spaces: tuple[str, ...] = ()
    names: tuple[str, ...] = ()

    def within(self, roots: frozenset[str]) -> Imports:
        """What of it is about namespaces of these names and what is in them: ``cub::detail`` of ``cub``."""

        def is_about(space: str) -> bool:
            return space.partition("::")[0] in roots

        return Imports(
            tuple((alias, space) for alias, space in self.aliases if is_about(space)),
            tuple(filter(is_about, self.spaces)),
            tuple(filter(is_about, self.names)),
        )


def imports_in(data: bytes) -> Imports:
    """The imports of a file's content, in every ``#if`` arm."""
    used = [(bool(space), name.decode("latin-1")) for space, name in _USING.findall(data)] if b"using" in data else []
    aliases = _ALIAS.findall(data) if b"namespace" in data else []
    aliases += _MACRO.findall(data) if b"define" in data else []
    return Imports(
        tuple((alias.decode("latin-1"), space.decode("latin-1")) for alias, space in aliases),
        tuple(name for is_space, name in used if is_space),
        tuple(name for is_space, name in used if not is_space and "::" in name),
    )
