#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <curand_kernel.h>
//> #include <hiprand/hiprand_kernel.h>  // HP110@11

#ifndef __CUDACC_RTC__
//> #ifndef __HIPCC_RTC__  // HP602@9
namespace mine {
namespace detail {
#if defined(MINE_FOR_GPU)
typedef curandStateMRG32k3a_t curandState;
//~   kept curandState (defined by the project) x2
//> typedef hiprandStateMRG32k3a_t curandState;  // HP101@9
#else
typedef curandStateXORWOW_t curandState;
//> typedef hiprandState_t curandState;  // HP101@9
#endif
inline cudaError_t cudaFree(void *pointer) {
//~   kept cudaFree (defined by the project)
//> inline hipError_t cudaFree(void *pointer) {  // HP101@8
    return pointer ? ::cudaFree(pointer) : cudaSuccess;
//>     return pointer ? ::hipFree(pointer) : hipSuccess;  // HP101@24 HP101@44
}
}  // namespace detail
void release(void *pointer, detail::curandState *state) {
//~   kept curandState (in a namespace or class of the project)
    detail::cudaFree(pointer);
//~   kept cudaFree (in a namespace or class of the project)
    cudaFree(state);
//>     hipFree(state);  // HP101@5
}
}  // namespace mine
#endif
