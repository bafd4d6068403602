"""Machines described in a few lines."""

from __future__ import annotations

import json
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import field
from pathlib import Path

from hipport.cpu import CompilerNotFoundError
from hipport.cpu import CxxCompiler
from hipport.doctor.machine import Answer
from hipport.doctor.machine import Package
from hipport.errors import ToolchainError
from hipport.unit.clang import UnavailableError

GXX = CxxCompiler(("/usr/bin/g++",), "gcc", "g++ (Debian 12.2.0-14) 12.2.0\nCopyright")
AMD_HIPCC = "HIP version: 7.2.53211-9999\nAMD clang version 22.0.0git\nTarget: x86_64-unknown-linux-gnu\n"
NVCC = "nvcc: NVIDIA (R) Cuda compiler driver\nCuda compilation tools, release 13.0, V13.0.88\n"
NUMPY = Package("numpy", "2.4.1", "/site")
#: What an AMD box with all of ROCm 7 has for the loader.
ROCM_LIBRARIES = frozenset(("libamdhip64.so.7", "libhiprtc.so.7"))


@dataclass(frozen=True)
class FakeMachine:
    """A machine with exactly this. ``files`` are paths with their texts; a folder is there when something is in it.
    ``refused`` are files that the user may not use, of the group ``owner``. ``answers`` are what commands say whose
    line begins with the key, an exit status before the text where it is not 0.
    """

    files: Mapping[str, str] = field(default_factory=dict)
    programs: Mapping[str, str] = field(default_factory=dict)
    answers: Mapping[str, str | Answer] = field(default_factory=dict)
    libraries: frozenset[str] = frozenset()
    packages: Sequence[Package] = (NUMPY,)
    environment: Mapping[str, str] = field(default_factory=dict)
    groups: frozenset[str] = frozenset(("ada",))
    refused: frozenset[str] = frozenset()
    owner: str = "render"
    hip_compiler: str = ""
    cupy: Answer | None = None
    hiprtc: int = 0
    compiler: CxxCompiler | None = GXX
    clang: str = "clang version 18.1.1"
    user: str = "ada"
    python: str = "3.11.2"
    platform: str = "Linux x86_64"

    def exists(self, path: str) -> bool:
        return path in self.files or any(name.startswith(f"{path}/") for name in self.files)

    def names(self, folder: str) -> Sequence[str]:
        prefix = f"{folder}/"
        return sorted({name[len(prefix) :].split("/")[0] for name in self.files if name.startswith(prefix)})

    def read(self, path: str) -> str:
        return self.files.get(path, "")

    def writable(self, path: str) -> bool:
        return path in self.files and path not in self.refused

    def group(self, path: str) -> str:
        return self.owner if path in self.files else ""

    def which(self, program: str) -> str | None:
        return self.programs.get(program)

    def run(self, *command: str, seconds: float = 5.0) -> Answer:
        assert 0 < seconds <= 10
        line = " ".join(command)
        for key, answer in self.answers.items():
            if line.startswith(key):
                return answer if isinstance(answer, Answer) else Answer(0, answer)
        raise AssertionError(f"nobody said what {line} answers")

    def load(self, library: str) -> str:
        if library in self.libraries:
            return ""
        return f"{library}: cannot open shared object file: No such file or directory"

    def run_python(self, code: str, *, seconds: float) -> Answer:
        assert 0 < seconds <= 10
        if "hiprtc" in code:
            return Answer(self.hiprtc, "")
        assert self.cupy is not None, "nobody said what CuPy answers"
        return self.cupy

    def hipcc(self) -> Path:
        if not self.hip_compiler:
            raise ToolchainError("no hipcc was found: HIPCC is not set, and there is none in /usr/bin/hipcc")
        return Path(self.hip_compiler)

    def cxx(self) -> CxxCompiler:
        if self.compiler is None:
            raise CompilerNotFoundError("no C++ compiler found: install g++")
        return self.compiler

    def libclang(self) -> str:
        if not self.clang:
            raise UnavailableError("the Python package libclang cannot be imported: No module named 'clang'")
        return self.clang


def pci(vendor: str, kind: str = "0x030000") -> dict[str, str]:
    """A device on the PCI bus, beside a network card."""
    bus = "/sys/bus/pci/devices"
    return {
        f"{bus}/0000:03:00.0/vendor": f"{vendor}\n",
        f"{bus}/0000:03:00.0/class": f"{kind}\n",
        f"{bus}/0000:04:00.0/vendor": "0x8086\n",
        f"{bus}/0000:04:00.0/class": "0x020000\n",
    }


def kfd_nodes(*gpus: tuple[int, int]) -> dict[str, str]:
    """The kernel's topology: a CPU, and GPUs given by their gfx_target_version and wavefront size."""
    nodes = "/sys/class/kfd/kfd/topology/nodes"
    files = {f"{nodes}/0/properties": "cpu_cores_count 32\nsimd_count 0\nwave_front_size 0\ngfx_target_version 0\n"}
    for number, (version, wavefront) in enumerate(gpus):
        files[f"{nodes}/{number + 1}/properties"] = (
            f"cpu_cores_count 0\nsimd_count 304\nwave_front_size {wavefront}\n"
            f"gfx_target_version {version}\ndrm_render_minor {128 + number}\nunique_id 0x12\n"
        )
    return files


