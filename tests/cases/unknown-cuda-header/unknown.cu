#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <cudaFrobnicate.h>
//~      ^~~~~~~~~~~~~~~~~~ HP113 warning 'cudaFrobnicate.h':
//~   cudaFrobnicate.h looks like a CUDA header but is in no mapping table and not this tree's own
//~   remedy: if it is a third-party header, port that library too; if it is CUDA's, replace the code that needs it
#include <nvOther.h>
//~      ^~~~~~~~~~~ HP113 warning 'nvOther.h':
//~   nvOther.h looks like a CUDA header but is in no mapping table and not this tree's own
//~   remedy: if it is a third-party header, port that library too; if it is CUDA's, replace the code that needs it
#include <cub/device/device_new_thing.cuh>
//~      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP113 warning 'cub/device/device_new_thing.cuh':
//~   cub/device/device_new_thing.cuh looks like a CUDA header but is in no mapping table and not this tree's own
//~   remedy: if it is a third-party header, port that library too; if it is CUDA's, replace the code that needs it
#include <cutlass/gemm/gemm.h>
//~      ^~~~~~~~~~~~~~~~~~~~~ HP112 error 'cutlass/gemm/gemm.h':
//~   cutlass/gemm/gemm.h has no counterpart in HIP: CUTLASS is written for NVIDIA's tensor cores; Composable Kernel and rocWMMA are AMD's libraries for the same task
//~   remedy: replace what the code takes from this header, then delete the line
#include <customer.h>
#include <myproject/cuda_utils.h>
//~      ^~~~~~~~~~~~~~~~~~~~~~~~ HP113 warning 'myproject/cuda_utils.h':
//~   myproject/cuda_utils.h looks like a CUDA header but is in no mapping table and not this tree's own
//~   remedy: if it is a third-party header, port that library too; if it is CUDA's, replace the code that needs it
#include COMPUTED
