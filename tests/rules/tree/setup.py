"""The build file of the examples of HP150, HP252, HP257 and HP290: its name is that of builds with torch."""

CUDAExtension = "example.cu"
