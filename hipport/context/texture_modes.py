"""Whether textures become reads of ordinary memory, by the options."""

from __future__ import annotations

from hipport.architectures import has_images
from hipport.config import Options


def without_images(options: Options) -> list[str]:
    """The architectures of the port that have no instructions for textures."""
    return [arch for arch in options.arch if not has_images(arch)]


def reads_memory(options: Options) -> bool:
    """Whether textures, surfaces and arrays become those of hipport/texture.h, on all architectures alike."""
    return options.textures == "buffer" or (options.textures == "auto" and bool(without_images(options)))
