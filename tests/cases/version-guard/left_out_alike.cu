#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

size_t limit_of_cache();

#if CUDART_VERSION >= 11030
//~~~~~~~~~~~~~~~~~~~~~~~~~ HP603 warning 'CUDART_VERSION':
//~   #if on CUDART_VERSION: HIP decides as CUDA does; HIP takes none of its arms, so nothing defines limit_of_cache
//~   remedy: write it for AMD GPUs, in an arm for HIP
inline size_t limit_of_cache() {
    size_t size = 0;
    cudaDeviceGetLimit(&size, cudaLimitPersistingL2CacheSize);
//~                           ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP501 info:
//~   cudaLimitPersistingL2CacheSize has no counterpart in HIP: HIP has no such limit (in an #if arm that HIP does not take)
//~   remedy: replace cudaLimitPersistingL2CacheSize or leave it out on AMD GPUs
//>     hipDeviceGetLimit(&size, cudaLimitPersistingL2CacheSize);  // HP101@5
    return size;
}
#endif

#if CUDART_VERSION >= 11040
//~~~~~~~~~~~~~~~~~~~~~~~~~ HP603 info 'CUDART_VERSION':
//~   #if on CUDART_VERSION: HIP decides as CUDA does; HIP takes the #if arm of line 13
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if defined(__HIP_PLATFORM_AMD__) || CUDART_VERSION >= 11040  // HP603@5
inline void *policy() { return cudaAccessPropertyStreaming; }
//> inline void *policy() { return hipAccessPropertyStreaming; }  // HP101@32
#else
inline void *policy() { return nullptr; }
#endif

struct Report {
    size_t cache;
    void *policy;
};

void fill(Report &report) {
#if CUDART_VERSION >= 11030
//~~~~~~~~~~~~~~~~~~~~~~~~~ HP603 info 'CUDART_VERSION':
//~   #if on CUDART_VERSION: HIP decides as CUDA does; HIP takes the #else arm of line 27
//~   remedy: check that this arm is the right one on AMD GPUs
    report.cache = limit_of_cache();
#else
    report.cache = 0;
#endif
// This one is there in any case.
#if CUDART_VERSION >= 11020
//~~~~~~~~~~~~~~~~~~~~~~~~~ HP603 info 'CUDART_VERSION':
//~   #if on CUDART_VERSION: HIP decides as CUDA does; HIP takes the #if arm of line 31
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if defined(__HIP_PLATFORM_AMD__) || CUDART_VERSION >= 11020  // HP603@5
    report.policy = policy();
#endif
}

void show(Report &report) {
#if CUDART_VERSION >= 11030
//~~~~~~~~~~~~~~~~~~~~~~~~~ HP603 warning 'CUDART_VERSION':
//~   #if on CUDART_VERSION: HIP decides as CUDA does; HIP takes none of its arms, as nothing defines limit_of_cache in HIP
//~   remedy: write it for AMD GPUs, in an arm for HIP
    report.cache = limit_of_cache();
#endif
}
