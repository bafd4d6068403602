"""hipport ports CUDA projects to HIP.

The public API: :func:`convert_text` for one text, :func:`convert_paths` for files and trees, :func:`estimate_effort` to
say how much work is left, :func:`check_paths` to compile a port, :func:`run_program` to run a whole program with no
GPU, :func:`verify_paths` to run kernels against references (specs are made of what :mod:`hipport.verify` has),
:func:`load_mapping` for the tables that they use.
Everything that they return is frozen and picklable.
"""

from typing import TYPE_CHECKING

from hipport.lazy import attributes_of

if TYPE_CHECKING:
    from hipport.public import *  # noqa: F403

__getattr__ = attributes_of(__name__, "hipport.public")
