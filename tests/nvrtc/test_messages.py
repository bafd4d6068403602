"""What NVRTC prints."""

from __future__ import annotations

from hipport.nvrtc import NvrtcMessage
from hipport.nvrtc import Usage
from hipport.nvrtc.messages import errors_in
from hipport.nvrtc.messages import usage_in

COMPILED = """\
k.cu(3): warning #177-D: variable "unused" was declared but never referenced
ptxas info    : 12 bytes gmem
ptxas info    : Compiling entry function '_Z4copyPf' for 'sm_90'
ptxas info    : Function properties for _Z4copyPf
ptxas         .     0 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads
ptxas info    : Used 8 registers, used 0 barriers
ptxas info    : Compile time = 2.1 ms
ptxas info    : Compiling entry function 'sum' for 'sm_90'
ptxas info    : Function properties for sum
ptxas         .     48 bytes stack frame, 16 bytes spill stores, 24 bytes spill loads
ptxas info    : Used 40 registers, used 1 barriers, 48 bytes cumulative stack size, 1024 bytes smem
"""


def test_usage() -> None:
    assert usage_in(COMPILED) == {"_Z4copyPf": Usage(8, 0, 0, 0), "sum": Usage(40, 48, 16, 1024)}
    assert errors_in(COMPILED) == ()


def test_errors() -> None:
    log = 'a b/k.hip(11): error: identifier "x" is undefined\n  f[0] = x;\n\nk.hip(2): catastrophic error: no\n'
    assert errors_in(log) == (
        NvrtcMessage("a b/k.hip", 11, 'identifier "x" is undefined'),
        NvrtcMessage("k.hip", 2, "no"),
    )


def test_errors_of_the_assembler() -> None:
    (message,) = errors_in("ptxas error   : Entry function 'k' uses too much shared data (0xc800 bytes, 0xc000 max)\n")
    assert (message.path, message.line) == ("", 0)
    assert "AMD GPUs 64 KiB" in message.text


def test_an_attribute_that_is_ignored_is_an_error() -> None:
    (message,) = errors_in('k.hip(7): warning #1097-D: unknown attribute "ext_vector_type"\n')
    assert message.line == 7
    assert message.text.endswith("NVRTC would take the vector for a single number")
