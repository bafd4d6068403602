"""Which backends to verify on."""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Mapping
from collections.abc import Sequence

from hipport.verify.backends.backend import Backend
from hipport.verify.backends.cpu import cpu_backends
from hipport.verify.backends.cuda import cuda_backends
from hipport.verify.backends.gpus import NoGpuError
from hipport.verify.backends.rocm import rocm_backends
from hipport.verify.settings import VerifyOptions

#: The backends on GPUs, in the order in which ``auto`` tries them.
_ON_GPUS: Mapping[str, Callable[[VerifyOptions], Sequence[Backend]]] = {"rocm": rocm_backends, "cuda": cuda_backends}


def backends_for(options: VerifyOptions) -> Sequence[Backend]:
    """The backends that the options ask for, ``auto``: those on the first kind of GPU that is here, or else the CPU.

    Raises NoGpuError, or CompilerNotFoundError for the CPU, where there is none.
    """
    if options.backend in _ON_GPUS:
        return _ON_GPUS[options.backend](options)
    for backends in _ON_GPUS.values() if options.backend == "auto" else ():
        try:
            return backends(options)
        except NoGpuError:
            continue
    return cpu_backends(options)
