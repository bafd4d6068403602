#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#if !defined(LAB_NO_PDL) && CUDART_VERSION >= 11080
//~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP603 info 'CUDART_VERSION':
//~   #if on CUDART_VERSION: HIP decides as CUDA does; HIP takes none of its arms
//~   remedy: check that this arm is the right one on AMD GPUs
#define LAB_USE_PDL
#endif
#if CUDART_VERSION >= 11020
//~~~~~~~~~~~~~~~~~~~~~~~~~ HP603 info 'CUDART_VERSION':
//~   #if on CUDART_VERSION: HIP decides as CUDA does; HIP takes the #if arm of line 5
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if defined(__HIP_PLATFORM_AMD__) || CUDART_VERSION >= 11020  // HP603@5
#define LAB_USE_POOLS
#endif

#if defined(LAB_USE_PDL)
void serialize(cudaLaunchAttribute *attribute) { attribute->id = cudaLaunchAttributeProgrammaticStreamSerialization; }
//~                                                              ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP501 info:
//~   cudaLaunchAttributeProgrammaticStreamSerialization has no counterpart in HIP: programmatic dependent launch is not in HIP (in an #if arm that HIP does not take)
//~   remedy: replace cudaLaunchAttributeProgrammaticStreamSerialization or leave it out on AMD GPUs
//> void serialize(hipLaunchAttribute *attribute) { attribute->id = cudaLaunchAttributeProgrammaticStreamSerialization; }  // HP101@16
#endif
#ifdef LAB_USE_POOLS
void *allocate(size_t bytes, cudaStream_t stream) {
//> void *allocate(size_t bytes, hipStream_t stream) {  // HP101@30
    void *place = nullptr;
    cudaMallocAsync(&place, bytes, stream);
//>     hipMallocAsync(&place, bytes, stream);  // HP101@5
    return place;
}
#endif
