"""What is told of a verification, in every form."""

from __future__ import annotations

import copy
import html
import io
import json
from dataclasses import asdict
from dataclasses import replace
from importlib.resources import files
from typing import Any
from xml.etree import ElementTree

import pytest
from jsonschema import Draft202012Validator
from rich.console import Console

from hipport.cpu import KernelWay
from hipport.report.verification import render
from hipport.report.verification.summary import summarize
from hipport.report.verification.text import show
from hipport.report.verification.wording import EMULATED
from hipport.verify import CaseStatus
from hipport.verify import Finding
from hipport.verify import VerifyRun
from hipport.verify.results import NotRun
from hipport.verify.results import Resources
from tests.verify.samples import LARGE
from tests.verify.samples import ORIGINAL
from tests.verify.samples import PORT
from tests.verify.samples import SMALL
from tests.verify.samples import VERSIONS
from tests.verify.samples import failed_run
from tests.verify.samples import passed_run
from tests.verify.samples import result

EMPTY = VerifyRun((), VERSIONS)
RUNS = [failed_run(), passed_run(), EMPTY]


def text_of(run: VerifyRun, **asked: bool) -> str:
    stream = io.StringIO()
    show(summarize(run), Console(file=stream, width=100), **asked)
    return stream.getvalue()


def closed_schema() -> dict[str, Any]:
    """The shipped schema with every object closed, so that a key it does not describe is an error here."""
    schema = json.loads(files("hipport.report.verification").joinpath("schema.json").read_text("utf-8"))

    def close(node: Any) -> None:
        if isinstance(node, dict):
            if "properties" in node:
                node["additionalProperties"] = False
            for child in node.values():
                close(child)

    closed: dict[str, Any] = copy.deepcopy(schema)
    close(closed)
    Draft202012Validator.check_schema(closed)
    return closed


@pytest.mark.parametrize("run", RUNS)
def test_json_fits_its_schema(run: VerifyRun) -> None:
    text = render(run, "json")
    assert text.isascii()
    report = json.loads(text, parse_constant=lambda name: pytest.fail(f"{name} is not JSON"))
    Draft202012Validator(closed_schema()).validate(report)
    assert len(report["cases"]) == len(run.results)


def test_json_says_what_ran_each_case() -> None:
    report = json.loads(render(failed_run(), "json"))
    assert report["run"]["emulated"] is True
    assert report["run"]["note"] == EMULATED
    assert report["run"]["exit_code"] == 1
    machine = report["cases"][1]["machine"]
    assert machine == {
        "backend": "cpu",
        "arch": "gfx90a",
        "wavefront": 64,
        "compiler": "g++ 12.2.0",
        "emulated": True,
        "device": "",
        "source": "port",
    }
    assert report["cases"][1]["same_bits"] is None
    mismatches = report["cases"][3]["outputs"][0]["mismatches"]
    assert [mismatch["actual"] for mismatch in mismatches] == [1.5, "nan"]
    assert mismatches[1]["expected"] == "(1+2j)"


_RACE = Finding("race-shared", "reads 4 bytes, which thread 7 writes", "sum<float>", "sum.cu", 12, (0, 0, 0), (1, 0, 0))


def _racy(*where: tuple[int, int]) -> VerifyRun:
    """Six cases on two wavefronts, with a race in these cases on these wavefronts."""
    results = []
    for machine in (SMALL, LARGE):
        for case in range(6):
            is_racy = (case, machine.wavefront) in where
            race = replace(_RACE, text=f"{_RACE.text} in case {case}", kernel=f"sum<{case}>")
            status = CaseStatus.FAILED if is_racy else CaseStatus.PASSED
            each = result("sum", status, machine, findings=(race,) * is_racy)
            results.append(replace(each, label=f"n={case}"))
    return VerifyRun(tuple(results), VERSIONS)


@pytest.mark.parametrize(
    ("where", "words"),
    [
        ([(case, wavefront) for case in range(6) for wavefront in (32, 64)], "in all 6 cases, both wavefronts"),
        ([(1, 64), (4, 64)], "in 2 of 6 cases, wavefront 64"),
        ([(1, 32), (1, 64)], "in 1 of 6 cases, both wavefronts"),
    ],
)
def test_a_finding_is_told_once(where: list[tuple[int, int]], words: str) -> None:
    run = _racy(*where)
    text = text_of(run)
    assert text.count("race-shared") == 1
    assert f"sum.cu:12: race-shared: reads 4 bytes, which thread 7 writes in case {where[0][0]} " in text
    assert words in text
    report = json.loads(render(run, "json"))
    Draft202012Validator(closed_schema()).validate(report)
    (found,) = report["findings"]
    assert (found["cases"], found["of_cases"]) == (len({case for case, _ in where}), 6)
    assert found["wavefronts"] == sorted({wavefront for _, wavefront in where})
    assert sum(len(case["findings"]) for case in report["cases"]) == len(where)
    root = ElementTree.fromstring(render(run, "junit"))
    assert len(root.findall(".//failure")) == len(where)  # each case is told there


