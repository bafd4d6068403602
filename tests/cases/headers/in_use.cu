// What the headers with other names declare is there.
#include <vector_types.h>
#include <vector_functions.h>
#include <driver_types.h>
#include <texture_types.h>
#include <library_types.h>
#include <cuda_profiler_api.h>
#include <cuComplex.h>
#include <nvToolsExt.h>
#include <cublas_v2.h>
#include <nccl.h>
#include <device_launch_parameters.h>
#include <math_constants.h>
#include <cooperative_groups.h>

struct Job {
    cudaStream_t stream;
    cudaTextureDesc texture;
    cudaDataType type;
    cublasHandle_t blas;
    ncclComm_t communicator;
};

__global__ void scale(float4 *x, cuFloatComplex *y)
{
    x[threadIdx.x] = make_float4(CUDART_INF_F, 0, 0, 0);
    y[threadIdx.x] = cuCmulf(y[0], make_cuFloatComplex(0, 1));
    cooperative_groups::this_thread_block().sync();
}

int run(Job job, float4 *x, cuFloatComplex *y)
{
    cudaProfilerStart();
    nvtxRangePush("scale");
    scale<<<1, 32, 0, job.stream>>>(x, y);
    nvtxRangePop();
    return cudaProfilerStop();
}
