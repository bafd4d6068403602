#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

void release(void *p, cudaStream_t stream) {
//> void release(void *p, hipStream_t stream) {  // HP101@23
#if defined(SYNCHRONOUS)
    cudaFree(p);
//>     hipFree(p);  // HP101@5
#elif defined(POOLED) && !defined(DEBUG)
    cudaFreeAsync(p, stream);
//>     hipFreeAsync(p, stream);  // HP101@5
#else
#if 0
    cudaFreeHost(p);
//>     hipHostFree(p);  // HP101@5
#endif
    cudaFreeAsync(p, cudaStreamLegacy);
//>     hipFreeAsync(p, hipStreamLegacy);  // HP101@5 HP101@22
#endif
}
