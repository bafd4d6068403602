"""Processes with limits, and what becomes of their input, output and exit status."""

from __future__ import annotations

import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import pytest

from hipport import run_program
from hipport.run.executing import Executed
from hipport.run.executing import Streams
from hipport.run.executing import execute
from hipport.run.results import Ending
from hipport.run.settings import Limits
from hipport.run.settings import RunOptions

MIB = 2**20
UNLIMITED = Limits()


def run(code: str, limits: Limits = UNLIMITED, stdin: bytes = b"") -> Executed:
    with tempfile.TemporaryFile() as file:
        file.write(stdin)
        file.seek(0)
        return execute([sys.executable, "-c", code], {"GIVEN": "yes"}, limits, Streams(file, capture=True))


def test_a_folder_is_where_a_shell_would_be(tmp_path: Path) -> None:
    code = "import os; print(os.environ['PWD'] == os.getcwd())"
    ended = execute([sys.executable, "-c", code], {}, UNLIMITED, Streams(None, capture=True), tmp_path)
    assert ended.output == b"True\n"


def test_status_output_and_input_are_the_programs_own() -> None:
    ended = run(
        "import os, sys; print(sys.stdin.read(), os.environ['GIVEN']); print('e', file=sys.stderr); sys.exit(3)",
        stdin=b"in",
    )
    assert (ended.ending, ended.status, ended.signal) == (Ending.EXITED, 3, None)
    assert (ended.output, ended.errors) == (b"in yes\n", b"e\n")
    assert 0 < ended.seconds < 10


def test_a_program_that_crashes() -> None:
    ended = run("import os, signal; os.kill(os.getpid(), signal.SIGSEGV)")
    assert (ended.ending, ended.status, ended.signal) == (Ending.KILLED, None, signal.SIGSEGV)


@pytest.mark.long
def test_one_over_its_time_is_killed_with_what_it_has_started() -> None:
    begin = time.perf_counter()
    ended = run(
        "import subprocess, sys; print('begun', flush=True); subprocess.run(['sleep', '60'])", Limits(seconds=2)
    )
    assert (ended.ending, ended.output) == (Ending.TIMED_OUT, b"begun\n")
    assert time.perf_counter() - begin < 10  # the sleep has the output too


def test_one_over_its_memory_is_killed() -> None:
    code = f"import time; x = bytearray({200 * MIB}); time.sleep(60)"
    ended = run(code, Limits(memory=100 * MIB, seconds=30))
    assert ended.ending is Ending.OUT_OF_MEMORY
    assert ended.memory > 100 * MIB


def test_memory_of_processes_that_it_starts_counts() -> None:
    inner = f"import time; x = bytearray({200 * MIB}); time.sleep(60)"
    ended = run(f"import subprocess, sys; subprocess.run([sys.executable, '-c', {inner!r}])", Limits(30, 100 * MIB))
    assert ended.ending is Ending.OUT_OF_MEMORY


def test_address_space_does_not_count() -> None:
    code = f"import mmap; m = mmap.mmap(-1, {4096 * MIB}, mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | 0x4000); print(1)"
    assert run(code, Limits(memory=500 * MIB)).status == 0


