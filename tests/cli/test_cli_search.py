from __future__ import annotations

import json

from tests.cli.helpers import Command


def test_a_table(hipport: Command) -> None:
    ran = hipport("search", "cublas", "sgemm")
    lines = ran.text.splitlines()
    assert (ran.code, ran.err) == (0, "")
    assert lines[0].split() == ["CUDA", "HIP", "library", "status"]
    assert any(line.split() == ["cublasSgemm", "hipblasSgemm", "cublas", "ok"] for line in lines)
    column = lines[0].index("HIP")
    assert all(line[column - 1] == " " and line[column] != " " for line in lines[1:] if not line.startswith("..."))


def test_a_name_without_a_counterpart(hipport: Command) -> None:
    lines = hipport("search", "graph", "conditional", "handle").text.splitlines()
    assert ["cudaGraphConditionalHandle", "-", "runtime", "unsupported"] in map(str.split, lines)


def test_the_limit(hipport: Command) -> None:
    text = hipport("search", "cublas", "gemm", "--limit", "3").text
    assert text.count("\n") == 5  # head, names, and the line that says how many there are
    assert "more: add a term, or --limit " in text
    assert hipport("search", "cublas", "--limit", "0").code == 2


def test_json(hipport: Command) -> None:
    found = json.loads(hipport("search", "memcpy", "async", "--format", "json", "--limit", "2").out)
    assert found["found"] > 2
    assert len(found["names"]) == 2
    assert {"cuda", "hip", "library", "status", "hip_header", "since"} <= found["names"][0].keys()


def test_nothing_is_found(hipport: Command) -> None:
    ran = hipport("search", "zebra", "gemm")
    assert (ran.code, ran.out) == (1, b"")
    assert ran.err == "hipport: no name has all of: zebra gemm; leave a term out, or shorten one\n"
    assert hipport("search").code == 2
    empty = json.loads(hipport("search", "zebra", "--format", "json").out)
    assert empty == {"found": 0, "names": []}