@pytest.mark.parametrize("run", RUNS)
def test_junit_counts(run: VerifyRun) -> None:
    root = ElementTree.fromstring(render(run, "junit"))
    cases = root.findall(".//testcase")
    assert root.get("tests") == str(len(cases)) == str(len(run.results))
    assert root.get("failures") == str(len(root.findall(".//failure")))
    assert root.get("errors") == str(len(root.findall(".//error")))
    for suite in root:
        properties = {p.get("name"): p.get("value") for p in suite.iterfind("properties/property")}
        assert properties["note"] == EMULATED
        assert ("emulated" in (suite.get("name") or "")) == (properties.get("emulated") == "true")


def test_junit_tells_why() -> None:
    root = ElementTree.fromstring(render(failed_run(), "junit"))
    failure = root.find(".//failure")
    assert failure is not None
    assert failure.get("message") == "y: 2 are <wrong>"
    assert "kernels/sum/sum.cu:12: race-shared" in (failure.text or "")


@pytest.mark.parametrize("run", RUNS)
def test_html_is_whole_and_escaped(run: VerifyRun) -> None:
    text = render(run, "html")
    assert text.rstrip().endswith("</html>")
    assert "<wrong>" not in text
    assert "<re>" not in text
    assert "\x1b" not in text
    assert ("nothing here ran on a GPU" in text) == bool(run.results)
    for case in run.results:
        assert case.kernel in text


def test_text() -> None:
    text = text_of(failed_run())
    assert "sum: failed in the one case, wavefront 64\n  sum<float> n=33, seed 1, wavefront 64\n" in text
    assert "y[3]: 1.5 instead of 2.5 (allowed: 1e-06)" in text
    assert (
        "kernels/sum/sum.cu:12: race-shared: reads 4 bytes & <more> (block (0, 0, 0), thread (31, 0, 0)), 7 times; "
        "in the one case, wavefront 64" in text
    )
    assert "... and 12 lines more" in text
    assert "3 of 8 cases passed: 1 failed, 1 crashed, 1 timed out, 1 not compiled, 1 invalid spec" in text
    assert EMULATED in text
    assert "\x1b" not in text


def _failing(kernels: int) -> VerifyRun:
    """Kernels that are wrong in all of six cases on both wavefronts, each time with another number."""
    results = [
        replace(
            result(f"kernel{kernel}", CaseStatus.FAILED, machine, reasons=(f"y: {case + 1} elements are wrong",)),
            label=f"n={case}",
        )
        for kernel in range(kernels)
        for machine in (SMALL, LARGE)
        for case in range(6)
    ]
    return VerifyRun(tuple(results), VERSIONS)


def test_a_failure_is_told_once_with_an_example() -> None:
    text = text_of(_failing(1))
    assert "kernel0: failed in all 6 cases, both wavefronts\n  kernel0<float> n=0, wavefront 32\n" in text
    assert text.count("elements are wrong") == 1
    assert text_of(_failing(1), verbose=True).count("elements are wrong") == 12


def test_many_failures_are_a_line_each() -> None:
    text = text_of(_failing(60))
    assert len(text.splitlines()) <= 25
    assert text.startswith("0 of 720 cases passed: 720 failed\n")
    assert "kernel0: failed in all 6 cases, both wavefronts; y: 1 elements are wrong\n" in text
    assert "... 52 more: see them with -v\n" in text
    assert "Look at one of them: hipport verify kernels/kernel0/spec.py --kernel kernel0\n" in text
    assert "Kernel   " not in text
    assert "Kernel   " in text_of(_failing(60), statistics=True)


def test_originals_beside_their_ports() -> None:
    run = VerifyRun(
        (
            result("saxpy", CaseStatus.PASSED, ORIGINAL),
            result("saxpy", CaseStatus.PASSED, PORT, same_bits=True),
            result("sum", CaseStatus.PASSED, ORIGINAL),
            result("sum", CaseStatus.PASSED, PORT, same_bits=False),
        ),
        VERSIONS,
    )
    report = json.loads(render(run, "json"))
    Draft202012Validator(closed_schema()).validate(report)
    assert [case["same_bits"] for case in report["cases"]] == [None, True, None, False]
    assert [machine["source"] for machine in report["run"]["machines"]] == ["original", "port"]
    assert "saxpy (original)" in text_of(run)
    assert "cuda on NVIDIA L4 (sm_89), wavefront 32, original" in text_of(run)
    assert "port and original: the same bits in 1 of 2 cases" in text_of(run)
    assert "port and original: the same bits in 1 of 2 cases" in render(run, "html")
    names = [suite.get("name") for suite in ElementTree.fromstring(render(run, "junit"))]
    assert len(set(names)) == 4