def test_what_it_leaves_running_ends_with_it(tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    run(f"import subprocess; subprocess.Popen(['sh', '-c', 'sleep 0.5; touch {mark}'], stdout=-3, stderr=-3)")
    time.sleep(0.8)
    assert not mark.exists()


@pytest.mark.long
def test_a_signal_that_ends_us_ends_the_program_first(tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    code = (
        "from hipport.run.executing import *\nfrom hipport.run.settings import Limits\n"
        f"execute(['sh', '-c', 'echo begun; sleep 3; touch {mark}'], {{}}, Limits(), Streams())"
    )
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"begun\n"
        process.send_signal(signal.SIGTERM)
    assert process.returncode == -signal.SIGTERM
    time.sleep(3.2)
    assert not mark.exists()


def test_lines_of_standard_error_are_reworded_as_they_come() -> None:
    """A line when it is complete, what is not a line as soon as nothing follows it; standard output stays."""
    inner = (
        "import sys; print('a.cu', file=sys.stderr); print('a.cu'); print('Go on? ', end='', file=sys.stderr); input()"
    )
    code = (
        "import sys\nfrom hipport.run.executing import *\nfrom hipport.run.settings import Limits\n"
        "streams = Streams(reword=lambda line: line.replace('a.cu', 'own.cu'))\n"
        f"execute([sys.executable, '-c', {inner!r}], {{}}, Limits(), streams)"
    )
    command = [sys.executable, "-c", code]
    with subprocess.Popen(command, stdin=-1, stdout=-1, stderr=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stderr is not None
        assert process.stderr.read(len("own.cu\nGo on? ")) == b"own.cu\nGo on? "
        assert process.communicate(b"\n")[0] == b"a.cu\n"


def test_what_was_captured_is_reworded_too() -> None:
    streams = Streams(capture=True, reword=str.upper)
    ended = execute(["sh", "-c", "echo one; echo two >&2; printf three >&2"], {}, UNLIMITED, streams)
    assert (ended.output, ended.errors) == (b"one\n", b"TWO\nTHREE")


def test_a_program_that_is_not_there() -> None:
    with pytest.raises(OSError, match="No such file"):
        execute(["/no/such/program"], {}, Limits(), Streams())


@pytest.mark.skipif(not Path("/proc/self/fd").is_dir(), reason="open files are counted in /proc")
def test_a_program_that_cannot_be_started_leaves_no_file_open(tmp_path: Path) -> None:
    before = len(list(Path("/proc/self/fd").iterdir()))
    for streams in (Streams(capture=True, prints=True), Streams(capture=True)):
        with pytest.raises(OSError, match="missing"):
            execute([str(tmp_path / "missing")], {}, Limits(), streams)
    assert len(list(Path("/proc/self/fd").iterdir())) == before


HEAP = {
    "out of bounds": ("x[24] = 1;", "free()"),
    "an index": ("v[3] = 1;", "Assertion"),
    "nothing": ("x[23] = 1;", ""),
}


@pytest.mark.slow  # compiles the host runtime
@pytest.mark.parametrize("case", HEAP)
def test_the_heap_of_host_code_is_checked(case: str, tmp_path: Path) -> None:
    line, said = HEAP[case]
    source = tmp_path / "main.cpp"
    source.write_text(
        "#include <cstdlib>\n#include <vector>\nint main() { std::vector<int> v(3);"
        f" volatile char *x = (char *)malloc(24); {line} free((void *)x); }}\n"
    )
    (ran,) = run_program(source, (), RunOptions(sanitize=True)).runs
    assert said in (ran.errors or b"").decode()
    assert ran.signal == (signal.SIGABRT if said else None)


_WAITS = """
#include <cstdio>
#include <cuda_runtime.h>
__global__ void wait(volatile int *flag, int *seen) {
    while (*flag == 0) continue;
    *seen = *flag + 1;
}
int main() {
    int *flag, *seen, result = 0;
    cudaHostAlloc(&flag, sizeof(int), cudaHostAllocMapped);
    cudaMalloc(&seen, sizeof(int));
    *flag = 0;
    wait<<<1, 1>>>(flag, seen);
    printf("%d ", cudaStreamQuery(nullptr) == cudaErrorNotReady);
    *static_cast<volatile int *>(flag) = 41;
    cudaMemcpy(&result, seen, sizeof(int), cudaMemcpyDeviceToHost);
    printf("%d\\n", result);
    cudaFree(seen);
    cudaFreeHost(flag);
}
"""


@pytest.mark.slow
@pytest.mark.parametrize("mode", ["", "sanitize", "delay"])
def test_the_host_goes_on_beside_a_kernel_that_waits_for_it(
    mode: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", None)  # pytest's cannot be read
    (tmp_path / "a.cu").write_text(_WAITS)
    options = RunOptions(wave=(32, 64), timeout=60, sanitize=mode == "sanitize", delay=mode == "delay")
    for run in run_program(tmp_path / "a.cu", options=options).runs:
        assert (run.output, run.findings, run.status) == (b"1 42\n", (), 0)
