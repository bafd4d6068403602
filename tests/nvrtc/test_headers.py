"""The headers that NVRTC gets as text."""

from __future__ import annotations

from hipport.nvrtc.headers import HIP
from hipport.nvrtc.headers import renamed_headers


def test_no_header_of_names_takes_the_place_of_a_file() -> None:
    """NVRTC takes a header that it got as text before a file: that of the runtime is more than names."""
    assert [name for name in renamed_headers() if (HIP / name).exists()] == []
    assert "#include <cuda_fp16.h>" in renamed_headers()["hip/hip_fp16.h"]
