"""The build file of the examples of HP150, HP252 and HP257: it has the name of what builds extensions of PyTorch."""

CUDAExtension = "example.cu"
