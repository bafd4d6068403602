"""What hipport makes of LLVM's text of kernels, without a compiler: which regions, what they keep, what cannot be."""

from __future__ import annotations

import re

import pytest

from hipport.cpu.regions import Kernel
from hipport.cpu.regions import Marked
from hipport.cpu.regions import mark
from hipport.cpu.regions import split
from hipport.cpu.regions.flow import Node
from hipport.cpu.regions.flow import in_order

WAITS = """
declare void @hipport_cpu_barrier()
declare ptr @hipport_cpu_meet(i64)
declare i32 @hipport_cpu_thread_x()
declare i32 @hipport_cpu_block_dim_x()
declare ptr @hipport_cpu_plan_of(ptr)
declare float @llvm.sqrt.f32(float)
declare void @seen(i32)

define ptr @plan() #0 {
  %1 = call ptr @hipport_cpu_plan_of(ptr noundef nonnull @kernel)
  ret ptr %1
}
"""
#: void kernel(Arguments* a) { float v = a->in[x]; barrier(); a->out[x] = v; }
STRAIGHT = """
define internal void @kernel(ptr noundef %0) #0 {
  %2 = load ptr, ptr %0, align 8
  %3 = tail call i32 @hipport_cpu_thread_x()
  %4 = zext i32 %3 to i64
  %5 = getelementptr inbounds float, ptr %2, i64 %4
  %6 = load float, ptr %5, align 4
  tail call void @hipport_cpu_barrier()
  %7 = getelementptr inbounds i8, ptr %0, i64 8
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds float, ptr %8, i64 %4
  store float %6, ptr %9, align 4
  ret void
}
"""
#: for (s = block_dim; s > 0; s /= 2) { seen(s); barrier(); } of a call or not, and of a bound that differs or not
LOOP = """
define internal void @kernel(ptr noundef %0) #0 {{
  %2 = tail call i32 @hipport_cpu_{bound}_x()
  br label %3

3:                                                ; preds = %1, %3
  %4 = phi i32 [ %2, %1 ], [ %7, %3 ]
  {work}
  %7 = lshr i32 %4, 1
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %3

9:                                                ; preds = %3
  ret void
}}
"""
HELPER = f"""{WAITS}
define void @helper(ptr %0) #1 {{
  ret void
}}
attributes #1 = {{ noinline nounwind }}
"""
_BARRIER = "tail call void @hipport_cpu_barrier()"
_STORE = "store i32 %4, ptr %0, align 4"
_CALL = "call void @seen(i32 %4)"


def made(function: str, reasons: dict[str, str] | None = None, *, check: bool = False) -> tuple[str, Kernel]:
    module = f"{WAITS}{function}\nattributes #0 = {{ nounwind }}\n"
    text, (kernel,) = split(module, Marked(module, {}, reasons or {}), check=check)
    return text, kernel


def test_a_wait_cuts_a_kernel() -> None:
    text, kernel = made(STRAIGHT)
    assert (kernel.regions, dict(kernel.waits), kernel.reason) == (2, {"barrier": 1, "turn": 0}, "")
    assert "call void @hipport_cpu_barrier" not in text
    assert text.count("!llvm.loop") == 2
    # The loaded value lives across the barrier, with a place for each of 64 lanes; what follows from the arguments and
    # from the thread's number is computed again.
    assert kernel.frame_bytes == 64 * 4


#: STRAIGHT as a check build has it: both addresses are a row; or the second is where the first says.
CHECKED = STRAIGHT.replace("  %6 = load", "  call void @__tsan_read4(ptr %5)\n  %6 = load").replace(
    "  store float", "  call void @__tsan_write4(ptr %9)\n  store float"
)
SCATTERED = CHECKED.replace("i64 %4\n  call void @__tsan_write4", "i64 %10\n  call void @__tsan_write4").replace(
    "  %9 = getelementptr", "  %10 = fptoui float %6 to i64\n  %9 = getelementptr"
)


def test_accesses_in_a_row_are_checked_before_a_loop_without_checks() -> None:
    text, kernel = made(CHECKED, check=True)
    assert kernel.regions == 2
    for region, access in enumerate(("read4", "write4")):
        before, _, rest = text.partition(f"\nregion{region}.fast:\n")
        fast, _, slow = rest.partition(f"\nregion{region}.slow:\n")
        assert before.count(f"call zeroext i1 @hipport_cpu_row_{access}(") == 1
        assert "@__tsan_" not in fast
        assert f"@__tsan_{access}(" in slow.partition("\nregion")[0]


def test_accesses_that_are_no_row_are_checked_each() -> None:
    text, _ = made(SCATTERED, check=True)
    assert "call zeroext i1 @hipport_cpu_row_read4(" in text
    assert "call zeroext i1 @hipport_cpu_row_write4(" not in text
    assert text.count("call void @__tsan_write4(") == 1


def test_a_check_build_says_where_its_waits_are() -> None:
    text, _ = made(CHECKED, check=True)
    assert text.partition("\nplaces:\n")[2].startswith("  call void @hipport_cpu_place_of_wait(i32 1)\n  ret ")


