"""Macros that paste names of CUDA, by their uses in all files of a tree that are compiled with them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from collections.abc import Mapping
from contextlib import closing
from dataclasses import dataclass
from dataclasses import field

from hipport.context.pasted_names import definitions_in
from hipport.context.pasted_names import pasted_names
from hipport.context.pasted_names import rest_in_hip
from hipport.context.pasted_names import uses_in
from hipport.convert import FileConversion
from hipport.project.pasted import PastedNames
from hipport.project.pasted import PastingMacro
from hipport.project.programs import Programs
from hipport.project.programs import is_unit
from hipport.tree.job import Job

_Defined = tuple[str, PastingMacro]  # with the file that has the definition


@dataclass(slots=True)
class _Seen:
    """What all files have of a macro: the names that its uses paste, by the file, and the first parts of its
    definitions.
    """

    uses: dict[str, set[str]] = field(default_factory=dict)
    definitions: set[str] = field(default_factory=set)


def pasted_by_file(
    conversions: Mapping[str, FileConversion], programs: Programs, job: Job
) -> dict[str, dict[PastingMacro, PastedNames]]:
    """``Survey.pasted``, from the macros of each file. A source that alone uses its macro needs no word of it."""
    seen = _seen(conversions, programs, job)
    decided = {key: _decided(job, key, each) for key, each in seen.items()}
    found: dict[str, dict[PastingMacro, PastedNames]] = defaultdict(dict)
    torn = set(_torn(seen, decided))
    for (path, macro), names in decided.items():
        users = seen[path, macro].uses
        if is_unit(path) and users.keys() <= {path}:
            continue
        changing = _changing(job, (path, macro), names, users)
        if changing and macro.name in torn:
            found[path][macro] = PastedNames(names.names, "")
            continue
        for user in (path, *changing):
            found[user][macro] = names
    return dict(found)


def _seen(conversions: Mapping[str, FileConversion], programs: Programs, job: Job) -> dict[_Defined, _Seen]:
    """The macros of files that a source includes, or that are sources, with what all files have of them."""
    pasting = {path: c.pasting for path, c in conversions.items() if c.pasting and programs.units(path)}
    seen: dict[_Defined, _Seen] = defaultdict(_Seen)
    for file in sorted({file for path in pasting for file in programs.together(path)}):
        text = job.survey.text_of(file)
        near = ((path, macro) for path in pasting if file in programs.together(path) for macro in pasting[path])
        wanted = [key for key in near if key[1].name in text]
        if wanted:  # most files have none of them and are not looked at
            with closing(job.context(file, text)) as ctx:
                for key in wanted:
                    macro = key[1]
                    seen[key].definitions.update(definitions_in(ctx.tokens, macro.name))
                    if names := {use.name for use in uses_in(ctx, macro)}:
                        seen[key].uses[file] = names
    return seen


def _decided(job: Job, key: _Defined, seen: _Seen) -> PastedNames:
    with closing(job.context(key[0], "")) as ctx:
        return pasted_names(ctx, key[1], set[str]().union(*seen.uses.values()), seen.definitions)


def _changing(job: Job, key: _Defined, names: PastedNames, users: Mapping[str, set[str]]) -> list[str]:
    """The files in which uses of a macro change with it, or make names that HIP lacks."""
    path, macro = key
    with closing(job.context(path, "")) as ctx:
        kept = {
            name
            for name in names.names or ()
            if rest_in_hip(ctx, macro, names.beginning, name) == name.removeprefix(macro.parts[0])
        }
    return [file for file, used in users.items() if macro.is_open and names.beginning and not used <= kept]


def _torn(seen: Mapping[_Defined, _Seen], decided: Mapping[_Defined, PastedNames]) -> Iterator[str]:
    """The macros of which a file uses two definitions that do not become the same."""
    beginnings: dict[tuple[str, str], set[str]] = defaultdict(set)
    for (path, macro), each in seen.items():
        for file in each.uses:
            beginnings[file, macro.name].add(decided[path, macro].beginning)
    for (_, name), several in beginnings.items():
        if len(several) > 1:
            yield name
