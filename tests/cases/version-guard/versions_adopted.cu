#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

#if CUDART_VERSION < 9000
//~~~~~~~~~~~~~~~~~~~~~~~ HP603 info 'CUDART_VERSION':
//~   #if on CUDART_VERSION: HIP decides as CUDA does; HIP takes none of its arms
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if !defined(__HIP_PLATFORM_AMD__) && CUDART_VERSION < 9000  // HP603@5
#error "too old"
#endif
#if defined(CUDA_VERSION) && CUDA_VERSION >= 11020 && defined(USE_POOLS)
//~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP603 info 'CUDA_VERSION':
//~   #if on CUDA_VERSION: HIP decides as CUDA does; the project's own macros decide whether HIP takes the #if arm of line 6
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if (defined(__HIP_PLATFORM_AMD__) || defined(CUDA_VERSION)) && (defined(__HIP_PLATFORM_AMD__) || CUDA_VERSION >= 11020) && defined(USE_POOLS)  // HP603@5 HP603@30
void allocate(void **p, cudaStream_t s) { cudaMallocAsync(p, 4, s); }
//> void allocate(void **p, hipStream_t s) { hipMallocAsync(p, 4, s); }  // HP101@25 HP101@43
#elif CUDA_VERSION >= 13000
void allocate(void **p, cudaStream_t s) { cudaMallocFromPoolAsync(p, 4, 0, s); }
//> void allocate(void **p, hipStream_t s) { hipMallocFromPoolAsync(p, 4, 0, s); }  // HP101@25 HP101@43
#else
void allocate(void **p, cudaStream_t) { cudaMalloc(p, 4); }
//> void allocate(void **p, hipStream_t) { hipMalloc(p, 4); }  // HP101@25 HP101@41
#endif
#if __CUDACC_VER_MAJOR__ >= 11 || (__CUDACC_VER_MAJOR__ == 10 && __CUDACC_VER_MINOR__ >= 2)
//~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP603 info '__CUDACC_VER_MAJOR__':
//~   #if on __CUDACC_VER_MAJOR__, __CUDACC_VER_MINOR__: HIP decides as CUDA does; HIP takes the #if arm of line 13
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if (defined(__HIP_PLATFORM_AMD__) || __CUDACC_VER_MAJOR__ >= 11) || (__CUDACC_VER_MAJOR__ == 10 && __CUDACC_VER_MINOR__ >= 2)  // HP603@5
constexpr bool new_enough = true;
#else
constexpr bool new_enough = false;
#endif
#if CUDART_VERSION >= 11040
//~~~~~~~~~~~~~~~~~~~~~~~~~ HP603 info 'CUDART_VERSION':
//~   #if on CUDART_VERSION: HIP decides as CUDA does; HIP takes the #else arm of line 20
//~   remedy: check that this arm is the right one on AMD GPUs
cudaGraphConditionalHandle not_in_hip;
//~~~~~~~~~~~~~~~~~~~~~~~~ HP501 info:
//~   cudaGraphConditionalHandle has no counterpart in HIP: conditional graph nodes are not in HIP (in an #if arm that HIP does not take)
//~   remedy: replace cudaGraphConditionalHandle or leave it out on AMD GPUs
#else
int instead;
#endif
