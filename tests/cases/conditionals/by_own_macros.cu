#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#if defined(__HIPCC__)
#define OWN_HIP 1
#endif
#if defined(__CUDA_ARCH__)
//~~~~~~~~~~~~~~~~~~~~~~~~ HP601 warning '__CUDA_ARCH__':
//~   #if on __CUDA_ARCH__: HIP takes none of its arms; HIP does not define it, so it counts as 0
//~   remedy: test __HIP_DEVICE_COMPILE__ for device code; add an arm for HIP where a feature is meant
#define HAS_BARRIERS 1
#endif
#if OWN_SETTING
#define HAS_MORE 1
#endif

__device__ void wait() {
#if defined(HAS_BARRIERS)
    asm volatile("bar.sync 1, 64;");
//~ ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP503 info 'asm':
//~   inline PTX (bar.sync) cannot run on AMD GPUs: HIP has no barrier for a part of a block: use __syncthreads() for the whole block (in an #if arm that HIP does not take)
//~   remedy: write it in C++ or with HIP's device functions, in an #if arm for HIP
#endif
#if defined(OWN_HIP)
    __builtin_amdgcn_s_barrier();
#elif defined(OWN_CUDA)
    asm volatile("bar.sync 2, 64;");
//~ ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP503 info 'asm':
//~   inline PTX (bar.sync) cannot run on AMD GPUs: HIP has no barrier for a part of a block: use __syncthreads() for the whole block (in an #if arm that HIP does not take)
//~   remedy: write it in C++ or with HIP's device functions, in an #if arm for HIP
#endif
// A build decides about these.
#ifdef HAS_MORE
    asm volatile("bar.sync 3, 64;");
//~ ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP503 error 'asm':
//~   inline PTX (bar.sync) cannot run on AMD GPUs: HIP has no barrier for a part of a block: use __syncthreads() for the whole block
//~   remedy: write it in C++ or with HIP's device functions, in an #if arm for HIP
#endif
}
