"""Specs are other people's code: whatever one does is one ``invalid-spec``, and the others are verified."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

from hipport import verify_paths
from hipport.verify import CaseStatus
from hipport.verify import VerifyOptions
from hipport.verify import VerifyRun
from tests.toolchain.helpers import is_gone

CUDA = "__global__ void fill(float *y, int n) { if (threadIdx.x < n) y[threadIdx.x] = 1.0f; }\n"
GOOD = """\
from hipport.verify import *
def reference(v):
    return {"y": [1.0] * v.n}
SPEC = KernelSpec(
    name="fill", kernel="fill", sizes=[{"n": 1}, {"n": 33}], seeds=[1, 2],
    arguments=[Out("y", "float32", "n"), Scalar("n", "int32")],
    launches=Launch(1, 64), reference=reference,
)
"""
#: Before the spec is made: what the code does, and what is said of it after its file.
AT_LOAD = {
    "exits": ("import sys\nsys.exit(0)", r":2: it exits \(0\); a spec must not end Python"),
    "exits_at_once": ("import os\nos._exit(0)", r": loading it ended its process with exit status 0; run the file"),
    "raises_base_exception": ("raise BaseException('so')", ":1: BaseException: so"),
    "raises_keyboard_interrupt": ("raise KeyboardInterrupt", ":1: KeyboardInterrupt: "),
    "raises_what_cannot_be_shown": (
        "class E(Exception):\n    def __str__(self):\n        return 1 / 0\nraise E",
        ":4: E: an exception whose text cannot be made",
    ),
    "never_ends": ("import time\ntime.sleep(1000)", ":2: loading it takes longer than 2 s; --timeout allows more"),
    "never_ends_in_c": ("x = 1\n3 ** (10 ** 9)", ":2: loading it takes longer than 2 s; --timeout allows more"),
    "crashes": ("import ctypes\nctypes.string_at(0)", ":2: loading it ended its process by SIGSEGV; run the file"),
    "kills_itself": ("import os\nos.kill(os.getpid(), 9)", ": loading it ended its process by SIGKILL"),
    "recurses": ("def f():\n    f()\nf()", ":2: RecursionError: maximum recursion depth exceeded"),
    "takes_all_memory": (
        "x = bytearray(3 * 2 ** 30)",
        ":1: it takes more memory than it may have; --memory allows more",
    ),
    "reads_stdin": ("input()", ":1: EOFError: "),
    "prints_without_end": ("while True:\n    print('x' * 1000)", r":\d: loading it takes longer than 2 s"),
    "warns_without_end": (
        "import os\nwhile True:\n    os.write(2, b'x' * 100000)",
        r":3: OSError: .*File too large",
    ),
    "closes_all_files": ("import os\nos.closerange(0, 100)", ": loading it (closed the files of|ended) its process"),
    "exits_after_a_fork": ("import os\nif os.fork():\n    os._exit(0)", ": loading it ended its process with exit st"),
    "has_objects_in_a_struct": (
        (
            "import numpy as np\nfrom hipport.verify import *\n"
            "KernelSpec(name='a', kernel='k', sizes=[{}], arguments=[Out('y', np.dtype([('a', 'O')]), 1)],\n"
            "    launches=Launch(1, 1), reference=print)"
        ),
        ":3: a: argument 'y': a struct of Python objects, .* has no place in a kernel's memory",
    ),
    "has_a_name_of_its_own_type": (
        (
            "from hipport.verify import *\nclass Name(str): pass\n"
            "KernelSpec(name=Name('a'), kernel='k', sizes=[{}], arguments=[Out('y', 'int8', 1)], launches=Launch(1, 1))"
        ),
        ":3: a: name= is text, not 'a'",
    ),
}
#: What the reference does (its second line is 3), and what is said of it.
AT_RUN = {
    "reference_exits": ("import sys; sys.exit()", r":3: reference: it exits \(with 0\); a spec must not end Python"),
    "reference_exits_at_once": ("import os; os._exit(3)", ": computing the case ended its process with exit status 3"),
    "reference_raises": ("raise KeyboardInterrupt", ":3: reference: KeyboardInterrupt: "),
    "reference_never_ends": ("while True: pass", ":3: computing the case takes longer than 2 s; --timeout allows more"),
    "reference_crashes": ("import ctypes; ctypes.string_at(0)", ":3: computing the case ended its process by SIGSEGV"),
    "reference_recurses": ("return reference(v)", ":3: reference: RecursionError: "),
    "reference_takes_all_memory": (
        "import numpy as np; return {'y': np.empty(3 * 2 ** 27)}",
        ":3: reference: it takes more memory than it may have; --memory allows more: Unable to allocate",
    ),
    "reference_gives_objects": (
        "return {'y': [object()] * v.n}",
        r":2: reference of y: it returns elements of type object, not numbers; np.asarray\(..., dtype=...\) says",
    ),
    "reference_gives_text": (
        "return {'y': ['1'] * v.n}",
        ":2: reference of y: it returns elements of type <U1, not num",
    ),
    "reference_gives_rows_of_many_lengths": ("return {'y': [[1], [1, 2]]}", ":2: reference of y: ValueError: "),
    "reference_gives_nothing": ("pass", ":2: reference: it has to return y, it returns None"),
    "reference_fails_in_numpy": (
        "import numpy as np; return {'y': np.linalg.inv(np.zeros((2, 2)))}",
        ":3: reference: LinAlgError: Singular matrix",
    ),
    "reference_says_no_in_numpy": (
        "import numpy as np; np.seterr(all='raise'); return {'y': np.float32(1) / np.zeros(v.n)}",
        ":3: reference: FloatingPointError: ",
    ),
    "reference_forks": ("import os, time\n    if os.fork() == 0: time.sleep(1000)\n    os._exit(1)", ": computing the"),
}
#: What does no harm, as it changes only its own process.
HARMLESS = {
    "starts_a_thread": "import threading, time\nthreading.Thread(target=time.sleep, args=(1000,)).start()",
    "starts_a_process": "import subprocess\nsubprocess.Popen(['sleep', '1000'])",
    "forks": "import os, time\nif os.fork() == 0:\n    time.sleep(1000)",
    "forks_a_copy": "import os\nos.fork()",
    "changes_the_folder": "import os\nos.chdir('/')",
    "ignores_children": "import signal\nsignal.signal(signal.SIGCHLD, signal.SIG_IGN)",
    "sets_an_alarm": "import signal\nsignal.alarm(1)",
    "ignores_signals": "import signal\n[signal.signal(n, signal.SIG_IGN) for n in (2, 10, 12, 14, 15)]",
    "replaces_functions": "import builtins\nbuiltins.print = None",
}
#: Ways to be wrong of other functions than the reference: what is put into the spec, and what is said.
FUNCTIONS = {
    "size_is_nothing": ('{"n": 33}', '{"n": lambda v: None}', r"spec\.py: size n: None is not a whole number"),
    "size_exits": ('{"n": 33}', '{"n": lambda v: exit()}', r":5: size n: it exits \("),
    "shape_is_text": ('"n"), Scalar', 'lambda v: "ab"), Scalar', r"spec\.py: no 'ab' in this case"),
    "grid_is_nothing": (
        "Launch(1, 64)",
        "Launch(lambda v: None, 64)",
        r"spec\.py: fill: launch 1: grid: None is not one to three whole numbers",
    ),
    "grid_fails_in_numpy": (
        "Launch(1, 64)",
        "Launch(lambda v: __import__('numpy').reshape([1], (2, 2)), 64)",
        ":7: fill: launch 1: grid: ValueError: cannot reshape",
    ),
    "fill_fails_in_numpy": (
        "arguments=[",
        'arguments=[In("x", "int8", 1, fill=Computed(lambda random, v: random.choice([]))), ',
        ":6: fill of x: ValueError: ",
    ),
    "fill_gives_objects": (
        "arguments=[",
        'arguments=[In("x", "int8", 1, fill=lambda _: [None]), ',
        ":6: fill of x: it returns elements of type object",
    ),
    "tolerance_fails": (
        "reference=reference",
        "reference=reference, tolerance=Tolerance('so', relative=lambda v: 1 / 0)",
        ":7: judging the case: ZeroDivisionError: division by zero",
    ),
    "prints_no_lines": (
        "reference=reference",
        "reference=reference, prints=lambda v: 3",
        ":7: prints: a list of lines is expected, not 3",
    ),
}
#: They run into time limits, one after the other.
pytestmark = pytest.mark.slow
OPTIONS = VerifyOptions(backend="cpu", wave=(64,), timeout=2, memory=2**30, jobs=2, sanitize=False)


def spec(folder: Path, name: str, text: str) -> None:
    (folder / name).mkdir()
    (folder / name / "fill.cu").write_text(CUDA)
    (folder / name / "spec.py").write_text(text)


def at_run(body: str) -> str:
    return GOOD.replace('return {"y": [1.0] * v.n}', body)


@pytest.fixture(scope="module")
def run(compiler: None, tmp_path_factory: pytest.TempPathFactory) -> VerifyRun:
    """All of them at once, with a right one before and one after them."""
    folder = tmp_path_factory.mktemp("specs")
    for name in ("a_good_one", "z_good_one"):
        spec(folder, name, GOOD)
    for name, (code, _) in AT_LOAD.items():
        spec(folder, name, f"{code}\n{GOOD}")
    for name, (body, _) in AT_RUN.items():
        spec(folder, name, at_run(body))
    for name, code in HARMLESS.items():
        spec(folder, name, f"{code}\n{GOOD}")
    for name, (old, new, _) in FUNCTIONS.items():
        assert old in GOOD
        spec(folder, name, GOOD.replace(old, new))
    return verify_paths(folder, OPTIONS)


def of(run: VerifyRun, name: str) -> list[tuple[CaseStatus, str]]:
    found = [result for result in run.results if Path(result.spec).parent.name == name]
    return [(result.status, " | ".join(result.reasons)) for result in found]


@pytest.mark.parametrize(("name", "text"), [(name, text) for name, (_, text) in (AT_LOAD | AT_RUN).items()])
def test_what_a_spec_does_is_one_result(run: VerifyRun, name: str, text: str) -> None:
    ((status, reasons),) = of(run, name)
    assert status is CaseStatus.INVALID_SPEC
    assert re.search(rf"/{name}/spec\.py{text}", reasons)


@pytest.mark.parametrize(("name", "text"), [(name, text) for name, (_, _, text) in FUNCTIONS.items()])
def test_what_its_other_functions_do_is_one_result(run: VerifyRun, name: str, text: str) -> None:
    wrong = [reasons for status, reasons in of(run, name) if status is CaseStatus.INVALID_SPEC]
    assert len(wrong) == 1
    assert re.search(text, wrong[0])


@pytest.mark.parametrize("name", ["a_good_one", "z_good_one", *HARMLESS])
def test_nothing_else_suffers(run: VerifyRun, name: str) -> None:
    assert of(run, name) == [(CaseStatus.PASSED, "")] * 4


def test_the_run_has_not_passed(run: VerifyRun) -> None:
    assert run.exit_code == 1


def test_one_result_says_how_many_cases_it_is_of(run: VerifyRun) -> None:
    assert of(run, "reference_raises")[0][1].endswith("so 4 cases could not be judged")
    assert of(run, "reference_crashes")[0][1].endswith("so 2 cases could not be judged")
    assert (
        "no more cases of this spec are run: its code came to such an end before" in of(run, "reference_crashes")[0][1]
    )


def test_cases_beside_one_that_ends_its_process_are_verified(compiler: None, tmp_path: Path) -> None:
    spec(
        tmp_path,
        "one",
        at_run('if v.n == 33 and v.seed == 1:\n        import os; os._exit(0)\n    return {"y": [1] * v.n}'),
    )
    results = verify_paths(tmp_path, OPTIONS).results
    assert sorted((result.status.value, result.label) for result in results) == [
        ("invalid-spec", "n=33, seed 1"),
        ("passed", "n=1, seed 1"),
        ("passed", "n=1, seed 2"),
        ("passed", "n=33, seed 2"),
    ]


@pytest.mark.parametrize(
    "code", ["import os; os._exit(0)", "import sys; sys.exit(0)", HARMLESS["starts_a_thread"] + "\n1 / 0"]
)
def test_hipport_ends_and_says_so(compiler: None, tmp_path: Path, code: str) -> None:
    spec(tmp_path, "one", code)
    begin = time.perf_counter()
    command = [sys.executable, "-m", "hipport", "verify", str(tmp_path), "--backend", "cpu", "--timeout", "2"]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode == 2
    assert "0 of 1 case passed: 1 invalid spec" in ended.stdout
    assert time.perf_counter() - begin < 30


def test_what_a_spec_starts_ends_with_it(compiler: None, tmp_path: Path) -> None:
    started = "import subprocess\nprint(subprocess.Popen(['sleep', '1000']).pid, file=open(__file__ + '.pid', 'w'))"
    spec(tmp_path, "one", f"{started}\n{GOOD}")
    assert of(verify_paths(tmp_path, OPTIONS), "one") == [(CaseStatus.PASSED, "")] * 4
    assert is_gone(int((tmp_path / "one" / "spec.py.pid").read_text()))