def amd_driver(*gpus: tuple[int, int]) -> dict[str, str]:
    """The files of a machine with AMD's driver and GPUs."""
    render = {f"/dev/dri/renderD{128 + number}": "" for number in range(len(gpus))}
    kernel = {"/sys/module/amdgpu/refcnt": "3", "/proc/sys/kernel/osrelease": "6.12.1\n", "/dev/kfd": ""}
    return pci("0x1002", "0x120000") | kernel | render | kfd_nodes(*gpus)


def rocm(version: str = "7.2.4") -> dict[str, str]:
    """The files of ROCm in its usual place."""
    return {"/opt/rocm/.info/version": f"{version}-81\n", "/opt/rocm/bin/hipcc": "", "/opt/rocm/bin/rocminfo": ""}


def nvidia_driver(version: str = "580.95.05") -> dict[str, str]:
    """The files of a machine with NVIDIA's driver and a GPU."""
    text = f"NVRM version: NVIDIA UNIX Open Kernel Module for x86_64  {version}  Release Build  (builder@host)\nGCC\n"
    devices = dict.fromkeys(("/dev/nvidia0", "/dev/nvidiactl", "/dev/nvidia-uvm"), "")
    information = {"/proc/driver/nvidia/gpus/0000:03:00.0/information": "Model: \t\t NVIDIA H200\nIRQ: 12\n"}
    return pci("0x10de", "0x030200") | {"/proc/driver/nvidia/version": text} | devices | information


def apt_has(version: str) -> str:
    """What apt says of a package that its archive has in a version."""
    return f"libamdhip64-dev:\n  Installed: (none)\n  Candidate: {version}\n  Version table:\n     {version} 500\n"


def cupy_package(name: str, version: str = "14.2.0") -> Package:
    return Package(name, version, "/site", ("numpy<2.6,>=2.0", 'scipy<1.18,>=1.14; extra == "all"'))


def cupy_sees(*gpus: str, hip: bool) -> Answer:
    return Answer(0, f"a warning\n{json.dumps({'hip': hip, 'gpus': gpus})}\n")


def cupy_fails(error: str, *, importing: bool = False) -> Answer:
    return Answer(0, json.dumps({"error": error, "import": importing}))


#: A machine on which verify runs on two AMD GPUs.
AMD_BOX = FakeMachine(
    files=amd_driver((90402, 64), (110000, 32)) | rocm() | {"/etc/os-release": 'PRETTY_NAME="Ubuntu 24.04.3 LTS"\n'},
    programs={"hipcc": "/opt/rocm/bin/hipcc", "rocm-smi": "/opt/rocm/bin/rocm-smi"},
    answers={"/opt/rocm/bin/hipcc --version": AMD_HIPCC, "/opt/rocm/bin/hipcc -x hip -E -v /dev/null": "clang"},
    libraries=ROCM_LIBRARIES,
    packages=(cupy_package("cupy-rocm-7-0"), NUMPY),
    groups=frozenset(("ada", "render", "video")),
    hip_compiler="/opt/rocm/bin/hipcc",
    cupy=cupy_sees("AMD Instinct MI300X", "Radeon RX 7900 XTX", hip=True),
)
#: A machine on which verify runs on an NVIDIA GPU.
NVIDIA_BOX = FakeMachine(
    files=nvidia_driver() | {"/site/nvidia/cu13/lib/libnvrtc.so.13": ""},
    programs={"nvidia-smi": "/usr/bin/nvidia-smi", "nvcc": "/usr/local/cuda/bin/nvcc"},
    answers={
        "/usr/bin/nvidia-smi": "NVIDIA H200, 9.0\n",
        "/usr/local/cuda/bin/nvcc --version": NVCC,
        "/home/ada/rocm/bin/hipcc --version": AMD_HIPCC,
    },
    libraries=frozenset(("libcuda.so.1", "/site/nvidia/cu13/lib/libnvrtc.so.13")),
    packages=(cupy_package("cupy-cuda13x"), NUMPY, Package("nvidia-cuda-nvrtc", "13.0.88", "/site")),
    hip_compiler="/home/ada/rocm/bin/hipcc",
    cupy=cupy_sees("NVIDIA H200", hip=False),
)
#: No GPU, nothing of any vendor.
BARE = FakeMachine(
    files={"/etc/os-release": 'NAME=x\nPRETTY_NAME="Debian GNU/Linux 12 (bookworm)"\n'},
    programs={"apt-get": "/usr/bin/apt-get", "apt-cache": "/usr/bin/apt-cache"},
    answers={"/usr/bin/apt-cache policy libamdhip64-dev": apt_has("5.2.3-8")},
)
