// Functions of HIP that only return hipErrorNotSupported: another one does the same, or the report says so.
#include <cuda.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <cuda_profiler_api.h>
//> #include <hip/hip_runtime_api.h>  // HP110@11

void contexts(CUcontext context) {
//> void contexts(hipCtx_t context) {  // HP101@15
    unsigned int flags;
    CUfunc_cache cache;
//>     hipFuncCache_t cache;  // HP101@5
    cuCtxSynchronize();
//>     hipDeviceSynchronize();  // HP101@5
    cuCtxGetFlags(&flags);
//>     hipGetDeviceFlags(&flags);  // HP101@5
    cuCtxGetCacheConfig(&cache);
//>     hipDeviceGetCacheConfig(&cache);  // HP101@5
    cuCtxSetSharedMemConfig(CU_SHARED_MEM_CONFIG_EIGHT_BYTE_BANK_SIZE);
//~ ^~~~~~~~~~~~~~~~~~~~~~~ HP709 info: cuCtxSetSharedMemConfig has no effect on AMD GPUs
//~   remedy: keep the call or remove it
//>     hipDeviceSetSharedMemConfig(hipSharedMemBankSizeEightByte);  // HP101@5 HP101@29
    cuCtxGetApiVersion(context, &flags);
//~ ^~~~~~~~~~~~~~~~~~ HP302 warning:
//~   cuCtxGetApiVersion -> hipCtxGetApiVersion: it only returns hipErrorNotSupported on AMD GPUs
//~   remedy: check whether the code is affected
//>     hipCtxGetApiVersion(context, &flags);  // HP101@5
    cudaProfilerStart();
//~ ^~~~~~~~~~~~~~~~~ HP302 warning:
//~   cudaProfilerStart -> hipProfilerStart: it only returns hipErrorNotSupported in ROCm 7.2, which a check takes for a failure, as does the next one of hipGetLastError(); ROCm's profilers are controlled by roctxProfilerResume and roctxProfilerPause of rocprofiler-sdk-roctx
//~   remedy: check whether the code is affected
//>     hipProfilerStart();  // HP101@5
}
