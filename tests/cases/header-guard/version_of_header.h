// Forward declarations for sources that have not included CUDA's header: in the port, those without HIP's.
#ifndef CUDA_VERSION
//> #ifndef HIP_INCLUDE_HIP_HIP_RUNTIME_API_H  // HP605@9
typedef struct CUstream_st *CUstream;
//> typedef struct ihipStream_t *hipStream_t;  // HP101@16 HP101@29
using CUdevice = int;
//> using hipDevice_t = int;  // HP101@7
#endif
#if !defined(CUDART_VERSION)
//> #if !defined(HIP_INCLUDE_HIP_HIP_RUNTIME_API_H)  // HP605@14
struct CUstream_st;
//> struct ihipStream_t;  // HP101@8
#else
const bool has_runtime = true;
#endif
#ifdef CUDA_VERSION
//> #ifdef HIP_INCLUDE_HIP_HIP_RUNTIME_API_H  // HP605@8
#include <vector>
#else
enum cudaError : int;
//> enum hipError_t : int;  // HP101@6
#endif

// Here it is the version that matters, not the header.
#ifndef CUDA_VERSION
//~~~~~~~~~~~~~~~~~~ HP603 info 'CUDA_VERSION':
//~   #ifndef on CUDA_VERSION: HIP decides as CUDA does; HIP takes none of its arms
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if !(defined(__HIP_PLATFORM_AMD__) || defined(CUDA_VERSION))  // HP603@2
int version_of_cuda();
typedef CUstream own_stream;
//> typedef hipStream_t own_stream;  // HP101@9
#endif
#if !defined(CUDA_VERSION) || CUDA_VERSION < 9000
//~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP603 info 'CUDA_VERSION':
//~   #if on CUDA_VERSION: HIP decides as CUDA does; HIP takes none of its arms
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if !(defined(__HIP_PLATFORM_AMD__) || defined(CUDA_VERSION)) || (!defined(__HIP_PLATFORM_AMD__) && CUDA_VERSION < 9000)  // HP603@6 HP603@31
typedef struct CUctx_st *CUcontext;
//> typedef struct ihipCtx_t *hipCtx_t;  // HP101@16 HP101@26
#endif

void run(CUstream stream, CUdevice device, cudaError error);
//> void run(hipStream_t stream, hipDevice_t device, hipError_t error);  // HP101@10 HP101@27 HP101@44
