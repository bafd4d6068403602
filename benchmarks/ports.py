"""The same project ported by both tools, each into a tree of its own."""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from dataclasses import field
from pathlib import Path

from benchmarks.figures import CORES
from benchmarks.measure import measure
from hipport import Severity
from hipport.tree.predictions import Prediction
from hipport.tree.predictions import predictions


@dataclass(frozen=True, slots=True)
class Port:
    """A ported tree. ``predictions`` has what the tool left open, by the paths of the port; None for a tool that keeps
    no such record. ``alarms`` are those of severity error. ``seconds`` is what the port took, ``lines`` the number of
    lines of source that were converted.
    """

    tool: str
    tree: Path
    seconds: float
    predictions: dict[str, tuple[Prediction, ...]] | None
    alarms: dict[str, tuple[Prediction, ...]] = field(default_factory=dict)
    lines: int = 0


def by_hipport(source: Path, output: Path, include: Iterable[str] = (), *, parse: bool = True) -> Port:
    """Port the tree ``source`` into ``output``, which is replaced, and ``parse`` its units, with headers of
    ``include``.
    """
    options = [f"-isystem{folder}" for folder in include]
    measured = measure(source, output, CORES, parse=parse, compiler_options=options)
    left_open = {}
    alarms = {}
    for result in measured.run.results:
        if result.target and result.open:
            found = predictions(result, Path(result.target).read_bytes() if result.changed else None)
            left_open[result.target] = found
            severities = (diagnostic.severity for diagnostic in result.open)
            alarms[result.target] = tuple(p for p, s in zip(found, severities, strict=True) if s is Severity.ERROR)
    lines = sum(result.lines for result in measured.run.results)
    return Port("hipport", output, measured.cost.wall, left_open, alarms, lines)


def by_hipify_perl(script: Path, source: Path, files: Iterable[Path], output: Path, cache: Path) -> Port:
    """Port the ``files`` of the tree ``source`` into ``output``, which is replaced; all else is copied.

    ``-quiet-warnings`` is what makes this bearable: the output is the same. What one file became is kept in ``cache``.
    """
    shutil.rmtree(output, ignore_errors=True)
    shutil.copytree(source, output, symlinks=True, ignore_dangling_symlinks=True)
    cache.mkdir(parents=True, exist_ok=True)
    version = hashlib.sha256(script.read_bytes())
    begin = time.perf_counter()

    def port(path: Path) -> None:
        key = version.copy()
        key.update(path.read_bytes())
        known = cache / key.hexdigest()
        if not known.is_file():
            with tempfile.NamedTemporaryFile(dir=cache, delete=False) as partial:
                command = ["perl", str(script), "-quiet-warnings", str(path)]
                subprocess.run(command, check=True, stdout=partial, stderr=subprocess.DEVNULL)
            Path(partial.name).replace(known)
        shutil.copyfile(known, output / path.relative_to(source))

    with ThreadPoolExecutor(CORES) as executor:
        list(executor.map(port, files))
    return Port("hipify-perl", output, time.perf_counter() - begin, None)
