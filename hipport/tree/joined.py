"""Names that macros make of names of CUDA, in all files of a tree that are compiled with them."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Set
from contextlib import closing

from hipport.context.joined_names import given_names
from hipport.convert import FileConversion
from hipport.project.pasted import JoinedName
from hipport.project.pasted import JoiningMacro
from hipport.project.programs import Programs
from hipport.tree.job import Job

_WORD = re.compile(r"\w+")


def joined_by_file(
    conversions: Mapping[str, FileConversion], programs: Programs, job: Job
) -> dict[str, tuple[JoinedName, ...]]:
    """``Survey.joined``: of the macros that join, those that a file gives a name that it renames, for each file that
    has what they make of it, or that has such a use. Where CUDA's text is kept, the names in it are.
    """
    if job.options.keep_cuda:
        return {}
    found: dict[str, dict[JoinedName, None]] = defaultdict(dict)
    for path, conversion in conversions.items():
        if not conversion.joining:
            continue
        together = sorted({path, *programs.together(path)})
        renaming = {file: c.renamed for file in together if (c := conversions.get(file)) and c.renamed}
        used = {file: set(_used(job, file, renamed, conversion.joining)) for file, renamed in renaming.items()}
        joined = sorted(set[JoinedName]().union(*used.values()), key=lambda each: (each.made, each.macro.name))
        for file in together if joined else ():
            words = frozenset(_WORD.findall(job.survey.text_of(file)))
            found[file] |= {each: None for each in joined if each.made in words or each in used.get(file, ())}
    return {file: tuple(names) for file, names in found.items() if names}


def _used(job: Job, path: str, renamed: Set[str], macros: tuple[JoiningMacro, ...]) -> Iterator[JoinedName]:
    """What a file gives to some macros, of the names that it renames."""
    text = job.survey.text_of(path)
    wanted = [macro for macro in macros if macro.name in text]
    if not wanted:
        return
    with closing(job.context(path, text)) as ctx:
        for macro in wanted:
            given = {ctx.tokens.texts[at] for at in given_names(ctx, macro)}
            yield from (JoinedName(macro, name) for name in sorted(given & renamed))
