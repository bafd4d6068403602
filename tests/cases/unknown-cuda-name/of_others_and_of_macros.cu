#include <c10/cuda/CUDAException.h>
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

#define CHECK_CALL(cuCall) do { if (cuCall) fail(#cuCall); } while (0)
//~   kept cuCall (a parameter of the macro) x3
#define CHECK_OTHER(call) do { if (call) fail(cuOther); } while (0)
//~                                           ^~~~~~~ HP102 warning:
//~   cuOther looks like a CUDA name but is in no mapping table
//~   remedy: if it is CUDA's, port it by hand; if it is a third-party library's, port that library too

__global__ void twice(float *x, int n) {
    CUDA_KERNEL_ASSERT(n > 0);
//~   kept CUDA_KERNEL_ASSERT (a name of PyTorch, which has it for ROCm too)
    CUDA_KERNEL_LOOP(i, n) { x[i] *= 2; }
//~   kept CUDA_KERNEL_LOOP (a name of PyTorch, which has it for ROCm too)
    CUDA_KERNEL_ROOF(i, n);
//~ ^~~~~~~~~~~~~~~~ HP102 warning: CUDA_KERNEL_ROOF looks like a CUDA name but is in no mapping table
//~   remedy: if it is CUDA's, port it by hand; if it is a third-party library's, port that library too
}
