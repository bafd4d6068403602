#include <cuda.h>
//> #include <hip/hip_runtime.h>  // HP110@11
// A library that is loaded before CUDA's, and counts what programs allocate.
#undef cuMemAlloc
//> #undef hipMalloc  // HP101@8
#undef cuMemFree
//> #undef hipFree  // HP101@8
static size_t total;
extern CUresult cuMemGetInfo(size_t *left, size_t *all);
//> extern hipError_t hipMemGetInfo(size_t *left, size_t *all);  // HP101@8 HP101@17
extern CUresult cuMemGetInfo_v2(size_t *left, size_t *all);
//> extern hipError_t hipMemGetInfo(size_t *left, size_t *all);  // HP101@8 HP101@17

CUresult cuMemAlloc(CUdeviceptr *p, size_t bytes) {
//> hipError_t hipMalloc(hipDeviceptr_t *p, size_t bytes) {  // HP101@1 HP101@10 HP101@21
    total += bytes;
    return CUDA_SUCCESS;
//>     return hipSuccess;  // HP101@12
}
//+ #if !defined(__HIP_PLATFORM_AMD__)  // HP213@1
CUresult cuMemAlloc_v2(CUdeviceptr *p, size_t bytes) {
//~      ^~~~~~~~~~~~~ HP213 info:
//~   this cuMemAlloc_v2 and the cuMemAlloc in line 9 are one function in HIP; the second is left out on AMD GPUs
//~   remedy: nothing to do: both do the same
//> hipError_t hipMalloc(hipDeviceptr_t *p, size_t bytes) {  // HP101@1 HP101@10 HP101@24
    total += bytes;
    return CUDA_SUCCESS;
//>     return hipSuccess;  // HP101@12
}
//+ #endif  // HP213@1
CUresult cuMemFree(CUdeviceptr p) { return CUDA_SUCCESS; }
//> hipError_t hipFree(hipDeviceptr_t p) { return hipSuccess; }  // HP101@1 HP101@10 HP101@20 HP101@44
//+ #if !defined(__HIP_PLATFORM_AMD__)  // HP213@1
CUresult cuMemFree_v2(CUdeviceptr p) { return p ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE; }
//~      ^~~~~~~~~~~~ HP213 warning:
//~   this cuMemFree_v2 and the cuMemFree in line 17 are one function in HIP; the second is left out on AMD GPUs
//~   remedy: check that the first one is right for all callers
//> hipError_t hipFree(hipDeviceptr_t p) { return p ? hipSuccess : hipErrorInvalidValue; }  // HP101@1 HP101@10 HP101@23 HP101@51 HP101@66
//+ #endif  // HP213@1
