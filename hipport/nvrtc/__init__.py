"""HIP kernels on NVIDIA GPUs: the device side of HIP as headers for NVRTC, NVIDIA's run-time compiler.

Neither a GPU nor a driver is needed to compile.
"""

from __future__ import annotations

from hipport.nvrtc.compiler import CompiledCubin
from hipport.nvrtc.compiler import Dialect
from hipport.nvrtc.compiler import Nvrtc
from hipport.nvrtc.compiler import NvrtcError
from hipport.nvrtc.messages import NvrtcMessage
from hipport.nvrtc.messages import Usage
from hipport.nvrtc.toolkit import Toolkit
from hipport.nvrtc.toolkit import ToolkitNotFoundError
from hipport.nvrtc.toolkit import find_toolkit

__all__ = [
    "Nvrtc",
    "Dialect",
    "CompiledCubin",
    "NvrtcError",
    "NvrtcMessage",
    "Usage",
    "Toolkit",
    "ToolkitNotFoundError",
    "find_toolkit",
]
