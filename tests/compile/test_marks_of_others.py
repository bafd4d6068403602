"""``hipport/glm.h`` and ``hipport/opencv.h`` make functions of others' libraries callable in kernels (HP137). The
libraries here are small ones of our own, with the conditions of those that they stand for.
"""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from hipport import convert_paths

LIBRARIES = {
    "glm/simd/platform.h": """\
#pragma once
#if defined(__CUDACC__)
#if !defined(CUDA_VERSION) && !defined(GLM_FORCE_CUDA)
#include <cuda.h>
#endif
#if CUDA_VERSION < 7000
#error "too old"
#endif
#define MARKS __device__ __host__
#else
#define MARKS
#endif
""",
    "glm/detail/setup.hpp": "#pragma once\n#include <cassert>\n#include <glm/simd/platform.h>\n",
    "glm/glm.hpp": """\
#pragma once
#include "detail/setup.hpp"
namespace glm { struct vec3 { float x; MARKS vec3 &operator*=(float s) { x *= s; return *this; } }; }
""",
    "glm/gtc/quaternion.hpp": '#pragma once\n#include "../glm.hpp"\n',
    "glm/gtc/type_ptr.hpp": """\
#pragma once
#include "quaternion.hpp"
namespace glm { template <class T> MARKS vec3 make_vec3(T const *x); }
namespace glm { template <class T> inline vec3 make_vec3(T const *x) { return {x[0]}; } }
""",
    "opencv2/core/cuda_types.hpp": """\
#pragma once
#ifdef __CUDACC__
#define MARKS_OF_CV __host__ __device__ __forceinline__
#else
#define MARKS_OF_CV
#endif
namespace cv { namespace cuda { struct PtrStep { float *data; MARKS_OF_CV float &at(int i) { return data[i]; } }; } }
""",
}
SOURCES = {
    "scene.h": """\
#pragma once
#include <glm/glm.hpp>
#include <glm/gtc/type_ptr.hpp>
struct Scene { glm::vec3 eye; };
""",
    "move.cu": """\
#include "scene.h"
#include <cuda_runtime.h>
#include <opencv2/core/cuda_types.hpp>
#ifdef CUDA_VERSION
#error "the library's macros are left"
#endif
__global__ void move(Scene *scene, cv::cuda::PtrStep image) {
    scene->eye = glm::make_vec3(image.data);
    scene->eye *= image.at(0);
}
""",
    "host.cpp": "#include <glm/glm.hpp>\nglm::vec3 zero() { return {0}; }\n",
}


def _write(folder: Path, files: dict[str, str]) -> None:
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


def _port(tmp_path: Path, sources: dict[str, str]) -> Path:
    _write(tmp_path / "source", sources)
    convert_paths(tmp_path / "source", output=tmp_path / "port")
    return tmp_path / "port"


def test_headers_that_kernels_include_get_it_and_host_code_does_not(tmp_path: Path) -> None:
    port = _port(tmp_path, SOURCES)
    assert (port / "scene.h").read_text().startswith('#pragma once\n#include "hipport/glm.h"\n#include <glm/glm.hpp>\n')
    assert (port / "host.cpp").read_text() == SOURCES["host.cpp"]
    assert {path.name for path in (port / "hipport").iterdir()} == {"glm.h", "opencv.h"}


def test_the_tree_s_own_copy_is_converted_instead(tmp_path: Path) -> None:
    port = _port(tmp_path, SOURCES | {f"include/{name}": text for name, text in LIBRARIES.items()})
    assert "hipport/glm.h" not in (port / "scene.h").read_text()


@pytest.mark.rocm
@pytest.mark.parametrize("standard", ["c++11", "c++17"])
@pytest.mark.parametrize("missing", ["", "glm.h", "opencv.h"])
def test_kernels_call_their_functions(hipcc: Path, standard: str, missing: str, tmp_path: Path) -> None:
    port = _port(tmp_path, SOURCES)
    _write(tmp_path / "library", LIBRARIES)
    if missing:
        (port / "hipport" / missing).write_text("")
    flags = ["-x", "hip", f"-std={standard}", "--offload-arch=gfx942", f"-I{tmp_path / 'library'}"]
    command: list[str | Path] = [hipcc, *flags, "-c", port / "move.cu", "-o", os.devnull]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode != 0) == bool(missing), done.stderr
