"""Macros of a header that paste names of CUDA or declare members by them, by their uses in other files."""

from __future__ import annotations

from pathlib import Path

import pytest

from hipport import Options
from hipport import convert_paths

_HEADER = "#pragma once\n#include <cuda_runtime.h>\n#define CALL(name) check(cuda##name)\n"


@pytest.mark.parametrize(
    ("uses", "macro", "said"),
    [
        (("CALL(Malloc(&p, 4));", "CALL(Free(p));"), "check(hip##name)", []),
        (("CALL(Malloc(&p, 4));", "CALL(ThreadExit());"), "check(hip##name)", []),
        (("CALL(Malloc(&p, 4));", "CALL(Frobnicate());"), "check(cuda##name)", ["error"]),
        (("CALL(Malloc(&p, 4));", "CALL(ProfilerInitialize(0, 0, 0));"), "check(hip##name)", ["error"]),
        (("CALL(Malloc(&p, 4));", "#define BOTH(name) CALL(name)"), "check(cuda##name)", ["warning"]),
        ((";", ";"), "check(cuda##name)", ["warning"]),
    ],
)
def test_uses_in_other_files(tmp_path: Path, uses: tuple[str, str], macro: str, said: list[str]) -> None:
    source, port = tmp_path / "source", tmp_path / "port"
    source.mkdir()
    (source / "call.h").write_text(_HEADER)
    for number, use in enumerate(uses):
        (source / f"{number}.cu").write_text(f'#include "call.h"\nvoid f{number}(void *p) {{\n{use}\n}}\n')
    (source / "other.cu").write_text("#define CALL(name) name\nvoid g() { CALL(ThreadExit()); }\n")
    run = convert_paths(source, output=port)
    found = [each.severity.value for result in run.results for each in result.diagnostics if each.code == "HP107"]
    assert (port / "call.h").read_text().endswith(f"#define CALL(name) {macro}\n")
    assert found == said


def ported(folder: Path, files: dict[str, str], *, keep_cuda: bool = False) -> tuple[dict[str, str], list[str]]:
    """What becomes of the files of a tree, and the findings of HP107, as ``NAME:LINE SYMBOL``."""
    for name, text in files.items():
        (folder / name).write_text(text)
    results = {Path(r.path).name: r for r in convert_paths(folder, options=Options(keep_cuda=keep_cuda)).results}
    outputs = {name: (results[name].output or text.encode()).decode() for name, text in files.items()}
    said = [f"{name}:{d.line} {d.symbol}" for name, r in results.items() for d in r.diagnostics if d.code == "HP107"]
    return outputs, said


_FOR_BOTH = (
    "#pragma once\n#if defined(WITH_CUDA)\n#define GPU(val) {}##val\n"
    "#elif defined(WITH_ROCM)\n#define GPU(val) hip##val\n#endif\n"
)
_INCLUDE = '#include "gpu.h"\n'
_ERROR = f"{_INCLUDE}using Error = GPU(Error_t);\n"


@pytest.mark.parametrize(
    ("use", "port", "said"),
    [
        ("int kind = GPU(MemcpyHostToDevice);\n", "int kind = GPU(MemcpyHostToDevice);\n", []),
        ("GPU(PointerAttributes) a;\n", "GPU(PointerAttribute_t) a;\n", []),
        (
            "#ifdef WITH_CUDA\nGPU(PointerAttributes) a;\n#else\nGPU(PointerAttribute_t) a;\n#endif\n",
            "#ifdef WITH_CUDA\nGPU(PointerAttribute_t) a;\n#else\nGPU(PointerAttribute_t) a;\n#endif\n",
            [],
        ),
        (
            "#ifdef WITH_ROCM\nint a = GPU(OnlyInHip);\n#else\nint a = GPU(ThreadExit)();\n#endif\n",
            "#ifdef WITH_ROCM\nint a = GPU(OnlyInHip);\n#else\nint a = GPU(DeviceReset)();\n#endif\n",
            [],
        ),
        ("int a = GPU(ProfilerInitialize)(0, 0, 0);\n", None, ["a.cpp:2 cudaProfilerInitialize"]),
        ("GPU(Jit_CacheMode) a;\n", None, ["a.cpp:2 cudaJit_CacheMode"]),
    ],
    ids=["beginning", "more", "CUDA's arm", "arm for HIP", "HIP lacks it", "becomes like another name"],
)
def test_a_header_for_both_vendors(tmp_path: Path, use: str, port: str | None, said: list[str]) -> None:
    files = {"gpu.h": _FOR_BOTH.format("cuda"), "a.cpp": _INCLUDE + use, "b.cpp": _ERROR}
    outputs, found = ported(tmp_path, files)
    assert outputs == {"gpu.h": _FOR_BOTH.format("hip"), "a.cpp": _INCLUDE + (port or use), "b.cpp": _ERROR}
    assert found == said


