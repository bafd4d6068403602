"""What a setup.py may ask of PyTorch for ROCm, on a machine with a GPU."""

from types import SimpleNamespace

version = SimpleNamespace(cuda=None, hip="7.2.1")
cuda = SimpleNamespace(is_available=lambda: True)
