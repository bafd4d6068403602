from torch.utils import cpp_extension

cpp_extension.CUDAExtension("example", ["example.cu"])
