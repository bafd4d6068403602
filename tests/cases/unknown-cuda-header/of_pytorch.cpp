#include <torch/cuda.h>
#include <torch/csrc/cuda/nccl.h>
#include <other/cuda.h>
//~      ^~~~~~~~~~~~~~ HP113 warning 'other/cuda.h':
//~   other/cuda.h looks like a CUDA header but is in no mapping table and not this tree's own
//~   remedy: if it is a third-party header, port that library too; if it is CUDA's, replace the code that needs it
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
