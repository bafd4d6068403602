//+ #include <hip/hip_runtime.h>  // HP114@1
#if GOOGLE_CUDA
//~ ^~~~~~~~~~~ HP130 warning: TensorFlow for ROCm has TENSORFLOW_USE_ROCM for GOOGLE_CUDA
//~   remedy: ask for both: #if GOOGLE_CUDA || TENSORFLOW_USE_ROCM
#define EIGEN_USE_GPU
#include "tensorflow/core/framework/op_kernel.h"

__global__ void twice(float *x) { x[threadIdx.x] *= 2; }
#endif  // GOOGLE_CUDA
