"""Conditionals of which an NVIDIA GPU runs another arm than an AMD GPU."""

from __future__ import annotations

import pytest

from hipport.nvrtc.arms import other_arms


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            "#if defined(__GFX9__)\nint lanes = 64;\n#endif\n",
            {1: "`#if defined(__GFX9__)` chooses by AMD's architecture"},
        ),
        ("int a;\n#ifdef __gfx90a__\n#define LANES 64\n#endif\n", {2: "chooses by AMD's architecture"}),
        ("#if __AMDGCN_WAVEFRONT_SIZE == 64\nint a;\n#endif\n", {1: "chooses by AMD's architecture"}),
        (
            "#ifdef __HIP_PLATFORM_AMD__\nint a;\n#else\nint b;\n#endif\n",
            {1: "is another arm for an AMD GPU than here"},
        ),
        ("#if __CUDA_ARCH__ >= 800\nint a;\n#endif\n", {1: "is another arm for an AMD GPU than here"}),
        ("#ifndef __HIP__\n#if __CUDA_ARCH__ >= 800\nint a;\n#endif\n#endif\n", {1: "is another arm"}),
        ("#ifdef __HIP_PLATFORM_AMD__\n#include <a.h>\n#else\n#include <b.h>\n#endif\n", {}),
        ("#ifdef __HIP_DEVICE_COMPILE__\nint a;\n#endif\n#ifdef OF_THE_PROJECT\nint b;\n#endif\n", {}),
        ("#if 0\nint a;\n#else\nint b;\n#endif\n", {}),
    ],
)
def test_arms(text: str, told: dict[int, str]) -> None:
    messages = list(other_arms("k.hip", text, 900))
    assert [message.line for message in messages] == list(told)
    for message, part in zip(messages, told.values(), strict=True):
        assert message.path == "k.hip"
        assert part in message.text