@pytest.mark.parametrize(
    ("macro", "use"),
    [
        ("#define GPU(val) cuda##val\n", "GPU(PointerAttributes) a;\nint b = GPU(Frobnicate);\n"),
        ("#define GPU(val) cuda##val\n", "GPU(PointerAttributes) a;\n#define OTHER(name) GPU(name)\n"),
        ("#define GPU(val) (cuda##val, text(val))\n", "int a = GPU(ThreadExit)();\n"),
        (
            "#ifdef TEST\n#define GPU(val) test##val\n#else\n#define GPU(val) cuda##val\n#endif\n",
            "GPU(ThreadExit)();\n",
        ),
        ("#define GPU(a, b) cuda##a##b\n", "GPU(Thread, Exit)();\nGPU(Mem, cpy)(0, 0, 0, 0);\n"),
    ],
    ids=["unknown", "not shown", "another use", "another definition", "two pieces"],
)
def test_all_uses_stay(tmp_path: Path, macro: str, use: str) -> None:
    files = {"gpu.h": f"#pragma once\n{macro}", "a.cpp": _INCLUDE + use, "b.cpp": f"{_INCLUDE}#ifdef NEVER\n#endif\n"}
    outputs, found = ported(tmp_path, files)
    assert outputs == files
    assert [each.partition(":")[0] for each in found] == ["gpu.h"]


def test_two_headers_with_uses_in_a_third(tmp_path: Path) -> None:
    """One of them has uses that CUDA lacks, so that the third would not fit it any more."""
    uses = "int a = GPU(ThreadExit)();\n"
    files = {
        "one.h": "#define GPU(val) cuda##val\n",
        "two.h": "#define GPU(val) cuda##val\n",
        "uses.h": uses,
        "one.cpp": '#include "one.h"\n#include "uses.h"\n',
        "two.cpp": '#include "two.h"\n#include "uses.h"\nint b = GPU(Frobnicate);\n',
    }
    assert ported(tmp_path, files) == (files, ["one.h:1 cuda", "two.h:1 cuda"])


def test_uses_of_a_source_for_both(tmp_path: Path) -> None:
    files = {"gpu.h": "#define GPU(val) cuda##val\n", "a.cpp": f"{_INCLUDE}GPU(PointerAttributes) a;\n"}
    outputs, _ = ported(tmp_path, files, keep_cuda=True)
    assert "GPU(PointerAttribute_t) a;\n#else\nGPU(PointerAttributes) a;\n#endif" in outputs["a.cpp"]
    assert "#define GPU(val) hip##val\n#else\n#define GPU(val) cuda##val\n#endif" in outputs["gpu.h"]


def test_a_header_without_its_tree(tmp_path: Path) -> None:
    (tmp_path / "call.h").write_text(f"{_HEADER}inline void f(void *p) {{ CALL(Free(p)); }}\n")
    (tmp_path / "main.cu").write_text('#include "call.h"\nvoid g() { CALL(ThreadExit()); }\n')
    run = convert_paths(tmp_path / "call.h")
    assert [each.severity.value for each in run.results[0].diagnostics if each.code == "HP107"] == ["warning"]


def test_members_that_a_macro_of_a_header_declares(tmp_path: Path) -> None:
    header = "#pragma once\n#define MEMBER(N) decltype(&::N) N\nstruct M { MEMBER(cusparseCreate); };\nM &m();\n"
    (tmp_path / "m.h").write_text(f"#include <cusparse.h>\n{header}")
    (tmp_path / "m.cpp").write_text('#include "m.h"\nvoid f(cusparseHandle_t *h) { m().cusparseCreate(h); }\n')
    ports = b"".join(result.output or b"" for result in convert_paths(tmp_path).results)
    assert b"MEMBER(hipsparseCreate)" in ports
    assert b"m().hipsparseCreate(h)" in ports


_LAZY = "#pragma once\n#include <cuda.h>\n#define LAZY(name) decltype(&name) lazy_##name\n"


def test_names_that_a_macro_makes_of_cudas_change_wherever_they_stand(tmp_path: Path) -> None:
    files = {
        "lazy.h": f'{_LAZY}#include "types.h"\n#define LOAD(name) LAZY(name)\nLOAD(cuInit);\nLAZY(cuModuleUnload);\n',
        "types.h": "extern int lazy_cuInit_calls;\nextern decltype(&cuInit) lazy_cuInit, lazy_cuModuleLoad;\n",
        "a.cpp": '#include "lazy.h"\nint main() { return lazy_cuInit(0) + lazy_cuModuleUnload(0) + lazy_cuFrob(); }\n',
        "b.cpp": "int lazy_cuInit(int);\n",
    }
    outputs, said = ported(tmp_path, files)
    assert "LOAD(hipInit);\nLAZY(hipModuleUnload);" in outputs["lazy.h"]
    assert "lazy_hipInit(0) + lazy_hipModuleUnload(0) + lazy_cuFrob()" in outputs["a.cpp"]
    assert "lazy_cuInit_calls;\nextern decltype(&hipInit) lazy_hipInit, lazy_cuModuleLoad;" in outputs["types.h"]
    assert outputs["b.cpp"] == files["b.cpp"]
    assert not said
    for name, text in outputs.items():
        (tmp_path / name).write_text(text)
    assert not any(result.edits for result in convert_paths(tmp_path).results)


