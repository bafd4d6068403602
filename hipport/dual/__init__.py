"""Sources that compile for both vendors: CUDA's text stays, and what HIP needs stands beside it.

A name of CUDA's that has one counterpart in the whole tree stays, and is a macro for HIP's name on AMD; one generated
header has these macros (``names.py``). Everything else that a conversion changes becomes an ``#if`` arm around whole
lines (``layout.py``, ``arms.py``). ``selection.py`` checks the outcome: what the preprocessor leaves of it for NVIDIA
is the original, and for AMD the port.
"""
