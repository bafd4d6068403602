// A prototype of an API function follows the API.
#include <cuda_runtime_api.h>
//> #include <hip/hip_runtime_api.h>  // HP110@11

extern "C" cudaError_t cudaMalloc(void **p, size_t n);
//> extern "C" hipError_t hipMalloc(void **p, size_t n);  // HP101@12 HP101@24
cudaError_t cudaFree(void *);
//> hipError_t hipFree(void *);  // HP101@1 HP101@13
__attribute__((weak)) cudaError_t cudaProfilerStart();
//~                               ^~~~~~~~~~~~~~~~~ HP302 warning:
//~   cudaProfilerStart -> hipProfilerStart: it only returns hipErrorNotSupported in ROCm 7.2, which a check takes for a failure, as does the next one of hipGetLastError(); ROCm's profilers are controlled by roctxProfilerResume and roctxProfilerPause of rocprofiler-sdk-roctx
//~   remedy: check whether the code is affected
//> __attribute__((weak)) hipError_t hipProfilerStart();  // HP101@23 HP101@35
int use(void *p) { return cudaFree(p) + cudaProfilerStart(); }
//~                                     ^~~~~~~~~~~~~~~~~ HP302 warning:
//~   cudaProfilerStart -> hipProfilerStart: it only returns hipErrorNotSupported in ROCm 7.2, which a check takes for a failure, as does the next one of hipGetLastError(); ROCm's profilers are controlled by roctxProfilerResume and roctxProfilerPause of rocprofiler-sdk-roctx
//~   remedy: check whether the code is affected
//> int use(void *p) { return hipFree(p) + hipProfilerStart(); }  // HP101@27 HP101@41