def test_a_name_that_becomes_two_words_makes_none(tmp_path: Path) -> None:
    files = {
        "lazy.h": f"{_LAZY}LAZY(cuFuncSetAttribute);\n",
        "a.cpp": '#include "lazy.h"\nvoid f(CUfunction f) {\nlazy_cuFuncSetAttribute(f, {}, 0);\n}\n',
    }
    outputs, said = ported(tmp_path, files)
    assert "lazy_cuFuncSetAttribute(f" in outputs["a.cpp"]
    assert said == ["a.cpp:3 lazy_cuFuncSetAttribute", "lazy.h:4 lazy_cuFuncSetAttribute"]


def test_names_that_a_macro_makes_stay_where_cudas_text_is_kept(tmp_path: Path) -> None:
    files = {"a.cpp": f"{_LAZY}LAZY(cuInit);\nint main() {{ return lazy_cuInit(0); }}\n"}
    outputs, _ = ported(tmp_path, files, keep_cuda=True)
    assert "return lazy_cuInit(0);" in outputs["a.cpp"]


@pytest.mark.parametrize(
    "macro",
    [
        "#define LAZY(name) name",
        "#define LAZY(name) lazy_##name##_v2",
        "#define LAZY(name, kind) kind##name",
        "#define LAZY(name) lazy_##other",
        "#if defined(__HIP_PLATFORM_AMD__)\n#define LAZY(name) lazy_##name\n#endif",
    ],
)
def test_macros_that_make_no_such_names(tmp_path: Path, macro: str) -> None:
    text = f"#include <cuda.h>\n{macro}\nint f() {{ LAZY(cuInit); return lazy_cuInit(0); }}\n"
    outputs, _ = ported(tmp_path, {"a.cpp": text})
    assert "return lazy_cuInit(0);" in outputs["a.cpp"]


_LOOKED_UP = "cuInit", "cuMemAlloc", "cuFuncSetAttribute"


@pytest.mark.parametrize(
    "body",
    ["void *p_##name = find(#name);", "decltype(&name) slot() { return find(#name); }", "find(#name),"],
)
def test_a_name_that_becomes_two_words_is_no_text_to_look_up(tmp_path: Path, body: str) -> None:
    files = {
        "names.inc": "".join(f"LOOK_UP({name})\n" for name in _LOOKED_UP),
        "a.cpp": f'#include <cuda.h>\n#define LOOK_UP(name) {body}\n#include "names.inc"\n',
    }
    outputs, said = ported(tmp_path, files)
    assert outputs["names.inc"] == "LOOK_UP(hipInit)\nLOOK_UP(hipMalloc)\nLOOK_UP(cuFuncSetAttribute)\n"
    assert len(said) == 1
    for name, text in outputs.items():
        (tmp_path / name).write_text(text)
    assert not any(result.edits for result in convert_paths(tmp_path).results)


def test_a_list_of_names_calls_a_macro_that_makes_texts(tmp_path: Path) -> None:
    listed = "#define ALL(EACH) EACH(cuInit) EACH(cuFuncSetAttribute)\n"
    files = {"a.cpp": f"#include <cuda.h>\n#define FIND(name) find(#name),\n{listed}void *all[] = {{ALL(FIND)}};\n"}
    outputs, said = ported(tmp_path, files)
    assert "EACH(hipInit) EACH(cuFuncSetAttribute)" in outputs["a.cpp"]
    assert said == ["a.cpp:3 cuFuncSetAttribute"]


@pytest.mark.parametrize(
    ("macro", "use"),
    [
        ("CALL(f, ...) check(f(__VA_ARGS__), #f)", "CALL(cuFuncSetAttribute, f, {}, 0)"),
        ("CHECK(call) check(call, #call)", "CHECK(cuFuncSetAttribute(f, {}, 0))"),
        ("SHOW(text) puts(#text)", "SHOW(CU_STREAM_NON_BLOCKING)"),
    ],
)
def test_texts_of_calls_are_messages(tmp_path: Path, macro: str, use: str) -> None:
    files = {"a.cpp": f"#include <cuda.h>\n#define {macro}\nvoid f(CUfunction f) {{ {use}; }}\n"}
    outputs, said = ported(tmp_path, files)
    assert "cu" not in outputs["a.cpp"].splitlines()[-1].lower().replace("cuda", "")
    assert not said
