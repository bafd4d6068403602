"""A run over files and trees: discover, convert, settle what the project defines, write."""

from __future__ import annotations

import time
from collections.abc import Callable
from collections.abc import Collection
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from concurrent.futures import Executor
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from hipport.build.device_sources import device_sources
from hipport.build_port.build_file import BuildFacts
from hipport.cache import Cache
from hipport.config import Options
from hipport.config import require_folder
from hipport.finding_marks import with_marks
from hipport.include import is_own
from hipport.mapping.mapping import load_mapping
from hipport.project.build_files import BuildLanguage
from hipport.project.build_files import is_build_file
from hipport.project.build_files import language_of
from hipport.project.survey import Survey
from hipport.result import Result
from hipport.result import Run
from hipport.result import Status
from hipport.rules import rules_of
from hipport.tree.batches import Progress
from hipport.tree.discover import FileKind
from hipport.tree.discover import TreeEntry
from hipport.tree.discover import discover
from hipport.tree.job import Job
from hipport.tree.kept import KeptTree
from hipport.tree.kept import names_of
from hipport.tree.makefiles import with_included
from hipport.tree.output_tree import OutputTree
from hipport.tree.output_tree import record_in_place
from hipport.tree.settling import Converted
from hipport.tree.settling import convert_all
from hipport.tree.state import is_marked
from hipport.tree.state import recorded_below
from hipport.tree.state import refuse_source_for_both
from hipport.tree.state import state_folder
from hipport.tree.writing import conflicts
from hipport.tree.writing import give_headers
from hipport.tree.writing import give_headers_in_place
from hipport.tree.writing import left_in_place
from hipport.tree.writing import port_headers
from hipport.tree.writing import stale_files
from hipport.tree.writing import write_all
from hipport.version import __version__


def convert_tree(
    paths: Sequence[Path],
    options: Options,
    *,
    output: Path | None = None,
    in_place: bool = False,
    overwrite: bool = False,
    executor: Executor | None = None,
    progress: Progress | None = None,
    converted: Callable[[Iterable[Result]], None] | None = None,
    tables: Path | None = None,
    cache: Cache | None = None,
    compiler_options: Sequence[str] = (),
    compile_commands: Path | None = None,
) -> Run:
    """Convert files and trees into ``output``, in place, or (neither given) only into the results' ``output``.

    Everything is converted before anything is written; ``converted`` is called with all results in between, while the
    files are as they were. ``executor`` spreads the conversion over processes; ``tables`` is another folder of mapping
    tables; ``cache`` keeps what became of the files of a folder, so that the next run converts only what has changed.
    ``compiler_options`` and ``compile_commands`` (None: looked for in the tree) are for parsing the units.
    Raises HipportError where nothing can be done at all (a path or a table or a rules module that cannot be loaded, an
    output folder that cannot be used); what concerns one file is a result.
    """
    begin = time.perf_counter()
    if not all(path.is_dir() for path in paths):
        require_folder(options)
    for path in paths:
        refuse_source_for_both(path if path.is_dir() else path.parent)
    mapping = load_mapping(tables, options.rules)
    rules_of(options)  # one that cannot be loaded is an error before anything is written
    found = with_included(list(discover(paths, options, output=output)))
    root = next((entry.root for entry in found if not entry.problem), None)
    port = output or (state_folder(root) if in_place and root else None)
    if options.mark == "auto" and port and is_marked(port):
        options = replace(options, mark="always")
    files = frozenset(entry.key for entry in found if not entry.problem)
    survey = Survey(files, root)
    recorded = {} if root is None else recorded_below(root)
    converting = replace(options, parse=False)  # which changes nothing of what becomes of a file
    job = Job(mapping.folder, converting, survey, recorded, BuildFacts(options.arch))
    kept = None
    if cache is not None and root is not None and not options.rules_module and any(path.is_dir() for path in paths):
        kept = KeptTree(cache, root, converting, mapping.folder)
        kept.find(found, recorded)
    fingerprints = None if kept is None else kept.fingerprints
    marked = options.mark == "always"
    interrupted = False
    done = Converted({}, None)
    added: list[Result] = []
    try:
        say = progress or (lambda _done, _all, _name: None)
        done = _converted(found, job, executor, say, kept)
        if options.parse and root is not None:
            from hipport.build.flags import read_flags  # noqa: PLC0415 - this takes 50 ms, and few runs ask for it
            from hipport.tree.refused import with_refusals  # noqa: PLC0415
            from hipport.unit.flags import TreeFlags  # noqa: PLC0415

            survey = replace(survey, device_sources=device_sources(root, survey.files))
            flags = TreeFlags(survey, read_flags(compiler_options, Path.cwd()), compile_commands)
            done = replace(done, results=with_refusals(done.results, options, flags, executor, say))
        if options.mark != "auto":
            done = replace(done, results=dict(_with_marks(done.results, job)))
        results, given = done.results, port_headers(done)
        if converted is not None:
            converted(results.values())
        if output is not None:
            whole = all(path.is_dir() for path in paths)
            with OutputTree(
                output,
                overwrite=overwrite,
                sources=paths if whole else (),
                keeps_cuda=options.keep_cuda,
                marked=marked,
                fingerprints=fingerprints,
            ) as tree:
                interrupted = not write_all(results, tree, job, fingerprints)
                added += give_headers(results, given, tree)
                if whole:
                    added += stale_files(results, given, tree)
                added += conflicts(tree)
        elif in_place and root is not None:
            left = left_in_place(results, job)
            # first: a run that is killed forgets nothing
            record_in_place(root, left, keeps_cuda=options.keep_cuda, marked=marked)
            interrupted = not write_all(results, None, job)
            added += give_headers_in_place(given, root)
    except KeyboardInterrupt:
        interrupted = True
    if kept is not None:
        kept.fingerprints.keep()
    return Run(
        (*(done.results.get(entry, Result(str(entry.path), Status.SKIPPED)) for entry in found), *added),
        __version__,
        options.rocm,
        options.cuda,
        str(output) if output is not None else None,
        time.perf_counter() - begin,
        interrupted,
    )


