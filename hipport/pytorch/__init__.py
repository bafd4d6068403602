"""Extensions of PyTorch as its own build makes them: its headers for ROCm, and its hipify over a port."""