def test_the_plan_is_known_where_it_is_asked_for() -> None:
    text, _ = made(STRAIGHT)
    assert re.search(r'%1 = getelementptr i8, ptr @"kernel\.plan", i64 0\n  ret ptr %1', text)
    text, kernel = made(STRAIGHT, {"@kernel": "for a test"})
    assert "%1 = getelementptr i8, ptr null, i64 0" in text
    assert kernel.reason == "for a test"
    assert "call void @hipport_cpu_barrier" in text


@pytest.mark.parametrize(
    ("bound", "work", "waits", "frame"),
    [
        pytest.param(
            "block_dim", _BARRIER, {"barrier": 1, "turn": 0}, 64, id="the counter is the same for all: one is kept"
        ),
        pytest.param(
            "thread", _BARRIER, {"barrier": 1, "turn": 0}, 64 * 4, id="the counter differs: each lane has one"
        ),
        pytest.param("block_dim", _STORE, {"turn": 1}, 64, id="all lanes go around without a wait: rounds are cut"),
        pytest.param("thread", _STORE, {"turn": 0}, 0, id="lanes go around each on its own"),
        pytest.param("block_dim", _CALL, {"turn": 0}, 0, id="a call keeps a round from being a vector"),
    ],
)
def test_loops(bound: str, work: str, waits: dict[str, int], frame: int) -> None:
    _, kernel = made(LOOP.format(bound=bound, work=work))
    assert (dict(kernel.waits), kernel.frame_bytes) == (waits, frame)


@pytest.mark.parametrize(
    ("edges", "order"),
    [
        ({"a": "bc", "b": "d", "c": "d", "d": ""}, "abcd"),
        ({"a": "db", "d": "", "b": "bd"}, "abd"),
        # An inner loop `c` that stands in the text behind what follows it, as compilers put it.
        ({"a": "b", "b": "ec", "e": "bf", "c": "ce", "f": ""}, "abcef"),
        ({"a": "bd", "b": "bc", "c": "d", "d": "ae", "e": ""}, "abcde"),
    ],
    ids=["arms", "a loop in one arm", "nested loops", "a loop in a loop"],
)
def test_order_is_that_of_the_program(edges: dict[str, str], order: str) -> None:
    nodes = {name: Node(name, successors=list(successors)) for name, successors in edges.items()}
    assert "".join(in_order(nodes, "a")) == order


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("%99 = alloca i32, i32 %3, align 4", "an array of a size that only the run knows"),
        ("indirectbr ptr %0, [label %1]", "exceptions or computed jumps (indirectbr)"),
        ("%99 = mystery i32 %3", "LLVM's `mystery` is not known"),
    ],
)
def test_what_is_not_known_keeps_stacks(line: str, reason: str) -> None:
    function = STRAIGHT.replace(
        "  tail call void @hipport_cpu_barrier()", f"  {line}\n  tail call void @hipport_cpu_barrier()"
    )
    text, kernel = made(function)
    assert kernel.reason == reason
    assert text.count("define") == 2


def read(calls: str, extra: str = "") -> dict[str, str]:
    """Why a kernel that calls ``helper`` keeps stacks, where that has these calls."""
    text = f"""{WAITS}
define void @kernel(ptr %0) #0 {{
  call void @helper(ptr %0)
  ret void
}}
define void @helper(ptr %0) #1 {{
  {calls}
  ret void
}}
{extra}
attributes #0 = {{ nounwind }}
attributes #1 = {{ noinline nounwind }}
"""
    return dict(mark(text).reasons)


def test_functions_that_wait_are_inlined() -> None:
    marked = mark(HELPER.replace("  ret void", f"  {_BARRIER}\n  ret void")).text
    head = re.search(r"define void @helper\(ptr %0\) alwaysinline #(\d+) \{", marked)
    assert head
    assert re.search(rf"attributes #{head[1]} = \{{\s+nounwind \}}", marked)


def test_functions_that_do_not_wait_are_left_alone() -> None:
    assert "alwaysinline" not in mark(HELPER).text


@pytest.mark.parametrize(
    ("calls", "extra", "reasons"),
    [
        (_BARRIER, "", {}),
        (f"{_BARRIER}\n  call void @helper(ptr %0)", "", {"@kernel": "`helper` calls itself"}),
        ("call void @hipport_cpu_pause()", "", {}),
        (f"{_BARRIER}\n  call void %0(ptr %0)", "", {}),
        (
            "call void %0(ptr %0)",
            f"@table = constant ptr @waiting\ndefine void @waiting(ptr %0) #0 {{\n  {_BARRIER}\n  ret void\n}}",
            {"@kernel": "`waiting`, which waits, is called through a pointer"},
        ),
    ],
    ids=["a barrier", "recursion", "a sleep", "a pointer to what does not wait", "a pointer to what waits"],
)
def test_why_a_kernel_keeps_stacks(calls: str, extra: str, reasons: dict[str, str]) -> None:
    assert read(calls, extra) == reasons


def test_a_kernel_is_told_in_a_line() -> None:
    kernel = Kernel("k", 3, {"barrier": 2}, 64, "")
    told = Kernel.read(kernel.line)
    assert (told.name, told.regions, told.waits["barrier"], told.waits["turn"], told.frame_bytes) == (
        "k",
        3,
        2,
        0,
        64,
    )
