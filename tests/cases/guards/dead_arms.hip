// HIP takes none of these arms: what is missing there is only worth a note.
#include <hip/hip_runtime.h>

#if __CUDA_ARCH__ >= 900
__device__ void f() { __prof_trigger(1); cudaGraphConditionalHandle h; }
#endif
#ifdef __NVCC__
cudaFrobnicate();
#endif
#if 0
cudaGraphConditionalHandle off;
#endif
#ifdef MAYBE
cudaGraphConditionalHandle perhaps;
#endif
