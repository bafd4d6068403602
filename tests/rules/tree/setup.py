"""The build file that the example of HP252 is about: it has the name of what builds extensions of PyTorch."""

CUDAExtension = "example.cu"
