#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
void prefetch(void *p, size_t n, int device, cudaStream_t s) {
//> void prefetch(void *p, size_t n, int device, hipStream_t s) {  // HP101@46
#if CUDART_VERSION >= 13000
//~~~~~~~~~~~~~~~~~~~~~~~~~ HP603 info 'CUDART_VERSION':
//~   #if on CUDART_VERSION: HIP decides as CUDA does; HIP takes the #else arm of line 6
//~   remedy: check that this arm is the right one on AMD GPUs
    cudaMemLocation place = {cudaMemLocationTypeDevice, device};
//>     hipMemLocation place = {hipMemLocationTypeDevice, device};  // HP101@5 HP101@30
    cudaMemPrefetchAsync(p, n, place, 0);
//>     hipMemPrefetchAsync_v2(p, n, place, 0);  // HP101@5
#else
    cudaMemPrefetchAsync(p, n, device, s);
//>     hipMemPrefetchAsync(p, n, device, s);  // HP101@5
#endif
    cudaMemPrefetchAsync(p, n, device, s);
//>     hipMemPrefetchAsync(p, n, device, s);  // HP101@5
}