@pytest.mark.parametrize(
    ("run", "code"),
    [
        (passed_run(), 0),
        (failed_run(), 1),
        (EMPTY, 2),
        (replace(passed_run(), interrupted=True), 2),
        (replace(failed_run(), results=failed_run().results[6:]), 2),
        (replace(failed_run(), results=failed_run().results[:1] + failed_run().results[7:]), 1),
    ],
)
def test_exit_codes(run: VerifyRun, code: int) -> None:
    assert run.exit_code == code


LEFT = (
    NotRun("sum", "kernels/sum/spec.py", NotRun.REST),
    NotRun("<scan>", "kernels/scan/spec.py", NotRun.ALL),
    NotRun("sort", "kernels/sort/spec.py", NotRun.ALL),
    NotRun("saxpy", "kernels/saxpy/spec.py", NotRun.TIMES),
)


@pytest.mark.parametrize(
    ("interrupted", "title"),
    [(True, "interrupted; 1 of 1 case passed"), (False, "stopped at the first that did not pass; 1 of 1 case passed")],
)
def test_every_form_says_what_was_not_run(interrupted: bool, title: str) -> None:
    run = replace(passed_run(), interrupted=interrupted, not_run=LEFT)
    lines = ("not run: 2 kernels: <scan>, sort", "not run to the end: 1 kernel: sum", "not measured: 1 kernel: saxpy")
    stream = io.StringIO()
    show(summarize(run), Console(file=stream, width=80))
    assert "\n".join((title, *lines)) in stream.getvalue()
    page = html.unescape(render(run, "html"))
    assert all(line in page for line in (title, *lines))
    assert "<scan>" not in render(run, "html")
    suites = ElementTree.fromstring(render(run, "junit"))
    assert (suites.get("tests"), suites.get("skipped")) == ("5", "4")
    skipped = suites.findall("testsuite[@name='not run']/testcase[skipped]")
    assert [case.get("name") for case in skipped] == ["sum", "<scan>", "sort", "saxpy"]
    report = json.loads(render(run, "json"))
    Draft202012Validator(closed_schema()).validate(report)
    assert report["run"]["not_run"][0] == {"kernel": "sum", "spec": "kernels/sum/spec.py", "what": "not-run-to-the-end"}


def test_what_ran_on_a_gpu_is_not_called_emulated() -> None:
    run = passed_run()
    gpu = replace(LARGE, backend="rocm", emulated=False)
    run = replace(run, results=(replace(run.results[0], machine=gpu),))
    assert not run.emulated
    assert all("emulated" not in text for text in (text_of(run), render(run, "html")))


def test_every_form_says_how_the_engine_ran_each_kernel() -> None:
    loops = KernelWay("saxpy<float>", 2, barriers=1, frame_bytes=64)
    stacks = KernelWay("walks", reason="`walk` calls itself", remedy="use <another> compiler")
    run = VerifyRun(
        (
            result("saxpy", CaseStatus.PASSED, SMALL, ways=(loops, stacks)),
            result("saxpy", CaseStatus.PASSED, LARGE, ways=(loops,)),
        ),
        VERSIONS,
    )
    text = text_of(run)
    assert "  saxpy<float>  loops over lanes: 1 barrier; 64 bytes kept per wavefront (1 case)\n" in text
    assert "  walks  a stack for each thread: `walk` calls itself (1 case)\n" in text
    assert text.count("use <another> compiler") == 1
    report = json.loads(render(run, "json"))
    Draft202012Validator(closed_schema()).validate(report)
    assert [(way["name"], way["wavefronts"]) for way in report["engine"]] == [
        ("saxpy<float>", [32, 64]),
        ("walks", [32]),
    ]
    html = render(run, "html")
    assert "<code>walk</code> calls itself" in html
    assert "use &lt;another&gt; compiler" in html
    assert "How the CPU engine ran" not in render(passed_run(), "html") + text_of(passed_run())


def test_what_kernels_need_of_a_gpu() -> None:
    needs = Resources("saxpy<float>", 64, registers=20, scalar_registers=16, shared_bytes=1024, local_bytes=8, spills=2)
    gpu = replace(LARGE, backend="rocm", emulated=False)
    run = VerifyRun((result("saxpy", CaseStatus.PASSED, gpu, resources=(needs,)),) * 2, VERSIONS)
    report = json.loads(render(run, "json"))
    Draft202012Validator(closed_schema()).validate(report)
    assert report["cases"][0]["resources"] == [asdict(needs)]
    html = render(run, "html")
    assert html.count("<td>saxpy&lt;float&gt;<td>") == 1
    assert '1,024<td class="number">8<td class="number error">2</tr>' in html
    assert "What the kernels need" not in render(passed_run(), "html")
