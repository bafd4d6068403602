// What the headers with other names declare is there.
//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/nvtx.h"  // HP117@1
#include <vector_types.h>
//> #include <hip/hip_runtime_api.h>  // HP110@11
#include <vector_functions.h>
//-  // HP115@1
#include <driver_types.h>
//-  // HP115@1
#include <texture_types.h>
//-  // HP115@1
#include <library_types.h>
//> #include <hip/library_types.h>  // HP110@11
#include <cuda_profiler_api.h>
//-  // HP115@1
#include <cuComplex.h>
//> #include <hip/hip_complex.h>  // HP110@11
#include <nvToolsExt.h>
//-  // HP110@1
#include <cublas_v2.h>
//> #include <hipblas/hipblas.h>  // HP110@11
#include <nccl.h>
//> #include <rccl/rccl.h>  // HP110@11
#include <device_launch_parameters.h>
//-  // HP111@1
#include <math_constants.h>
//> #include <hip/hip_math_constants.h>  // HP110@11
#include <cooperative_groups.h>
//> #include <hip/hip_cooperative_groups.h>  // HP110@11

struct Job {
    cudaStream_t stream;
//>     hipStream_t stream;  // HP101@5
    cudaTextureDesc texture;
//>     hipTextureDesc texture;  // HP101@5
    cudaDataType type;
//>     hipDataType type;  // HP101@5
    cublasHandle_t blas;
//>     hipblasHandle_t blas;  // HP101@5
    ncclComm_t communicator;
};

__global__ void scale(float4 *x, cuFloatComplex *y)
//> __global__ void scale(float4 *x, hipFloatComplex *y)  // HP101@34
{
    x[threadIdx.x] = make_float4(CUDART_INF_F, 0, 0, 0);
//>     x[threadIdx.x] = make_float4(HIP_INF_F, 0, 0, 0);  // HP101@34
    y[threadIdx.x] = cuCmulf(y[0], make_cuFloatComplex(0, 1));
//>     y[threadIdx.x] = hipCmulf(y[0], make_hipFloatComplex(0, 1));  // HP101@22 HP101@36
    cooperative_groups::this_thread_block().sync();
}

int run(Job job, float4 *x, cuFloatComplex *y)
//> int run(Job job, float4 *x, hipFloatComplex *y)  // HP101@29
{
    cudaProfilerStart();
//~ ^~~~~~~~~~~~~~~~~ HP302 warning:
//~   cudaProfilerStart -> hipProfilerStart: it only returns hipErrorNotSupported in ROCm 7.2, which a check takes for a failure, as does the next one of hipGetLastError(); ROCm's profilers are controlled by roctxProfilerResume and roctxProfilerPause of rocprofiler-sdk-roctx
//~   remedy: check whether the code is affected
//>     hipProfilerStart();  // HP101@5
    nvtxRangePush("scale");
//>     roctxRangePush("scale");  // HP101@5
    scale<<<1, 32, 0, job.stream>>>(x, y);
    nvtxRangePop();
//>     roctxRangePop();  // HP101@5
    return cudaProfilerStop();
//~        ^~~~~~~~~~~~~~~~ HP302 warning:
//~   cudaProfilerStop -> hipProfilerStop: it only returns hipErrorNotSupported in ROCm 7.2, which a check takes for a failure, as does the next one of hipGetLastError(); ROCm's profilers are controlled by roctxProfilerResume and roctxProfilerPause of rocprofiler-sdk-roctx
//~   remedy: check whether the code is affected
//>     return hipProfilerStop();  // HP101@12
}
