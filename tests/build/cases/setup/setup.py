"""Builds with nvcc and -gencode."""
import os
# nvcc
HOME = os.environ.get("CUDA_HOME", "/usr/local/cuda")
ext = CUDAExtension('x', ['x.cu'], extra_compile_args={'cxx': [], 'nvcc': ['-O3', '--use_fast_math']})
args['nvcc'] += ['-Xptxas=-v']
os.system('nvcc -c a.cu')
subprocess.run(['nvcc', '-c'])