def _converted(
    found: list[TreeEntry], job: Job, executor: Executor | None, say: Progress, kept: KeptTree | None
) -> Converted:
    """The files of a tree converted, as far as what is kept does not say already what becomes of them."""
    known = kept.results(found, job.survey) if kept is not None else None
    if known is not None:
        return Converted(*known)
    before = kept.same_build() if kept is not None else None
    sources = device_sources(job.survey.root, job.survey.files) if before is None else before.device_sources
    survey = replace(job.survey, device_sources=sources)
    headers = _headers(found, survey, {} if kept is None else kept.headers())
    names = names_of(headers)
    if before is not None and before.names_of_headers == names:
        build = before.facts
    else:
        build = _facts_of_build(found, names, job)
    build = replace(build, for_hipcc=tuple(sorted(filter(survey.include_for_hipcc, headers))))
    if any(entry.kind is FileKind.BUILD and _is_makefile(entry) for entry in found):
        build = replace(build, host_with_cuda=tuple(sorted(filter(survey.includes_cuda, headers))))
    done = convert_all(found, replace(job, survey=survey, build=build), executor, say, kept)
    if kept is not None:
        kept.keep(survey, done.results.values(), done.macros, headers, build)
    return done


def _is_makefile(entry: TreeEntry) -> bool:
    return (entry.language or language_of(entry.relative.name)) is BuildLanguage.MAKE


def _headers(
    found: Iterable[TreeEntry], survey: Survey, known: Mapping[str, tuple[str, ...]]
) -> dict[str, tuple[str, ...]]:
    """The names of the headers that each source of the tree includes, hipport's own in a port left out: they include
    each other by names that CUDA has too.
    """
    sources = (
        entry.key
        for entry in found
        if entry.kind is FileKind.SOURCE and not entry.problem and not is_own(Path(entry.relative))
    )
    return {
        path: known[path] if path in known else tuple(line.name for line in survey.includes_of(path))
        for path in sources
    }


def _facts_of_build(found: Sequence[TreeEntry], headers: Collection[str], job: Job) -> BuildFacts:
    """What the build files of a tree are ported by."""
    if not any(entry.kind is FileKind.BUILD for entry in found):
        return BuildFacts(job.options.arch)
    from hipport.build_port.facts import read_facts  # noqa: PLC0415 - it takes 30 ms

    texts = _texts_of_build_files(found)
    return read_facts(texts, headers, job.survey.files, job.options, job.folder)


def _texts_of_build_files(found: Sequence[TreeEntry]) -> dict[str, str]:
    """The texts of the build files of a tree, as far as they can be read; a result says where they cannot."""
    texts = {}
    for entry in found:
        if entry.kind is FileKind.BUILD and not entry.problem and is_build_file(entry.relative.name):
            with suppress(OSError):
                texts[entry.key] = entry.path.read_bytes().decode("latin-1")
    return texts


def _with_marks(results: Mapping[TreeEntry, Result], job: Job) -> Iterator[tuple[TreeEntry, Result]]:
    """The results with the marks that their findings are to have in the port. What cannot be read again is said when it
    is written.
    """
    for entry, result in results.items():
        if not entry.problem and entry.kind not in (FileKind.OTHER, FileKind.LINK):
            with suppress(OSError):
                data = entry.path.read_bytes()
                result = with_marks(result, entry.key, data, job.options, job.recorded_of(entry))
        yield entry, result
